import { formatPence, type Pence, pence } from '../../../../kernel/money.ts'
import { count } from '../../../../kernel/text.ts'
import { familySums, sumOf } from './family-sums.ts'
import { type NameLikeness, nameLikeness, wordsIn } from './names.ts'
import type { OpenItem } from './open-item.ts'

/** A payment on the bank statement that nobody has recorded yet. */
export type Unmatched = { id: string; amount: Pence; payer: string; text: string }

export const CONFIDENCES = ['certain', 'likely', 'possible', 'none'] as const
export type Confidence = (typeof CONFIDENCES)[number]

/** What a payment on the bank statement is probably for, and why. Several items belong to one family. */
export type Match = { charges: readonly OpenItem[]; confidence: Confidence; reason: string }

/** How well open items fit. */
type Fit = 'number' | NameLikeness
type Candidate = { charges: readonly OpenItem[]; fit: Fit }
const FITS: readonly Fit[] = ['number', 'full', 'surname', 'none']

/** A shorter number could be part of a sort code or date. */
const MIN_NUMBER_LENGTH = 5

/** Open items, prepared to be matched by their amounts. */
type Open = { all: readonly OpenItem[]; byAmount: Map<number, OpenItem[]>; sums: Map<number, OpenItem[][]> }

/**
 * Proposes open items for each payment: one of the same amount, or some of one family that add up to it. They differ in
 * how much of the number and the name the bank's text contains. A smaller amount is proposed only with a number.
 */
export function matchAll(payments: readonly Unmatched[], charges: readonly OpenItem[]): Map<string, Match> {
  const open: Open = {
    all: charges,
    byAmount: byAmountOf(charges),
    sums: familySums(charges),
  }
  const matches = new Map(payments.map((payment) => [payment.id, matchOf(payment, open)]))
  const claims = Map.groupBy(
    [...matches.values()].flatMap((match) => match.charges),
    (charge) => charge,
  )
  for (const [id, match] of matches)
    if (
      match.confidence === 'certain' &&
      match.charges.some((charge) => (claims.get(charge)?.length ?? 0) > 1)
    )
      matches.set(id, {
        ...match,
        confidence: 'likely',
        reason: `${match.reason} Another payment on the statement fits it too.`,
      })
  return matches
}

/** An item with instalments has several amounts. */
function byAmountOf(charges: readonly OpenItem[]): Map<number, OpenItem[]> {
  const amounts = charges.flatMap((charge) =>
    [charge.open, ...charge.stages].map((amount) => ({ amount, charge })),
  )
  const grouped = Map.groupBy(amounts, ({ amount }): number => amount)
  return new Map([...grouped].map(([amount, some]) => [amount, some.map(({ charge }) => charge)]))
}

const hasAmount = ({ open, stages }: OpenItem, amount: Pence): boolean =>
  open === amount || stages.includes(amount)

/** The open items that a payment may be for, in whole or in part, the best fit first. */
export function candidatesFor(payment: Unmatched, charges: readonly OpenItem[]): OpenItem[] {
  const fitting = charges
    .map((charge) => ({ charge, fit: fitOf(payment, [charge]), isSame: hasAmount(charge, payment.amount) }))
    .filter(({ fit, isSame }) => fit !== 'none' || isSame)
  const families = new Set(fitting.flatMap(({ charge, fit }) => (fit === 'none' ? [] : charge.families)))
  const known = new Set(fitting.map(({ charge }) => charge))
  const relatives = charges.filter(
    (charge) => !known.has(charge) && charge.families.some((key) => families.has(key)),
  )
  return [
    ...fitting
      .sort((a, b) => FITS.indexOf(a.fit) - FITS.indexOf(b.fit) || Number(b.isSame) - Number(a.isSame))
      .map(({ charge }) => charge),
    ...relatives,
  ]
}

function fitOf({ payer, text }: Unmatched, charges: readonly OpenItem[]): Fit {
  if (charges.some((charge) => holdsNumber(plain(`${payer} ${text}`), charge))) return 'number'
  const names = charges.flatMap((charge) => charge.names)
  return nameLikeness(names, wordsIn(`${payer} ${text}`))
}

