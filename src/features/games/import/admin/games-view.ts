import { weekdayAndTime } from '../../../../kernel/dates.ts'
import type { GamesPreview } from '../commands/import-games.server.ts'
import type { RowPlan } from '../model/import-plan.ts'

/** How many rows of each kind the page lists. All rows are imported. */
const MAX_LISTED = 200

export type GamesView = ReturnType<typeof gamesView>

/** Shortens a preview for the page: the number of rows of each kind, and the first of them. */
export function gamesView({ rows, seen }: GamesPreview) {
  const counts: Record<RowPlan['kind'], number> = { new: 0, changed: 0, same: 0, wrong: 0 }
  for (const { kind } of rows) counts[kind] += 1
  const unmatched = rows.flatMap((one) =>
    one.kind !== 'wrong' && one.isUnmatched ? [{ row: one.row, name: one.name }] : [],
  )
  return {
    seen,
    counts,
    unmatchedRows: unmatched.length,
    unmatched: unmatched.slice(0, MAX_LISTED),
    wrong: rows
      .flatMap((one) => (one.kind === 'wrong' ? [{ ...one, problems: one.problems }] : []))
      .slice(0, MAX_LISTED),
    changed: rows
      .flatMap(({ row, name, ...one }) =>
        one.kind === 'changed' ? [{ row, name, changes: one.changes }] : [],
      )
      .slice(0, MAX_LISTED),
    added: rows
      .flatMap(({ row, name, ...one }) =>
        one.kind === 'new'
          ? [{ row, name, begins: weekdayAndTime(one.game.startsAt), status: one.game.status }]
          : [],
      )
      .slice(0, MAX_LISTED),
  }
}
