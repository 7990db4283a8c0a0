import { SAMPLE_ENCOUNTER } from '../../state/samples.ts';
import { useGame } from '../../state/use-game.ts';
import { Button } from '../../ui/buttons/button.tsx';

/** The ready-made encounter, to be tried: it is stored and loaded. */
export function SampleEncounter({ onStored }: { onStored: (name: string) => void }) {
  const { samples } = useGame();
  const tryOut = async () => {
    if (await samples.storeEncounter()) onStored(SAMPLE_ENCOUNTER);
  };
  return <Button onClick={() => void tryOut()}>Try {SAMPLE_ENCOUNTER}, a sample</Button>;
}
