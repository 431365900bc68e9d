import { EMAIL_MESSAGE } from '../../kernel/email-message.ts'

/**
 * A field for an e-mail address in any script. Browsers refuse other than ASCII letters before the @ in a field of
 * type email, so it is a text with the keyboard and the suggestions of an address.
 */
export const EMAIL_INPUT = {
  type: 'text',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  // The server asks for a dot too.
  pattern: '[^@\\s]+@[^@\\s]+[.。．｡][^@\\s]+',
  title: EMAIL_MESSAGE,
} as const
