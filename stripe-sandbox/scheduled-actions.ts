import { expireSession } from './checkout-paying.ts'
import type { ScheduledAction } from './core/scheduler.ts'
import { arrive, payOut } from './payouts.ts'
import { failRefund } from './refunding.ts'
import { becomeOverdue, expireIncomplete, finalizeDraft, renew, tryToCollect } from './renewing.ts'
import { resumeCollection } from './subscription-changes.ts'

/** The actions that the scheduler runs. */
export const SCHEDULED_ACTIONS: Record<string, ScheduledAction> = {
  expire_session: (state, id) => {
    const session = state.store.get('checkout.session', id)
    if (session?.status === 'open') expireSession(state, session)
  },
  expire_incomplete: expireIncomplete,
  fail_refund: failRefund,
  finalize_invoice: finalizeDraft,
  invoice_overdue: becomeOverdue,
  pay_out: payOut,
  payout_arrives: arrive,
  renew,
  resume_collection: resumeCollection,
  retry_invoice: tryToCollect,
}
