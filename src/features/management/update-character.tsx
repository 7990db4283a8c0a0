import { useCharacter } from '../../state/use-game.ts';
import { Switch } from '../../ui/fields/switch.tsx';

interface UpdateCharacterProps {
  isUpdating: boolean;
  onChange: (isUpdating: boolean) => void;
}

/** The choice what becomes of the loaded character; nothing where none is loaded. */
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
      description="Off, the character is unloaded and stays stored as it is."
      checked={isUpdating}
      onChange={onChange}
    />
  );
}
