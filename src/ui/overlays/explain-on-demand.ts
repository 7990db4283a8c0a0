import { onDemand } from '../on-demand.tsx';

/** The list of an explanation, whose code comes when one is opened. */
export const [LazyExplainPopup, prepareExplanation] = onDemand(() =>
  import('./explain-popup.tsx').then((module) => module.ExplainPopup),
);
