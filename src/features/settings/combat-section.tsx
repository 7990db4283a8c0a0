import { useSettings, useShell } from '../../state/use-shell.ts';
import { Switch } from '../../ui/fields/switch.tsx';
import styles from './settings-page.module.css';

/** The settings of combat. Rule: docs/rules/settings.md#the-end-of-a-round. */
export function CombatSection() {
  const { settings } = useShell();
  const { appliesRoundEnd, appliesTableHits } = useSettings();
  return (
    <section className={styles.group} aria-labelledby="combat">
      <h2 id="combat">Combat</h2>
      <div className={styles.switches}>
        <Switch
          label="Apply the end of a round without asking"
          checked={appliesRoundEnd}
          onChange={(value) => settings.change({ appliesRoundEnd: value })}
        />
        <Switch
          label="Apply hits from the table without asking"
          description="The game master’s device applies the players’ hits, and a player’s device those of the game master."
          checked={appliesTableHits}
          onChange={(value) => settings.change({ appliesTableHits: value })}
        />
      </div>
    </section>
  );
}
