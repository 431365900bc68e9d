import { filled, formIn } from './html-form.ts'
import type { TestSite } from './site.ts'

type Headers = Record<string, string>
type Values = Readonly<Record<string, string>>

/** Opens the form of an address in the studio and sends it with other values, as a browser without scripts does. */
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

/** Sends a form and answers where it led; throws with what the page says when it was refused. */
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

/** What a refused form says, without its markup. */
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
