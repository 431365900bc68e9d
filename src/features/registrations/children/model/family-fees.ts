import { basisPoints, type Pence, pence, shareOf } from '../../../../kernel/money.ts'
import type { Offer } from '../../payment/model/offers.ts'

/** The registration fee of one child of a family. */
export type FamilyLine = {
  /** Of the registration. */
  id: string
  firstName: string
  label: string
  /** What it costs without siblings. */
  full: Pence
  amount: Pence
  paid: boolean
}

type Child = { id: string; firstName: string; fee: Offer; paid: boolean }

/**
 * What each child pays: the dearest fee in full, that of each further child less by the percentage of its fee. Children
 * who have paid count, so that a price does not change with the order of payments.
 */
export function familyLines(children: readonly Child[]): FamilyLine[] {
  const [first] = children.toSorted((a, b) => b.fee.amount - a.fee.amount)
  return children.map((child) => ({
    id: child.id,
    firstName: child.firstName,
    label: child.fee.label,
    full: child.fee.amount,
    amount: child === first ? child.fee.amount : siblingPrice(child.fee),
    paid: child.paid,
  }))
}

/** The fee of a second child. */
export const siblingPrice = ({
  amount,
  siblingPercent = 0,
}: Pick<Offer, 'amount' | 'siblingPercent'>): Pence =>
  pence(amount - shareOf(amount, basisPoints(siblingPercent * 100)))

export const totalOf = (lines: readonly Pick<FamilyLine, 'amount'>[]): Pence =>
  pence(lines.reduce((sum, { amount }) => sum + amount, 0))

/** "Mia", "Mia and Ole", "Mia, Ole and Ida". */
export const namesOf = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names)
