import { randomBytes } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A random string in Stripe's alphabet. The small bias of `%` does not matter for test data. */
export function word(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** A new id such as `cus_N0f3kU2bXh7Qd9`. The prefix names the type, as at Stripe. */
export function newId(prefix: string): string {
  return `${prefix}_${word(prefix === 'pi' || prefix === 'ch' || prefix === 'evt' ? 24 : 14)}`
}
