import type { Ctx } from '../../../../platform/context.ts'
import { firstNameOf } from '../../../members/model/member.ts'
import { familyOf } from '../../children/queries/family.server.ts'
import type { Registration } from '../../queries/registration.server.ts'
import type { Offer } from '../model/offers.ts'
import { payingView } from './paying.server.ts'

type Reads = Pick<Ctx, 'db' | 'pages' | 'payments' | 'clock' | 'log' | 'club'>

/** A child whose subscription can start now: the plans on offer, and the price chosen last, '' if none. */
export type PlanToStart = { id: string; firstName: string; offers: Offer[]; chosen: string }

/**
 * Returns the children of a family whose registration fee is paid and whose subscription has not started, in the order
 * of the form. Empty for a person without siblings, and while the provider does not answer.
 */
export async function plansToStart(
  ctx: Reads,
  { familyId }: Pick<Registration, 'familyId'>,
): Promise<PlanToStart[]> {
  const family = familyId ? await familyOf(ctx, familyId) : []
  const views = await Promise.all(family.map((child) => payingView(ctx, child)))
  return family.flatMap(({ id, name }, at) => {
    const view = views[at]
    if (view?.state !== 'fees' || !view.subscription.due || !view.confirmed) return []
    const { offers, chosen } = view.subscription
    return offers.length > 0 ? [{ id, firstName: firstNameOf(name), offers, chosen }] : []
  })
}
