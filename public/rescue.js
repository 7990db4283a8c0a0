/*
 * Shows and hands out what Tabard has stored in this browser, without any of Tabard's own code: that may be what is broken. It only
 * reads them; Repair drops files of the app alone. Raw records are handed out as they are, whatever state they are in.
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
async function readIndexedDatabase() {
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

function readLocalStorage() {
  const records = [];
  for (let index = 0; index < localStorage.length; index += 1) {
    const key = localStorage.key(index) ?? '';
    if (key.startsWith(prefix)) records.push({ key, value: localStorage.getItem(key) ?? '' });
  }
  return records.sort((one, other) => (one.key < other.key ? -1 : 1));
}

const newline = 10;

async function sha256(bytes) {
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
async function readPrivateFiles() {
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
async function plain(value, within = []) {
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

/** The record in a value, undefined where there is none. The second copy holds records as text. */
function recordOf(value) {
  try {
    const record = typeof value === 'string' ? JSON.parse(value) : value;
    return typeof record === 'object' && record !== null && 'data' in record ? record : undefined;
  } catch {
    return undefined;
  }
}

/** The name that a record's owner gave it, else its key. */
function nameOf(key, record) {
  try {
    const { name, encounterName } = JSON.parse(record.data);
    const found = name ?? encounterName;
    return typeof found === 'string' && found !== '' ? found : key;
  } catch {
    return key;
  }
}

