import { hash, verify } from '@node-rs/argon2'

/** Argon2id (the library's default) with the cost that OWASP's password storage sheet names as its second choice. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/** True when the password made this hash. */
export const matchesPassword = (given: { hash: string; password: string }): Promise<boolean> =>
  verify(given.hash, given.password)
