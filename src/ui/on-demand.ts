import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A component whose code comes when it is first rendered, and a function that reads it before that, as when a pointer
 * comes near its button. If that fails, rendering reads it again and says so.
 */
export function onDemand<Props>(
  read: () => Promise<ComponentType<Props>>,
): readonly [LazyExoticComponent<ComponentType<Props>>, () => void] {
  return [
    lazy(async () => ({ default: await read() })),
    () => {
      read().catch(() => {});
    },
  ];
}
