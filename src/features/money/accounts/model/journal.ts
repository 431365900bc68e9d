import { clubDay } from '../../../../kernel/dates.ts'
import { type Pence, pence, poundsOf } from '../../../../kernel/money.ts'
import type { Cell } from '../../../../platform/spreadsheet/csv.ts'
import { PURPOSE_WORDS } from '../../../billing/payments/admin/payment-row.ts'
import type { PaymentMethod, PaymentPurpose } from '../../../billing/payments/model.ts'

/** What a payment was for, or what else is in a payout of the card provider. */
export type MovementKind = PaymentPurpose | 'card_fee' | 'adjustment' | 'payout'

/** Money that came in, went back, or was paid out to the bank. */
export type Movement = {
  id: string
  at: Date
  /** Positive for a payment, negative for a refund or a reversed payment. */
  amount: Pence
  /** What the card provider kept of it. */
  fee: Pence
  method: PaymentMethod
  kind: MovementKind
  person: string
  description: string
  number: string
}

export const FORMATS = ['journal', 'xero', 'quickbooks'] as const
export type Format = (typeof FORMATS)[number]

export const FORMAT_WORDS: Readonly<Record<Format, string>> = {
  journal: 'Journal',
  xero: 'Xero',
  quickbooks: 'QuickBooks',
}

const CARD_FEES = 'Card fees'

/** The account that money in each form goes to. The card provider pays out later. */
const MONEY_ACCOUNTS: Readonly<Record<PaymentMethod, string>> = {
  card: 'Card provider',
  cash: 'Cash',
  bank_transfer: 'Bank',
}

/** The account at the other end of a movement. */
const OTHER_ACCOUNTS: Readonly<Record<MovementKind, string>> = {
  ...PURPOSE_WORDS,
  card_fee: CARD_FEES,
  adjustment: 'Card provider adjustments',
  payout: 'Bank',
}

type Posting = { account: string; debit: Pence }

/** The two or four postings of a movement. A negative debit is a credit, and they add up to nothing. */
function postingsOf({ amount, fee, method, kind }: Movement): Posting[] {
  const account = MONEY_ACCOUNTS[method]
  const paid: Posting[] = [
    { account, debit: amount },
    { account: OTHER_ACCOUNTS[kind], debit: pence(-amount) },
  ]
  if (fee === 0) return paid
  return [...paid, { account: CARD_FEES, debit: fee }, { account, debit: pence(-fee) }]
}

/** The rows of a file, the header first. */
export function fileOf(format: Format, movements: readonly Movement[]): Cell[][] {
  switch (format) {
    case 'journal':
      return [
        ['Date', 'Number', 'Account', 'Description', 'Name', 'Reference', 'Debit', 'Credit'],
        ...journal(movements, (movement, number, { account, debit }) => [
          clubDay(movement.at),
          number,
          account,
          movement.description,
          movement.person,
          movement.number,
          ...debitAndCredit(debit),
        ]),
      ]
    case 'xero':
      return [
        ['Date', 'Amount', 'Payee', 'Description', 'Reference'],
        ...movements.filter(({ method }) => method === 'card').flatMap(xeroRows),
      ]
    case 'quickbooks':
      return [
        ['Journal No', 'Journal Date', 'Account Name', 'Debits', 'Credits', 'Description', 'Name'],
        ...journal(movements, (movement, number, { account, debit }) => [
          number,
          britishDay(movement.at),
          account,
          ...debitAndCredit(debit),
          movement.description,
          movement.person,
        ]),
      ]
  }
}

type RowOf = (movement: Movement, number: number, posting: Posting) => Cell[]

const journal = (movements: readonly Movement[], rowOf: RowOf): Cell[][] =>
  movements.flatMap((movement, nth) =>
    postingsOf(movement).map((posting) => rowOf(movement, nth + 1, posting)),
  )

const debitAndCredit = (debit: Pence): [Cell, Cell] =>
  debit >= 0 ? [poundsOf(debit), ''] : ['', poundsOf(pence(-debit))]

/** Lines of a bank statement for the account of the card provider. */
function xeroRows({ at, amount, fee, person, description, number }: Movement): Cell[][] {
  const day = britishDay(at)
  const paid: Cell[] = [day, poundsOf(amount), person, description, number]
  return fee === 0 ? [paid] : [paid, [day, poundsOf(pence(-fee)), 'Card provider', 'Card fee', number]]
}

const britishDay = (at: Date): string => clubDay(at).split('-').toReversed().join('/')
