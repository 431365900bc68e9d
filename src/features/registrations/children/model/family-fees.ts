import { formatPence, type Pence, pence } from '../../../../kernel/money.ts'
import { owedOf, reasonOf } from '../../../fees/model/owed.ts'
import type { Offer } from '../../payment/model/offers.ts'

/** The registration fee of one child of a family. */
export type FamilyLine = {
  /** The id of the registration. */
  id: string
  firstName: string
  label: string
  /** The fee on the day of the registration, without the sibling price. */
  full: Pence
  /** Why that is less than the fee; '' if it is not. */
  reason: string
  /** What was paid of it in part. */
  paidBefore: Pence
  /** What is to pay, or was paid. */
  amount: Pence
  paid: boolean
  /** Whether finance staff agreed a lower fee. */
  isAgreed: boolean
}

type Child = {
  id: string
  firstName: string
  fee: Offer
  paid: boolean
  /** What was paid of a price that was set then. */
  partPaid?: { paid: Pence; whole: Pence } | undefined
  /** What finance staff agreed that the child pays at most. */
  agreed?: Pence | undefined
}

/**
 * Returns what each child pays: the highest fee in full, and every other fee less its sibling percentage. Children who
 * have paid are included, so that prices do not depend on the order of payments. If a child in another form has paid in
 * full (`hasPaidSibling`), all pay the sibling price.
 */
export function familyLines(children: readonly Child[], hasPaidSibling = false): FamilyLine[] {
  const [highest] = children.toSorted((a, b) => b.fee.amount - a.fee.amount)
  const first = hasPaidSibling ? undefined : highest
  return children.map((child) => {
    const amount = leftOf(child, child !== first)
    return {
      id: child.id,
      firstName: child.firstName,
      label: child.fee.label,
      full: child.fee.amount,
      reason: reasonOf(child.fee),
      paidBefore: child.partPaid?.paid ?? pence(0),
      amount,
      paid: child.paid || amount === 0,
      isAgreed: child.agreed !== undefined,
    }
  })
}

/** After a part payment, what is left of the price before it. */
function leftOf({ fee, partPaid, agreed }: Child, isSibling: boolean): Pence {
  if (!partPaid) return owedOf(fee, { isSibling, agreed }).amount
  return pence(Math.max(0, Math.min(partPaid.whole, agreed ?? partPaid.whole) - partPaid.paid))
}

/** Whether a child pays less than the full fee, because another one pays in full. */
export const hasSiblingPrice = (line: FamilyLine): boolean =>
  !line.isAgreed && line.amount + line.paidBefore < line.full

/** "Registration, sibling price instead of £45.00, £20.00 of it paid already". */
export function lineWords(line: FamilyLine): string {
  const { label, reason, full, paidBefore, paid } = line
  const sibling = hasSiblingPrice(line) && `sibling price instead of ${formatPence(full)}`
  const agreed = line.isAgreed && `agreed price instead of ${formatPence(full)}`
  const before = !paid && paidBefore > 0 && `${formatPence(paidBefore)} of it paid already`
  return [label, reason, agreed, sibling, before].filter(Boolean).join(', ')
}

export const totalOf = (lines: readonly Pick<FamilyLine, 'amount'>[]): Pence =>
  pence(lines.reduce((sum, { amount }) => sum + amount, 0))

/** "Mia", "Mia and Ole", "Mia, Ole and Ida". */
export const namesOf = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names)
