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
  /** A mail program that offers to unsubscribe posts to it, without a login (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** An e-mail to deliver. `id` is the same at each attempt, so that receivers recognise a repeat. */
export type OutgoingMail = MailMessage & { readonly id: string; readonly createdAt: Date }

/**
 * Delivers e-mails. Throws MailRefused when another attempt is pointless, NoMailServer when there is no server, and any
 * other error when it should be tried again.
 */
export type Mailer = { send(mail: OutgoingMail): Promise<void> }

/** There is no mail server: the e-mail waits until one is configured and staff send it again. */
export class NoMailServer extends Error {
  constructor() {
    super('No mail server is set')
    this.name = 'NoMailServer'
  }
}

/** The receiver permanently refuses this e-mail. */
export class MailRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'MailRefused'
  }
}

// One address without lists, comments and line ends, which could add a second recipient. Forms check the length.
const ADDRESS = /^[^\s@,;:<>()[\]"\\\p{Cc}]+@[^\s@,;:<>()[\]"\\\p{Cc}]+$/u

/** A checked address. Throws RangeError unless it is exactly one. The name is reduced to one line. */
export function mailAddress(email: string, name = ''): MailAddress {
  if (!ADDRESS.test(email)) throw new RangeError('not one e-mail address')
  return { name: oneLine(name), email }
}

/** Whether a text is exactly one e-mail address. */
export const isMailAddress = (text: string): boolean => ADDRESS.test(text)

/** A header's text on one line: control characters and line ends become single spaces. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