/**
 * One item comes before several that fit as well, unless it would be several of its instalments: then the next
 * instalments of several children come first.
 */
function exactCandidates(payment: Unmatched, { byAmount, sums }: Open): Candidate[] {
  const single = byAmount.get(payment.amount) ?? []
  const isNext = ({ open, stages }: OpenItem) => open === payment.amount || stages[0] === payment.amount
  const next = single.filter(isNext).map((charge) => [charge])
  const ahead = single.filter((charge) => !isNext(charge)).map((charge) => [charge])
  const several = sums.get(payment.amount) ?? []
  return (
    [...next, ...several, ...ahead]
      .map((charges) => ({ charges, fit: fitOf(payment, charges) }))
      // Any two items of any family may add up to an amount by chance.
      .filter(({ charges, fit }) => charges.length === 1 || fit !== 'none')
      .sort((a, b) => FITS.indexOf(a.fit) - FITS.indexOf(b.fit))
  )
}

function matchOf(payment: Unmatched, open: Open): Match {
  const candidates = exactCandidates(payment, open)
  const [best] = candidates
  const numbered = best?.fit === 'number' ? undefined : findNumber(payment, open.all)
  if (numbered) return partOf(payment, numbered)
  if (!best) return none('Nothing open has this amount.')
  return judge(best, candidates.filter(({ fit }) => fit === best.fit).length, payment.amount)
}

/** What agrees with the amount of a payment, in words. */
function whatAgrees(charges: readonly OpenItem[], amount: Pence): string {
  const [charge] = charges
  if (charges.length !== 1 || !charge)
    return amount === sumOf(charges)
      ? `the sum of ${charges.length} open items agree`
      : `the next instalments of ${charges.length} open items agree`
  const stage = charge.stages.indexOf(amount) + 1
  if (charge.open === amount || stage === 0) return 'the amount agree'
  return stage === 1 ? 'the next instalment agree' : `the next ${stage} instalments agree`
}

function judge({ charges, fit }: Candidate, alike: number, amount: Pence): Match {
  const what = whatAgrees(charges, amount)
  const others = charges.length === 1 ? count(alike, 'open item') : count(alike, 'choice')
  switch (fit) {
    case 'number':
      return alike === 1 || charges.length === 1
        ? { charges, confidence: 'certain', reason: `The number and ${what}.` }
        : { charges, confidence: 'likely', reason: `The number and ${what}, but with ${others}.` }
    case 'full':
      return alike === 1
        ? { charges, confidence: 'certain', reason: `The name and ${what}.` }
        : { charges, confidence: 'likely', reason: `The name and ${what}, but with ${others}.` }
    case 'surname':
      return alike === 1
        ? { charges, confidence: 'likely', reason: `The surname and ${what}.` }
        : { charges, confidence: 'possible', reason: `The surname agrees with ${others}.` }
    case 'none':
      return alike === 1
        ? { charges, confidence: 'possible', reason: 'Only the amount agrees.' }
        : none(`${count(alike, 'open item')} have this amount. Choose one.`)
  }
}

/** The number is of an item of which another amount is open. */
function partOf({ amount }: Unmatched, charge: OpenItem): Match {
  if (amount > charge.open)
    return none(
      `The text has the number ${charge.number}, but only ${formatPence(charge.open)} is open there.`,
    )
  const rest = formatPence(pence(sumOf([charge]) - amount))
  return {
    charges: [charge],
    confidence: 'likely',
    reason: `The number agrees. It is a part: ${rest} stays open.`,
  }
}

const none = (reason: string): Match => ({ charges: [], confidence: 'none', reason })

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '')

const holdsNumber = (text: string, { number }: OpenItem): boolean =>
  plain(number).length >= MIN_NUMBER_LENGTH && text.includes(plain(number))

function findNumber({ payer, text }: Unmatched, charges: readonly OpenItem[]): OpenItem | undefined {
  const all = plain(`${payer} ${text}`)
  // The text "INV-1004" also contains the number "INV-100".
  return charges
    .filter((charge) => holdsNumber(all, charge))
    .toSorted((a, b) => plain(b.number).length - plain(a.number).length)[0]
}
