/** The signature algorithms that we accept for passkeys, by the library's names. */
export const PASSKEY_ALGORITHMS = ['ES256', 'RS256'] as const

export type PasskeyAlgorithm = (typeof PASSKEY_ALGORITHMS)[number]
