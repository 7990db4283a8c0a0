/*
 * Reads what Tabard has stored in this browser, for the rescue page, without any of Tabard's own code. It writes nothing.
 */

const databaseName = 'tabard';
const prefix = 'tabard.';
const patience = 10_000;

/** The database, if there is one. Opening one that does not exist would create it, and an empty one stands in Tabard's way. */
function openDatabase() {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It does not answer.')), patience);
    const request = indexedDB.open(databaseName);
    let isNew = false;
    request.onupgradeneeded = () => {
      isNew = true;
      request.transaction.abort();
    };
    request.onsuccess = () => {
      clearTimeout(timer);
      // Tabard may want to upgrade it while this page is open.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => {
      clearTimeout(timer);
      if (isNew) resolve(undefined);
      else reject(request.error ?? new Error('It could not be opened.'));
    };
  });
}

function requested(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function readStore(database, name) {
  const store = database.transaction(name, 'readonly').objectStore(name);
  const [keys, values] = await Promise.all([requested(store.getAllKeys()), requested(store.getAll())]);
  return keys.map((key, index) => ({
    key: typeof key === 'string' ? key : JSON.stringify(key),
    value: values[index],
  }));
}

/** Reads every store that can be read, one by one: one that is damaged must not hide the others. */
export async function readIndexedDatabase() {
  const database = await openDatabase();
  if (!database) return [];
  const stores = [];
  for (const name of database.objectStoreNames) {
    try {
      stores.push({ name, records: await readStore(database, name) });
    } catch (error) {
      stores.push({ name, records: [], problem: String(error) });
    }
  }
  database.close();
  return stores;
}

export function readLocalStorage() {
  const records = [];
  for (let index = 0; index < localStorage.length; index += 1) {
    const key = localStorage.key(index) ?? '';
    if (key.startsWith(prefix)) records.push({ key, value: localStorage.getItem(key) ?? '' });
  }
  return records.sort((one, other) => (one.key < other.key ? -1 : 1));
}

const newline = 10;

export async function sha256(bytes) {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What a file of the third copy holds: a line with its length and SHA-256, and then so many bytes. */
async function unseal(file) {
  const end = file.indexOf(newline);
  const line = new TextDecoder().decode(file.subarray(0, end));
  const [, length, hash] = /^tabard-file 1 (\d+) ([0-9a-f]{64})$/.exec(line) ?? [];
  const bytes = file.slice(end + 1, end + 1 + Number(length));
  if ((await sha256(bytes)) !== hash) throw new Error('It is damaged.');
  return bytes;
}

/** An archived file is a line of JSON, and bytes where it is a compressed text. */
async function readArchived(file) {
  const joined = await unseal(file);
  const end = joined.indexOf(newline);
  const json = JSON.parse(new TextDecoder().decode(joined.subarray(0, end)));
  const bytes = joined.slice(end + 1);
  return bytes.length > 0 ? { bytes } : json;
}

/** A file that is damaged is handed out as its bytes. */
async function readFile(handle, read) {
  const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
  // One that was only opened has nothing in it.
  if (bytes.length === 0) return [];
  try {
    const value = await read(bytes);
    // An archived pack is its record, with the name that it is stored under.
    return [
      typeof value.key === 'string' ? { key: value.key, value: value.record } : { key: handle.name, value },
    ];
  } catch {
    return [{ key: handle.name, value: bytes }];
  }
}

const readLedger = async (file) => JSON.parse(new TextDecoder().decode(await unseal(file)));

/** Reads the folder of the third copy, if there is one. Its reserve and its probe hold nothing. */
export async function readPrivateFiles() {
  const root = await navigator.storage?.getDirectory?.();
  const names = [];
  for await (const name of root?.keys() ?? []) names.push(name);
  if (!names.includes(databaseName)) return [];
  const ledgers = { name: 'ledger', records: [] };
  const stores = [];
  for await (const [name, handle] of (await root.getDirectoryHandle(databaseName)).entries()) {
    if (name.startsWith('ledger-')) ledgers.records.push(...(await readFile(handle, readLedger)));
    if (handle.kind !== 'directory') continue;
    const records = [];
    for await (const file of handle.values()) records.push(...(await readFile(file, readArchived)));
    stores.push({ name, records: records.sort((one, other) => (one.key < other.key ? -1 : 1)) });
  }
  return [...stores.sort((one, other) => (one.name < other.name ? 1 : -1)), ledgers];
}

async function inflate(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).text();
}

function base64(bytes) {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** The same value with nothing in it that JSON has no word for: bytes that are compressed text become text. */
export async function plain(value, within = []) {
  if (within.includes(value)) return '…';
  if (value instanceof Uint8Array) {
    try {
      return { text: await inflate(value) };
    } catch {
      return { base64: base64(value) };
    }
  }
  if (Array.isArray(value)) return Promise.all(value.map((item) => plain(item, [...within, value])));
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
    const fields = Object.entries(value).map(async ([name, field]) => [
      name,
      await plain(field, [...within, value]),
    ]);
    return Object.fromEntries(await Promise.all(fields));
  }
  return typeof value === 'object' && value !== null ? String(value) : value;
}
