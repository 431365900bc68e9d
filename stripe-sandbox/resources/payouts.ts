import { type Call, call } from '../core/call.ts'
import { matching, page, within } from '../core/listing.ts'
import { paging, range, text } from '../core/params.ts'

const listed = {
  ...paging,
  arrival_date: range.optional(),
  created: range.optional(),
  destination: text().optional(),
  status: text().optional(),
}

export const payoutCalls: Call[] = [
  call('GET', 'payouts', listed, (state, { params, url }) => {
    const { arrival_date, created, destination, status } = params
    const rows = matching(state.store.all('payout'), { destination, status })
    return page(
      rows.filter((row) => within(row.created, created) && within(row.arrival_date, arrival_date)),
      params,
      url,
      'payout',
    )
  }),
  call('GET', 'payouts/:id', {}, (state, { id }) => state.find('payout', id)),
]
