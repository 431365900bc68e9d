import { isNotNull, sql } from 'drizzle-orm'
import {
  boolean,
  computed,
  defineContentType,
  instant,
  text,
} from '../../../platform/content/content-type.ts'
import { users } from '../../accounts/table.server.ts'
import { payments } from '../../billing/payments/table.server.ts'
import { members } from '../../members/table.server.ts'
import { storeItems } from '../catalog/table.server.ts'
import { storeOrderLines, storeOrders } from './table.server.ts'

/** The lines of an order. Prices of one piece and of its personalisation are in pounds with VAT. */
const items = () => sql`(select coalesce(jsonb_agg(jsonb_build_object(
    '_id', ${storeOrderLines.orderId} || '-' || ${storeOrderLines.position}, 'id', ${storeItems.itemId}, 'title', ${storeOrderLines.title}, 'size', ${storeOrderLines.size},
    'quantity', ${storeOrderLines.quantity}, 'returned', ${storeOrderLines.returned},
    'price', ((${storeOrderLines.netMinor} + ${storeOrderLines.vatMinor}) / 100.0)::float,
    'image', case when ${storeOrderLines.imageId} is not null then '/files/' || ${storeOrderLines.imageId} || '/original' end,
    'print', jsonb_build_object('requiresPrint', ${storeOrderLines.initials} <> '' or ${storeOrderLines.shirtNumber} is not null,
      'initials', ${storeOrderLines.initials}, 'dorsal', ${storeOrderLines.shirtNumber},
      'pricePrint', ((${storeOrderLines.personalisationNetMinor} + ${storeOrderLines.personalisationVatMinor}) / 100.0)::float))
    order by ${storeOrderLines.position}), '[]')
  from ${storeOrderLines} join ${storeItems} on ${storeItems.id} = ${storeOrderLines.itemId}
  where ${storeOrderLines.orderId} = ${storeOrders.id})`

const buyer = () => sql`(select jsonb_build_object('_id', ${users.id}, 'email', ${users.email},
    'username', ${users.username}, 'member', case when ${members.id} is not null
      then jsonb_build_object('_id', ${members.id}, 'Name', ${members.name}) end)
  from ${users} left join ${members} on ${members.id} = ${storeOrders.memberId}
  where ${users.id} = ${storeOrders.userId})`

const payment = () => sql`(select jsonb_build_object('_id', ${payments.id}, 'chargeId', ${payments.chargeId})
  from ${payments} where ${payments.id} = ${storeOrders.paymentId})`

/** Placed orders, for shop managers and administrators. Other commands write them. */
export const storeOrderContentType = defineContentType({
  collection: 'storeorders',
  type: 'StoreOrder',
  single: 'storeorder',
  one: 'Order',
  many: 'Orders',
  table: storeOrders,
  id: storeOrders.id,
  read: ['shop'],
  rows: () => isNotNull(storeOrders.placedAt),
  write: 'nobody',
  create: 'nobody',
  remove: 'nobody',
  limit: 9000,
  sort: 'Created:desc',
  fields: {
    Created: instant(storeOrders.createdAt),
    Number: { kind: 'number', value: storeOrders.number },
    State: { kind: 'text', value: storeOrders.state },
    Items: computed('json', items),
    SpecialRequest: text(storeOrders.specialRequest),
    /** Amount paid and not refunded, in pounds with VAT. */
    TotalPaid: computed(
      'number',
      () =>
        sql`case when ${storeOrders.paymentId} is null then 0 else ((${storeOrders.grossMinor} - ${storeOrders.refundedMinor}) / 100.0)::float end`,
    ),
    adminOrder: boolean(storeOrders.adminOrder),
    user: computed('json', buyer),
    payment: computed('json', payment),
  },
})
