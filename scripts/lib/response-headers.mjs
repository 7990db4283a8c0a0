/** What every answer says, whatever serves the build. */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** For files whose name has a hash of what they hold. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';
