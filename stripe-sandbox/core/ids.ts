import { randomBytes } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A random word of Stripe's alphabet. The slight lean of `%` towards early letters harms no test money. */
export function word(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** A new id like `cus_N0f3kU2bXh7Qd9`: the prefix says the type, here as at Stripe. */
export function newId(prefix: string): string {
  return `${prefix}_${word(prefix === 'pi' || prefix === 'ch' || prefix === 'evt' ? 24 : 14)}`
}
