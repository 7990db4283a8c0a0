import fc from 'fast-check';
import { FakeBrowser, type FakeTab } from './fake-browser.ts';
import { open, type TestStorage } from './test-codecs.ts';

type Action =
  | {
      readonly kind: 'save' | 'type' | 'create' | 'rename' | 'remove';
      readonly name: number;
      readonly waits: boolean;
    }
  | { readonly kind: 'wait' | 'hide' | 'show' | 'crash' | 'reload' | 'back-in-time' };

export interface TabStep {
  readonly tab: number;
  readonly action: Action;
}

const names = ['Aria', 'Brom'];
const nameAt = (index: number): string => names[index] ?? 'Aria';

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constantFrom('save', 'save', 'save', 'type', 'create', 'rename', 'remove'),
      name: fc.nat({ max: names.length - 1 }),
      waits: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.constantFrom<Action>({ kind: 'wait' }, { kind: 'hide' }, { kind: 'show' }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Action>({ kind: 'crash' }, { kind: 'reload' }, { kind: 'back-in-time' }),
  },
);

/** Follows every version from the save that was acknowledged to whoever wrote over it knowingly. */
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

  /** A version is accounted for where it is still there, or someone who saw it removed it or put such a one in its place. */
  #accountsFor(version: string, there: string): boolean {
    if (there.includes(version) || this.#removed.has(version)) return true;
    return (this.#successors.get(version) ?? []).some((next) => this.#accountsFor(next, there));
  }

  lost(there: string): string[] {
    return [...this.acknowledged].filter((version) => !this.#accountsFor(version, there));
  }
}

class Tabs {
  readonly browser = new FakeBrowser();
  readonly ledger = new Ledger();
  readonly #open: { tab: FakeTab; storage: TestStorage }[] = [];
  #running: Promise<unknown>[] = [];
  #flushed = new Map<string, string>();

  async openTab(index: number): Promise<void> {
    // The third tab hears nothing of the others, as a frozen one does.
    const tab = this.browser.tab(index === 2 ? { openChannel: undefined } : {});
    this.#open[index] = { tab, storage: await open(tab.environment) };
  }

  async step({ tab: index, action: { kind, ...rest } }: TabStep): Promise<void> {
    const there = this.#open[index];
    if (!there) return;
    const { tab, storage } = there;
    const { name: nameIndex = 0, waits = true } = rest as { name?: number; waits?: boolean };
    const name = nameAt(nameIndex);
    const seen = storage.characters.get(name)?.value.notes;
    const track = async (work: Promise<unknown>): Promise<void> => {
      this.#running.push(work);
      // Whoever creates something waits to hear whether its name is free.
      if (waits || kind === 'create') await work;
    };
    if (kind === 'save' || kind === 'create') {
      const version = this.ledger.next();
      if (kind === 'save') this.ledger.succeeds(version, seen);
      const saving = storage.characters[kind]({ name, notes: version }).then((outcome) => {
        const isSafe = outcome.kind === 'saved' || outcome.kind === 'kept-both';
        if (isSafe) this.ledger.acknowledged.add(version);
      });
      await track(saving);
    } else if (kind === 'type') {
      const version = this.ledger.next();
      this.ledger.succeeds(version, seen);
      storage.characters.saveSoon({ name, notes: version });
      if (waits) {
        await storage.flush();
        if (storage.status().saving === 'saved') this.ledger.acknowledged.add(version);
      }
    } else if (kind === 'rename') {
      await storage.flush();
      const version = this.ledger.next();
      const before = storage.characters.get(name)?.value.notes;
      const outcome = await storage.characters.rename(name, { name: `${name} the Second`, notes: version });
      if (outcome.kind === 'saved') {
        this.ledger.succeeds(version, before);
        this.ledger.acknowledged.add(version);
      }
    } else if (kind === 'remove') {
      await storage.flush();
      const before = storage.characters.get(name)?.value.notes;
      const outcome = await storage.characters.remove(name, { withoutSnapshot: true });
      if (outcome.kind === 'removed') this.ledger.remove(before);
    } else if (kind === 'wait') {
      await this.settle();
      this.#flushed = new Map(this.browser.localStorage?.items);
    } else if (kind === 'hide') tab.hide();
    else if (kind === 'show') tab.show();
    else if (kind === 'back-in-time') this.browser.now -= 86_400_000;
    else {
      if (kind === 'reload') await storage.close();
      else tab.crash();
      await this.#restart(index, kind === 'crash');
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

  /** Everything that a browser opened afterwards shows. */
  async finalNotes(): Promise<string> {
    await this.settle();
    for (const { storage } of this.#open) await storage.close();
    const storage = await open(this.browser.tab().environment);
    return [...storage.characters.entries().values()].map(({ value }) => value.notes).join(' ');
  }
}

/** Plays the steps and gives the versions that were lost silently: none, that is. */
export async function play(tabCount: number, steps: readonly TabStep[]): Promise<string[]> {
  const tabs = new Tabs();
  for (let index = 0; index < tabCount; index += 1) await tabs.openTab(index);
  for (const step of steps) await tabs.step(step);
  const there = await tabs.finalNotes();
  return tabs.ledger.lost(there);
}

/** A random interleaving of what people do in so many tabs. */
export function stepsIn(tabCount: number): fc.Arbitrary<TabStep[]> {
  return fc.array(fc.record({ tab: fc.nat({ max: tabCount - 1 }), action }), { minLength: 3, maxLength: 25 });
}
