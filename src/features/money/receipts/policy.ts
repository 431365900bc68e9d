import { type Actor, actsFor, hasRole } from '../../../kernel/actor.ts'

type Read = {
  /** The members it is for; null for money of a person who is not a member. */
  memberIds: readonly (string | null)[]
  payerEmail: string
}

/**
 * Finance staff read every receipt, other people those of all their own payments. A receipt names its payer, so that of
 * a child's payment is only for the guardian who paid.
 */
export function canReadReceipt(actor: Actor, { memberIds, payerEmail }: Read): boolean {
  if (hasRole(actor, 'finance')) return true
  if (actor.kind !== 'user' || memberIds.length === 0) return false
  const isPayer = payerEmail !== '' && payerEmail.toLowerCase() === actor.email.toLowerCase()
  return memberIds.every((id) => id !== null && actsFor(actor, id) && (id === actor.memberId || isPayer))
}
