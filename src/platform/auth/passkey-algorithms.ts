/** The algorithms that browsers are asked to make passkeys for, by the names that the library gives them. */
export const PASSKEY_ALGORITHMS = ['ES256', 'RS256'] as const

export type PasskeyAlgorithm = (typeof PASSKEY_ALGORITHMS)[number]
