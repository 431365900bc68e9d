import { CONTENT_TYPES } from '../content-types.ts'
import type { Actor } from '../kernel/actor.ts'
import { editorsOf, may } from '../platform/content/access.ts'
import type { Access, ContentType } from '../platform/content/content-type.ts'

/** Who may make a call: an access of the content service, or every signed-in user. */
export type Caller = Access | 'users'
/** Whether the actor may make a call. */
export const mayCall = (who: Caller, actor: Actor): boolean =>
  who === 'users' ? actor.kind !== 'visitor' : may(who, actor)

export type Call = { readonly who: Caller; readonly says: string }

/**
 * Every call outside the collections, with who may make it. A call without a row cannot be mounted. Paths are below
 * /api. [resolutions F21]
 */
const NAMED_CALLS: Readonly<Record<string, Call>> = {
  'GET /captcha/:purpose': { who: 'public', says: 'A challenge for the captcha of one form' },
  'GET /openapi.json': { who: 'public', says: 'This description' },
  'GET /reference': { who: 'public', says: 'This description as a page' },
  'GET /reference/style.css': { who: 'public', says: 'The stylesheet of that page' },
  'POST /graphql': { who: 'public', says: 'Ask for any fields of any content types by GraphQL' },
  'GET /graphql': { who: 'public', says: 'The same question in the address, without a login' },
  'POST /auth/local': { who: 'public', says: 'Log in by e-mail or username and password' },
  'POST /auth/local/register': { who: ['administrator'], says: 'Invite a person to an account' },
  'GET /gdutils/me': { who: 'users', says: 'Member and user of this session' },
  'POST /members/resetPassword': { who: 'users', says: 'Change your own password, with the current one' },
  'POST /gdutils/players/reset_password': {
    who: ['administrator'],
    says: 'Mail a member the link by which they set a new password',
  },
  'POST /gdutils/send_form': { who: 'public', says: 'Answer a published form, by the labels of its fields' },
  'GET /formresults/:id/papers/:file': {
    who: ['administrator'],
    says: 'A paper that came with an answer to a form',
  },
  'GET /gdutils/payment/prices': {
    who: 'public',
    says: 'Subscriptions and registration fees that can be paid',
  },
  'POST /gdutils/payment/create_payment_session': {
    who: 'public',
    says: 'Start a checkout session for a contribution to an event, or for the order of your cart',
  },
  'POST /gdutils/payment/create_subscription': {
    who: 'public',
    says: 'Start a checkout session for a fee of a registration, by its token',
  },
  'DELETE /registrations/:id': {
    who: ['administrator'],
    says: 'Remove a registration from the lists; what was paid is kept (?paid=yes when it is paid)',
  },
  'GET /gdutils/strapi_plans': { who: ['finance'], says: 'The plans that can be subscribed to' },
  'POST /gdutils/payment/stripe_customer_by_email': {
    who: ['finance'],
    says: 'What the card provider knows of the one customer with an e-mail',
  },
  'POST /gdutils/payment/assign_subscription': { who: ['finance'], says: 'Give a member a subscription' },
  'POST /stripe/add_invoice': { who: ['finance'], says: 'Send an invoice to each of some members' },
  'GET /stripe/get_invoices': {
    who: ['finance'],
    says: 'Invoices, the newest first, 100 at a time (?start=, ?show=unpaid|paid|all, ?q= in the description)',
  },
  'GET /payments': {
    who: ['finance'],
    says: 'Payments, the newest first, 100 at a time (?start=, ?show=, ?purpose=, ?q=)',
  },
  'GET /subscriptions': {
    who: ['finance'],
    says: 'Subscriptions, the newest first, 100 at a time (?start=, ?show=, ?q=)',
  },
  'POST /gdutils/payment/cancel_subscription': {
    who: ['finance'],
    says: 'End a subscription with the period that is paid for',
  },
  'POST /gdutils/send_email': {
    who: ['administrator'],
    says: 'Write to people from a mailbox of the club, each in a mail of their own',
  },
  'POST /stripe/webhook': { who: 'public', says: 'An event of the card provider, signed by it' },
  'POST /upload': { who: ['administrator'], says: 'Upload pictures (multipart, files and alt)' },
  'GET /gdutils/players_numbers': { who: 'users', says: 'Shirt numbers that are taken, with their members' },
  'POST /storeorders': { who: 'members', says: 'Save your cart as an order' },
  'GET /storeorders/:id': { who: 'users', says: 'One order: your own, or any for shop and administrator' },
  'PUT /storeorders/:id': { who: 'members', says: 'Change your own order until it is paid' },
  'DELETE /storeorders/:id': { who: 'members', says: 'Empty your cart and give its order up' },
  'GET /storebatches/:id/invoices/:of': {
    who: ['shop'],
    says: 'The invoice of the supplier or of the printing company',
  },
  'PUT /configurations/:id': {
    who: ['coach'],
    says: 'Change fields of the configuration; of these, coaches write the training times alone',
  },
  'PUT /volunteers/:id': {
    who: ['coach'],
    says: 'Change fields of one position; of these, coaches write the rota alone',
  },
  'PUT /entries': {
    who: 'users',
    says: 'Change the same fields of one or many members, positions or the configuration: all of them or none',
  },
  'POST /users': { who: ['administrator'], says: 'Invite a person to an account' },
  'POST /gdutils/players/assign_photos': { who: 'members', says: 'Say that a member is in photographs' },
  'GET /gdutils/getBySlug/:slug': { who: 'public', says: 'The id of the member of an address' },
  'GET /gdutils/getbyEmail/:email': { who: ['administrator'], says: 'Members and account of an e-mail' },
  'GET /members/get_all_active_members_nogdpr': {
    who: ['administrator'],
    says: 'Name and e-mail of every active member, whatever they agreed to',
  },
}

/** Every call of the product with who may make it; default deny. */
export const CALLS: Readonly<Record<string, Call>> = {
  ...Object.assign({}, ...CONTENT_TYPES.map(collectionCalls)),
  // A named call replaces the collection's call.
  ...NAMED_CALLS,
}

function collectionCalls(entry: ContentType): Record<string, Call> {
  const { collection, read } = entry
  const one = entry.one.toLowerCase()
  const many = entry.many.toLowerCase()
  const administrators = ['administrator'] as const
  return {
    [`GET /${collection}`]: { who: read, says: `A list of ${many}` },
    [`GET /${collection}/count`]: { who: read, says: `How many ${many} there are` },
    [`GET /${collection}/:id`]: { who: read, says: `One ${one}` },
    [`POST /${collection}`]: { who: entry.create ?? entry.write, says: `Make one ${one}` },
    [`PUT /${collection}/:id`]: {
      who: entry.own ? 'users' : editorsOf(entry),
      says: `Change fields of one ${one}`,
    },
    [`DELETE /${collection}/:id`]: { who: entry.remove ?? entry.write, says: `Delete one ${one}` },
    [`GET /${collection}/:id/revisions`]: {
      who: administrators,
      says: `What one ${one} was after each write`,
    },
    [`POST /${collection}/:id/revisions/:version/restore`]: {
      who: administrators,
      says: `Write one ${one} as it was`,
    },
  }
}
