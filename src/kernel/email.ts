import { z } from 'zod'

export const EMAIL_MESSAGE = 'Please enter an e-mail address like name@example.org'

/** One e-mail address, as long as one may be by RFC 5321. */
export const emailAddress = z.email(EMAIL_MESSAGE).max(254, EMAIL_MESSAGE)

/**
 * Whether a text is one e-mail address: the one check of all forms. Line ends, commas and display names do not pass,
 * so what does may stand in the head of a mail. [FRM-017, decisions E19, holes 8]
 */
export const isEmail = (text: string): boolean => emailAddress.safeParse(text).success
