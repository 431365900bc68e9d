import { expireSession } from './checkout-paying.ts'
import type { Happening } from './core/due.ts'
import { failRefund } from './refunding.ts'
import { becomeOverdue, expireIncomplete, finalizeDraft, renew, tryToCollect } from './renewing.ts'

/** What happens by itself when the clock gets there. */
export const happenings: Record<string, Happening> = {
  expire_session: (state, id) => {
    const session = state.store.get('checkout.session', id)
    if (session?.status === 'open') expireSession(state, session)
  },
  expire_incomplete: expireIncomplete,
  fail_refund: failRefund,
  finalize_invoice: finalizeDraft,
  invoice_overdue: becomeOverdue,
  renew,
  retry_invoice: tryToCollect,
}
