/** An address that leads nowhere: left to the error page, as the router does. */
export function NotFound(): never {
  throw new Response('', { status: 404, statusText: 'Not Found' });
}
