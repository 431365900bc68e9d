import { type LocalDate, longDate } from '../../../../kernel/dates.ts'
import { formatPence } from '../../../../kernel/money.ts'
import { chargeWords } from '../model/reminder.ts'
import { sentWords, stepWords } from '../model/steps.ts'
import type { ChasedCharge } from '../queries/chasing.server.ts'

/** An open charge as text, with what was sent and what comes next. */
export const chasedRow = (charge: ChasedCharge, today: LocalDate, statementPath: string | undefined) => ({
  /** 'invoices/<id>': names the charge in forms. */
  id: `${charge.source}/${charge.sourceId}`,
  memberId: charge.memberId,
  person: charge.person,
  statementPath,
  what: chargeWords(charge, today),
  open: formatPence(charge.open),
  isLate: charge.dueOn < today,
  recipient: charge.payer.email,
  sent: charge.sent.map(sentWords),
  next: charge.next
    ? `${charge.next.on === today ? 'Today' : longDate(charge.next.on)} (${stepWords(charge.next.step)})`
    : '',
  isForTreasurer: charge.isForTreasurer,
  pause: charge.pause,
})
export type ChasedRow = ReturnType<typeof chasedRow>
