import { listOwnPasskeys } from '../../../../features/accounts/passkeys/queries/passkeys.server.ts'
import { listOwnSessions } from '../../../../features/accounts/sessions/queries/own-sessions.server.ts'
import { findOwnTwoStep } from '../../../../features/accounts/two-step/queries/two-step.server.ts'
import { familyPayments } from '../../../../features/billing/payments/queries/family-payments.server.ts'
import { familySubscriptions } from '../../../../features/billing/subscriptions/queries/subscriptions.server.ts'
import { findPost } from '../../../../features/content/queries/posts.server.ts'
import { findOwnDetails } from '../../../../features/members/own/queries/me.server.ts'
import { ownFailingAddress } from '../../../../features/notifications/queries/own-address.server.ts'
import { ownPhotos } from '../../../../features/photos/queries/own.server.ts'
import { familyRegistrations } from '../../../../features/registrations/form/queries/own.server.ts'
import { findBatchesOfOrders } from '../../../../features/store/batches/queries/batches.server.ts'
import { findCollectedLines } from '../../../../features/store/hand-out/queries/collected.server.ts'
import { listOwnOrders } from '../../../../features/store/orders/queries/order.server.ts'
import { peopleOf } from '../../../../kernel/actor.ts'
import { unreachable } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { tokenOf } from '../../../session/session.server.ts'
import { FEDERATION_POST } from '../../../static-pages.ts'
import { whatIsNext } from './next.server.ts'
import type { TabId } from './tabs.ts'

export type Loaded = Awaited<ReturnType<typeof loadTab>>

/** Loads the user's own data for one tab of the members' area. */
async function loadTab(ctx: Ctx, request: Request, id: TabId) {
  switch (id) {
    case 'next':
      return { id, ...(await whatIsNext(ctx)) }
    case 'details':
      return { id, member: await findOwnDetails(ctx), failing: await ownFailingAddress(ctx) }
    case 'registration': {
      const federation = await findPost(ctx, FEDERATION_POST)
      return { id, registrations: await familyRegistrations(ctx), federation: federation?.content }
    }
    case 'payments':
      return {
        id,
        people: peopleOf(ctx.actor),
        subscriptions: await familySubscriptions(ctx),
        payments: await familyPayments(ctx),
      }
    case 'orders': {
      const orders = await listOwnOrders(ctx)
      const ids = orders.map((order) => order.id)
      const [batches, collected] = await Promise.all([
        findBatchesOfOrders(ctx, ids),
        findCollectedLines(ctx, ids),
      ])
      return { id, orders, batches, collected }
    }
    case 'photos':
      return { id, galleries: await ownPhotos(ctx) }
    case 'password': {
      const sessions = await listOwnSessions(ctx, tokenOf(ctx, request.headers))
      const email = ctx.actor.kind === 'user' ? ctx.actor.email : ''
      const passkeys = (await listOwnPasskeys(ctx)).length
      return { id, email, sessions, passkeys, twoStep: await findOwnTwoStep(ctx) }
    }
    default:
      return unreachable(id)
  }
}

/** Loads a tab. A failure is logged and returns undefined, and the page offers to try again. */
export async function tryLoadTab(ctx: Ctx, request: Request, id: TabId): Promise<Loaded | undefined> {
  try {
    return await loadTab(ctx, request, id)
  } catch (error) {
    if (error instanceof Response) throw error
    ctx.log.error({ err: error, requestId: ctx.requestId, tab: id }, "a part of the members' area failed")
    return undefined
  }
}
