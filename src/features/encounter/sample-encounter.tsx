import { SAMPLE_ENCOUNTER, storeSampleEncounter } from '../../state/samples.ts';
import { useApplication } from '../../state/use-application.ts';
import { Button } from '../../ui/buttons/button.tsx';

/** The ready-made encounter, to be tried: it is stored and loaded. */
export function SampleEncounter({ onStored }: { onStored: (name: string) => void }) {
  const application = useApplication();
  const tryOut = async () => {
    if (await storeSampleEncounter(application)) onStored(SAMPLE_ENCOUNTER);
  };
  return <Button onClick={() => void tryOut()}>Try {SAMPLE_ENCOUNTER}, a sample</Button>;
}
