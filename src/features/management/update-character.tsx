import { useCharacter } from '../../state/use-game.ts';
import { Switch } from '../../ui/fields/switch.tsx';

interface UpdateCharacterProps {
  isUpdating: boolean;
  onChange: (isUpdating: boolean) => void;
}

/** Chooses whether the loaded character is updated or unloaded; renders nothing where none is loaded. */
export function UpdateCharacter({ isUpdating, onChange }: UpdateCharacterProps) {
  const character = useCharacter((loaded) => loaded?.sheet.name);
  if (!character) return null;
  return (
    <Switch
      label={
        <>
          Update <bdi>{character}</bdi> to the new Game Data
        </>
      }
      description="When off, the character is unloaded, and its stored data do not change."
      checked={isUpdating}
      onChange={onChange}
    />
  );
}
