import { onDemand } from '../on-demand.tsx';

/** The pad, whose code comes when one is opened. */
export const [LazyPad, preparePad] = onDemand(() => import('./pad.tsx').then((module) => module.Pad));
