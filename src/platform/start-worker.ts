import { trustedScript } from './trusted-script.ts';

/**
 * Starts one of the app's own workers by its script. Undefined if the script is not there, or no worker may
 * start.
 */
export async function startWorker(
  script: Promise<{ readonly default: string }>,
): Promise<Worker | undefined> {
  try {
    const { default: address } = await script;
    return new Worker(trustedScript(address), { type: 'module' });
  } catch {
    return undefined;
  }
}
