import { mayReload, watchLeaving } from '../../platform/service-worker/reload-when-stale.ts';
import { mirroredTexts } from '../../storage/mirror/mirrored-texts.ts';
import { nameToSegment } from '../paths.ts';
import { isSidebarOpen } from '../shell/open-sidebar.ts';
import { isSearchKey } from '../shell/search/is-search-key.ts';
import { holdTyping } from '../shell/search/typed-ahead.ts';
import { afterFrame } from './after-frame.ts';
import {
  chooseShell,
  figuresOf,
  type MirroredCharacter,
  type ShellChoice,
  type ShellName,
  wordsOf,
} from './choose-shell.ts';
import { type EarlyPage, PLACEHOLDER } from './early-api.ts';
import { fetchFiles, fetchScreen, listedFiles } from './fetch-ahead.ts';
import { fillFrame, isStep, noteStep } from './fill-frame.ts';
import { mirroredFields, REMEMBERED } from './first-visit.ts';
import { carryOutPresses, controlOf, noteDown } from './held-presses.ts';
import { keepForm } from './kept-form.ts';
import { selectNumbersOnFocus } from './select-numbers.ts';

/**
 * Chooses what stands on the page until the app does (docs/decisions/025-the-first-paint-is-the-page.md), and takes presses
 * until then. `after-content.ts` runs it. It writes text, attributes and copies of the page's own templates alone.
 */

const BASE = import.meta.env.BASE_URL;
const root = document.documentElement;
/** The placeholder in an address. */
const ESCAPED = encodeURIComponent(PLACEHOLDER);

const mirror = mirroredTexts();

const pathOf = (address: string) => new URL(address, location.href).pathname.slice(BASE.length);

/** Puts a name, as text, where the build rendered the placeholder. */
function fillName(node: Node, name: string): void {
  if (node.nodeType === Node.TEXT_NODE)
    node.nodeValue = node.nodeValue?.replaceAll(PLACEHOLDER, () => name) ?? '';
  for (const { name: attribute, value } of node instanceof Element ? [...node.attributes] : []) {
    const filled = value.replaceAll(PLACEHOLDER, () => name).replaceAll(ESCAPED, () => nameToSegment(name));
    if (filled !== value) (node as Element).setAttribute(attribute, filled);
  }
  for (const child of node.childNodes) fillName(child, name);
}

/** A copy of what the build rendered for a shell; undefined for the page of a first visit. */
function copyOf(shell: ShellName): DocumentFragment | undefined {
  const template = document.getElementById(`shell-${shell}`);
  return template instanceof HTMLTemplateElement ? document.importNode(template.content, true) : undefined;
}

/** What stands in for the screens of a character, filled for the one at a path. */
function frameOf(character: MirroredCharacter, pathname: string): DocumentFragment | undefined {
  const content = copyOf('character');
  if (content) {
    fillName(content, character.name);
    fillFrame(content, character, pathname);
  }
  return content;
}

function spanOf(text: string): HTMLSpanElement {
  const span = document.createElement('span');
  span.textContent = text;
  return span;
}

/** Shows a shell in place of what stands there. */
function show({ shell, character }: ShellChoice): void {
  root.dataset.shell = shell;
  root.toggleAttribute('data-bottom-bar', shell === 'character');
  const content = shell === 'character' && character ? frameOf(character, location.pathname) : copyOf(shell);
  const page = document.getElementById('root');
  const place = shell === 'bare' ? page : page?.querySelector('main');
  if (!content || !place) return;
  if (character && shell === 'home') {
    fillName(content, character.name);
    content.querySelector('[data-standing]')?.replaceChildren(...(character.standing ?? []).map(spanOf));
  }
  place.replaceChildren(content);
}

let showsSidebar = false;

/** A sidebar that was left open stands open again, where it does not cover the page. */
function openSidebar(): void {
  const sidebar = document.getElementById('sidebar');
  showsSidebar = isSidebarOpen(mirroredFields(mirror?.getItem(REMEMBERED)).sidebarOpen);
  if (!showsSidebar || !sidebar) return;
  sidebar.hidden = false;
  sidebar.parentElement?.setAttribute('data-sidebar', 'true');
  document.querySelector('[aria-controls=sidebar]')?.setAttribute('aria-expanded', 'true');
  // The app makes its own page: this one is not as the build rendered it.
  if (root.dataset.shell === 'first-visit') root.dataset.shell = 'home';
}

/** The button that opens the search. */
const SEARCH = '[aria-keyshortcuts~="Control+K"]';

/** Ends when the app has its own form in place of the page's. */
const form = new AbortController();
let isStarting = false;
/** What was pressed and waits for the app: the steps of a frame, which add up, and one control after them. */
let held: readonly HTMLElement[] = [];

/**
 * A press before the app has started: a link of the app shows the frame of its screen, where the app then
 * starts, and the press of a button waits for it.
 */
