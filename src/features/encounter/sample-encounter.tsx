import { SAMPLE_ENCOUNTER } from '../../state/samples.ts';
import { useGame } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';

/** A button that stores and loads the sample encounter. */
export function SampleEncounter({ onStored }: { onStored: (name: string) => void }) {
  const { samples } = useGame();
  const tryOut = async () => {
    if (await samples.storeEncounter()) onStored(SAMPLE_ENCOUNTER);
  };
  return <Button onClick={() => void tryOut()}>Try {SAMPLE_ENCOUNTER}, a sample</Button>;
}
