import pg from 'pg'
import type { Shop } from './contention.ts'

type Answer = { data: { product?: { variants: Id[] }; eligibleShippingMethods?: Id[] }; errors?: unknown }
type Id = { id: string }

const SOLD = `select coalesce(sum(l.quantity), 0)::int as pieces from "order" o
  join order_line l on l."orderId" = o.id where o.state = 'PaymentSettled'`
const PAID = `select count(*)::int as payments, count(distinct "orderId")::int as payers from payment
  where state = 'Settled'`
const ADD = 'mutation ($id: ID!) { addItemToOrder(productVariantId: $id, quantity: 1) { __typename } }'
const ADDRESS = `mutation ($email: String!, $shipping: [ID!]!) {
  setCustomerForOrder(input: { firstName: "Ana", lastName: "Buyer", emailAddress: $email }) { __typename }
  setOrderShippingAddress(input: { streetLine1: "High Street 1", countryCode: "GB" }) { __typename }
  setOrderShippingMethod(shippingMethodId: $shipping) { __typename }
}`
const PAY = `mutation {
  transitionOrderToState(state: "ArrangingPayment") { __typename }
  addPaymentToOrder(input: { method: "card", metadata: {} }) { __typename }
}`

/** Vendure's store, bought from by its shop API. Its own handler for trials accepts each payment. */
export async function vendureShop(api: string, databaseUrl: string): Promise<Shop> {
  const { data } = await ask('{ product(slug: "last-pieces") { variants { id } } }')
  const id = data.product?.variants[0]?.id
  return {
    async fillCart(buyer) {
      const { token } = await ask(ADD, { id })
      const { data } = await ask('{ eligibleShippingMethods { id } }', {}, token)
      const shipping = data.eligibleShippingMethods?.map((method) => method.id)
      await ask(ADDRESS, { email: `buyer-${buyer}@example.org`, shipping }, token)
      // A refused second payment is an expected answer.
      return () => ask(PAY, {}, token).catch(() => undefined)
    },
    async sold() {
      const db = new pg.Client({ connectionString: databaseUrl })
      await db.connect()
      const [sold, paid] = [await db.query(SOLD), await db.query(PAID)]
      await db.end()
      return { ...sold.rows[0], ...paid.rows[0] }
    },
  }

  async function ask(query: string, variables: object = {}, token = '') {
    const answer = await fetch(api, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await answer.json()) as Answer // Vendure's own JSON
    if (errors) throw new Error(JSON.stringify(errors))
    return { data, token: answer.headers.get('vendure-auth-token') ?? token }
  }
}
