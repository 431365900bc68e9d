import { type EntryRow, entryRow } from '../../../../features/money/admin/entry-row.ts'
import { type Entry, listEntries } from '../../../../features/money/queries/entries.server.ts'
import { entrySearch } from '../../../../features/money/schema.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Rows } from '../../../../ui/data-table/columns.ts'
import { bookingPaths } from '../../../admin/booking-paths.server.ts'
import { keepQuery, parseQuery } from '../../../admin/list-address.ts'
import { registrationPath } from '../../../admin/record-paths.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { OF_ENTRIES } from './address.ts'

/** Lists entries for a request's query, worded for display, and their sum. */
export async function entryRows(
  ctx: Ctx,
  request: Request,
): Promise<Rows<EntryRow> & { sum: Entry['value'] }> {
  const listed = await listEntries(ctx, parseQuery(entrySearch, request))
  const booked = await bookingPaths(
    ctx,
    listed.rows.flatMap(({ source, sourceId }) => (source === 'bookings' ? sourceId : [])),
  )
  const list = keepQuery(new URL(request.url).searchParams, OF_ENTRIES)
  const rows = listed.rows.map((entry) =>
    entryRow(entry, {
      sourcePath: sourcePath(ctx, entry, booked),
      recordPath:
        entry.open > 0 ? `${adminPaths.recordPayment(entry.source, entry.sourceId)}${list}` : undefined,
      statementPath: entry.memberId ? adminPaths.statement(entry.memberId) : undefined,
    }),
  )
  return { ...listed, rows }
}

function sourcePath(
  { actor }: Ctx,
  { source, sourceId, number }: Entry,
  booked: ReadonlyMap<string, string>,
): string | undefined {
  switch (source) {
    case 'payments':
      return `${adminPaths.payments}?q=${sourceId}`
    case 'invoices':
      return `${adminPaths.invoices}?show=all&q=${encodeURIComponent(number || sourceId)}`
    case 'registrations':
      return registrationPath(actor, sourceId)
    case 'bookings':
      return booked.get(sourceId)
  }
}
