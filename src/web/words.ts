/** Wording and fallbacks that several pages share. [resolutions F23] */
export const WORDS = {
  /** Titles and descriptions of pages that neither bring their own nor stand in the main menu. [SYS-021, SYS-023] */
  title: 'Handball in London',
  description:
    'A handball club in London: five league teams, juniors, and a first session that costs nothing. Come as you are.',
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
  club: 'Three men’s teams, two women’s teams and juniors.',
} as const

/** Said after staff removed something. [SYS-045] */
export const removalNotice = (id: string): string => `${id} removed!, refresh to view changes.`