function take(event: MouseEvent): void {
  const control = controlOf(event);
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!control || !isPlain || control.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  event.stopPropagation();
  root.dataset.pressed = '';
  const isLink = control instanceof HTMLAnchorElement;
  const steps = held.filter(isStep);
  // A link must not lose the steps before it: it is followed when the app has carried them out.
  const waits = isStarting || !isLink || steps.length > 0;
  if (waits) held = [...steps, control];
  if (isStep(control)) noteStep(control);
  else if (isStarting) coverMain(isLink ? new URL(control.href) : undefined);
  else if (!waits) {
    history.pushState(null, '', control.href);
    show(chooseShell(pathOf(control.href), mirror));
  }
  if (control.matches(SEARCH)) holdTyping();
  if (isLink) fetchScreen(pathOf(control.href));
}

/**
 * While React takes over the home page, its main part must stay as it is: the form of a new character stands above it
 * until the app takes it from there (`.cover` in index.html), or until the next press.
 * @param goal where the press leads
 */
function coverMain(goal: URL | undefined): void {
  const main = document.querySelector('#root main');
  const { kept } = early;
  if (kept?.cover) {
    kept.cover.remove();
    kept.end();
    delete early.kept;
  }
  if (!main || !goal || pathOf(location.href) !== '') return;
  if (chooseShell(pathOf(goal.href), mirror).shell !== 'new-character') return;
  early.keep(goal.pathname);
  const { left, top, width } = main.getBoundingClientRect();
  const cover = document.createElement('main');
  cover.className = `cover ${main.className}`;
  Object.assign(cover.style, { left: `${left}px`, top: `${top + scrollY}px`, width: `${width}px` });
  cover.append(...(early.kept?.nodes ?? []));
  document.getElementById('root')?.before(cover);
  if (early.kept) early.kept.cover = cover;
}

/**
 * Ctrl+K presses `Search` until the app listens for it, which is after it has started: the key then comes here with
 * its default prevented.
 */
function pressSearch(event: KeyboardEvent): void {
  const search = document.querySelector<HTMLElement>(`#root ${SEARCH}`);
  if (event.defaultPrevented || !isSearchKey(event) || !search) return;
  event.preventDefault();
  search.click();
}

/**
 * The app is not coming, as where the host has a newer build than this page: the page is loaded anew, once, unless
 * that would lose what is typed. Otherwise links lead to where they say again.
 */
function giveUp(): void {
  removeEventListener('click', take, true);
  const last = held.at(-1);
  if (last instanceof HTMLAnchorElement) location.assign(last.href);
  else if (!isTyped() && mayReload()) location.reload();
}

const isTyped = () =>
  [...document.querySelectorAll<HTMLInputElement>('main input')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** The page may be painted before all of it has come: React takes over, and the build's list is read, at its end. */
function whenParsed(act: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act, { once: true });
  else act();
}

/**
 * Fetches and runs the app once the page is painted. Each request takes the main thread of a slow phone as long
 * as a part of the page's layout, so none comes before the paint.
 */
const startAfterPaint = () =>
  afterFrame(() =>
    whenParsed(() => {
      for (const file of listedFiles().start ?? []) import(/* @vite-ignore */ `${BASE}${file}`).catch(giveUp);
      if (showsSidebar) fetchFiles(listedFiles().sidebar ?? []);
      fetchScreen(pathOf(location.href));
    }),
  );

/**
 * Lets the page use its own fonts: from the cache at once, so that no later swap lays out a screen twice; from the
 * network neither before the first paint nor beside the app.
 */
const applyFaces = () => document.getElementById('faces')?.removeAttribute('media');

const choice = chooseShell(pathOf(location.href), mirror);

function takePage(): void {
  show(choice);
  openSidebar();
  if (navigator.serviceWorker?.controller) applyFaces();
  delete root.dataset.unfilled;
  startAfterPaint();
}

const early: EarlyPage = {
  fill() {
    if (root.dataset.unfilled !== undefined) takePage();
  },
  starts() {
    isStarting = true;
    if (root.dataset.shell === 'new-character')
      early.kept = keepForm([...(document.querySelector('main')?.childNodes ?? [])], form, location.pathname);
    else form.abort();
    return root.dataset.shell === 'first-visit';
  },
  keep(pathname) {
    if (early.kept?.cover) return;
    const end = new AbortController();
    early.kept = keepForm([...(copyOf('new-character')?.childNodes ?? [])], end, pathname);
    selectNumbersOnFocus(end.signal);
  },
  frame: (name, sheet, barWords, pathname) =>
    frameOf({ name, figures: figuresOf(sheet), words: wordsOf(barWords) }, pathname),
  started() {
    removeEventListener('click', take, true);
    delete root.dataset.pressed;
    delete root.dataset.shell;
    applyFaces();
    carryOutPresses(held);
  },
};

if (root.dataset.shell !== 'refused') {
  watchLeaving();
  addEventListener('click', take, true);
  addEventListener('pointerdown', noteDown, true);
  addEventListener('keydown', pressSearch);
  selectNumbersOnFocus(form.signal);
  window.early = early;
  const { firstPress } = window;
  firstPress?.listening.abort();
  // The browser is on its way to where a link leads.
  if (firstPress?.event && !(controlOf(firstPress.event) instanceof HTMLAnchorElement))
    take(firstPress.event);
  if (root.dataset.unfilled === undefined) takePage();
}
