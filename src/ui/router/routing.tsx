import {
  Component,
  type ComponentPropsWithRef,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Location, type ScreenState, type To, textOf } from './address.ts';
import { matchPath, type Params, type Route } from './match.ts';
import type { NavigateOptions, Router, RouterState } from './router.ts';

const RouterContext = createContext<Router | undefined>(undefined);
const StateContext = createContext<RouterState | undefined>(undefined);
/** Which of the routes is rendered, from the outermost. */
const DepthContext = createContext(0);
const ErrorContext = createContext<unknown>(undefined);

function useRouter(): Router {
  const router = useContext(RouterContext);
  if (router === undefined) throw new Error('This component is rendered outside the router.');
  return router;
}

/** What is shown. */
export function useRouterState(): RouterState {
  const state = useContext(StateContext);
  if (state === undefined) throw new Error('This component is rendered outside the router.');
  return state;
}

export const useLocation = (): Location => useRouterState().location;
/** The named segments of the address. */
export const useParams = (): Params => useRouterState().params;
/** The route of the current screen: another one for another screen. */
export const useScreen = (): Route | undefined => useRouterState().routes.at(-1);
/** Whether the address has this path. */
export const useMatch = (path: string): boolean => matchPath(path, useLocation().pathname);
/** Goes to an address. */
export const useNavigate = (): Router['navigate'] => useRouter().navigate;
/** What failed, for the `error` of a route. */
export const useRouteError = (): unknown => useContext(ErrorContext);

/** The search parameters of the address, and how to change them. */
export function useSearchParams(): readonly [
  URLSearchParams,
  (parameters: URLSearchParams, options?: NavigateOptions) => void,
] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  return [parameters, (next, options) => void navigate({ pathname, search: `?${next}` }, options)];
}

/** Renders the screen of the address, with all that is around it. */
export function RouterProvider({ router }: { router: Router }) {
  'use no memo';
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const update = () => startTransition(() => setState(router.state));
    update();
    return router.subscribe(update);
  }, [router]);
  return (
    <RouterContext value={router}>
      <StateContext value={state}>
        <DepthContext value={-1}>
          <Outlet />
        </DepthContext>
      </StateContext>
    </RouterContext>
  );
}

/** Renders the next route inside the one around it. */
export function Outlet() {
  'use no memo';
  const at = useContext(DepthContext) + 1;
  const { routes, elements, failure, isReady, location } = useRouterState();
  const route = routes[at];
  if (route === undefined) return null;
  const isWaiting = !isReady && at === routes.findLastIndex(({ fallback }) => fallback !== undefined);
  const element = isWaiting ? route.fallback : (elements[at] ?? <Outlet />);
  const shown = (
    <DepthContext value={at}>
      {failure?.at === at ? <ErrorContext value={failure.error}>{route.error}</ErrorContext> : element}
    </DepthContext>
  );
  if (route.error === undefined) return shown;
  return (
    <Boundary location={location} error={route.error}>
      {shown}
    </Boundary>
  );
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

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: To;
  /** Given to the screen, as its location's `state`. */
  state?: ScreenState;
  /** The browser loads the page anew. */
  reloadDocument?: boolean;
}

/** A link to an address of the app. */
export function Link({ to, state, reloadDocument = false, onClick, ...rest }: LinkProps) {
  'use no memo';
  const { hrefOf, navigate } = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || reloadDocument || !isPlain || (rest.target ?? '_self') !== '_self') return;
    event.preventDefault();
    void navigate(to, { state });
  };
  return <a {...rest} href={hrefOf(to)} onClick={follow} />;
}

/** A link that says whether it leads to the current screen. */
export function NavLink(props: LinkProps) {
  const isCurrent = useMatch(textOf(props.to));
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />;
}

/** Leads on to another address. */
export function Navigate({ to, replace = false }: { to: To; replace?: boolean }) {
  const navigate = useNavigate();
  const target = textOf(to);
  useEffect(() => void navigate(target, { replace }), [navigate, target, replace]);
  return null;
}

/**
 * Scrolls a new screen to its top or to the part that the address names, and one that is returned to where it was.
 */
export function ScrollRestoration() {
  'use no memo';
  const { location, scroll } = useRouterState();
  const isFirst = useRef(true);
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
