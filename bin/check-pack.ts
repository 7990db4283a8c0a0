import { checkPack } from '../src/core/foes/check-pack.ts';
import type { Pack } from '../src/core/game-data/pack.ts';
import { parsePack } from '../src/core/game-data/parse-pack.ts';
import { fail, ok, type Result } from '../src/core/lib/result.ts';
import { wordingText } from '../src/core/lib/wording.ts';
import { type ExitCode, escapeControls, type Print, readPacks } from './pack-files.ts';

const USAGE = `Usage: tabard-check PACK.json [--with OTHER.json]…
Lists the errors and warnings of a game data pack, one on each line: the entry and the field, the path in the
file, the problem, the advice.
  --with OTHER.json   loads another pack first, whose names the pack may use; can be repeated
Exit code: 0 without findings, 1 with findings, 2 if a file cannot be read.`;

/** The pack to check and the packs loaded before it, as paths; undefined for invalid parameters. */
function readParameters(
  parameters: readonly string[],
): { pack: string; others: readonly string[] } | undefined {
  const packs: string[] = [];
  const others: string[] = [];
  let list = packs;
  for (const parameter of parameters) {
    if (parameter === '--with') list = others;
    else if (parameter.startsWith('--')) return undefined;
    else {
      list.push(parameter);
      list = packs;
    }
  }
  const [pack, ...more] = packs;
  return pack === undefined || more.length > 0 || list === others ? undefined : { pack, others };
}

/** The packs of several files, in order. Fails if one is not valid. */
async function readValidPacks(paths: readonly string[]): Promise<Result<readonly Pack[], string>> {
  const valid: Pack[] = [];
  for (const path of paths) {
    const packs = await readPacks(path);
    if (!packs.ok) return packs;
    for (const json of packs.value) {
      const pack = parsePack(json);
      if (!pack.ok) return fail(`${path}: This is no valid pack. Check it by itself first.`);
      valid.push(pack.value);
    }
  }
  return ok(valid);
}

/** One line for each finding. Each pack of the file is loaded after those before it. */
function listFindings(packs: readonly unknown[], others: readonly Pack[]): readonly string[] {
  const loaded = [...others];
  return packs.flatMap((json, index) => {
    const root = packs.length > 1 ? `$[${index}]` : '$';
    const findings = checkPack(json, loaded);
    const pack = parsePack(json);
    if (pack.ok) loaded.push(pack.value);
    return findings.map(
      ({ where, path, message, advice }) =>
        `${wordingText(where)} (${root}${path.slice(1)}): ${message} ${advice}`,
    );
  });
}

/** Checks the pack file that the parameters name; returns the exit code. */
export async function main(
  parameters: readonly string[],
  print: Print,
  printError: Print,
): Promise<ExitCode> {
  const request = readParameters(parameters);
  if (request === undefined) {
    printError(USAGE);
    return 2;
  }
  const others = await readValidPacks(request.others);
  const packs = others.ok ? await readPacks(request.pack) : others;
  if (!others.ok || !packs.ok) {
    if (!packs.ok) printError(escapeControls(packs.problem));
    return 2;
  }
  const findings = listFindings(packs.value, others.value);
  for (const finding of findings) print(escapeControls(finding));
  printError(findings.length === 1 ? '1 finding.' : `${findings.length} findings.`);
  return findings.length === 0 ? 0 : 1;
}
