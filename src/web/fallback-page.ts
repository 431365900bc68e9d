/**
 * What is left when the page of an error failed as well: plain text and the way home. Needs neither the database nor
 * a stylesheet. [SYS-020]
 */
export function fallbackPage(requestId: string): Response {
  const html =
    '<!DOCTYPE html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<title>Something went wrong</title><p>Something went wrong on our side, and the page that should say so failed too.' +
    `<p><a href="/">Home page</a><p>${requestId}</html>`
  return new Response(html, {
    status: 500,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    },
  })
}
