import { htmlOfPlainText, PLAIN_TEXTS } from '../../src/kernel/plain-html.ts'

/** A form as submitted by a browser without scripts: names and values in order. */
export type SentForm = [name: string, value: string][]

const CONTROL =
  /<input\b([^>]*)>|<textarea\b([^>]*)>([\s\S]*?)<\/textarea>|<select\b([^>]*)>([\s\S]*?)<\/select>/g

/** Returns the fields of the form with this id, wherever they are in the page. */
export function formIn(html: string, id: string): SentForm {
  const form = new RegExp(`<form\\b[^>]*id="${id}"[^>]*>([\\s\\S]*?)</form>`).exec(html)?.[1]
  if (form === undefined) throw new Error(`the page has no form ${id}`)
  const sent: SentForm = []
  for (const [, input, area, text = '', select, options = ''] of form.matchAll(CONTROL)) {
    const attributes = input ?? area ?? select ?? ''
    const name = attribute(attributes, 'name')
    if (name === undefined || /\bdisabled\b/.test(attributes)) continue
    if (area !== undefined) sent.push([name, decoded(text).replace(/^\n/, '')])
    else if (select !== undefined) sent.push([name, selected(options)])
    else if (!isUnticked(attributes)) sent.push([name, attribute(attributes, 'value') ?? ''])
  }
  return asEdited(sent)
}

/** The form as the rich text editor submits it, with HTML where the page without scripts has plain text. */
function asEdited(sent: SentForm): SentForm {
  const plain = sent.filter(([name]) => name === PLAIN_TEXTS).map(([, name]) => name)
  return sent
    .filter(([name]) => name !== PLAIN_TEXTS)
    .map(([name, value]) => [name, plain.includes(name) ? htmlOfPlainText(value) : value])
}

/** Replaces the values of existing fields; '' removes a ticked checkbox. */
export function filled(sent: SentForm, values: Readonly<Record<string, string>>): URLSearchParams {
  const kept = sent.filter(([name]) => !(name in values))
  const given = Object.entries(values).filter(([, value]) => value !== NOT_TICKED)
  return new URLSearchParams([...kept, ...given])
}

export const NOT_TICKED = '\0'

const isUnticked = (attributes: string) =>
  /type="(?:checkbox|radio)"/.test(attributes) && !/\bchecked\b/.test(attributes)

function selected(options: string): string {
  const all = [...options.matchAll(/<option\b([^>]*)>/g)].map(([, attributes = '']) => attributes)
  const chosen = all.find((attributes) => /\bselected\b/.test(attributes)) ?? all[0] ?? ''
  return attribute(chosen, 'value') ?? ''
}

function attribute(attributes: string, name: string): string | undefined {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]
  return value === undefined ? undefined : decoded(value)
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
}
const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
