/** The part of the Trusted Types API that the app uses. */
interface ScriptPolicy {
  createScriptURL(address: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/** The only policy that the content security policy allows. */
const POLICY = 'app-sw';

/** The absolute address, if the script is one of the app's own files. */
function ownScript(address: string): string {
  const { href } = new URL(address, location.href);
  const own = new URL(import.meta.env.BASE_URL, location.href).href;
  if (!href.startsWith(own)) throw new TypeError(`${href} is no script of this app.`);
  return href;
}

let policy: ScriptPolicy | undefined;

/**
 * The address of one of the app's own scripts in the form that browsers require to start a worker. Throws for
 * every other script.
 */
export function trustedScript(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  // A policy can be created only once per page.
  policy ??= trustedTypes?.createPolicy(POLICY, { createScriptURL: ownScript }) ?? {
    createScriptURL: ownScript,
  };
  return policy.createScriptURL(address);
}
