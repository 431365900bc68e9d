import { z } from 'zod'
import { type Call, call } from '../core/call.ts'
import { invalidRequest } from '../core/errors.ts'
import { matching, page, within } from '../core/listing.ts'
import { bool, mergedMetadata, metadata, paging, range, text } from '../core/params.ts'
import type { SandboxState } from '../core/state.ts'
import { closeDispute } from '../disputing.ts'

const evidence = z.strictObject({
  customer_email_address: text().optional(),
  customer_name: text().optional(),
  product_description: text(20_000).optional(),
  service_date: text().optional(),
  uncategorized_text: text(20_000).optional(),
})
const changes = { evidence: evidence.optional(), metadata: metadata.optional(), submit: bool.optional() }

/** Evidence works as in Stripe's test mode: `winning_evidence` wins the dispute, any other text loses it. */
function update(state: SandboxState, id: string, given: z.infer<z.ZodObject<typeof changes>>) {
  const dispute = state.find('dispute', id)
  if (dispute.status !== 'needs_response') throw invalidRequest('This dispute is already closed')
  const said = Object.fromEntries(
    Object.entries(given.evidence ?? {}).filter(([, value]) => value !== undefined),
  )
  const isSubmitted = given.evidence !== undefined && given.submit !== false
  const after = state.store.patch('dispute', id, {
    evidence: { ...dispute.evidence, ...said },
    evidence_details: {
      ...dispute.evidence_details,
      has_evidence: dispute.evidence_details.has_evidence || given.evidence !== undefined,
      submission_count: dispute.evidence_details.submission_count + (isSubmitted ? 1 : 0),
    },
    metadata: mergedMetadata(dispute.metadata, given.metadata),
  })
  state.emit('charge.dispute.updated', after)
  if (!isSubmitted) return after
  return closeDispute(
    state,
    after,
    given.evidence?.uncategorized_text === 'winning_evidence' ? 'won' : 'lost',
  )
}

const listed = {
  ...paging,
  charge: text().optional(),
  created: range.optional(),
  payment_intent: text().optional(),
}

export const disputeCalls: Call[] = [
  call('GET', 'disputes', listed, (state, { params, url }) => {
    const { charge, payment_intent } = params
    const rows = matching(state.store.all('dispute'), { charge, payment_intent })
    return page(
      rows.filter((row) => within(row.created, params.created)),
      params,
      url,
      'dispute',
    )
  }),
  call('GET', 'disputes/:id', {}, (state, { id }) => state.find('dispute', id)),
  call('POST', 'disputes/:id', changes, (state, { params, id }) => update(state, id, params)),
]
