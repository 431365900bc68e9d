import type { PlanRefusal } from '../features/registrations/children/components/family-plans.tsx'
import { EXCEPTION, PAYMENT_ERROR, REFUSALS, WORDS } from '../features/registrations/model/wording.ts'
import type { ChosenPrices, FeeError } from '../features/registrations/payment/components/fees-to-pay.tsx'
import type { PayFee } from '../features/registrations/payment/model/fee-checkout.ts'
import { unreachable } from '../kernel/outcome.ts'

/** Why a payment could not be started, and which fees were chosen. */
export type FeeRefusal = {
  chosen?: ChosenPrices
  /** The plans of several children. */
  plans?: PlanRefusal
  fee?: FeeError
  failure?: { title: string; text: string }
}

/** Words a payment that could not be started, and chooses the status. [resolutions F10] */
export function describeFeeRefusal(
  refused: Extract<PayFee, { ok: false }>,
): Omit<FeeRefusal, 'chosen'> & { status: number } {
  const failed = (status: number, text: string, title: string = EXCEPTION) => ({
    status,
    failure: { title, text },
  })
  switch (refused.reason) {
    case 'NONE':
      return { status: 404 }
    case 'NO_FEE':
      return { status: 422, fee: { text: WORDS.selectFee, plan: false } }
    case 'NO_PLAN':
      return { status: 422, fee: { text: WORDS.selectFee, plan: true } }
    case 'NOT_FOR_YOU':
      return { status: 422, fee: { text: refused.message, plan: refused.isPlan } }
    case 'ALREADY_PAID':
      return { status: 409, fee: { text: REFUSALS.alreadyActive, plan: false } }
    case 'BEGUN_ELSEWHERE':
      return { status: 409, fee: { text: REFUSALS.begunElsewhere, plan: false } }
    case 'FAMILY_PAYING':
      return { status: 409, fee: { text: REFUSALS.familyPaying, plan: false } }
    case 'CHANGED':
      return failed(409, REFUSALS.changed, 'Nothing was charged.')
    case 'NOTHING_DUE':
      return { status: 409 }
    case 'NO_EMAIL':
      return failed(422, REFUSALS.noEmail)
    case 'TOO_MANY':
      return failed(429, REFUSALS.tooManyPayments)
    case 'PROVIDER_DOWN':
      return failed(503, REFUSALS.silent)
    case 'PROVIDER_REFUSED':
      return failed(422, refused.message, PAYMENT_ERROR)
    default:
      return unreachable(refused)
  }
}
