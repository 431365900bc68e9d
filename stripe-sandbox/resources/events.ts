import { z } from 'zod'
import { type Call, call } from '../core/call.ts'
import { matching, page, within } from '../core/listing.ts'
import { bool, paging, range, text } from '../core/params.ts'

const MAX_AGE_SECONDS = 30 * 24 * 60 * 60

const listed = {
  ...paging,
  created: range.optional(),
  /** False: only events that an endpoint has not accepted yet. */
  delivery_success: bool.optional(),
  type: text().optional(),
  types: z.array(text()).max(20).optional(),
}

export const eventCalls: Call[] = [
  call('GET', 'events', listed, (state, { params, url }) => {
    const { type, types, created, delivery_success: delivered } = params
    const oldest = state.now() - MAX_AGE_SECONDS
    const rows = matching(state.store.all('event'), { type })
      .filter((row) => row.created >= oldest && within(row.created, created))
      .filter((row) => types?.includes(row.type) ?? true)
      .filter((row) => delivered === undefined || delivered === (row.pending_webhooks === 0))
    return page(rows, params, url, 'event')
  }),
]
