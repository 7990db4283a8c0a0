import { Coat, type CoatProps } from '../cards/arms/coat.tsx';
import { useArms } from '../state/use-arms.ts';

/** The coat of arms of a name, chosen or generated. */
export function NamedCoat({ name, size }: { name: string } & Pick<CoatProps, 'size'>) {
  return <Coat arms={useArms(name)} size={size} />;
}
