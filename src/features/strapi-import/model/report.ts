import { count } from '../../../kernel/text.ts'
import type { ListRefusal } from '../../../platform/strapi-source/strapi-source.ts'

/** What became of an item. REMOVED: it was imported before and has been deleted or erased here since. */
export type Result = 'NEW' | 'CHANGED' | 'SAME' | 'REMOVED' | 'REFUSED'

/** What became of one collection. Names and ids are the only personal data in it. */
export type CollectionReport = {
  name: string
  results: Record<Result, number>
  /** Items that were not taken, and why. */
  refused: string[]
  /** Items that were taken, and what they lack. */
  notes: string[]
  /** Fields with values that have no place here. */
  leftOut: Set<string>
  /** Why nothing of it was read. */
  unread?: ListRefusal['reason']
}

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

/** Whether everything that the site has was read. */
export const isComplete = ({ unread }: CollectionReport): boolean => unread === undefined || unread === 'NONE'

/** A report as lines for the terminal. */
export function reportLines(report: CollectionReport): string[] {
  const { name, results, refused, notes, leftOut, unread } = report
  if (unread) return [`${name}: ${UNREAD[unread]}.`]
  const { NEW, CHANGED, SAME, REMOVED, REFUSED } = results
  const counts = [`${NEW} new`, `${CHANGED} changed`, `${SAME} the same`]
  if (REMOVED > 0) counts.push(`${REMOVED} removed here before, left alone`)
  if (REFUSED > 0) counts.push(`${REFUSED} not taken`)
  return [
    `${name}: ${counts.join(', ')}.`,
    ...refused.map((line) => `  Not taken: ${line}`),
    ...notes.map((line) => `  Taken, but ${line}`),
    ...(leftOut.size > 0
      ? [`  ${count(leftOut.size, 'field')} without a place here: ${[...leftOut].join(', ')}`]
      : []),
  ]
}
