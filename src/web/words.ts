/** Texts and fallbacks that several pages share. */
export const WORDS = {
  /** The picture of pages without their own and without a menu entry. */
  image: '/og.png',
  /** [SYS-022] */
  robots: 'index, follow',
  /** [SYS-038, SYS-039] */
  pageNotFound: 'This page could not be found',
  /** [CNT-002] */
  postNotFound: 'Page not found',
  forbidden: 'You are not allowed to see this page',
  /** [SYS-041] */
  unknownGuard: 'Unknown middleware',
  badRequest: 'We could not read that address',
  failed: 'Something went wrong on our side',
} as const

/** The notice after staff deleted something. */
export const removalNotice = (name: string): string => `${name} removed`
