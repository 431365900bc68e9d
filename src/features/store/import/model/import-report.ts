import { excerpt } from '../../../../kernel/excerpt.ts'
import { count, textOf } from '../../../../kernel/text.ts'
import type { FieldChange } from './import-plan.ts'
import type { RefusedRow } from './supplier-list.ts'

/** What an import has done, or would do. */
export type ImportReport = {
  /** False for a preview: nothing was written. */
  applied: boolean
  added: { itemId: string; title: string }[]
  changed: { itemId: string; title: string; fields: FieldChange[] }[]
  unchanged: number
  refused: RefusedRow[]
  refusedCategories: RefusedRow[]
  /** Names of new categories. */
  categories: string[]
  /** Number of pictures in the list. They are not imported. */
  pictures: number
}

const MAX_LISTED = 20
const MAX_WORDS = 60

/** Formats the report of an import as lines for a terminal. */
export function reportLines(report: ImportReport): string[] {
  const { applied, added, changed, unchanged, refused, refusedCategories, categories, pictures } = report
  return [
    `${count(added.length, 'new item')}, ${changed.length} changed, ${unchanged} unchanged, ${refused.length} refused.`,
    ...(categories.length > 0 ? ['', `New categories: ${categories.join(', ')}`] : []),
    ...section(
      'New',
      added.map(({ itemId, title }) => `${itemId}  ${title}`),
    ),
    ...section(
      'Changed',
      changed.map(
        ({ itemId, title, fields }) =>
          `${itemId}  ${title}: ${fields.map(({ field, before, after }) => `${field} ${quoted(before)} -> ${quoted(after)}`).join('; ')}`,
      ),
    ),
    ...refusedSection('Refused', refused),
    ...refusedSection('Refused categories', refusedCategories),
    '',
    ...(pictures > 0
      ? [
          `The list names ${count(pictures, 'picture')}; they are not imported. Upload the ones you have the right to use.`,
        ]
      : []),
    applied
      ? 'All of it is written.'
      : 'Nothing is written yet. To write it, run the same again with: -- --apply',
  ]
}

/** Refused rows are listed in full, because each needs attention. */
const refusedSection = (title: string, rows: ImportReport['refused']): string[] =>
  rows.length === 0
    ? []
    : [
        '',
        title,
        ...rows.map(({ row, itemId, reason }) => `  row ${row}${itemId && ` (${itemId})`}: ${reason}`),
      ]

function section(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return []
  const more = lines.length - MAX_LISTED
  return [
    '',
    title,
    ...lines.slice(0, MAX_LISTED).map((line) => `  ${line}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ]
}

const quoted = (value: string): string =>
  value === '' ? 'nothing' : `“${excerpt(textOf(value), MAX_WORDS)}”`
