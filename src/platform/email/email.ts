/** A sender or recipient. Made by `mailAddress` only, which guarantees that it is a single address. */
export type MailAddress = { readonly name: string; readonly email: string }

export type MailMessage = {
  readonly from: MailAddress
  readonly to: MailAddress
  readonly cc?: MailAddress
  readonly replyTo?: MailAddress
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** A mail that is handed over. `id` stays the same at each attempt, so that receivers can tell a repeat. */
export type OutgoingMail = MailMessage & { readonly id: string; readonly createdAt: Date }

/**
 * Hands mails over to be delivered. Throws MailRefused when trying again is of no use, NoMailServer when there is no
 * server to hand them to, anything else when it should be tried again.
 */
export type Mailer = { send(mail: OutgoingMail): Promise<void> }

/** There is no mail server: the e-mail waits until one is configured and staff send it again. */
export class NoMailServer extends Error {
  constructor() {
    super('No mail server is set')
    this.name = 'NoMailServer'
  }
}

/** The receiver does not take this mail, now or later. */
export class MailRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'MailRefused'
  }
}

// One address, no list, no comment, no line end: what could smuggle a second recipient in. How long it may be is the
// form's to say.
const ADDRESS = /^[^\s@,;:<>()[\]"\\\p{Cc}]+@[^\s@,;:<>()[\]"\\\p{Cc}]+$/u

/**
 * One checked address. Throws RangeError on anything that is not exactly one; a name is brought onto one line.
 */
export function mailAddress(email: string, name = ''): MailAddress {
  if (!ADDRESS.test(email)) throw new RangeError('not one e-mail address')
  return { name: oneLine(name), email }
}

/** Whether a text is exactly one address that mail can go to. */
export const isMailAddress = (text: string): boolean => ADDRESS.test(text)

/** A header's text: control characters and line ends become single spaces. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
