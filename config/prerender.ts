import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import {
  build,
  type InlineConfig,
  type Plugin,
  preprocessCSS,
  type ResolvedConfig,
  type Rolldown,
} from 'vite';
import { OPEN_EARLY } from './first-load.ts';

const FOLDER = 'src/app/first-paint';

const APP_SCRIPT = /<script type="module" crossorigin src="([^"]*)"><\/script>/gu;
const STYLE_LINK = /<link rel="stylesheet"[^>]*>\s*/gu;
/** Parts that come later in the browser, and are on the first page. */
const ON_FIRST_PAGE = /\/(?:home-details|named-coat|sidebar)\.tsx$/u;

/**
 * The screens that a visit begins with, by the end of their address, and what each waits for: the script
 * after the content fetches it at once.
 */
const SCREENS: Readonly<Record<string, RegExp>> = {
  'character/new': /\/new-character\.tsx$/u,
  'character/id/*': /\/(?:character-gate|sheet-page)\.tsx$/u,
  'character/id/*/combat': /\/(?:character-gate|combat-page)\.tsx$/u,
};
const GAME = /\/src\/state\/game\.ts$/u;
const SIDEBAR = /\/sidebar\.tsx$/u;

/** What templates look like before the app has started, besides the styles of the first page. */
const TEMPLATE_STYLES: Readonly<Record<string, readonly string[]>> = {
  'new-character': [
    'src/features/new-character/new-character.module.css',
    'src/ui/fields/field.module.css',
    'src/ui/fields/number-field.module.css',
  ],
  character: [
    'src/app/load-character/character-header.module.css',
    'src/app/first-paint/character-frame.module.css',
    'src/ui/fields/stepper.module.css',
  ],
};

/** As `src/app/first-paint/prerender.tsx` returns it. */
interface Prerendered {
  readonly page: string;
  readonly templates: Readonly<Record<string, string>>;
  readonly latestNote: string;
}

/** Builds one file of the app by itself, with the settings of this build. */
async function buildFile(
  config: ResolvedConfig,
  options: InlineConfig['build'],
): Promise<Rolldown.OutputChunk> {
  const { plugins = [], mode } = config.inlineConfig;
  const built = await build({
    configFile: false,
    root: config.root,
    base: config.base,
    ...(mode === undefined ? {} : { mode }),
    logLevel: 'error',
    resolve: { alias: config.resolve.alias },
    plugins: [react({ compiler: true }), laterParts(), ...plugins],
    ssr: { noExternal: true },
    build: { write: false, copyPublicDir: false, target: config.build.target as string[], ...options },
  });
  const [first] = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  const chunk = first?.output[0];
  if (chunk === undefined) throw new Error('The first page was not built.');
  return chunk;
}

/** Leaves out what the first page does not show. */
const laterParts = (): Plugin => ({
  name: 'tabard:later-parts',
  resolveDynamicImport(source) {
    if (typeof source !== 'string' || ON_FIRST_PAGE.test(source)) return null;
    return { id: source, external: true };
  },
});

