import { plain, readIndexedDatabase, readLocalStorage, readPrivateFiles, sha256 } from './rescue-reading.js';

/*
 * Shows and hands out what Tabard has stored in this browser, without any of Tabard's own code: that may be what is broken. It only
 * reads them; Repair drops files of the app alone. Raw records are handed out as they are, whatever state they are in.
 */

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

/** The names that Windows reserves for devices, with any extension. */
const DEVICE_NAME = /^(?:con(?:(?:in|out)\$)?|prn|aux|nul|(?:com|lpt)[\d¹²³])\s*(?:\.|$)/iu;

/** A file name that every operating system accepts. */
function fileNameOf(name) {
  const clean = name
    .slice(0, 100)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu, '_')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  return `${DEVICE_NAME.test(clean) ? '_' : ''}${clean || 'record'}.json`;
}

function download(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(name);
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
  const link = element('a', 'Open it by itself');
  Object.assign(link, { href: location.href, target: '_blank', rel: 'noopener' });
  document.body.replaceChildren('Tabard does not run inside another site’s page. ', link, '.');
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
