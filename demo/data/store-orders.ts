import { eq } from 'drizzle-orm'
import { rolesOfUser } from '../../src/features/accounts/queries/roles-of-user.server.ts'
import { users } from '../../src/features/accounts/table.server.ts'
import { performOperation } from '../../src/features/billing/jobs.server.ts'
import { members } from '../../src/features/members/table.server.ts'
import { syncBatch } from '../../src/features/store/batches/commands/join-batch.server.ts'
import {
  changeBatchStatus,
  createBatch,
} from '../../src/features/store/batches/commands/manage-batch.server.ts'
import type { BatchStatus } from '../../src/features/store/batches/model.ts'
import type { CartLine } from '../../src/features/store/cart/model/cart.ts'
import { markLines } from '../../src/features/store/hand-out/commands/mark-lines.server.ts'
import { refundOrder } from '../../src/features/store/orders/commands/refund-order.server.ts'
import { syncOrder } from '../../src/features/store/orders/commands/sync-order.server.ts'
import type { Actor } from '../../src/kernel/actor.ts'
import { clubDay } from '../../src/kernel/dates.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { aStoreOrder } from '../builders/store-order.ts'
import { charged } from './charged.ts'

const DAY_MS = 86_400_000
type User = Extract<Actor, { kind: 'user' }>

/** An order of the demo: its buyer, its age in days, and its lines. */
type OrderData = {
  of: 'member' | 'coach' | 'shop' | 'administrator'
  daysAgo: number
  lines: readonly CartLine[]
  request?: string
  club?: boolean
  /** Refunded in full the next day. */
  refunded?: boolean
  /** Handed out this many days ago. */
  collectedDaysAgo?: number
}

type BatchData = {
  title: string
  openedDaysAgo: number
  expectedInDays: number
  status: BatchStatus
  asks?: { kit?: string; personalisation?: string }
  orders: readonly OrderData[]
}

/** Three batches: one delivered, one on its way, and the open one for today's orders. */
const BATCHES: readonly BatchData[] = [
  {
    title: 'Pre-season',
    openedDaysAgo: 110,
    expectedInDays: -60,
    status: 'Delivered',
    asks: { kit: 'Please pack by size.', personalisation: 'White letters, the club’s own font.' },
    orders: [
      {
        of: 'member',
        daysAgo: 104,
        collectedDaysAgo: 52,
        lines: [
          { id: '2600101', size: 'M', quantity: 1, initials: 'AKV', shirtNumber: 7 },
          { id: '2600301', size: 'M', quantity: 1, shirtNumber: 7 },
        ],
      },
      {
        of: 'administrator',
        daysAgo: 98,
        lines: [
          { id: '2600102', size: 'M', quantity: 4 },
          { id: '2600102', size: 'L', quantity: 3 },
        ],
        request: 'Spare shirts for the second teams.',
        club: true,
      },
      { of: 'coach', daysAgo: 95, lines: [{ id: '2600401', size: 'L', quantity: 1, initials: 'MW' }] },
    ],
  },
  {
    title: 'Autumn',
    openedDaysAgo: 50,
    expectedInDays: 12,
    status: 'Ordered',
    asks: { personalisation: 'Numbers 20 cm on the back.' },
    orders: [
      { of: 'shop', daysAgo: 41, lines: [{ id: '2600201', size: 'M', quantity: 1, shirtNumber: 16 }] },
      {
        of: 'member',
        daysAgo: 36,
        lines: [{ id: '2600401', size: 'M', quantity: 1, initials: 'AKV' }],
        request: 'No hurry: it is a present for May.',
      },
    ],
  },
  {
    title: 'Christmas',
    openedDaysAgo: 20,
    expectedInDays: 40,
    status: 'Open',
    asks: { kit: 'One box for each team, please.' },
    orders: [
      { of: 'coach', daysAgo: 13, lines: [{ id: '2600101', size: 'XL', quantity: 1, shirtNumber: 5 }] },
      {
        of: 'member',
        daysAgo: 6,
        lines: [
          { id: '2600101', size: 'M', quantity: 1, initials: 'AKV', shirtNumber: 7 },
          { id: '2600402', size: 'One size', quantity: 2, initials: 'AKV' },
        ],
      },
      {
        of: 'administrator',
        daysAgo: 2,
        lines: [{ id: '2600401', size: 'L', quantity: 5 }],
        request:
          'For the juniors’ coaches. Please pack one for each of them with the name on the bag: we hand them out in the hall.',
        club: true,
      },
      { of: 'member', daysAgo: 1, lines: [{ id: '2600401', size: 'S', quantity: 1 }], refunded: true },
    ],
  },
]