function download(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name.replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu, '_').slice(0, 100) || 'record'}.json`;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function element(tag, text, attributes = {}) {
  const made = document.createElement(tag);
  if (text !== undefined) made.textContent = text;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

function button(label, name, onClick) {
  const made = element('button', label, { type: 'button', 'aria-label': `${label} ${name}` });
  made.addEventListener('click', onClick);
  return made;
}

const timeOf = (at) => (Number.isFinite(at) && at > 0 ? new Date(at).toLocaleString() : 'unknown time');

const isSnapshot = (value) => Array.isArray(value?.entries) && value.entries.every((entry) => entry?.hash);

function whatItIs(record, value) {
  if (record?.data === null) return 'deleted';
  if (record) return `revision ${record.rev}, saved ${timeOf(record.savedAt)}`;
  if (typeof value === 'string') return `text of ${value.length} characters`;
  if (value instanceof Uint8Array) return `damaged file of ${value.length} bytes`;
  return isSnapshot(value) ? `snapshot of ${timeOf(value.at)}: ${value.reason}` : 'not a record';
}

/** A snapshot as a backup, which Tabard restores: whatever of its texts is there. */
async function backupOf(snapshot, contents) {
  const things = [];
  for (const { hash, kind, key, name, schema, savedAt } of snapshot.entries) {
    const content = contents.find((each) => each.key === hash)?.value;
    const data = content?.bytes ? (await plain(content.bytes)).text : content?.text;
    if (typeof data === 'string') things.push({ kind, key, name, schema, savedAt, data });
  }
  const filled = { things, setAside: [] };
  const value = await sha256(new TextEncoder().encode(JSON.stringify(filled)));
  const createdAt = new Date(snapshot.at).toISOString();
  const checksum = { algorithm: 'SHA-256', value };
  return JSON.stringify(
    { format: 'tabard-backup', version: 1, createdAt, checksum, contents: filled },
    null,
    1,
  );
}

/** `contents`: the texts of the snapshots that are in the same copy. */
function rowOf(storeName, { key, value }, contents) {
  const record = recordOf(value);
  const name = record && typeof record.data === 'string' ? nameOf(key, record) : key;
  const row = element('tr', undefined, { role: 'row' });
  const heading = element('th', undefined, { scope: 'row', role: 'rowheader' });
  heading.append(element('bdi', name));
  const actions = element('td', undefined, { role: 'cell' });
  if (record && typeof record.data === 'string') {
    actions.append(button('Download', name, () => download(name, record.data)));
  } else if (isSnapshot(value)) {
    const downloadBackup = async () => download(`snapshot ${name}`, await backupOf(value, contents));
    actions.append(button('Download', `snapshot ${name}`, downloadBackup));
  }
  const downloadRaw = async () => {
    const text = typeof value === 'string' ? value : JSON.stringify(await plain(value), null, 1);
    download(`${storeName} ${key}`, text ?? String(value));
  };
  actions.append(button('Download raw', name, downloadRaw));
  row.append(heading, element('td', whatItIs(record, value), { role: 'cell' }), actions);
  return row;
}

const countOf = (count) => (count === 1 ? '1 record' : `${count} records`);

function tableOf(name, records, contents) {
  const scroll = element('div', undefined, { class: 'scroll' });
  // On a phone the table is laid out as blocks, which would take away what it is.
  const table = element('table', undefined, { role: 'table' });
  const head = element('tr', undefined, { role: 'row' });
  for (const label of ['Name', 'What it is', 'Download']) {
    head.append(element('th', label, { scope: 'col', role: 'columnheader' }));
  }
  const top = element('thead', undefined, { role: 'rowgroup' });
  top.append(head);
  const body = element('tbody', undefined, { role: 'rowgroup' });
  for (const record of records) body.append(rowOf(name, record, contents));
  table.append(element('caption', `${name}: ${countOf(records.length)}`), top, body);
  scroll.append(table);
  return scroll;
}

function show(parent, title, found, problem) {
  parent.append(element('h2', title));
  if (problem !== undefined) {
    parent.append(element('p', `This copy could not be read: ${problem}`, { class: 'problem' }));
    return;
  }
  const shown = found.filter(({ records, problem: storeProblem }) => records.length > 0 || storeProblem);
  if (shown.length === 0) parent.append(element('p', 'Nothing is stored here.', { class: 'quiet' }));
  const contents = shown.find(({ name }) => name === 'contents')?.records ?? [];
  for (const { name, records, problem: storeProblem } of shown) {
    if (storeProblem)
      parent.append(element('p', `${name} could not be read: ${storeProblem}`, { class: 'problem' }));
    else parent.append(tableOf(name, records, contents));
  }
}

function followTheme(records) {
  try {
    const settings = JSON.parse(recordOf(records.find(({ key }) => key === 'tabard.settings').value).data);
    if (settings.deviceThemeEnabled) return;
    document.documentElement.dataset.theme = settings.darkThemeEnabled ? 'dark' : 'light';
  } catch {
    // Without settings the page follows the device.
  }
}

async function attempt(read) {
  try {
    return { value: await read() };
  } catch (error) {
    return { value: [], problem: String(error) };
  }
}

/** Whether the page is in a frame of another origin's page, which could make its user press what they do not see. */
function isInForeignFrame() {
  try {
    for (let outer = window; outer !== outer.parent; outer = outer.parent) void outer.parent.location.href;
    return false;
  } catch {
    return true;
  }
}

if (isInForeignFrame()) {
  document.body.textContent = 'This page does not run inside another site’s page: open it by itself.';
  // Nothing below runs.
  await new Promise(() => undefined);
}

const second = await attempt(() => readLocalStorage());
followTheme(second.value);
const main = await attempt(() => readIndexedDatabase());
const third = await attempt(() => readPrivateFiles());

const stores = document.getElementById('stores');
show(stores, 'First copy (IndexedDB)', main.value, main.problem);
show(stores, 'Second copy (localStorage)', [{ name: 'localStorage', records: second.value }], second.problem);
show(stores, 'Third copy (private files)', third.value, third.problem);

const total = [...main.value, ...third.value].reduce(
  (sum, { records }) => sum + records.length,
  second.value.length,
);
document.getElementById('status').textContent = `Found ${countOf(total)}.`;

const downloadAll = document.getElementById('download-all');
downloadAll.disabled = total === 0;
downloadAll.addEventListener('click', async () => {
  const [indexedDb, privateFiles] = [await plain(main.value), await plain(third.value)];
  const everything = {
    format: 'tabard-rescue',
    indexedDB: indexedDb,
    localStorage: second.value,
    privateFiles,
  };
  const date = new Date().toISOString().slice(0, 10);
  download(`tabard-rescue-${date}`, JSON.stringify(everything, null, 1));
});

/** Drops the app's own files, and fetches each anew past the browser's cache, which may have kept a half. */
async function repair() {
  // The one file that no worker answers from its cache. Its first line lists all others.
  const worker = await fetch('service-worker.js', { cache: 'reload' });
  if (!worker.ok) throw new Error('The host does not answer.');
  const files = JSON.parse(/^const FILES = (.*);$/m.exec(await worker.text())[1]);
  const base = new URL('./', location.href).href;
  const registration = await navigator.serviceWorker?.getRegistration(base);
  await registration?.unregister();
  if (globalThis.caches) await caches.delete(`tabard ${base}`);
  const paths = ['./', ...files.map(([path]) => path)];
  await Promise.allSettled(paths.map((path) => fetch(path, { cache: 'reload' })));
}

const repairButton = document.getElementById('repair');
const told = document.getElementById('repaired');

async function repairAndTell() {
  repairButton.disabled = true;
  told.textContent = 'Repairing…';
  try {
    await repair();
    location.replace('./');
  } catch {
    told.textContent = 'Nothing was repaired: that needs a connection.';
  }
  repairButton.disabled = false;
}

repairButton.addEventListener('click', repairAndTell);
// The app's error page leads here.
if (location.hash === '#repair') await repairAndTell();
