import fc from 'fast-check';
import { FakeBrowser, type FakeTab } from './fake-browser.ts';
import { open, type TestStorage } from './test-codecs.ts';

interface ChangeAction {
  readonly kind: 'save' | 'type' | 'create' | 'rename' | 'remove';
  /** An index in `NAMES`. */
  readonly name: number;
  /** Whether the next step waits for it. */
  readonly waits: boolean;
}

interface EventAction {
  readonly kind: 'wait' | 'hide' | 'show' | 'crash' | 'reload' | 'back-in-time';
}

type Action = ChangeAction | EventAction;

export interface TabStep {
  readonly tab: number;
  readonly action: Action;
}

const NAMES = ['Aria', 'Brom'];
const nameAt = (index: number): string => NAMES[index] ?? 'Aria';

const notesOf = (storage: TestStorage, name: string): string | undefined =>
  storage.characters.get(name)?.value.notes;

const ANY_ACTION: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom('save', 'save', 'save', 'type', 'create', 'rename', 'remove'),
      name: fc.nat({ max: NAMES.length - 1 }),
      waits: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.constantFrom<Action>({ kind: 'wait' }, { kind: 'hide' }, { kind: 'show' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Action>({ kind: 'crash' }, { kind: 'reload' }, { kind: 'back-in-time' }),
  },
);

/** Tracks every version from its acknowledged save until a tab that has seen it overwrites it. */
class Ledger {
  #count = 0;
  readonly acknowledged = new Set<string>();
  readonly #successors = new Map<string, string[]>();
  readonly #removed = new Set<string>();

  next(): string {
    this.#count += 1;
    return `version ${this.#count}.`;
  }

  succeeds(version: string, parent: string | undefined): void {
    if (parent !== undefined)
      this.#successors.set(parent, [...(this.#successors.get(parent) ?? []), version]);
  }

  remove(version: string | undefined): void {
    if (version !== undefined) this.#removed.add(version);
  }

  /** Whether a version is still stored, or was removed or replaced by a tab that had seen it. */
  #accountsFor(version: string, stored: string): boolean {
    if (stored.includes(version) || this.#removed.has(version)) return true;
    return (this.#successors.get(version) ?? []).some((next) => this.#accountsFor(next, stored));
  }

  lost(stored: string): string[] {
    return [...this.acknowledged].filter((version) => !this.#accountsFor(version, stored));
  }
}

interface OpenTab {
  readonly tab: FakeTab;
  readonly storage: TestStorage;
}

class Tabs {
  readonly browser = new FakeBrowser();
  readonly ledger = new Ledger();
  readonly #open: OpenTab[] = [];
  #running: Promise<unknown>[] = [];
  #flushed = new Map<string, string>();

  async openTab(index: number): Promise<void> {
    // The third tab receives no messages, as if it were frozen.
    const tab = this.browser.tab(index === 2 ? { openChannel: undefined } : {});
    this.#open[index] = { tab, storage: await open(tab.environment) };
  }

  async step({ tab: index, action }: TabStep): Promise<void> {
    const opened = this.#open[index];
    if (!opened) return;
    if ('name' in action) await this.#change(opened.storage, action);
    else await this.#happen(index, opened, action.kind);
  }

  /** A user's action on a character. */
  async #change(storage: TestStorage, { kind, name: nameIndex, waits }: ChangeAction): Promise<void> {
    const name = nameAt(nameIndex);
    if (kind === 'save' || kind === 'create') await this.#save(storage, kind, name, waits);
    else if (kind === 'type') await this.#type(storage, name, waits);
    else if (kind === 'rename') await this.#rename(storage, name);
    else await this.#remove(storage, name);
  }

  async #save(storage: TestStorage, kind: 'save' | 'create', name: string, waits: boolean): Promise<void> {
    const version = this.ledger.next();
    if (kind === 'save') this.ledger.succeeds(version, notesOf(storage, name));
    const saving = storage.characters[kind]({ name, notes: version }).then((outcome) => {
      const isSafe = outcome.kind === 'saved' || outcome.kind === 'kept-both';
      if (isSafe) this.ledger.acknowledged.add(version);
    });
    this.#running.push(saving);
    // A user who creates a character waits for the outcome.
    if (waits || kind === 'create') await saving;
  }

  async #type(storage: TestStorage, name: string, waits: boolean): Promise<void> {
    const version = this.ledger.next();
    this.ledger.succeeds(version, notesOf(storage, name));
    storage.characters.saveSoon({ name, notes: version });
    if (!waits) return;
    await storage.flush();
    if (storage.status().saving === 'saved') this.ledger.acknowledged.add(version);
  }

  async #rename(storage: TestStorage, name: string): Promise<void> {
    await storage.flush();
    const version = this.ledger.next();
    const before = notesOf(storage, name);
    const outcome = await storage.characters.rename(name, { name: `${name} the Second`, notes: version });
    if (outcome.kind !== 'saved') return;
    this.ledger.succeeds(version, before);
    this.ledger.acknowledged.add(version);
  }

  async #remove(storage: TestStorage, name: string): Promise<void> {
    await storage.flush();
    const before = notesOf(storage, name);
    const outcome = await storage.characters.remove(name, { withoutSnapshot: true });
    if (outcome.kind === 'removed') this.ledger.remove(before);
  }

  /** An event of a tab. */
  async #happen(index: number, { tab, storage }: OpenTab, kind: EventAction['kind']): Promise<void> {
    switch (kind) {
      case 'wait':
        await this.settle();
        this.#flushed = new Map(this.browser.localStorage?.items);
        return;
      case 'hide':
        return tab.hide();
      case 'show':
        return tab.show();
      case 'back-in-time':
        this.browser.now -= 86_400_000;
        return;
      case 'reload':
        await storage.close();
        return this.#restart(index, false);
      case 'crash':
        tab.crash();
        return this.#restart(index, true);
    }
  }

  async #restart(index: number, forgets: boolean): Promise<void> {
    const items = this.browser.localStorage?.items;
    if (forgets && items && this.#open.length === 1) {
      items.clear();
      for (const [address, text] of this.#flushed) items.set(address, text);
    }
    await this.openTab(index);
  }

  async settle(): Promise<void> {
    await Promise.all(this.#running);
    this.#running = [];
    await Promise.all(this.#open.map(({ storage }) => storage.flush()));
  }

  /** All notes in a tab that is opened afterwards. */
  async finalNotes(): Promise<string> {
    await this.settle();
    for (const { storage } of this.#open) await storage.close();
    const storage = await open(this.browser.tab().environment);
    return [...storage.characters.entries().values()].map(({ value }) => value.notes).join(' ');
  }
}

/** Performs the steps and returns the versions that were lost silently. */
export async function play(tabCount: number, steps: readonly TabStep[]): Promise<string[]> {
  const tabs = new Tabs();
  for (let index = 0; index < tabCount; index += 1) await tabs.openTab(index);
  for (const step of steps) await tabs.step(step);
  return tabs.ledger.lost(await tabs.finalNotes());
}

/** A random interleaving of user actions in this number of tabs. */
export function stepsIn(tabCount: number): fc.Arbitrary<TabStep[]> {
  return fc.array(fc.record({ tab: fc.nat({ max: tabCount - 1 }), action: ANY_ACTION }), {
    minLength: 3,
    maxLength: 25,
  });
}
