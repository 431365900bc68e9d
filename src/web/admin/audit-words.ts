import { sectionOf } from './sections.ts'

/**
 * Audit actions as sentences. {it} is the subject and {other} a second subject. A test checks that every action
 * recorded by the source code is listed here.
 */
const ACTIONS: Readonly<Record<string, string>> = {
  'billing.assign-subscription': 'Assigned a subscription to {it}',
  'billing.assign-subscription.many': 'Assigned a subscription to several members',
  'billing.cancel-subscription': 'Cancelled a subscription for {it}',
  'billing.confirm-discount': 'Confirmed the volunteer discount of {it}',
  'billing.create-invoice': 'Sent an invoice to {it}',
  'billing.create-invoice.many': 'Sent invoices to several members',
  'billing.end-discount': 'Ended the volunteer discount of {it}',
  'billing.export-accounts': 'Downloaded a file for the accounts',
  'billing.export': 'Downloaded the list of payments',
  'billing.ignore-transaction': 'Ignored {it}',
  'billing.import-statement': 'Uploaded a bank statement',
  'billing.record-payment': 'Recorded {it}, not by card',
  'billing.refund': 'Refunded {it}',
  'billing.remind': 'Sent a reminder about {it}',
  'billing.restore-transaction': 'Brought back {it}',
  'billing.reverse-payment': 'Reversed {it}, not by card',
  'club.export': 'Downloaded everything the club has stored',
  'club.first-administrator': 'Set up the club as its first administrator',
  'club.publish': 'Published the site',
  'club.update': 'Changed the settings of the club',
  'files.describe': 'Described a picture',
  'files.upload': 'Uploaded a picture',
  'formresults.answer': 'Answered {it}',
  'formresults.close': 'Decided that {it} needs no answer',
  'formresults.export': 'Downloaded the answers to {it}',
  'limits.lift': 'Lifted a limit',
  'mails.send-again': 'Sent {it} again',
  'mails.write': 'Wrote an e-mail',
  'messages.cancel': 'Cancelled {it}',
  'messages.pause': 'Paused {it}',
  'messages.resume': 'Continued to send {it}',
  'messages.schedule': 'Scheduled {it}',
  'messages.send': 'Sent {it}',
  'messages.save-template': 'Changed the template of a message',
  'messages.remove-template': 'Removed the template of a message',
  'messages.save-audience': 'Saved who gets a message',
  'messages.remove-audience': 'Removed a saved choice of who gets a message',
  'messages.test': 'Sent themselves a test of a message',
  'members.add-guardian': 'Added a guardian of {it}',
  'members.ask-consent': 'Asked for consent again',
  'members.consent': 'Answered consent questions for {it}',
  'members.delete-emergency-card': 'Deleted the emergency card of {it}',
  'members.read-emergency-card': 'Read the emergency card of {it}',
  'members.save-emergency-card': 'Saved the emergency card of {it}',
  'members.choose-child-emails': 'Chose whether {it} gets copies of e-mails to the guardians',
  'members.come-of-age': 'Ended the guardians of {it} at 18',
  'members.invite-child': 'Invited {it} to a login',
  'members.invite-guardian': 'Invited a guardian of {it}',
  'members.remove-guardian': 'Removed a guardian of {it}',
  'members.revoke-guardian': 'Revoked the invitation of a guardian of {it}',
  'members.assign-team.many': 'Assigned a team to several members',
  'events.ticket-type': 'Changed the tickets of {it}',
  'events.ticket-type-removed': 'Removed a kind of ticket from {it}',
  'events.booking-terms': 'Changed until when {it} can be booked and refunded',
  'events.question': 'Changed the questions of {it}',
  'events.question-removed': 'Removed a question from {it}',
  'events.export': 'Downloaded the bookings of {it}',
  'events.message': 'Wrote to the people who booked {it}',
  'events.cancel-booking': 'Cancelled a booking of {it}',
  'members.erase': 'Erased the personal data of {it}',
  'members.export': 'Downloaded the list of members',
  'games.import': 'Imported games',
  'games.squad': 'Saved the squad of {it}',
  'games.call-up': 'Called up the squad of {it}',
  'games.report': 'Changed the report of {it}',
  'members.import': 'Imported members from a spreadsheet',
  'members.list-without-consent': 'Read the list of all active members through the API',
  'members.send-email.many': 'E-mailed several members',
  'members.link-user': 'Linked a login to {it}',
  'members.merge': 'Merged another record into {it}',
  'members.undo-import': 'Undid an import of members',
  'members.unlink-user': 'Unlinked the login from {it}',
  'members.send-reset-link': 'Sent {it} a link to set a new password',
  'members.update-field.many': 'Changed one field of several members',
  'photos.add': 'Added photos to {it}',
  'photos.delete': 'Deleted photos from {it}',
  'photos.hide': 'Hid photos in {it}',
  'photos.order': 'Moved photos in {it}',
  'photos.show': 'Made photos in {it} visible',
  'photos.tag': 'Tagged {it} in photos',
  'photos.untag': 'Untagged {it}',
  'photos.update': 'Described {it}',
  'registrations.approve': 'Approved {it}: {other} is a member',
  'registrations.undo-approval': 'Took back the approval of {it}',
  'registrations.assign': 'Assigned {it} to {other}',
  'registrations.create-member': 'Created {other} from {it}',
  'registrations.export': 'Downloaded the list of registrations',
  'registrations.invite': 'Sent a login invitation for {it}',
  'registrations.remove': 'Removed {it}',
  'registrations.remove-assign': 'Unlinked {it} from {other}',
  'registrations.send-email': 'E-mailed several people who registered',
  'registrations.verify-card': 'Verified the student card of {it}, and deleted the copy',
  'rota.write': 'Changed who is on duty for {it}',
  'duties.rule': 'Changed how often {it} is needed',
  'duties.rule-removed': 'Removed a duty rule of {it}',
  'duties.create': 'Added a duty',
  'duties.cancel': 'Cancelled a duty',
  'duties.assign': 'Assigned a duty',
  'duties.remove-helper': 'Removed a helper from a duty',
  'seasons.start': 'Started to prepare a season',
  'seasons.save-teams': 'Changed the teams of the new season',
  'seasons.save-players': 'Changed the teams or numbers of players in the new season',
  'seasons.copy-trainings': 'Copied trainings to the new season',
  'storebatches.email-buyers': 'E-mailed the buyers of {it}',
  'storebatches.invoice': 'Added an invoice to {it}',
  'storebatches.link': 'Created a supplier link for {it}',
  'storebatches.revoke-link': 'Revoked a supplier link for {it}',
  'storebatches.status': 'Changed the status of {it}',
  'storeitems.change-many': 'Changed the prices, stock or sale of several items',
  'storeitems.import': 'Imported the catalogue',
  'storeorders.call-off': 'Cancelled {it}',
  'storeorders.club': 'Placed {it} for the club',
  'storeorders.export': 'Downloaded the list of orders',
  'storeorders.move': 'Moved {it} to {other}',
  'money.pause-reminders': 'Paused the reminders of {it}',
  'money.resume-reminders': 'Resumed the reminders of {it}',
  'money.remind': 'Sent reminders to pay',
  'storeorders.refund': 'Refunded {it}',
  'storeorders.swap-size': 'Swapped a size in {it}',
  'training-sessions.cancel': 'Cancelled {it}',
  'training-sessions.move': 'Moved {it} to another time or place',
  'training-sessions.restore': 'Reinstated {it}',
  'trainings.move': 'Moved {it} in the list',
  'users.add-passkey': 'Added a passkey to the login of {it}',
  'users.remove-passkey': 'Removed a passkey from the login of {it}',
  'users.link-from-terminal': 'Created a link at the terminal to set a new password for {it}',
  'users.end-sessions': 'Logged {it} out on all devices',
  'users.invite': 'Invited {it}',
  'users.reset-two-step': 'Reset the two-step login of {it}',
  'users.resend-invitation': 'Sent {it} the invitation again',
  'users.revoke-invitation': 'Revoked the invitation of {it}',
  'users.roles': 'Changed the roles of {it}',
}

