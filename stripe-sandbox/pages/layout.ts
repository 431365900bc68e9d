import { html, raw } from 'hono/html'

type Html = ReturnType<typeof html>

/** The layout of every sandbox page: plain HTML with a notice that no money moves. */
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

/** A page with a message and one link. */
export function notice(title: string, text: string, link?: { href: string; label: string }): Html {
  return layout(
    title,
    html`<h1>${title}</h1>
<p>${text}</p>
${link ? html`<p><a class="button" href="${link.href}">${link.label}</a></p>` : raw('')}`,
  )
}

/** Forms post to the same page, which then redirects to the app. Browsers apply `form-action` to redirects too. */
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
