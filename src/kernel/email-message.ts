/** In a separate file because browsers import it, and `email.ts` needs Node. [FRM-017] */
export const EMAIL_MESSAGE = 'Please enter an e-mail address like name@example.org'
