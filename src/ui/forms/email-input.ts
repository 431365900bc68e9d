import { EMAIL_MESSAGE } from '../../kernel/email-message.ts'

/**
 * Attributes of an e-mail field that accepts any script. Browsers refuse non-ASCII letters before the @ in type=email,
 * so it is a text field with the keyboard and suggestions of an address.
 */
export const EMAIL_INPUT = {
  type: 'text',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  // The server requires a dot too.
  pattern: '[^@\\s]+@[^@\\s]+[.。．｡][^@\\s]+',
  title: EMAIL_MESSAGE,
} as const
