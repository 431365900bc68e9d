import { count } from '../../../kernel/text.ts'
import type { ListRefusal } from '../../../platform/strapi-source/strapi-source.ts'

/** The result of importing an item. REMOVED: it was imported earlier and has since been deleted or erased here. */
export type Result = 'NEW' | 'CHANGED' | 'SAME' | 'REMOVED' | 'REFUSED'

/** The results of a collection. Names and ids are its only personal data. */
export type CollectionReport = {
  name: string
  results: Record<Result, number>
  /** Items that were refused, and why. */
  refused: string[]
  /** Items that were imported with something missing. */
  notes: string[]
  /** Fields whose values have no equivalent here. */
  leftOut: Set<string>
  /** Why the collection could not be read. */
  unread?: ListRefusal['reason']
}

/** The empty report of one collection. */
export const newReport = (name: string): CollectionReport => ({
  name,
  results: { NEW: 0, CHANGED: 0, SAME: 0, REMOVED: 0, REFUSED: 0 },
  refused: [],
  notes: [],
  leftOut: new Set(),
})

const UNREAD: Readonly<Record<ListRefusal['reason'], string>> = {
  NONE: 'the site has none',
  CLOSED: 'the site does not show them without a login: set STRAPI_TOKEN',
  NO_ANSWER: 'the site did not answer; run the command again',
  NOT_JSON: 'the answer is not JSON',
}

/** Whether all collections of the site could be read. */
export const isComplete = ({ unread }: CollectionReport): boolean => unread === undefined || unread === 'NONE'

/** Formats a report as lines for the terminal. */
export function reportLines(report: CollectionReport): string[] {
  const { name, results, refused, notes, leftOut, unread } = report
  if (unread) return [`${name}: ${UNREAD[unread]}.`]
  const { NEW, CHANGED, SAME, REMOVED, REFUSED } = results
  const counts = [`${NEW} new`, `${CHANGED} changed`, `${SAME} the same`]
  if (REMOVED > 0) counts.push(`${REMOVED} removed here earlier`)
  if (REFUSED > 0) counts.push(`${REFUSED} not imported`)
  return [
    `${name}: ${counts.join(', ')}.`,
    ...refused.map((line) => `  Not imported: ${line}`),
    ...notes.map((line) => `  Imported, but ${line}`),
    ...(leftOut.size > 0
      ? [`  ${count(leftOut.size, 'field')} without an equivalent here: ${[...leftOut].join(', ')}`]
      : []),
  ]
}
