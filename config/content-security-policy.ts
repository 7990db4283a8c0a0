import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * The app's policy, without the hashes of a page's inline elements. `app-sw` names the service worker's
 * policy.
 */
const DIRECTIVES = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types app-sw',
];

const CHARSET = /<meta\s+charset=[^>]*>/i;

/** The hash sources of a page's inline elements: `script` (those without `src`, data aside) or `style`. */
function hashInline(html: string, element: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}\\s*>`, 'gi'));
  return [...elements]
    .filter(([, attributes = '']) => !/\ssrc\s*=|\stype="application\/json"/i.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/**
 * Inserts the policy after the charset of a page. It allows the page's inline scripts and styles by their
 * hashes, so nothing may change the page afterwards. Throws for a page without a charset.
 */
export function addPolicy(page: string): string {
  // A browser reads every line break as \n before it hashes.
  const html = page.replace(/\r\n?/g, '\n');
  const charset = CHARSET.exec(html)?.[0];
  if (charset === undefined) throw new Error('The page has no <meta charset>, after which the policy goes.');
  const policy = DIRECTIVES.map((directive) => {
    const element = /^(script|style)-src /.exec(directive)?.[1];
    if (element !== 'script' && element !== 'style') return directive;
    return [directive, ...hashInline(html, element)].join(' ');
  }).join('; ');
  return html.replace(
    charset,
    () => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  );
}

/** Adds the policy to every page of a production build. */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'tabard:content-security-policy',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'asset' || !output.fileName.endsWith('.html')) continue;
          const page =
            typeof output.source === 'string' ? output.source : new TextDecoder().decode(output.source);
          output.source = addPolicy(page);
        }
      },
    },
  };
}
