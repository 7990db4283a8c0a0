import {
  Component,
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Location, Outlet, type RouteObject, Router, useRoutes } from 'react-router';
import { type Navigation, type NavigationState, routeObjects, type Screen } from './navigation.ts';

const StateContext = createContext<NavigationState | undefined>(undefined);
const ErrorContext = createContext<unknown>(undefined);

/** What is shown. */
export function useNavigationState(): NavigationState {
  const state = useContext(StateContext);
  if (state === undefined) throw new Error('This component is rendered outside the navigation.');
  return state;
}

/** The current screen: another one for another part of the table. */
export const useScreen = (): Screen | undefined => useNavigationState().screens.at(-1);

/** What failed, for the `error` of a screen. */
export const useScreenError = (): unknown => useContext(ErrorContext);

/** Renders the screen of the address, with all that is around it. */
export function Screens({ navigation }: { navigation: Navigation }) {
  const [state, setState] = useState(navigation.state);
  useLayoutEffect(() => {
    // What stands in for a screen answers a press: nothing is shown before it.
    const update = () => {
      if (navigation.state.isReady) startTransition(() => setState(navigation.state));
      else setState(navigation.state);
    };
    update();
    return navigation.subscribe(update);
  }, [navigation]);
  const routes = useMemo(
    () => routeObjects(navigation.table, (screen) => ({ element: <Shown screen={screen} /> })),
    [navigation.table],
  );
  return (
    <StateContext value={state}>
      <Router basename={navigation.folder || '/'} location={state.location} navigator={navigation.navigator}>
        <Routed routes={routes} />
      </Router>
    </StateContext>
  );
}

function Routed({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

/** One screen of the table: its component, what stands in for it, or its error. */
function Shown({ screen }: { screen: Screen }) {
  const { error } = screen;
  const { location, failure, screens } = useNavigationState();
  if (error === undefined) return <Content screen={screen} />;
  if (failure && screen === screens.findLast((each, at) => each.error !== undefined && at <= failure.at))
    return <ErrorContext value={failure.error}>{error}</ErrorContext>;
  return (
    <Boundary location={location} error={error}>
      <Content screen={screen} />
    </Boundary>
  );
}

function Content({ screen }: { screen: Screen }) {
  const { components, isReady, screens } = useNavigationState();
  if (!isReady && screen === screens.findLast(({ fallback }) => fallback !== undefined))
    return screen.fallback;
  const Fetched = components.get(screen);
  return Fetched ? <Fetched /> : (screen.element ?? <Outlet />);
}

interface BoundaryProps {
  location: Location;
  error: ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  /** Where it failed. */
  readonly location: Location;
  readonly failure: { readonly error: unknown } | undefined;
}

/** Shows an error in place of what threw it, until the user goes elsewhere. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, failure: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState) {
    return location === state.location ? null : { location, failure: undefined };
  }

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    return <ErrorContext value={failure.error}>{this.props.error}</ErrorContext>;
  }
}

/** The events by which a user can scroll the page or move the focus. */
export const INPUTS = ['keydown', 'pointerdown', 'touchmove', 'wheel'] as const;

let hasInput = false;

/** Whether the user has done something since the screen was shown. */
export const hasUserActed = (): boolean => hasInput;

function watchInput(): () => void {
  hasInput = false;
  const note = () => {
    hasInput = true;
  };
  for (const input of INPUTS) window.addEventListener(input, note, true);
  return () => {
    for (const input of INPUTS) window.removeEventListener(input, note, true);
  };
}

/**
 * Scrolls a new screen to its top or to the part that the address names, and one that is returned to where it
 * was.
 */
export function ScrollRestoration() {
  const { location, scroll } = useNavigationState();
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each location begins anew
  useLayoutEffect(watchInput, [location]);
  useLayoutEffect(() => {
    const isStart = isFirst.current && scroll === undefined && location.hash === '';
    isFirst.current = false;
    if (scroll === false || isStart) return;
    const part = scroll === undefined ? document.getElementById(location.hash.slice(1)) : null;
    if (part) part.scrollIntoView();
    else window.scrollTo(0, scroll ?? 0);
  }, [location, scroll]);
  return null;
}
