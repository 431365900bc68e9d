import { html, raw } from 'hono/html'

type Html = ReturnType<typeof html>

/** Every page of the sandbox: plain HTML that says at once that no money moves. */
export function layout(title: string, body: Html | string): Html {
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – test payments</title>
<link rel="stylesheet" href="/_sandbox/pages.css">
</head>
<body>
<header class="banner"><strong>Test mode.</strong> This page stands in for Stripe. No money moves, no card is kept.</header>
<main>
${body}
</main>
</body>
</html>`
}

/** A page that only says something, with one way on. */
export function notice(title: string, text: string, link?: { href: string; label: string }): Html {
  return layout(
    title,
    html`<h1>${title}</h1>
<p>${text}</p>
${link ? html`<p><a class="button" href="${link.href}">${link.label}</a></p>` : raw('')}`,
  )
}

/** Pages post to themselves and then leave for the app; browsers hold such redirects against `form-action` too. */
export function pageHeaders(leadsTo: (string | null | undefined)[]): Record<string, string> {
  const origins = [...new Set(leadsTo.flatMap((url) => (url ? new URL(url).origin : [])))]
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': [
      "default-src 'none'",
      "style-src 'self'",
      `form-action 'self' ${origins.join(' ')}`.trim(),
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
}
