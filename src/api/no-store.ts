/** Headers of an answer that is for one person alone. */
export const NOT_KEPT = { 'cache-control': 'private, no-store' }
