/** Headers of a personal answer. */
export const NOT_KEPT = { 'cache-control': 'private, no-store' }
