import { describe, expect, it } from 'vitest';
import { HOSTILE, pathsOf, SOUND_PLAY, withValue } from '../../testing/sound-play.ts';
import { valueAt } from '../game-data/editing/json-edit.ts';
import { readPlay } from './play.ts';

/** What reading finds, one line each. */
function told(json: unknown): readonly string[] {
  const lines: string[] = [];
  readPlay(json, {
    problem: (path, message) => lines.push(`${path}: ${message}`),
    unread: (path) => lines.push(`${path} is not read`),
    name: () => undefined,
    newName: () => undefined,
  });
  return lines;
}

describe('readPlay', () => {
  it('never throws for a wrong type at any place, and names the path of what it leaves out', () => {
    const soundPaths = [...pathsOf(SOUND_PLAY)];
    expect(soundPaths.length).toBeGreaterThan(100);
    expect(told(SOUND_PLAY)).toEqual([]);
    for (const path of soundPaths) {
      for (const hostile of HOSTILE) {
        const part = `$.play.${path[0]}`;
        for (const line of told(withValue(SOUND_PLAY, path, hostile)))
          expect(line.startsWith(part), `${path.join('.')}: ${line}`).toBe(true);
      }
    }
  });

  it('leaves out a text of 1 MB at any place of a text, and names its path', () => {
    const long = 'x'.repeat(1_000_000);
    const texts = [...pathsOf(SOUND_PLAY)].filter((path) => typeof valueAt(SOUND_PLAY, path) === 'string');
    expect(texts.length).toBeGreaterThan(40);
    for (const path of texts) {
      const found = told(withValue(SOUND_PLAY, path, long));
      expect(found, path.join('.')).not.toEqual([]);
      for (const line of found) expect(line.startsWith(`$.play.${path[0]}`), path.join('.')).toBe(true);
    }
  });
});
