import { type DamageType, PROPERTIES, RESOURCES } from '../rules/vocabulary.ts';

export const POWER = PROPERTIES.indexOf('POWER');
export const SKILL_LEVEL = PROPERTIES.indexOf('SKILL_LEVEL');
export const DICE_POOL = PROPERTIES.indexOf('DICE_POOL');
export const ANTE = PROPERTIES.indexOf('ANTE');
export const SUCCESSES = PROPERTIES.indexOf('SUCCESSES');
export const INFLICTED_LEVEL = PROPERTIES.indexOf('INFLICT_STATUS_EFFECT_LEVEL');

/** A status effect by its number, at a level. */
export interface EffectAtLevel {
  readonly effect: number;
  readonly level: number;
}

const NO_SKILLS: readonly string[] = [];
const NO_EFFECTS: readonly EffectAtLevel[] = [];
const NO_RESOURCES: readonly number[] = [];
const COSTS = PROPERTIES.length;
const NO_NUMBERS: readonly number[] = [...PROPERTIES, ...RESOURCES].map(() => 0);

/** The draft of an action as `Draft` of the rules, without the sources of its numbers. */
export class FastDraft {
  /** The changes by the order of PROPERTIES, and then the costs by the order of RESOURCES. */
  private numbers: number[];
  hasPower = false;
  chosenSkill: string | undefined = undefined;
  skillDefaults: readonly string[] = NO_SKILLS;
  /** The best of the defaults. */
  defaultSkill: string | undefined = undefined;
  /** The number of the effect, -1 for none. */
  inflicted = -1;
  damageType: DamageType = 'UNRELATED';
  weapon: string | undefined = undefined;
  gained: readonly EffectAtLevel[] = NO_EFFECTS;
  endsPhase = false;
  /** The resources with a cost or a gain, the first one first. */
  paid: readonly number[] = NO_RESOURCES;

  constructor(numbers: readonly number[] = NO_NUMBERS) {
    this.numbers = numbers.slice();
  }

  copy(): FastDraft {
    const copy = new FastDraft(this.numbers);
    copy.hasPower = this.hasPower;
    copy.chosenSkill = this.chosenSkill;
    copy.skillDefaults = this.skillDefaults;
    copy.defaultSkill = this.defaultSkill;
    copy.inflicted = this.inflicted;
    copy.damageType = this.damageType;
    copy.weapon = this.weapon;
    copy.gained = this.gained;
    copy.endsPhase = this.endsPhase;
    copy.paid = this.paid;
    return copy;
  }

  /** The change of a property. */
  changeOf(property: number): number {
    return this.numbers[property] ?? 0;
  }

  /** The cost in a resource, below 0 for a gain, without its modifier. */
  costIn(resource: number): number {
    return this.numbers[COSTS + resource] ?? 0;
  }

  change(property: number, amount: number): void {
    this.numbers[property] = (this.numbers[property] ?? 0) + amount;
    if (property === POWER) this.hasPower = true;
  }

  pay(resource: number, amount: number): void {
    this.numbers[COSTS + resource] = (this.numbers[COSTS + resource] ?? 0) + amount;
    if (!this.paid.includes(resource)) this.paid = [...this.paid, resource];
  }

  /** Sets all numbers: the changes, and then the costs. */
  setNumbers(changes: readonly number[], costs: readonly number[]): void {
    this.numbers = [...changes, ...costs];
  }
}
