import { useSettings, useShell } from '../../state/use-shell.ts';
import { Slider } from '../../ui/fields/slider.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useMedia } from '../../ui/layout/use-media.ts';
import { CombatSection } from './combat-section.tsx';
import { DataSection } from './data/data-section.tsx';
import { OfflineSection } from './offline-section.tsx';
import styles from './settings-page.module.css';

/**
 * Every setting. Each change is saved immediately and applies in every open tab.
 * Rule: docs/rules/settings.md#settings-record.
 */
export function SettingsPage() {
  const { settings } = useShell();
  const { darkThemeEnabled, deviceThemeEnabled, dicePrefix, diceSuffix, flexSize, navigate } = useSettings();
  const isDeviceDark = useMedia('(prefers-color-scheme: dark)');
  const isDark = deviceThemeEnabled ? isDeviceDark : darkThemeEnabled;
  return (
    <Page title="Settings">
      <div className={styles.columns}>
        <div className={styles.groups}>
          <div className={styles.column}>
            <section className={styles.group} aria-labelledby="look">
              <h2 id="look">Look</h2>
              <div className={styles.switches}>
                <Switch
                  label="Dark Theme"
                  checked={isDark}
                  onChange={(value) =>
                    settings.change({ darkThemeEnabled: value, deviceThemeEnabled: false })
                  }
                />
                <Switch
                  label="Use the device’s theme"
                  checked={deviceThemeEnabled}
                  onChange={(value) =>
                    settings.change({ darkThemeEnabled: isDark, deviceThemeEnabled: value })
                  }
                />
              </div>
              <Slider
                label="Tile Size"
                description="How much width each tile of the sheet gives to its content."
                min={1}
                max={8}
                value={flexSize}
                onChange={(value) => settings.change({ flexSize: value })}
              />
            </section>
            <section className={styles.group} aria-labelledby="dice">
              <h2 id="dice">Dice</h2>
              <p className={styles.hint}>
                Text added around copied dice, e.g. for a chat bot. Now:{' '}
                <code>
                  <bdi>{`${dicePrefix}4d6${diceSuffix}`}</bdi>
                </code>
              </p>
              <div className={styles.pair}>
                <TextField
                  label="Dice Prefix"
                  value={dicePrefix}
                  onChange={(value) => settings.change({ dicePrefix: value })}
                />
                <TextField
                  label="Dice Suffix"
                  value={diceSuffix}
                  onChange={(value) => settings.change({ diceSuffix: value })}
                />
              </div>
            </section>
          </div>
          <div className={styles.column}>
            <section className={styles.group} aria-labelledby="editing">
              <h2 id="editing">Editing</h2>
              <div className={styles.switches}>
                <Switch
                  label="Navigate to sheet after submit"
                  checked={navigate}
                  onChange={(value) => settings.change({ navigate: value })}
                />
              </div>
            </section>
            <CombatSection />
            <OfflineSection />
          </div>
        </div>
        <DataSection />
      </div>
    </Page>
  );
}
