/** Apart from the check itself, which needs Node: browsers show it too. [FRM-017] */
export const EMAIL_MESSAGE = 'Please enter an e-mail address like name@example.org'