/** Sentences for the actions that every content type has. */
const OF_ENTRIES: Readonly<Record<string, string>> = {
  create: 'Created {it}',
  update: 'Changed {it}',
  delete: 'Deleted {it}',
  draft: 'Saved a draft of {it}',
  'draft-discard': 'Discarded the draft of {it}',
  schedule: 'Scheduled the draft of {it}',
}

const KINDS: Readonly<Record<string, string>> = {
  admin: 'Access refused',
  api: 'API access refused',
  billing: 'Money',
  club: 'Settings',
  duties: 'Duties',
  files: 'Pictures',
  limits: 'Rate limits',
  'look-up': 'E-mail look-ups',
  mails: 'E-mails',
  messages: 'Messages',
  money: 'Money',
  rota: 'Rotas',
  seasons: 'New season',
  'training-exceptions': 'Days without training',
  'training-series': 'Weekly trainings',
  'training-sessions': 'Training sessions',
  trainings: 'Trainings',
  announcements: 'Announcements',
}

type AuditLine = { action: string; subject: string; facts: Record<string, unknown> }

/**
 * Returns the sentence of an audit entry, with placeholders for its subjects. Returns undefined for an unknown action.
 */
export function actionSentence({ action, subject, facts }: AuditLine): string | undefined {
  if (action.endsWith('.refused')) return refusal(subject, facts)
  if (action === 'look-up') return `Looked someone up by e-mail`
  return ACTIONS[action] ?? OF_ENTRIES[action.slice(action.indexOf('.') + 1)]
}

/** Words a refused request, with the section and the role that lacked access. */
function refusal(subject: string, { method, role }: Record<string, unknown>): string {
  const place = sectionOf(subject)?.name ?? subject
  const tried = method === 'GET' ? 'Was refused access to' : 'Was refused a change in'
  return `${tried} ${place} as ${ROLES[String(role)] ?? String(role)}`
}

const ROLES: Readonly<Record<string, string>> = {
  member: 'a member',
  coach: 'a coach',
  finance: 'finance staff',
  shop: 'a shop manager',
}

/** Returns the label of a kind of audit entry. `named` is the label of the content type with that name. */
export const kindInWords = (kind: string, named: string | undefined): string => KINDS[kind] ?? named ?? kind
