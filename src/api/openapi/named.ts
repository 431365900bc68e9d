import { type JsonSchema, ref } from './json-schema.ts'
import type { PROBLEM_RESPONSES } from './shared.ts'

/** What a named call accepts and answers. Calls without an entry here are described only by their row. */
export type NamedDoc = {
  readonly body?: JsonSchema
  readonly answer?: JsonSchema
  readonly query?: readonly string[]
  /** Parameters besides those of every call. */
  readonly problems?: readonly (keyof typeof PROBLEM_RESPONSES)[]
  /** All its refusals, where those of every call do not apply. */
  readonly onlyProblems?: readonly (keyof typeof PROBLEM_RESPONSES)[]
}

const text: JsonSchema = { type: 'string' }
const object = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
})
/** Optional: pounds; every other currency is refused. */
const GBP: JsonSchema = { type: 'string', enum: ['gbp'] }
const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items })

const user = object({
  _id: text,
  username: { type: ['string', 'null'] },
  email: text,
  confirmed: { type: 'boolean' },
})

/** A member as the look-up by e-mail answers. */
const memberFound = object({ _id: text, Name: text, slug: text, email: text, Active: { type: 'boolean' } })

/** Prices and titles come from the catalogue; sent ones are ignored. */
const orderBody = object(
  {
    Items: list(
      object(
        {
          id: text,
          size: text,
          quantity: { type: 'integer', minimum: 1, maximum: 50 },
          print: object({ initials: text, dorsal: { type: 'integer', minimum: 0, maximum: 99 } }, []),
        },
        ['id', 'size', 'quantity'],
      ),
    ),
    SpecialRequest: text,
    adminOrder: { type: 'boolean', 'x-written-by': ['administrator'] },
  },
  [],
)

