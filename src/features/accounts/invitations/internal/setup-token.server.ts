import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits cannot be guessed. Only their hash is stored. */
const TOKEN_BYTES = 32

export const SETUP_LIFETIME_MS = 24 * 60 * 60_000
/** The key of the stored link. */
export const SETUP_LINK = 'setup-link'

/** Creates the random token of a setup link, for use in its URL. */
export const newSetupToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** The value that is stored instead of the token. */
export const hashSetupToken = (token: string): string =>
  `${SETUP_LINK}:${createHash('sha256').update(token).digest('base64url')}`
