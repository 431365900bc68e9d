import { unreachable } from '../../kernel/outcome.ts'
import { PROVIDER_SILENT } from '../../platform/payments/wording.ts'
import type { CreateInvoice } from './invoices/commands/create-invoice.server.ts'
import type { AssignSubscription } from './subscriptions/commands/assign-subscription.server.ts'

type NotBilled = Extract<AssignSubscription | CreateInvoice, { ok: false }>

/** Explains to staff why nothing was billed. */
export function refusalWords(refusal: NotBilled): string {
  switch (refusal.reason) {
    case 'NO_EMAIL':
      return 'the member needs an e-mail address in plain letters (a–z).'
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
