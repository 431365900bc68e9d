import type { RequestListener } from 'node:http'

const PAGE = `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="2">
<title>Starting</title>
</head>
<body>
<h1>We are nearly ready</h1>
<p>The site is starting. This page reloads automatically.</p>
</body>
</html>
`

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'",
  'retry-after': '2',
}

/**
 * Creates the handler for the time before the site is open. Until `ready` is called with the site's handler, `/healthz`
 * returns 200, and everything else a 503 with a page that reloads.
 */
export function startingHandler(): { handler: RequestListener; ready(handler: RequestListener): void } {
  let current: RequestListener = (req, res) => {
    if (req.url === '/healthz')
      return res.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}')
    return res.writeHead(503, HEADERS).end(PAGE)
  }
  return {
    handler: (req, res) => current(req, res),
    ready: (handler) => {
      current = handler
    },
  }
}
