import type { LoweredBar } from '../character/sheet/sheet.ts';
import { RESOURCES } from '../rules/vocabulary.ts';
import type { Entrant, Fighter, Form, Habit } from './model.ts';
import type { FightRules } from './rules.ts';
import { slotValue } from './slots.ts';

/** Whether an action was performed in this phase, this round, the round before, or this combat. */
export const IN_PHASE = 1;
export const IN_ROUND = 2;
export const IN_PREVIOUS_ROUND = 4;
export const IN_COMBAT = 8;

/**
 * A fighter in a fight. Its numbers are computed once after each change of its form or its status effects.
 */
export class NumberFighter implements Fighter {
  readonly entrant: Entrant;
  readonly rules: FightRules;
  readonly index: number;
  readonly side: 0 | 1;
  form: Form;
  readonly resources: Float64Array;
  lowered: readonly LoweredBar[];
  readonly levels: Float64Array;
  readonly performed: Map<number, number>;
  round: number;
  phase: 1 | 2 | 3 = 1;
  isDown = false;
  position = 0;
  turnsLeft: number | undefined;
  habit: Habit | undefined;
  readonly experience = new Map<number, number>();
  readonly used = new Map<string, number>();
  readonly #changes: Float64Array;
  readonly #values: Float64Array;

  constructor(entrant: Entrant, rules: FightRules, index: number, side: 0 | 1) {
    this.entrant = entrant;
    this.rules = rules;
    this.index = index;
    this.side = side;
    this.form = entrant.form;
    this.resources = Float64Array.from(entrant.resources);
    this.lowered = entrant.lowered;
    this.levels = new Float64Array(rules.effects.length);
    this.performed = new Map(entrant.performed);
    this.round = entrant.round;
    this.#changes = new Float64Array(rules.rows.length);
    this.#values = new Float64Array(rules.rows.length);
    this.takeForm(entrant.form);
    for (const [effect, level] of entrant.levels) this.setLevel(effect, level);
  }

  value(slot: number): number {
    return this.#values[slot] ?? 0;
  }

  resource(index: number): number {
    return this.resources[index] ?? 0;
  }

  level(effect: number): number {
    return this.levels[effect] ?? 0;
  }

  setLevel(effect: number, level: number): void {
    const rise = level - this.level(effect);
    if (rise === 0) return;
    this.levels[effect] = level;
    for (const { slot, sign } of this.rules.effects[effect]?.changes ?? []) {
      const change = (this.#changes[slot] ?? 0) + sign * rise;
      this.#changes[slot] = change;
      this.#values[slot] = slotValue(this.form.bases, slot, change);
    }
  }

  takeForm(form: Form): void {
    this.form = form;
    for (let slot = 0; slot < this.#values.length; slot += 1) {
      this.#values[slot] = slotValue(form.bases, slot, this.#changes[slot] ?? 0);
    }
  }

  copy(): NumberFighter {
    const copy = new NumberFighter(
      { ...this.entrant, form: this.form, resources: [...this.resources], performed: this.performed },
      this.rules,
      this.index,
      this.side,
    );
    copy.lowered = this.lowered;
    for (const [effect, level] of this.levels.entries()) copy.setLevel(effect, level);
    copy.round = this.round;
    copy.phase = this.phase;
    copy.isDown = this.isDown;
    copy.position = this.position;
    copy.turnsLeft = this.turnsLeft;
    copy.habit = this.habit;
    return copy;
  }

  has(id: number, when: number): boolean {
    return ((this.performed.get(id) ?? 0) & when) !== 0;
  }

  record(id: number, name: string): void {
    this.performed.set(id, (this.performed.get(id) ?? 0) | IN_PHASE | IN_ROUND | IN_COMBAT);
    this.used.set(name, (this.used.get(name) ?? 0) + 1);
  }
}

export const HEALTH = RESOURCES.indexOf('HEALTH');
export const ENERGY = RESOURCES.indexOf('ENERGY');
export const VIGOR = RESOURCES.indexOf('VIGOR');
export const FOCUS = RESOURCES.indexOf('FOCUS');
export const BOOST_POINTS = RESOURCES.indexOf('BOOST_POINTS');
export const ACTION_POINTS = RESOURCES.indexOf('ACTION_POINTS');

/** The level of a status effect by its name. */
export function levelOf({ levels, rules }: Fighter, name: string): number {
  return levels[rules.effectIds.get(name) ?? -1] ?? 0;
}