export const NAMED_DOCS: Readonly<Record<string, NamedDoc>> = {
  'POST /graphql': {
    body: object({ query: text, variables: { type: 'object' }, operationName: text }, ['query']),
    answer: ref('GraphqlAnswer'),
    onlyProblems: ['400Graphql', '413', '415', '429'],
  },
  'GET /graphql': {
    query: ['query'],
    answer: ref('GraphqlAnswer'),
    onlyProblems: ['400Graphql', '405', '429'],
  },
  'DELETE /registrations/:id': { query: ['paid'], answer: object({ _id: text, id: text }) },
  'POST /auth/local': {
    body: object({ identifier: text, password: text }),
    answer: object({ jwt: text, user }),
  },
  'POST /auth/local/register': {
    body: object({ email: text, username: text, password: text }, ['email']),
    answer: object({ user }),
  },
  'GET /gdutils/me': { answer: object({ member: { type: ['object', 'null'] }, user }) },
  'POST /members/resetPassword': {
    body: object({ currentPassword: text, password: text, userid: text }, ['currentPassword', 'password']),
    answer: object({ status: { type: 'boolean' }, msg: text }),
  },
  'POST /users': {
    body: object({ email: text, username: text, name: text }, ['email']),
    answer: object({ user: object({ email: text }) }),
  },
  'PUT /entries': {
    body: object({
      type: { type: 'string', enum: ['configurations', 'volunteers', 'members'] },
      id: { anyOf: [text, list(text)] },
      data: { type: 'object' },
    }),
    answer: object({ status: { type: 'boolean' }, msg: text, ids: list(text) }),
    problems: ['409'],
  },
  'POST /gdutils/players/reset_password': {
    body: object({ membedId: text }),
    answer: object({ msg: text }),
  },
  'POST /gdutils/players/assign_photos': {
    body: object({ photos: list(text), memberSelected: text }, ['photos', 'memberSelected']),
    answer: object({
      status: { type: 'boolean' },
      msg: text,
      added: { type: 'integer' },
      withdrawn: { type: 'integer' },
    }),
  },
  'POST /gdutils/send_form': {
    body: object({ form_id: text, token: text, data: list(object({ label: text, value: text })) }, [
      'form_id',
      'data',
    ]),
    answer: object({ status: { type: 'boolean' } }),
  },
  'GET /gdutils/players_numbers': {
    answer: list(object({ number: { type: 'integer' }, gender: text, name: text })),
  },
  'GET /gdutils/getBySlug/:slug': { answer: object({ id: text }) },
  'GET /gdutils/getbyEmail/:email': { answer: object({ members: list(memberFound), users: list(user) }) },
  'GET /members/get_all_active_members_nogdpr': {
    answer: list(object({ _id: text, Name: text, email: text })),
  },
  'POST /gdutils/payment/create_subscription': {
    body: object({ priceId: text, registration_id: text, token: text }),
    answer: object({ url: text }),
  },
  'POST /storeorders': { body: orderBody, answer: ref('StoreOrder') },
  'PUT /storeorders/:id': { body: orderBody, answer: ref('StoreOrder') },
  'POST /gdutils/payment/create_payment_session': {
    body: object(
      {
        gd_object: { type: 'string', enum: ['order', 'others'] },
        gd_object_id: text,
        currency: GBP,
        line_items: list(
          object({ amount: { type: 'integer' }, quantity: { type: 'integer' }, currency: GBP }, ['amount']),
        ),
      },
      ['gd_object', 'gd_object_id'],
    ),
    answer: object({ id: text, url: text }),
  },
  'GET /gdutils/strapi_plans': {
    answer: object({
      data: list(
        object({
          id: text,
          nickname: text,
          name: text,
          amount: { type: 'integer' },
          currency: text,
          interval: { type: ['string', 'null'] },
          interval_count: { type: 'integer' },
        }),
      ),
    }),
  },
  'POST /gdutils/payment/stripe_customer_by_email': {
    body: object({ email: text }),
    answer: object({ data: { type: ['object', 'null'] }, updated: text }),
  },
  'POST /gdutils/payment/assign_subscription': {
    body: object(
      { id: { type: ['string', 'null'] }, subscription: text, volunteer: { type: 'boolean' }, member: text },
      ['id', 'subscription'],
    ),
    answer: object({ id: text }),
  },
  'POST /stripe/add_invoice': {
    body: object(
      {
        ids: list(text),
        description: text,
        collection_method: text,
        amount: { type: 'number' },
        currency: GBP,
      },
      ['ids', 'description', 'amount'],
    ),
    answer: object({ results: list(object({ id: text, status: { type: 'boolean' }, msg: text })) }),
  },
  'GET /stripe/get_invoices': {
    query: ['start', 'show', 'q'],
    answer: list(
      object({
        id: text,
        number: text,
        status: text,
        paid: { type: 'boolean' },
        created: { type: 'integer' },
        due_date: { type: ['integer', 'null'] },
        customer_name: text,
        customer_email: text,
        amount_due: { type: 'integer' },
        desc: text,
        invoice_pdf: text,
        hosted_invoice_url: text,
      }),
    ),
  },
  'GET /payments': {
    query: ['start', 'show', 'purpose', 'q'],
    answer: list(
      object({
        id: text,
        status: text,
        purpose: text,
        description: text,
        customer_name: text,
        customer_email: text,
        amount: { type: 'integer' },
        amount_refunded: { type: 'integer' },
        currency: text,
        paid: { type: 'boolean' },
        refunded: { type: 'boolean' },
        refunds: object({
          data: list(object({ amount: { type: 'integer' }, currency: text, status: text })),
        }),
        metadata: object({ gd_object: text, gd_object_id: text }),
        member: { type: ['string', 'null'] },
        created: text,
      }),
    ),
  },
  'GET /subscriptions': {
    query: ['start', 'show', 'q'],
    answer: list(
      object({
        id: text,
        status: text,
        plan: text,
        amount: { type: 'integer' },
        interval: text,
        interval_count: { type: 'integer' },
        customer: text,
        customer_name: text,
        member: { type: ['string', 'null'] },
        cancel_at_period_end: { type: 'boolean' },
        current_period_end: { type: ['string', 'null'] },
        created: text,
      }),
    ),
  },
  'POST /gdutils/payment/cancel_subscription': {
    body: object({ subId: text }),
    answer: object({ id: text }),
  },
  'POST /gdutils/send_email': {
    body: object(
      {
        from_email: text,
        to_email: { type: ['array', 'string'] },
        cc: text,
        subject: text,
        content: text,
        synopsis: text,
        gif: text,
      },
      ['from_email', 'to_email', 'subject', 'content'],
    ),
    answer: object({ status: { type: 'boolean' }, msg: text }),
  },
  'GET /openapi.json': { answer: { type: 'object' } },
}
