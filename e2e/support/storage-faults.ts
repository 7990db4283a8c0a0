import type { Page } from '@playwright/test';

interface RepairableWindow {
  repairStorage(): void;
}

/** Opening IndexedDB throws, as where the user forbids storage. */
export async function blockIndexedDb(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Blocked for this test', 'SecurityError');
    };
  });
}

export async function blockLocalStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked for this test', 'SecurityError');
      },
    });
  });
}

/** Opening IndexedDB never answers, until `repairStorage`. */
export async function hangIndexedDb(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    Object.assign(window, {
      repairStorage: () => {
        IDBFactory.prototype.open = open;
      },
    });
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
  });
}

/** Opening IndexedDB fails, as with a damaged file, until the database is deleted: also after a reload. */
export async function damageIndexedDb(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('deleted') !== null) return;
    const { open, deleteDatabase } = IDBFactory.prototype;
    IDBFactory.prototype.open = () => {
      const error = new DOMException('Internal error opening backing store.', 'UnknownError');
      const request = { error } as IDBOpenDBRequest;
      setTimeout(() => request.onerror?.(new Event('error')));
      return request;
    };
    IDBFactory.prototype.deleteDatabase = function (this: IDBFactory, name) {
      sessionStorage.setItem('deleted', 'yes');
      Object.assign(IDBFactory.prototype, { open, deleteDatabase });
      return deleteDatabase.call(this, name);
    };
  });
}

/** Writing to IndexedDB fails for lack of space, until `repairStorage` or a reload. */
export async function fillIndexedDb(page: Page, method: 'put' | 'add' = 'put'): Promise<void> {
  await page.evaluate((name) => {
    const write = IDBObjectStore.prototype[name];
    Object.assign(window, {
      repairStorage: () => {
        IDBObjectStore.prototype[name] = write;
      },
    });
    IDBObjectStore.prototype[name] = () => {
      throw new DOMException('Full for this test', 'QuotaExceededError');
    };
  }, method);
}

export async function repairStorage(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as RepairableWindow).repairStorage());
}
