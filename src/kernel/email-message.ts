/** In a file of its own, because browsers show it and the check itself needs Node. [FRM-017] */
export const EMAIL_MESSAGE = 'Please enter an e-mail address like name@example.org'
