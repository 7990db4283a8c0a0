import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { idle } from '../platform/when-idle.ts';

type Read<Props> = () => Promise<ComponentType<Props>>;

/** A component whose code comes later, and a function that reads it before it is rendered. */
type OnDemand<Props> = readonly [component: ComponentType<Props>, prepare: () => Promise<void>];

/** How long to wait before code is asked for again, in milliseconds. */
const AGAIN = 1_000;

/** Whether the page is being left. */
let isBeingLeft = () => false;

/** Says how to tell that the page is being left: requests may fail then. Called before React begins. */
export function askAgainWhile(leaving: () => boolean): void {
  isBeingLeft = leaving;
}

/**
 * Reads code. While the page is being left a failure means nothing, and the user may stay: the code is asked
 * for again.
 */
export async function readCode<Code>(read: () => Promise<Code>): Promise<Code> {
  try {
    return await read();
  } catch (error) {
    if (!isBeingLeft()) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, AGAIN));
  return readCode(read);
}

/**
 * A component whose code comes when it is first rendered, with `standIn` in its place until then, and a
 * function that reads it before that, as when a pointer comes near its button. If that fails, rendering reads
 * it again, and throws if that fails too. Code is slow when it first runs: that rendering is cut into short
 * tasks, and each later one is at once. It is none of React's `lazy`: what suspends is shown after 300 ms at
 * the earliest, so that stand-ins do not flicker, and a dialog would open that late.
 */
export const onDemand = <Props extends object>(
  read: Read<Props>,
  standIn: ReactNode = null,
): OnDemand<Props> => renderedLater(read, standIn, false);

/** @param isFirstAtOnce the first rendering is at once too, of what the page shows as it starts */
function renderedLater<Props extends object>(
  read: Read<Props>,
  standIn: ReactNode,
  isFirstAtOnce: boolean,
): OnDemand<Props> {
  let component: ComponentType<Props> | undefined;
  let isAtOnce = isFirstAtOnce;
  const prepare = async () => {
    component ??= await readCode(read);
  };
  function Part(props: Props) {
    'use no memo';
    const [Shown, setShown] = useState(() => (isAtOnce ? component : undefined));
    useEffect(() => {
      if (Shown !== undefined) return;
      prepare().then(
        () => {
          isAtOnce = true;
          startTransition(() => setShown(() => component));
        },
        (error) =>
          setShown(() => {
            throw error;
          }),
      );
    }, [Shown]);
    return Shown === undefined ? standIn : <Shown {...props} />;
  }
  return [Part, () => prepare().catch(() => undefined)];
}

/**
 * Reads code that a press may need, one part after the other while the browser has nothing else to do.
 * @param prepares of `onDemand`: a constant
 */
export function usePrepared(prepares: readonly (() => Promise<void>)[]): void {
  useEffect(() => {
    let isHere = true;
    const prepareAll = async () => {
      for (const prepare of prepares) {
        await idle();
        if (!isHere) return;
        await prepare();
      }
    };
    void prepareAll();
    return () => {
      isHere = false;
    };
  }, [prepares]);
}

/** Whether React takes over what the build rendered. */
let hydrates = true;

/** For a page other than the one that the build rendered: called before React begins. */
export function renderAnew(): void {
  hydrates = false;
}

/** As `onDemand`, of what the build renders into the page: React's `lazy` takes that over. */
export function onFirstPage<Props extends object>(
  read: Read<Props>,
  standIn: ReactNode = null,
): OnDemand<Props> {
  const [Later, prepare] = renderedLater(read, standIn, true);
  const AsBuilt = lazy(async () => ({ default: await readCode(read) })) as ComponentType<Props>;
  function Part(props: Props) {
    'use no memo';
    if (!hydrates) return <Later {...props} />;
    return (
      <Suspense fallback={standIn}>
        <AsBuilt {...props} />
      </Suspense>
    );
  }
  return [Part, prepare];
}
