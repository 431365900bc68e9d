import { filled, formIn } from './html-form.ts'
import type { TestSite } from './site.ts'

type Headers = Record<string, string>
type Values = Readonly<Record<string, string>>

/** Opens a form in the studio and submits it with changed values, as a browser without scripts does. */
export async function sendEntry(
  site: TestSite,
  path: string,
  values: Values,
  headers: Headers,
  intent = 'publish',
) {
  const page = await site.page(path, headers)
  const body = filled(formIn(page, 'entry'), { ...values, intent })
  return post(site, path, body, headers)
}

export const post = (site: TestSite, path: string, body: URLSearchParams, headers: Headers) =>
  site.request(path, { method: 'POST', body, headers, redirect: 'manual' })

/** Submits a form and returns the redirect address. Throws with the page's messages if it is refused. */
export async function savedAt(
  site: TestSite,
  path: string,
  values: Values,
  headers: Headers,
  intent = 'publish',
) {
  const answer = await sendEntry(site, path, values, headers, intent)
  if (answer.status !== 303) throw new Error(`${path}: ${answer.status} ${refusalsIn(await answer.text())}`)
  return answer.headers.get('location') ?? ''
}

/** Returns the messages of a refused form as plain text. */
const refusalsIn = (html: string): string =>
  [
    ...html.matchAll(
      /<(?:p class="error"|div class="note" data-tone="[^"]*"|div class="note[^>]*role="alert")[^>]*>([\s\S]*?)<\/(?:p|div)>/g,
    ),
  ]
    .map(([, text = '']) =>
      text
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .join(' | ')
