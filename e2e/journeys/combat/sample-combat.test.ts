import { expect, test } from '../../support/test.ts';

/** An action and its maneuvers. */
type Move = readonly string[];
type Phase = readonly Move[];

/** Three rounds of two phases each, as each sample's own notes advise. */
const COMBATS: Readonly<Record<string, readonly (readonly [Phase, Phase])[]>> = {
  'Odda Harrow': [
    [[['Guard', 'Brace']], [['Strike', 'Feint Cut', 'Sure Hand']]],
    [[['Catch Breath'], ['Strike', 'Draw Blood']], [['Move']]],
    [[['Second Wind']], [['Strike', 'Ante']]],
  ],
  'Ilse Wren': [
    [[['Flare', 'Kindling', 'Ante']], [['Spark']]],
    [[['Flare', 'White Heat']], [['Mend', 'Afterglow']]],
    [[['Gather'], ['Flare', 'Deep Light']], [['Catch Breath']]],
  ],
  'Tamsin Quill': [
    [[['Vanish'], ['Loose', 'First Blood', 'From the Dark']], [['Loose', 'Pinning Shot']]],
    [[['Loose', 'Aim']], [['Loose', 'Venom']]],
    [[['Snare'], ['Loose', 'Barbed Head']], [['Move', 'Hurry', 'Sure Foot']]],
  ],
  'Bartol Fenn': [
    [
      [
        ['Rally', 'Cheer'],
        ['Spring', 'Overwind'],
      ],
      [['Distract']],
    ],
    [[['Spring', 'Fire Pot']], [['Treat']]],
    [
      [
        ['Guard', 'Stand Firm'],
        ['Spring', 'Loaded Dice'],
      ],
      [['Catch Breath']],
    ],
  ],
};

for (const [index, [name, rounds]] of Object.entries(COMBATS).entries()) {
  const tag = index === 0 ? [] : '@thorough';
  test(`the sample ${name} fights three rounds`, { tag }, async ({ characters, combat }) => {
    test.slow();
    await characters.loadSample(name);
    await combat.openFromSheet();
    await combat.begin.click();

    const performAll = async (phase: Phase) => {
      for (const [action = '', ...maneuvers] of phase) {
        await combat.select(action);
        if (maneuvers.length > 0) await combat.add(...maneuvers);
        await combat.perform();
      }
    };
    for (const [round, [first, second]] of rounds.entries()) {
      await combat.expectTurn(`Round ${round + 1}`, 'Phase 1');
      await performAll(first);
      // Second Wind ends its phase.
      if (first.every(([action]) => action !== 'Second Wind')) await combat.nextPhase.click();
      await combat.expectTurn('Phase 2');
      await performAll(second);
      if (round < rounds.length - 1) await combat.nextRound.click();
    }
    await combat.endCombat();
    await expect(combat.begin).toBeEnabled();
  });
}
