import * as v from 'valibot';
import { isJsonObject } from '../lib/name-map.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { clamp, wholeNumber } from '../lib/whole-number.ts';
import { upgradeSettings } from './migrations.ts';
import { CURRENT_SETTINGS_VERSION, DEFAULT_SETTINGS, FLEX_SIZE, type Settings } from './settings.ts';

const NOT_SETTINGS = 'These settings cannot be read.';

const settingsSchema = v.object({
  version: v.literal(CURRENT_SETTINGS_VERSION),
  darkThemeEnabled: v.nullish(v.boolean(), DEFAULT_SETTINGS.darkThemeEnabled),
  deviceThemeEnabled: v.nullish(v.boolean(), DEFAULT_SETTINGS.deviceThemeEnabled),
  dicePrefix: v.nullish(v.string(), DEFAULT_SETTINGS.dicePrefix),
  diceSuffix: v.nullish(v.string(), DEFAULT_SETTINGS.diceSuffix),
  flexSize: v.pipe(
    v.nullish(v.number(), DEFAULT_SETTINGS.flexSize),
    v.transform((size) => clamp(wholeNumber(size), FLEX_SIZE.minimum, FLEX_SIZE.maximum)),
  ),
  navigate: v.nullish(v.boolean(), DEFAULT_SETTINGS.navigate),
  appliesRoundEnd: v.nullish(v.boolean(), DEFAULT_SETTINGS.appliesRoundEnd),
  appliesTableHits: v.nullish(v.boolean(), DEFAULT_SETTINGS.appliesTableHits),
  chosenArms: v.nullish(
    v.array(v.object({ name: v.string(), arms: v.string() })),
    DEFAULT_SETTINGS.chosenArms,
  ),
});

/**
 * Reads settings of any version, upgraded to the current one. Missing fields take their defaults and the tile
 * size is brought into its bounds; a wrong type or a version above the current one is refused.
 * Rule: docs/rules/settings.md#settings-record.
 */
export function parseSettings(json: unknown): Result<Settings, string> {
  if (!isJsonObject(json)) return fail(NOT_SETTINGS);
  const read = v.safeParse(settingsSchema, upgradeSettings(json));
  return read.success ? ok(read.output) : fail(NOT_SETTINGS);
}

/** The settings as they are stored. Rule: docs/rules/settings.md#settings-record. */
export function serializeSettings(settings: Settings): Record<string, unknown> {
  return { ...settings };
}
