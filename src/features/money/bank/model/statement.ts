import type { LocalDate } from '../../../../kernel/dates.ts'
import type { Pence } from '../../../../kernel/money.ts'
import { count } from '../../../../kernel/text.ts'
import { refusalOfDay } from '../../model.ts'

/** A payment into the club's account, as a bank file lists it. */
export type BankPayment = {
  paidOn: LocalDate
  amount: Pence
  /** Who paid; '' if the bank names nobody. */
  payer: string
  /** The reference and other texts of the payment. */
  text: string
  /** Identifies the payment in every file of this account. */
  identity: string
}

/** What a bank file contains. Every row is either a payment, left out, or has a problem. */
export type BankFile = {
  /** What the format calls one entry. */
  unit: 'row' | 'transaction'
  payments: BankPayment[]
  /** Rows without money for the club: money paid out, and zero. */
  leftOut: number
  problems: { row: number; text: string }[]
}

/** One row before it is checked. */
export type BankRow = {
  row: number
  day: LocalDate | undefined
  dayText: string
  amount: Pence | undefined
  amountText: string
  payer: string
  text: string
  /** The bank's own id of the transaction, and the account; '' if the file has none. */
  id: string
  account: string
}

const MAX_TEXT = 200

/**
 * Sorts the rows of a file. A file that is uploaded again, or overlaps with an earlier one, has the same identities:
 * the bank's id, or the day, amount and text, counted if they repeat.
 */
export function sortRows(
  rows: readonly BankRow[],
  today: LocalDate,
  unit: BankFile['unit'] = 'row',
): BankFile {
  const file: BankFile = { unit, payments: [], leftOut: 0, problems: [] }
  const seen = new Map<string, number>()
  for (const row of rows) {
    const problem = problemOf(row, today)
    if (problem) file.problems.push({ row: row.row, text: problem })
    else if (row.day === undefined || row.amount === undefined || row.amount <= 0) file.leftOut += 1
    else {
      const same = JSON.stringify([row.account, row.id, row.day, row.amount, wordsOf(row)])
      const nth = row.id ? 0 : (seen.get(same) ?? 0)
      seen.set(same, nth + 1)
      file.payments.push({
        paidOn: row.day,
        amount: row.amount,
        payer: row.payer.slice(0, MAX_TEXT),
        text: row.text.slice(0, MAX_TEXT),
        identity: `${same}${nth}`,
      })
    }
  }
  return file
}

const wordsOf = ({ payer, text }: BankRow): string => `${payer} ${text}`.toLowerCase().replace(/\s+/g, ' ')

function problemOf({ day, dayText, amount, amountText }: BankRow, today: LocalDate): string | undefined {
  if (!day) return dayText ? `“${short(dayText)}” is not a day` : 'The day is missing'
  const wrongDay = refusalOfDay(day, today)
  if (wrongDay) return `${short(dayText)} is ${DAY_WORDS[wrongDay]}`
  if (amount === undefined)
    return amountText ? `“${short(amountText)}” is not an amount` : 'The amount is missing'
  return undefined
}

const DAY_WORDS = { FUTURE: 'later than today', TOO_OLD: 'more than two years ago' } as const

const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

/** What an upload did, in one sentence. */
export function importWords(added: number, { unit, payments, leftOut, problems }: BankFile): string {
  const known = payments.length - added
  const parts = [
    `${count(added, 'payment')} added`,
    known > 0 && `${known} already here`,
    leftOut > 0 && `${count(leftOut, unit)} without money for the club left out`,
    problems.length > 0 && `${count(problems.length, unit)} could not be read`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}
