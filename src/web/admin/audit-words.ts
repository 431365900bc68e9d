/**
 * What is noted in the audit log, as a sentence about {it}, the thing that it was done to; {other} is the second thing
 * that the note names. A test walks the sources: each name that is noted has its words here.
 */
const DEEDS: Readonly<Record<string, string>> = {
  'billing.assign-subscription': 'Gave a subscription to {it}',
  'billing.assign-subscription.many': 'Asked for a subscription for several members',
  'billing.cancel-subscription': 'Cancelled a subscription of {it}',
  'billing.create-invoice': 'Sent an invoice to {it}',
  'billing.create-invoice.many': 'Asked for invoices to several members',
  'billing.export': 'Downloaded the list of payments',
  'billing.refund': 'Refunded {it}',
  'billing.remind': 'Sent a reminder of {it}',
  'files.describe': 'Wrote the description of a picture',
  'files.upload': 'Uploaded a picture',
  'formresults.export': 'Downloaded the answers to {it}',
  'limits.lift': 'Lifted a limit',
  'mails.send-again': 'Sent {it} once more',
  'mails.write': 'Wrote an e-mail',
  'members.assign-team.many': 'Gave several members a team',
  'members.erase': 'Erased what is known of {it}',
  'members.export': 'Downloaded the list of members',
  'members.list-without-consent': 'Read the list of all active members through the interface for programs',
  'members.send-email.many': 'Wrote to several members',
  'members.link-user': 'Linked a login to {it}',
  'members.unlink-user': 'Unlinked the login from {it}',
  'members.send-reset-link': 'Sent {it} a link to choose a new password',
  'members.update-field.many': 'Changed one field of several members',
  'photos.add': 'Added photos to {it}',
  'photos.delete': 'Deleted photos of {it}',
  'photos.hide': 'Hid photos of {it}',
  'photos.order': 'Moved photos in {it}',
  'photos.show': 'Showed photos of {it}',
  'photos.tag': 'Tagged {it} on photos',
  'photos.untag': 'Took a tag off {it}',
  'photos.update': 'Wrote the description of {it}',
  'registrations.assign': 'Assigned {it} to {other}',
  'registrations.create-member': 'Made {other} out of {it}',
  'registrations.export': 'Downloaded the list of registrations',
  'registrations.invite': 'Sent {it} a way to log in',
  'registrations.remove': 'Removed {it}',
  'registrations.remove-assign': 'Took {it} from {other}',
  'registrations.send-email': 'Wrote to several people who registered',
  'registrations.verify-card': 'Verified the student card of {it}, and deleted the copy',
  'rota.write': 'Changed who has a turn at {it}',
  'storebatches.email-buyers': 'Wrote to the buyers of {it}',
  'storebatches.invoice': 'Kept an invoice with {it}',
  'storebatches.link': 'Made a link for the supplier of {it}',
  'storebatches.revoke-link': 'Took back a link for the supplier of {it}',
  'storebatches.status': 'Changed the status of {it}',
  'storeitems.import': 'Imported the catalogue',
  'storeorders.call-off': 'Called off {it}',
  'storeorders.club': 'Placed {it} for the club',
  'storeorders.move': 'Moved {it} to {other}',
  'storeorders.refund': 'Refunded {it}',
}

/** What can be done to anything that staff write. */
const OF_ENTRIES: Readonly<Record<string, string>> = {
  create: 'Created {it}',
  update: 'Changed {it}',
  delete: 'Deleted {it}',
  draft: 'Saved a draft of {it}',
  'draft-discard': 'Threw away the draft of {it}',
  schedule: 'Set when the draft of {it} is published',
}

const KINDS: Readonly<Record<string, string>> = {
  admin: 'Refused in the back office',
  api: 'Refused to programs',
  billing: 'Money',
  files: 'Pictures',
  'look-up': 'Looked up by e-mail',
  mails: 'E-mails',
  rota: 'Rotas',
  trainings: 'Trainings',
}

type Noted = { action: string; subject: string; facts: Record<string, unknown> }

/** The sentence of what was noted, with {it} and {other} in it; undefined for a name without words. */
export function deedSentence({ action, subject, facts }: Noted): string | undefined {
  if (action.endsWith('.refused')) return refusal(subject, facts)
  if (action === 'look-up') return `Looked somebody up by e-mail`
  return DEEDS[action] ?? OF_ENTRIES[action.slice(action.indexOf('.') + 1)]
}

/** Who lacks the role hears so; the administrator reads what they tried. */
function refusal(subject: string, { method, role }: Record<string, unknown>): string {
  const tried = method === 'GET' ? 'Tried to open' : 'Tried to change something at'
  return `${tried} ${subject}, and was refused as ${ROLES[String(role)] ?? String(role)}`
}

const ROLES: Readonly<Record<string, string>> = {
  member: 'a member',
  coach: 'a coach',
  finance: 'finance staff',
  shop: 'a shop manager',
}

/** What the lines that begin with a word are about; `named` is what the content type of that name is called. */
export const kindInWords = (kind: string, named: string | undefined): string => KINDS[kind] ?? named ?? kind
