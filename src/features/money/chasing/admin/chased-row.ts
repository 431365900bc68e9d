import { type LocalDate, longDate } from '../../../../kernel/dates.ts'
import { formatPence } from '../../../../kernel/money.ts'
import { dueWords, itemWords } from '../model/reminder.ts'
import { fromDueDay, sentWords } from '../model/steps.ts'
import type { ChasedCharge } from '../queries/chasing.server.ts'

/** An open charge as text, with what was sent and what comes next. */
export const chasedRow = (charge: ChasedCharge, today: LocalDate, statementPath: string | undefined) => ({
  id: `${charge.source}/${charge.sourceId}${charge.instalment ? `/${charge.instalment}` : ''}`,
  /** 'invoices/<id>': names the charge in forms. All instalments of a fee are paused together. */
  charge: `${charge.source}/${charge.sourceId}`,
  isInstalment: charge.instalment > 0,
  memberId: charge.memberId,
  person: charge.person,
  statementPath,
  what: `${itemWords(charge)}, ${dueWords(charge, today)}`,
  open: formatPence(charge.open),
  /** The whole amount if a part of it has been paid; '' otherwise. */
  whole: charge.open === charge.amount ? '' : formatPence(charge.amount),
  isLate: charge.dueOn < today,
  recipient: charge.payer.email,
  sent: charge.sent.map((one) => sentWords(one, charge.dueOn)),
  next: charge.next
    ? `${charge.next.on === today ? 'Today' : longDate(charge.next.on)} (${fromDueDay(charge.dueOn, charge.next.on)})`
    : '',
  isForTreasurer: charge.isForTreasurer,
  pause: charge.pause,
})
export type ChasedRow = ReturnType<typeof chasedRow>
