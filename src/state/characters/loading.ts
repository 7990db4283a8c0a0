import type { Message } from '../../core/lib/wording.ts';
import type { LoadParts, LoadPlan, LoadPlanOutcome } from './load-plan.ts';

export interface LoadFlow {
  /** Works out what loading the character of this name would do. Changes nothing. */
  plan(name: string): Promise<LoadPlanOutcome>;
  /**
   * Carries a plan out: a snapshot where something is lost, the packs, the sheet. Returns why it could not, with
   * nothing changed.
   */
  carryOut(plan: LoadPlan): Promise<Message | undefined>;
}

/** The load flow, in a chunk of its own: the home page is there before it. */
export function createLoadFlow(parts: LoadParts): LoadFlow {
  const flow = () => import('./load-plan.ts');
  return {
    plan: async (name) => (await flow()).planLoad(parts, name),
    carryOut: async (plan) => (await flow()).carryOutLoad(parts, plan),
  };
}
