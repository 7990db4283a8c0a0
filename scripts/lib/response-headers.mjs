/** The headers of every response, whatever serves the build (docs/deploy.md). */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** The Cache-Control of a file whose name contains a hash of its content. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';