/** Creates the season's orders and batches with the commands of buyers and the shop manager. */
export async function seedStoreOrders(ctx: Ctx): Promise<void> {
  const people = await peopleOf(ctx)
  for (const { asks = {}, ...batch } of BATCHES) {
    const opened = at(ctx, batch.openedDaysAgo)
    const { id } = await createBatch(
      { ...opened, actor: people.shop },
      {
        title: batch.title,
        expectedDelivery: clubDay(at(ctx, -batch.expectedInDays).clock.now()),
        customRequestKempa: asks.kit ?? '',
        customRequestPrinting: asks.personalisation ?? '',
      },
    )
    const handedOut: { orderId: string; daysAgo: number; lines: number }[] = []
    for (const { of, daysAgo, club, refunded, collectedDaysAgo, ...order } of batch.orders) {
      const orderId = await aStoreOrder(at(ctx, daysAgo), {
        ...order,
        buyer: people[of],
        state: club ? 'club' : 'paid',
        charge: (amountMinor, description) => charged(ctx, amountMinor, description),
      })
      if (refunded) await refundNextDay({ ...at(ctx, daysAgo - 1), actor: people.shop }, orderId)
      if (collectedDaysAgo) handedOut.push({ orderId, daysAgo: collectedDaysAgo, lines: order.lines.length })
    }
    await moveToStatus({ ...ctx, actor: people.shop }, id, batch.status)
    for (const { orderId, daysAgo, lines } of handedOut)
      await markLines({ ...at(ctx, daysAgo), actor: people.shop }, id, {
        kind: 'collected',
        lines: Array.from({ length: lines }, (_, position) => ({ orderId, position })),
      })
  }
}

/** Refunds the order in full and returns the hoodie to stock. */
async function refundNextDay(ctx: Ctx, orderId: string): Promise<void> {
  if (ctx.payments.mode !== 'sandbox') return
  const refund = await refundOrder(ctx, orderId, { amount: undefined, restock: true, key: `demo-${orderId}` })
  if (!refund.ok) throw new Error(`the order was not refunded: ${refund.reason}`)
  await performOperation(ctx, refund.operationId)
  await syncOrder(ctx, orderId)
  await syncBatch(ctx, orderId)
}

/** Moves a batch to its status step by step. */
async function moveToStatus(ctx: Ctx, id: string, status: BatchStatus): Promise<void> {
  if (status === 'Open') return
  await changeBatchStatus(ctx, id, 'Ordered')
  if (status === 'Delivered') await changeBatchStatus(ctx, id, 'Delivered')
}

/** Returns the context with the clock set back by a number of days. */
const at = (ctx: Ctx, daysAgo: number): Ctx => {
  const now = new Date(ctx.clock.now().getTime() - daysAgo * DAY_MS)
  return { ...ctx, clock: { now: () => now } }
}

async function peopleOf({ db }: Ctx): Promise<Record<OrderData['of'], User>> {
  const find = async (email: string): Promise<User> => {
    const [found] = await db
      .select({ user: users, roles: rolesOfUser, member: { id: members.id, active: members.active } })
      .from(users)
      .leftJoin(members, eq(members.userId, users.id))
      .where(eq(users.email, email))
    if (!found) throw new Error(`the demo has no login ${email}`)
    const { user, roles, member } = found
    return {
      kind: 'user',
      userId: user.id,
      name: user.name,
      email: user.email,
      roles,
      teams: [],
      memberId: member?.id ?? null,
      people: [],
      isMember: member?.active ?? false,
    }
  }
  return {
    member: await find('member@demo.club'),
    coach: await find('coach@demo.club'),
    shop: await find('shop@demo.club'),
    administrator: await find('administrator@demo.club'),
  }
}
