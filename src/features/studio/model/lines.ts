import { localDate, longDate, longDateTime } from '../../../kernel/dates.ts'
import { formatPence, penceOf } from '../../../kernel/money.ts'
import type { Field } from '../../../platform/content/content-type.ts'
import { entryTypes, withNames } from './shapes.ts'

/** The text for an id: the name of an entry or the description of a picture. */
export type NameOf = (id: string) => string

/** Formats an API value as readable lines, to compare two versions. */
export function toLines(field: Field, wire: unknown, nameOf: NameOf): string[] {
  if (wire === null || wire === undefined || wire === '') return []
  switch (field.kind) {
    case 'richText':
      return htmlLines(String(wire))
    case 'boolean':
      return [wire === true ? 'Yes' : 'No']
    case 'many':
      return Array.isArray(wire) ? wire.map((id) => nameOf(String(id))) : []
    case 'one':
    case 'image':
      return [nameOf(String(wire))]
    case 'instant':
      return [longDateTime(new Date(String(wire)))]
    case 'day':
      return [longDate(localDate(String(wire)))]
    case 'json':
      return treeLines(field.edited ? field.edited.from(wire) : wire).map((line) =>
        field.shape && entryTypes(field.shape).length > 0 ? withNames(line, nameOf) : line,
      )
    case 'number':
      if (field.unit === 'unixSeconds') return [longDateTime(new Date(Number(wire) * 1000))]
      return [field.unit === 'pounds' ? formatPence(penceOf(Number(wire))) : String(wire)]
    default:
      return String(wire).split('\n')
  }
}

const ENDS = /<\/(?:p|h[2-4]|li|tr|dt|dd|figcaption|caption|blockquote|pre|div)>|<br ?\/?>|<hr ?\/?>/gi
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
}

/** HTML as text with one line for each block, and marks for headings, items, bold, links and pictures. */
function htmlLines(html: string): string[] {
  const text = html
    .replace(/\s+/g, ' ')
    .replace(ENDS, '\n')
    .replace(/<h([2-4])>/gi, (_, level: string) => `${'#'.repeat(Number(level))} `)
    .replace(/<li>/gi, '• ')
    .replace(/<\/?(?:strong|b)>/gi, '**')
    .replace(/<\/?(?:em|i)>/gi, '_')
    .replace(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gi, '$2 ($1)')
    .replace(/<img [^>]*?alt="([^"]*)"[^>]*>/gi, '[picture: $1]\n')
    .replace(/<\/(?:td|th)>/gi, ' | ')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** JSON as indented names and values, without punctuation. */
const treeLines = (value: unknown): string[] =>
  JSON.stringify(value, null, 2)
    .split('\n')
    .map((line) => line.replace(/"((?:[^"\\]|\\.)*)"/g, '$1').replace(/[{[\]}],?$|,$/g, ''))
    .filter((line) => line.trim() !== '')
