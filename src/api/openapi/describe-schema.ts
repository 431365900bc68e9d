import { html } from 'hono/html'
import type { JsonSchema } from './json-schema.ts'

type Html = ReturnType<typeof html>
type Described = {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  const?: unknown
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  description?: string
  oneOf?: JsonSchema[]
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
}

/** Describes a schema in a few words: "text", "list of Post", "whole number or nothing". Named schemas become links. */
export function typeOf(schema: JsonSchema): Html {
  const { $ref, type, format, items, oneOf, anyOf, allOf, ...rest } = schema as Described
  if ($ref) return linkTo($ref)
  const several = oneOf ?? anyOf ?? allOf
  if (several) return joined(several.map(typeOf), allOf ? ' and ' : ' or ')
  if ('const' in rest) return html`<code>${JSON.stringify(rest.const)}</code>`
  const values = rest.enum
  if (values) {
    const shown = values.map((value) => html`<code>${JSON.stringify(value)}</code>`)
    return joined(shown, ' or ')
  }
  if (items) return html`list of ${typeOf(items)}`
  const kinds = [type ?? 'anything'].flat().map((kind) => html`${WORDS[kind] ?? kind}`)
  return html`${joined(kinds, ' or ')}${format ? html` <small>${format}</small>` : ''}`
}

const WORDS: Readonly<Record<string, string>> = { string: 'text', integer: 'whole number', null: 'nothing' }

const linkTo = ($ref: string): Html => {
  const name = $ref.split('/').at(-1)
  return html`<a href="#${name}">${name}</a>`
}

const joined = (parts: Html[], between: string): Html =>
  html`${parts.map((part, index) => html`${index > 0 ? between : ''}${part}`)}`

/**
 * Renders the fields of an object schema as table rows, nested ones as "parent.child". For other schemas it shows the
 * type.
 */
export function memberRows(schema: JsonSchema): Html {
  const { description = '' } = schema as Described
  const rows = fieldsOf(schema, '')
  if (rows.length === 0) return html`<p>${description} ${typeOf(schema)}</p>`
  return html`<p>${description}</p><table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">About</th></tr></thead><tbody>${rows}</tbody></table>`
}

function fieldsOf(schema: JsonSchema, above: string): Html[] {
  const { oneOf, anyOf, properties = {}, required = [] } = schema as Described
  const variants = (oneOf ?? anyOf ?? []).flatMap((one) => fieldsOf(one, above))
  const own = Object.entries(properties).flatMap(([name, field]) => {
    const { items, description = '' } = field as Described
    const path = `${above}${name}`
    const row = html`<tr><td><code>${path}</code>${required.includes(name) ? ', always' : ''}</td><td>${typeOf(field)}</td><td>${description}</td></tr>`
    return [row, ...fieldsOf(items ?? field, `${path}.`)]
  })
  return [...own, ...variants]
}
