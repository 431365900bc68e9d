/** Headers for responses with personal data. */
export const NOT_KEPT = { 'cache-control': 'private, no-store' }
