import { and, eq, isNull } from 'drizzle-orm'
import { formatPence, type Pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { mailAddress } from '../../../../platform/email/email.ts'
import { paths } from '../../../../web/paths.ts'
import { sendEmail } from '../../../emails/commands/send-email.server.ts'
import {
  exchangeEmail,
  orderEmail,
  refundEmail,
  swapEmail,
  tooLateEmail,
} from '../../../emails/emails/order.tsx'
import { personalisationWords } from '../../catalog/model/personalisation.ts'
import { sizeSuffix } from '../../catalog/model/size-words.ts'
import { findOrderContacts } from '../queries/order-contacts.server.ts'
import { findOrderLines } from '../queries/order-lines.server.ts'
import { storeOrderRefunds, storeOrders } from '../table.server.ts'

type Needs = Pick<Ctx, 'config' | 'club' | 'clock'>

/** E-mails the confirmation of a placed order, with its VAT receipt. */
export async function emailPlaced(ctx: Needs, tx: Tx, id: string): Promise<void> {
  const buyer = await buyerOf(ctx, tx, id)
  if (!buyer?.email) return
  const { club } = ctx
  const { order } = buyer
  const lines = await findOrderLines(tx, id)
  await send(
    ctx,
    tx,
    buyer,
    orderEmail({
      club: club.name,
      address: club.address,
      vatNumber: club.vatNumber,
      name: buyer.name,
      number: order.number,
      placedAt: order.placedAt ?? order.updatedAt,
      isClubOrder: order.adminOrder,
      lines: lines.map((line) => ({
        words: `${line.quantity} x ${line.title}, ${sizeSuffix(line.size)}`,
        personalisation: personalisationWords(line),
        amount: formatPence(
          ((line.netMinor + line.vatMinor + line.personalisationNetMinor + line.personalisationVatMinor) *
            line.quantity) as Pence, // a product of whole pence
        ),
      })),
      net: formatPence(order.netMinor as Pence), // the column holds pence, as the next two do
      vat: formatPence(order.vatMinor as Pence),
      gross: formatPence(order.grossMinor as Pence),
      vatBp: order.vatBp,
      url: orderUrl(ctx, id),
    }),
  )
}

/** E-mails a buyer that a late payment is refunded because the items have sold out. */
export async function emailTooLate(ctx: Needs, tx: Tx, id: string, amount: Pence): Promise<void> {
  const buyer = await buyerOf(ctx, tx, id)
  if (!buyer?.email) return
  const { number } = buyer.order
  await send(ctx, tx, buyer, tooLateEmail({ name: buyer.name, number, amount: formatPence(amount) }))
}

/** E-mails a buyer about a refund. */
export async function emailRefunded(ctx: Needs, tx: Tx, id: string, amount: Pence): Promise<void> {
  const buyer = await buyerOf(ctx, tx, id)
  if (!buyer?.email) return
  const { number } = buyer.order
  const items = await itemsRefunded(tx, id, amount)
  await send(ctx, tx, buyer, refundEmail({ name: buyer.name, number, amount: formatPence(amount), items }))
}

/** E-mails a buyer that the club has changed the size of an item. */
export async function emailSwapped(
  ctx: Needs,
  tx: Tx,
  id: string,
  { title, from, to }: { title: string; from: string; to: string },
): Promise<void> {
  const buyer = await buyerOf(ctx, tx, id)
  if (!buyer?.email) return
  const url = orderUrl(ctx, id)
  const { number } = buyer.order
  const sizes = { from: sizeSuffix(from), to: sizeSuffix(to) }
  await send(ctx, tx, buyer, swapEmail({ name: buyer.name, number, title, ...sizes, url }))
}

/** E-mails a buyer, or a minor's guardian, that pieces are exchanged for another size. Never e-mails a minor. */
export async function emailExchanged(
  ctx: Needs,
  tx: Tx,
  id: string,
  { title, quantity, from, to }: { title: string; quantity: number; from: string; to: string },
): Promise<void> {
  const buyer = await buyerOf(ctx, tx, id)
  if (!buyer?.email || buyer.isMinor) return
  const { order, name, wearer } = buyer
  const sizes = { from: sizeSuffix(from), to: sizeSuffix(to) }
  const what = `${quantity} x ${title}`
  const url = orderUrl(ctx, id)
  await send(ctx, tx, buyer, exchangeEmail({ name, number: order.number, what, wearer, ...sizes, url }))
}

const orderUrl = ({ config }: Needs, id: string): string =>
  new URL(`${paths.checkout}?reg=order&id=${id}`, config.publicUrl).href

/** Finds the items of the pending refund of this amount; none when staff refunded an amount without items. */
async function itemsRefunded(tx: Tx, id: string, amount: Pence): Promise<string[]> {
  const [refund] = await tx
    .select({ pieces: storeOrderRefunds.pieces })
    .from(storeOrderRefunds)
    .where(
      and(
        eq(storeOrderRefunds.orderId, id),
        eq(storeOrderRefunds.amountMinor, amount),
        isNull(storeOrderRefunds.doneAt),
      ),
    )
    .orderBy(storeOrderRefunds.createdAt)
    .limit(1)
  if (!refund) return []
  const lines = await findOrderLines(tx, id)
  return refund.pieces.flatMap(({ position, quantity }) =>
    lines
      .filter((line) => line.position === position)
      .map(({ title, size }) => `${quantity} x ${title}, ${sizeSuffix(size)}`),
  )
}

async function buyerOf(ctx: Pick<Ctx, 'clock'>, tx: Tx, id: string) {
  const [contact] = await findOrderContacts(ctx, tx, [id])
  const [order] = await tx.select().from(storeOrders).where(eq(storeOrders.id, id))
  if (!contact || !order) return undefined
  const { name, email, isMinor, buyer, firstName } = contact
  return { order, name, email, isMinor, wearer: buyer === name ? '' : firstName }
}

async function send(
  ctx: Needs,
  tx: Tx,
  { name, email }: { name: string; email: string },
  message: Parameters<typeof sendEmail>[3],
): Promise<void> {
  const { club } = ctx
  await sendEmail(
    ctx,
    tx,
    { to: mailAddress(email, name), from: mailAddress(club.emails.finance, club.name) },
    message,
  )
}
