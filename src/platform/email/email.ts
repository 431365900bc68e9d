/** A sender or recipient. Only `mailAddress` creates it, which guarantees a single address. */
export type MailAddress = { readonly name: string; readonly email: string }

export type MailMessage = {
  readonly from: MailAddress
  readonly to: MailAddress
  readonly cc?: MailAddress
  readonly replyTo?: MailAddress
  readonly subject: string
  readonly html: string
  readonly text: string
  /** The URL to which mail programs post a one-click unsubscribe, without a login (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** An e-mail to deliver. `id` is the same for every attempt, so that receivers can detect duplicates. */
export type OutgoingMail = MailMessage & { readonly id: string; readonly createdAt: Date }

/**
 * Delivers e-mails. Throws MailRefused if retrying is pointless, NoMailServer if no server is configured, and any other
 * error if delivery should be retried.
 */
export type Mailer = { send(mail: OutgoingMail): Promise<void> }

/** No mail server is configured: the e-mail waits until one is and staff send it again. */
export class NoMailServer extends Error {
  constructor() {
    super('No mail server is set')
    this.name = 'NoMailServer'
  }
}

/** The receiving server permanently rejected this e-mail. */
export class MailRefused extends Error {
  /** Whether it was because of the recipient's address, so that others would fail too. */
  readonly isAboutAddress: boolean

  constructor(message: string, { isAboutAddress = false, ...options }: RefusedOptions = {}) {
    super(message, options)
    this.name = 'MailRefused'
    this.isAboutAddress = isAboutAddress
  }
}

type RefusedOptions = ErrorOptions & { isAboutAddress?: boolean }

// A single address: no lists, comments or line breaks, which could add a second recipient. Forms check the length.
const ADDRESS = /^[^\s@,;:<>()[\]"\\\p{Cc}]+@[^\s@,;:<>()[\]"\\\p{Cc}]+$/u

/** Validates an address. Throws RangeError unless it is exactly one. The name is reduced to a single line. */
export function mailAddress(email: string, name = ''): MailAddress {
  if (!ADDRESS.test(email)) throw new RangeError('not one e-mail address')
  return { name: oneLine(name), email }
}

/** Whether a text is exactly one e-mail address. */
export const isMailAddress = (text: string): boolean => ADDRESS.test(text)

/** Reduces a header's text to one line: control characters and line breaks become single spaces. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
