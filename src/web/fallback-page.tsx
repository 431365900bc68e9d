import { renderToStaticMarkup } from 'react-dom/server'
import type { TypedForm } from '../platform/http/typed-form.ts'
import { SendAgain } from './send-again.tsx'

/**
 * The response if even the error page could not be rendered: plain text, the form to resend, and a link home. It needs
 * neither the database nor a stylesheet.
 */
export function fallbackPage(requestId: string, typed?: TypedForm): Response {
  const html =
    '<!DOCTYPE html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    '<title>Something went wrong</title><p>Something went wrong on our side. Please try again in a minute.' +
    `${typed ? renderToStaticMarkup(<SendAgain {...typed} />) : ''}<p><a href="/">Home page</a><p>${requestId}</html>`
  return new Response(html, {
    status: 500,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    },
  })
}
