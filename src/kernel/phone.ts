export const PHONE_MESSAGE = 'Enter a phone number, like 020 7946 0123 or +44 20 7946 0123'

/** Digits and separators, with an optional country code and extension. */
const PHONE = /^\+?[\d\s()./-]+(?:(?:ext\.?|x|#)\s?\d{1,6})?$/i

/** Whether a text is one phone number: 7 to 15 digits (ITU E.164) with the usual separators. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/(?:ext\.?|x|#).*$/i, '').replace(/\D/g, '').length
  return PHONE.test(text) && digits >= 7 && digits <= 15
}
