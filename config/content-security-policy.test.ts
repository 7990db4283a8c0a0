import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addPolicy } from './content-security-policy.ts';

const page = (head: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    ${head}
  </head>
  <body></body>
</html>
`;

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The sources of one directive in a page's policy. */
function directive(html: string, name: string): string[] {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)" \/>/.exec(html)?.[1] ?? '';
  const [, ...sources] =
    policy
      .split('; ')
      .map((part) => part.split(' '))
      .find(([first]) => first === name) ?? [];
  return sources;
}

describe('addPolicy', () => {
  it('inserts the policy right after the charset', () => {
    expect(addPolicy(page('<title>x</title>'))).toMatch(
      /<meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy"/,
    );
  });

  it('allows only our own origin, and no script from a string', () => {
    const html = addPolicy(page(''));
    expect(directive(html, 'default-src')).toEqual(["'none'"]);
    expect(directive(html, 'script-src')).toEqual(["'self'"]);
    expect(directive(html, 'style-src')).toEqual(["'self'"]);
    expect(directive(html, 'connect-src')).toEqual(["'self'"]);
    expect(directive(html, 'base-uri')).toEqual(["'none'"]);
    expect(directive(html, 'form-action')).toEqual(["'none'"]);
    expect(directive(html, 'require-trusted-types-for')).toEqual(["'script'"]);
    expect(directive(html, 'trusted-types')).toEqual(['app-sw']);
    expect(html).not.toContain('unsafe');
  });

  it('allows inline scripts and styles by the hash of their text', () => {
    const html = addPolicy(page('<script>\n  go("$&");\n</script><style media="all">a { b: c }</style>'));
    expect(directive(html, 'script-src')).toEqual(["'self'", sha256('\n  go("$&");\n')]);
    expect(directive(html, 'style-src')).toEqual(["'self'", sha256('a { b: c }')]);
  });

  it('adds a hash for each inline script, and none for a script with a source', () => {
    const html = addPolicy(
      page('<script type="module" src="/a.js"></script><script>1</script><script>2</script>'),
    );
    expect(directive(html, 'script-src')).toEqual(["'self'", sha256('1'), sha256('2')]);
  });

  it('allows no script for data in the page', () => {
    const html = addPolicy(page('<script type="application/json">{"a":1}</script><script>1</script>'));
    expect(directive(html, 'script-src')).toEqual(["'self'", sha256('1')]);
  });

  it('hashes line breaks as a browser reads them', () => {
    const html = addPolicy(page('<script>a\r\nb</script>'));
    expect(directive(html, 'script-src')).toContain(sha256('a\nb'));
    expect(html).not.toContain('\r');
  });

  it('throws for a page without a charset', () => {
    expect(() => addPolicy('<!doctype html><title>x</title>')).toThrow('charset');
  });
});