/** Renders the first page and what takes its place for others, by the app's own components. */
async function renderPages(config: ResolvedConfig): Promise<Prerendered> {
  const { code } = await buildFile(config, {
    ssr: `${FOLDER}/prerender.tsx`,
    rolldownOptions: { output: { codeSplitting: false } },
  });
  const folder = mkdtempSync(join(tmpdir(), 'tabard-prerender-'));
  try {
    const file = join(folder, 'prerender.mjs');
    writeFileSync(file, code);
    const { prerenderPages } = await import(pathToFileURL(file).href);
    const readPublic = (name: string) => JSON.parse(readFileSync(join(config.publicDir, name), 'utf8'));
    const packs = [readPublic('BaseGameData.json')].flat().map(({ name }) => name);
    return await prerenderPages(readPublic('PatchNotes.json'), packs.join(', '));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * The styles of a template by a style element, on as few lines as possible; nothing where it has none of its
 * own.
 */
async function templateStyles(config: ResolvedConfig, template: string): Promise<string> {
  const files = TEMPLATE_STYLES[template];
  if (files === undefined) return '';
  const texts = files.map(async (file) => {
    const path = join(config.root, file);
    return (await preprocessCSS(readFileSync(path, 'utf8'), path, config)).code;
  });
  const text = (await Promise.all(texts))
    .join('')
    .replace(/\/\*[\s\S]*?\*\//gu, '')
    .replace(/\s+/gu, ' ');
  return `<style>${text}</style>`;
}

/** A file of the first page as a script of one statement. */
async function buildScript(config: ResolvedConfig, file: string): Promise<string> {
  const { code } = await buildFile(config, {
    minify: true,
    rolldownOptions: { input: `${FOLDER}/${file}`, output: { format: 'iife' } },
  });
  return code.trim();
}

const inlineScript = (...statements: readonly string[]) => `<script>${statements.join('')}</script>`;

const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((part) => part.type === 'chunk');

/** These chunks, and all that they import. */
function withImports(
  bundle: Rolldown.OutputBundle,
  isRoot: (chunk: Rolldown.OutputChunk) => boolean,
): readonly Rolldown.OutputChunk[] {
  const reached = new Set(chunksOf(bundle).filter(isRoot));
  for (const { imports } of reached) {
    for (const file of imports) {
      const chunk = bundle[file];
      if (chunk?.type === 'chunk') reached.add(chunk);
    }
  }
  return [...reached];
}

const stylesOf = (chunks: readonly Rolldown.OutputChunk[]) =>
  chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);

/** A font face with a file of its own. The page asks for none before the app has started. */
const FETCHED_FACE = /@font-face\{[^}]*url\([^}]*\}/gu;

/** The files of the style sheets that the first page needs. */
function listStyles(bundle: Rolldown.OutputBundle): readonly string[] {
  const onPage = withImports(
    bundle,
    ({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => ON_FIRST_PAGE.test(id)),
  );
  return [...new Set(stylesOf(onPage))];
}

/**
 * The files below `assets/` that the sidebar and each of `SCREENS` need besides the first load and the page's
 * own styles.
 */
function listLaterFiles(
  bundle: Rolldown.OutputBundle,
  inlined: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const initial = new Set(withImports(bundle, ({ isEntry }) => isEntry));
  const filesOf = (...sources: readonly RegExp[]) => {
    const needed = withImports(bundle, ({ moduleIds }) =>
      moduleIds.some((id) => sources.some((source) => source.test(id))),
    );
    const later = needed.filter((chunk) => !initial.has(chunk));
    const styles = new Set(stylesOf(later).filter((file) => !inlined.includes(file)));
    const files = [...later.map(({ fileName }) => fileName), ...styles];
    return files.map((file) => file.replace('assets/', ''));
  };
  const screens = Object.entries(SCREENS).map(([address, source]) => [address, filesOf(source, GAME)]);
  return { sidebar: filesOf(SIDEBAR), ...Object.fromEntries(screens) };
}

/** Takes files out of a build, and returns their text. */
function takeTexts(bundle: Rolldown.OutputBundle, files: readonly string[]): string {
  return files
    .map((file) => {
      const asset = bundle[file];
      delete bundle[file];
      return asset?.type === 'asset' ? String(asset.source).trim() : '';
    })
    .join('');
}

/** Throws for what the content security policy would refuse. */
function checkPage(html: string): string {
  const refused = / style="|<script/u.exec(html)?.[0];
  if (refused !== undefined) throw new Error(`The policy refuses a part of the first page: ${refused}`);
  return html;
}

/**
 * Writes the home page of a first visit into index.html, with its styles and what others see in its place
 * (docs/decisions/025-the-first-paint-is-the-page.md).
 */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'tabard:prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (bundle === undefined) return html;
        const pages = await renderPages(config);
        const styles = listStyles(bundle);
        /**
         * Tells the code that loads a lazy chunk that its styles are there. A disabled sheet is not fetched;
         * WebKit, which looks ahead for what the page needs, sees only that it applies to no medium.
         */
        const doneLink = (file: string) =>
          `<link rel="stylesheet" disabled media="not all" href="${config.base}${file}" />`;
        const templates = await Promise.all(
          Object.entries(pages.templates).map(
            async ([name, content]) =>
              `<template id="shell-${name}">${await templateStyles(config, name)}${checkPage(content)}</template>`,
          ),
        );
        // The script after the content starts them: scripts of the page could run before its first paint.
        const storage = chunksOf(bundle)
          .filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(OPEN_EARLY)))
          .map(({ fileName }) => config.base + fileName);
        const scripts = [...html.matchAll(APP_SCRIPT)].map(([, address = '']) => address);
        const start = [...new Set([...storage, ...scripts])].map((address) =>
          address.slice(config.base.length),
        );
        const inlined = takeTexts(bundle, styles);
        const parts: Readonly<Record<string, string>> = {
          files: `<script type="application/json" id="listed-files">${JSON.stringify({ start, ...listLaterFiles(bundle, styles) })}</script>`,
          before: inlineScript(await buildScript(config, 'before-paint.ts')),
          early: inlineScript(
            // A function is compiled when it is called, and so after the first paint where nothing needs it
            // sooner.
            `window.runEarlyPage=()=>{${await buildScript(config, 'early-page.ts')}};`,
            await buildScript(config, 'after-content.ts'),
          ),
          styles: `<style>${inlined.replace(FETCHED_FACE, '')}</style>`,
          faces: `<style id="faces" media="not all">${inlined.match(FETCHED_FACE)?.join('') ?? ''}</style>`,
          done: styles.map(doneLink).join('\n    '),
          page: checkPage(pages.page),
          templates: templates.join('\n    '),
          note: `<script type="application/json" id="latest-note">${pages.latestNote}</script>`,
          fill: inlineScript('window.early?.fill()'),
        };
        const page = html
          .replace(STYLE_LINK, (link) => (styles.some((file) => link.includes(file)) ? '' : link))
          .replace(APP_SCRIPT, '');
        return page.replace(/<!--first:(\w+)-->/gu, (_, name: string) => parts[name] ?? '');
      },
    },
  };
}
