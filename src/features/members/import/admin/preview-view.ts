import type { Preview } from '../commands/import-members.server.ts'
import { COLUMN_LABELS } from '../model/columns.ts'
import type { Decisions, RowPlan } from '../model/import-plan.ts'

/** The most rows of one kind that the page lists. All of them are imported. */
export const MAX_LISTED = 200

type Kind = RowPlan['kind']
type Listed<T> = { row: number; name: string } & T

/** The part of a preview that the page shows. */
export type PreviewView = ReturnType<typeof previewView>

/** Shortens a preview for the page to counts and the first rows of each kind. */
export function previewView({ rows, seen }: Preview, decisions: Decisions) {
  const counts: Record<Kind, number> = { new: 0, changed: 0, same: 0, undecided: 0, wrong: 0 }
  for (const { kind } of rows) counts[kind] += 1
  const listed = <T>(some: Listed<T>[]) => some.slice(0, MAX_LISTED)
  const doubtful = rows.flatMap(({ row, name, doubtful: found }) =>
    found ? [{ row, name, ...found, decision: decisions.rows.get(row) ?? '' }] : [],
  )
  return {
    seen,
    counts,
    doubtfulRows: doubtful.length,
    others: decisions.others,
    doubtful: listed(doubtful),
    wrong: listed(rows.flatMap((one) => (one.kind === 'wrong' ? [wrongRow(one)] : []))),
    changed: listed(
      rows.flatMap((one) =>
        one.kind === 'changed' ? [{ row: one.row, name: one.name, fields: one.fields }] : [],
      ),
    ),
    added: listed(rows.flatMap(({ kind, row, name }) => (kind === 'new' ? [{ row, name }] : []))),
  }
}

const wrongRow = ({ row, name, problems }: Extract<RowPlan, { kind: 'wrong' }>) => ({
  row,
  name,
  problems: problems.map(({ field, message }) => (field ? `${COLUMN_LABELS[field]}: ${message}` : message)),
})
