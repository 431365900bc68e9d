import { createHash } from 'node:crypto'

const DIGITS = 16

/** Identifies the address that a link was sent to, without revealing it. */
export const addressKeyOf = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, DIGITS)
