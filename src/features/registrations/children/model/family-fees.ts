import { formatPence, type Pence, pence } from '../../../../kernel/money.ts'
import { owedOf } from '../../../fees/model/owed.ts'
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
  /** Whether the child pays less because finance staff agreed it. */
  isAgreed: boolean
  /** What the family pays at most, if that is why the child pays less. */
  cap: Pence | undefined
}

/** What the children of a family have paid this season in other forms. */
export type PaidElsewhere = {
  /** Whether one of them has paid in full. */
  inFull: boolean
  /** By the id of the fee. */
  amounts: ReadonlyMap<string, Pence>
}

const NOTHING: PaidElsewhere = { inFull: false, amounts: new Map() }

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
 * full, all pay the sibling price. The children take their share of a family cap one after the other, the highest fee
 * first, of what is not paid elsewhere.
 */
export function familyLines(children: readonly Child[], elsewhere: PaidElsewhere = NOTHING): FamilyLine[] {
  const inOrder = children.toSorted((a, b) => b.fee.amount - a.fee.amount)
  const taken = new Map(elsewhere.amounts)
  const lines = inOrder.map((child, at) => {
    const { feeId, terms } = child.fee
    const before = taken.get(feeId) ?? pence(0)
    const room = terms.familyCap === undefined ? undefined : pence(terms.familyCap - before)
    const person = { isSibling: at > 0 || elsewhere.inFull, agreed: child.agreed }
    const { amount } = owedOf(child.fee, { ...person, room })
    taken.set(feeId, pence(before + amount))
    const cap = amount < owedOf(child.fee, person).amount ? terms.familyCap : undefined
    const normal = owedOf(child.fee, { isSibling: person.isSibling }).amount
    return lineOf(child, { amount, cap, normal })
  })
  return children.map(({ id }) => lines.find((line) => line.id === id)).filter((line) => line !== undefined)
}

type Share = { amount: Pence; cap: Pence | undefined; normal: Pence }

function lineOf(child: Child, { amount: share, cap, normal }: Share): FamilyLine {
  const { id, firstName, fee, agreed, partPaid } = child
  const amount = partPaid ? leftOf(partPaid, agreed) : share
  return {
    ...{ id, firstName, label: fee.label, full: fee.amount, reason: fee.reason, amount, cap },
    paidBefore: partPaid?.paid ?? pence(0),
    paid: child.paid || amount === 0,
    isAgreed: agreed !== undefined && agreed < (partPaid?.whole ?? normal),
  }
}

/** After a part payment, what is left of the price before it. */
const leftOf = ({ paid, whole }: { paid: Pence; whole: Pence }, agreed: Pence | undefined): Pence =>
  pence(Math.max(0, Math.min(whole, agreed ?? whole) - paid))

/** Whether a child pays less than the full fee, because another one pays in full. */
export const hasSiblingPrice = (line: FamilyLine): boolean =>
  !line.isAgreed && line.cap === undefined && line.amount + line.paidBefore < line.full

/** "Registration, sibling price instead of £45.00, £20.00 of it paid already". */
export function lineWords(line: FamilyLine): string {
  const { label, reason, full, paidBefore, paid, cap } = line
  const sibling = hasSiblingPrice(line) && `sibling price instead of ${formatPence(full)}`
  const agreed = line.isAgreed && !cap && `agreed price instead of ${formatPence(full)}`
  const most = cap && `at most ${formatPence(cap)} for your family`
  const before = !paid && paidBefore > 0 && `${formatPence(paidBefore)} of it paid already`
  return [label, reason, agreed, most, sibling, before].filter(Boolean).join(', ')
}

export const totalOf = (lines: readonly Pick<FamilyLine, 'amount'>[]): Pence =>
  pence(lines.reduce((sum, { amount }) => sum + amount, 0))

/** "Mia", "Mia and Ole", "Mia, Ole and Ida". */
export const namesOf = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names)
