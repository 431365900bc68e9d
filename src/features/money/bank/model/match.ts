import type { Pence } from '../../../../kernel/money.ts'
import { count } from '../../../../kernel/text.ts'
import { type NameLikeness, nameLikeness, wordsIn } from './names.ts'
import type { OpenItem } from './open-item.ts'

/** A payment on the bank statement that nobody has recorded yet. */
export type Unmatched = { id: string; amount: Pence; payer: string; text: string }

export const CONFIDENCES = ['certain', 'likely', 'possible', 'none'] as const
export type Confidence = (typeof CONFIDENCES)[number]

/** What a payment on the bank statement is probably for, and why. */
export type Match = { charge: OpenItem | undefined; confidence: Confidence; reason: string }

/** How well a charge of the same amount fits. */
type Fit = 'number' | NameLikeness
type Candidate = { charge: OpenItem; fit: Fit }
const FITS: readonly Fit[] = ['number', 'full', 'surname', 'none']

/** A shorter number could be part of a sort code or date. */
const MIN_NUMBER_LENGTH = 5

/**
 * Proposes an open charge for each payment. Only a charge of the same amount can be recorded as paid, so all proposals
 * have it; they differ in how much of the number and the name the bank's text contains.
 */
export function matchAll(payments: readonly Unmatched[], charges: readonly OpenItem[]): Map<string, Match> {
  const byAmount = Map.groupBy(charges, ({ open }) => open)
  const numbered = charges.filter(({ number }) => plain(number).length >= MIN_NUMBER_LENGTH)
  const matches = new Map(
    payments.map((payment) => [payment.id, matchOf(payment, byAmount.get(payment.amount) ?? [], numbered)]),
  )
  const claims = Map.groupBy(
    [...matches.values()].filter(({ charge }) => charge),
    ({ charge }) => charge,
  )
  for (const [id, match] of matches)
    if (match.confidence === 'certain' && (claims.get(match.charge)?.length ?? 0) > 1)
      matches.set(id, {
        ...match,
        confidence: 'likely',
        reason: `${match.reason} Another payment on the statement fits it too.`,
      })
  return matches
}

/** The charges of the same amount, the best fit first. */
export function candidatesFor(payment: Unmatched, charges: readonly OpenItem[]): Candidate[] {
  const words = wordsIn(`${payment.payer} ${payment.text}`)
  const text = plain(`${payment.payer} ${payment.text}`)
  return charges
    .filter(({ open }) => open === payment.amount)
    .map((charge) => ({
      charge,
      fit: holdsNumber(text, charge) ? ('number' as const) : nameLikeness(charge.names, words),
    }))
    .sort((a, b) => FITS.indexOf(a.fit) - FITS.indexOf(b.fit))
}

function matchOf(payment: Unmatched, sameAmount: readonly OpenItem[], numbered: readonly OpenItem[]): Match {
  const candidates = candidatesFor(payment, sameAmount)
  const [best] = candidates
  const otherAmount = best?.fit === 'number' ? undefined : findNumber(payment, numbered)
  if (otherAmount)
    return none(`The text has the number ${otherAmount.number}, but another amount is open there.`)
  if (!best) return none('Nothing open has this amount.')
  const { charge, fit } = best
  const alike = candidates.filter((other) => other.fit === fit).length
  switch (fit) {
    case 'number':
      return { charge, confidence: 'certain', reason: 'The number and the amount agree.' }
    case 'full':
      return alike === 1
        ? { charge, confidence: 'certain', reason: 'The name and the amount agree.' }
        : {
            charge,
            confidence: 'likely',
            reason: `The name and the amount agree, but with ${alike} open items.`,
          }
    case 'surname':
      return alike === 1
        ? { charge, confidence: 'likely', reason: 'The surname and the amount agree.' }
        : { charge, confidence: 'possible', reason: `The surname agrees with ${alike} open items.` }
    case 'none':
      return alike === 1
        ? { charge, confidence: 'possible', reason: 'Only the amount agrees.' }
        : none(`${count(alike, 'open item')} have this amount. Choose one.`)
  }
}

const none = (reason: string): Match => ({ charge: undefined, confidence: 'none', reason })

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '')

const holdsNumber = (text: string, { number }: OpenItem): boolean =>
  plain(number).length >= MIN_NUMBER_LENGTH && text.includes(plain(number))

function findNumber({ payer, text }: Unmatched, numbered: readonly OpenItem[]): OpenItem | undefined {
  const all = plain(`${payer} ${text}`)
  return numbered.find((charge) => holdsNumber(all, charge))
}
