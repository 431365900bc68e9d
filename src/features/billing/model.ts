import { unreachable } from '../../kernel/outcome.ts'
import { PROVIDER_SILENT } from '../../platform/payments/wording.ts'
import type { CreateInvoice } from './invoices/commands/create-invoice.server.ts'
import type { AssignSubscription } from './subscriptions/commands/assign-subscription.server.ts'

type NotBilled = Extract<AssignSubscription | CreateInvoice, { ok: false }>

/** Why nothing was billed, in words for staff. */
export function refusalWords(refusal: NotBilled): string {
  switch (refusal.reason) {
    case 'NO_EMAIL':
      return 'there is no e-mail address that the card provider takes. Add one in letters a–z.'
    case 'NO_PLAN':
      return 'this plan is no longer available.'
    case 'RUNNING':
      return 'the member already has it.'
    case 'PENDING_WITH_OTHER_DISCOUNT':
      return `it is being assigned ${refusal.volunteer ? 'with' : 'without'} the 20% discount. Cancel it before you assign it differently.`
    case 'KEY_USED':
      return 'this form has already sent another invoice. Press Send invoice again.'
    case 'PROVIDER_DOWN':
      return PROVIDER_SILENT
    default:
      return unreachable(refusal)
  }
}
