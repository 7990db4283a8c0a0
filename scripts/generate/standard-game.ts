import { readFileSync } from 'node:fs';
import type { GameData } from '../../src/core/game-data/game-data.ts';
import { mergePacks } from '../../src/core/game-data/merge-packs.ts';
import { parsePack } from '../../src/core/game-data/parse-pack.ts';
import { playOf } from '../../src/core/game-data/play-of.ts';
import { wordingText } from '../../src/core/lib/wording.ts';
import type { PlayPart } from '../../src/core/play/part.ts';
import type { Foe } from '../../src/core/play/parts/foes.ts';
import { runInHeading, textPieces } from '../../src/core/play/parts/rulebook.ts';
import { PLAY_PARTS, type Play } from '../../src/core/play/play.ts';
import { CONFIGURABLE_DAMAGE_TYPES } from '../../src/core/rules/vocabulary.ts';
import { fillTemplate, readTemplate } from './fill-template.ts';
import { table } from './table.ts';

/** The standard game, as game/build.mjs assembled it. */
function readStandardGame(): GameData {
  const pack = parsePack(JSON.parse(readFileSync('public/BaseGameData.json', 'utf8')));
  if (!pack.ok) throw new Error('The standard game is refused: npx tabard-check public/BaseGameData.json');
  return mergePacks([pack.value]);
}

/** Terms are bold, as a page cannot open their cards. */
function markdown(text: string): string {
  return textPieces(text)
    .map((piece) => (piece.isTerm ? `**${piece.text}**` : piece.text))
    .join('');
}

function paragraph(text: string): string {
  const { heading, rest } = runInHeading(text);
  return heading === undefined ? markdown(text) : `**${heading}** ${markdown(rest)}`;
}

function rulebook({ rulebook: pages }: Play): string {
  return pages
    .map(({ title, text }) =>
      [
        `## ${title}`,
        ...text.map((block) => {
          if (typeof block === 'string') return paragraph(block);
          const [head = [], ...rows] = block.table.map((row) => row.map(markdown));
          return table(head, rows);
        }),
      ].join('\n\n'),
    )
    .join('\n\n');
}

function foes(play: Play, { glossary }: GameData): string {
  const row = (foe: Foe): readonly string[] => {
    if ('sheet' in foe) return [foe.name, foe.text];
    const soak = CONFIGURABLE_DAMAGE_TYPES.flatMap((type) =>
      foe.soak[type] === 0 ? [] : [`${foe.soak[type]} ${glossary.damageTypeName(type)}`],
    );
    return [
      foe.name,
      foe.text,
      String(foe.maximumHealth),
      String(foe.maximumEnergy),
      String(foe.maximumAP),
      String(foe.dice),
      `${foe.power ?? 'none'} ${glossary.damageTypeName(foe.damageType)}`,
      soak.join(', ') || '0',
      String(foe.difficulty ?? play.difficulty?.base ?? 0),
    ];
  };
  return table(
    ['foe', '', 'health', 'energy', 'AP', 'dice', 'power', 'soak', 'difficulty'],
    play.foes.map(row),
  );
}

/** What the app does by the rules of the pack, in its own words. */
function rules(play: Play, { glossary }: GameData): string {
  const parts = Object.entries(PLAY_PARTS) as readonly (readonly [keyof Play, PlayPart<unknown>])[];
  return parts
    .flatMap(([name, part]) => part.describe(play[name], glossary))
    .map((wording) => `- ${wordingText(wording)}`)
    .join('\n');
}

/** docs/standard-game.md: the rulebook of the standard pack, its foes and its rules, and the balance. */
export function generateStandardGame(): string {
  const gameData = readStandardGame();
  const play = playOf(gameData);
  return fillTemplate(
    readTemplate('standard-game.template.md'),
    new Map([
      ['foes', foes(play, gameData)],
      ['rulebook', rulebook(play)],
      ['rules', rules(play, gameData)],
    ]),
  );
}
