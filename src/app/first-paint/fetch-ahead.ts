const BASE = import.meta.env.BASE_URL;

/** The files that a screen needs, by the end of its address, as the build lists them in index.html. */
export function listedFiles(): Readonly<Record<string, readonly string[]>> {
  return JSON.parse(document.getElementById('listed-files')?.textContent ?? '{}');
}

let fetchedFor: string | undefined;

/** Fetches the code and the game data of a screen together with the first load, where the build lists them. */
export function fetchScreen(path: string): void {
  const own = listedFiles()[path.replace(/\/$/u, '').replace(/(?<=^character\/id\/)[^/]+/u, '*')];
  if (path === fetchedFor || own === undefined) return;
  fetchedFor = path;
  fetchAhead('preload', 'BaseGameData.json', 'fetch');
  fetchFiles(own);
}

/** Fetches files below `assets/` for the app, which runs them later. */
export function fetchFiles(files: readonly string[]): void {
  for (const file of files) {
    if (file.endsWith('.css')) fetchAhead('preload', `assets/${file}`, 'style');
    else fetchAhead('modulepreload', `assets/${file}`, 'script');
  }
}

function fetchAhead(rel: string, file: string, as: string): void {
  const link = document.createElement('link');
  link.rel = rel;
  link.as = as;
  link.crossOrigin = '';
  link.href = BASE + file;
  document.head.append(link);
}
