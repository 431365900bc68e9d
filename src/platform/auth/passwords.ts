import { hash, verify } from '@node-rs/argon2'

/** Argon2id (the library's default) with the second parameter set from OWASP's Password Storage Cheat Sheet. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password with Argon2id. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/** Whether the hash belongs to this password. */
export const matchesPassword = (given: { hash: string; password: string }): Promise<boolean> =>
  verify(given.hash, given.password)
