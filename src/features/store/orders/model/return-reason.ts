/** Why a buyer gives pieces back. */
export const RETURN_REASONS = ['size', 'unwanted', 'faulty', 'missing', 'other'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

export const RETURN_REASON_WORDS: Readonly<Record<ReturnReason, string>> = {
  size: 'Wrong size',
  unwanted: 'No longer wanted',
  faulty: 'Faulty',
  missing: 'Never arrived',
  other: 'Another reason',
}

/** Whether pieces that come back for this reason can be sold again. */
export const canBeSoldAgain = (reason: ReturnReason): boolean => reason !== 'faulty' && reason !== 'missing'
