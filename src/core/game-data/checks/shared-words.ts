import { isJsonObject } from '../../lib/name-map.ts';
import { normaliseName } from '../../lib/normalise-name.ts';
import { LABELLED } from '../../play/parts/labels.ts';
import { valueAt } from '../editing/json-edit.ts';
import { wordFor } from '../words.ts';
import { type Check, quoted, warning } from './finding.ts';

/** Labels of the pack that are the word of something else too. Of two own labels, the later one is told. */
export const sharedWords: Check = function* ({ json, gameData }) {
  const own = valueAt(json, ['play', 'labels']);
  if (!isJsonObject(own)) return;
  const words = LABELLED.map((key) => ({ key, word: normaliseName(wordFor(gameData, key)) }));
  const isOwn = (key: string) => Object.hasOwn(own, key);
  for (const [index, { key, word }] of words.entries()) {
    if (!isOwn(key) || own[key] !== wordFor(gameData, key)) continue;
    const other = words.find(
      (each, at) => each.word === word && each.key !== key && (at < index || !isOwn(each.key)),
    );
    if (other === undefined) continue;
    yield warning(
      ['play', 'labels', key],
      `${quoted(wordFor(gameData, key))} is also the word for ${other.key}.`,
      'Give one of them another word: their fields, buttons and costs look the same.',
    );
  }
};
