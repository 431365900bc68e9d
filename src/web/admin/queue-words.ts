import type { ApproveRegistration } from '../../features/registrations/review/commands/approve-registration.server.ts'
import type { Invitation } from '../../features/registrations/review/commands/invite-approved.server.ts'
import { CHECKOUT_STAYS_OPEN } from '../../features/registrations/review/model/registration-row.ts'
import { clubTime } from '../../kernel/dates.ts'

const LOGIN: Readonly<Record<Invitation, string>> = {
  INVITED: 'An invitation to log in and a welcome go out at {time}.',
  GUARDIAN: 'An invitation for the guardian and a welcome go out at {time}.',
  JOINED: 'The login with this address is now theirs. A welcome goes out at {time}.',
  HAS_LOGIN: 'There is a login already. A welcome goes out at {time}.',
  TAKEN: 'No invitation: the address is the login of another member.',
  NO_EMAIL: 'No invitation: there is no address to send it to.',
}

/** Says what an approval has done, and until when it can be undone. */
export const approvedWords = ({
  member,
  invitation,
  sendAt,
}: Extract<ApproveRegistration, { ok: true }>): string =>
  `${member.name} is now a member. ${LOGIN[invitation].replace('{time}', clubTime(sendAt))} You can undo this until then.`

export const APPROVAL_REFUSED = {
  ASSIGNED: 'This registration belongs to a member already.',
  NO_TEAM: 'Please choose a team.',
  KNOWN_EMAIL: 'A member has this e-mail by now. Reload the page and choose.',
  NO_MEMBER: 'This member no longer exists. Reload the page and choose again.',
  PROVIDER_DOWN: CHECKOUT_STAYS_OPEN,
} as const

export const UNDO_REFUSED = {
  NOT_APPROVED: 'This approval has been undone already.',
  SENT: 'The e-mails have been sent, so this can no longer be undone. Unlink the member instead.',
  CHANGED: 'The member was edited or used since, so this can no longer be undone. Unlink the member instead.',
  PROVIDER_DOWN: CHECKOUT_STAYS_OPEN,
} as const

export const DUTY_REFUSED = {
  ENDED: 'This duty has started or been cancelled.',
  FULL: 'This duty is full.',
  UNDER_16: 'This duty is for people who are 16 or older.',
} as const
