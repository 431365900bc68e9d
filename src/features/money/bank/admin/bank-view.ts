import { longDate } from '../../../../kernel/dates.ts'
import { formatPence } from '../../../../kernel/money.ts'
import { listWords } from '../../../../kernel/text.ts'
import type { Confidence, Match } from '../model/match.ts'
import type { OpenItem } from '../model/open-item.ts'
import type { BankTransaction } from '../table.server.ts'

export const CONFIDENCE_WORDS: Readonly<Record<Confidence, string>> = {
  certain: 'Certain',
  likely: 'Likely',
  possible: 'Possible',
  none: 'No match',
}
export const CONFIDENCE_TONES: Readonly<Record<Confidence, string>> = {
  certain: 'ok',
  likely: 'info',
  possible: 'warn',
  none: 'open',
}

/** A payment on the bank statement, in words. */
export const transactionView = ({ id, paidOn, amount, payer, text, note }: BankTransaction) => ({
  id,
  on: longDate(paidOn),
  amount: formatPence(amount),
  payer: payer || text || 'No name',
  text: payer ? text : '',
  note,
})

/** An open invoice or fee, in words. `value` names it in forms. */
export const chargeView = ({ source, sourceId, number, person, description, open }: OpenItem) => ({
  value: `${source}/${sourceId}`,
  person,
  description: number ? `${description}, invoice ${number}` : description,
  open: formatPence(open),
})

/** A proposal in words. `value` names its items in forms; '' if there is none. */
export const matchView = ({ charges, confidence, reason }: Match) => ({
  confidence,
  reason,
  value: charges.map((charge) => chargeView(charge).value).join(),
  people: listWords([...new Set(charges.map(({ person }) => person))]),
  lines: charges.map((charge) => {
    const { value, person, description, open } = chargeView(charge)
    return { value, text: charges.length === 1 ? description : `${person}: ${description}, ${open}` }
  }),
})

export type TransactionView = ReturnType<typeof transactionView>
export type MatchView = ReturnType<typeof matchView>
