import { z } from 'zod'

export const EMAIL_MESSAGE = 'Please enter an e-mail address like name@example.org'

const address = z.email().max(254)

/**
 * Whether a text is one e-mail address: the one check of all forms. Line ends, commas and display names do not pass,
 * so what does may stand in the head of a mail. [FRM-017, decisions E19, holes 8]
 */
export const isEmail = (text: string): boolean => address.safeParse(text).success
