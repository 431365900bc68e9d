const word = encodeURIComponent

/** The registration and its fees are below it, so that its cookies are sent to these pages only. */
export const REGISTRATION_COOKIE_PATH = '/about-us'

/**
 * Every address of the site, without query. It imports nothing, so that every layer may use it: the links of features
 * and of e-mails too. A test compares it with the routes. Some end in a slash, as they always have.
 */
export const paths = {
  home: '/',
  post: (slug: string) => `/gd/${slug}`,
  joinUs: '/gd/join-us/',
  venues: '/gd/handball-venues/',
  juniors: '/gd/juniors',
  professionals: '/gd/qa-professionals/',
  safeguarding: '/gd/safeguarding/',
  privacyPolicy: '/gd/privacy-policy',
  membershipTerms: '/gd/membership-terms',
  howToJoin: '/about-us/how-to-join',
  register: '/about-us/register/',
  /** The same page, as its forms and steps name it. */
  registerSteps: '/about-us/register',
  fees: '/about-us/subscription',
  games: '/about-us/games',
  gamesCalendar: '/about-us/games.ics',
  game: (id: string) => `/games/${id}`,
  gameLive: (id: string) => `/games/${id}/live`,
  matchTable: (id: string) => `/match/${id}/table`,
  matchEvents: (id: string) => `/match/${id}/events`,
  memberGame: (id: string) => `/members/games/${id}`,
  directory: '/about-us/members',
  trainings: '/about-us/trainings',
  whoIsWho: '/about-us/who-is-who',
  events: '/events',
  event: (slug: string) => `/events/${slug}`,
  forms: '/forms',
  form: (slug: string) => `/forms/${slug}`,
  contactUs: '/forms/contact-us/',
  welfare: '/forms/welfare/',
  freeSession: '/about-us/free-session',
  trialSession: '/forms/trial-session/',
  teams: '/teams',
  team: (slug: string) => `/teams/${slug}`,
  player: (slug: string) => `/teams/player/${slug}`,
  albums: '/media/photos',
  album: (id: string) => `/media/photos/${word(id)}`,

  theme: '/theme.css',
  crest: '/crest.png',
  /** Forms of every page are sent to these two. */
  consent: '/consent',
  dismiss: '/dismiss',
  setup: (token: string) => `/setup/${token}`,

  store: '/store',
  storeSearch: '/store/search',
  category: (slug: string) => `/store/${word(slug)}`,
  product: (itemId: string) => `/store/product/${word(itemId)}`,
  cart: '/store/cart',
  checkout: '/store/checkout',

  access: '/members/access/',
  loginCode: '/members/access/code',
  twoStep: '/members/two-step',
  passkeys: '/members/passkeys',
  /** What a passkey signs to log in, as JSON. */
  passkeyChallenge: '/members/access/challenge',
  resetPassword: '/members/reset',
  confirmEmail: '/members/confirm-email',
  logOut: '/members/logout',
  dashboard: '/members/dashboard/',
  duties: '/members/duties',
  session: (id: string) => `/members/sessions/${id}`,
  /** The page behind the links of e-mails that answer without a login. */
  answer: '/members/answer',
  ownData: '/members/export',
  notifications: '/members/notifications',
  calendar: '/members/calendar',
  /** By which the members' area is installed on a phone. */
  membersManifest: '/members/manifest.webmanifest',
  /** Everybody with the token reads it, without a login. */
  privateCalendar: (token: string) => `/calendar/private/${token}.ics`,
  teamCalendar: (slug: string) => `/calendar/team/${slug}.ics`,
  venueCalendar: (id: string) => `/calendar/venue/${id}.ics`,
  calendarItem: (kind: string, id: string) => `/calendar/${kind}/${id}.ics`,
  /** By the link of an e-mail, without a login. */
  unsubscribe: '/unsubscribe',
  family: '/members/family',
  familyMember: (id: string) => `/members/family/${id}`,
  guardianInvitation: '/members/family/invitation',

  /** The admin area, for the link to it; its other addresses are in admin-paths.ts. */
  admin: '/admin',
  file: (id: string, variant: string | number) => `/files/${id}/${variant}`,
  mailbox: '/dev/mailbox',
  mail: (id: string) => `/dev/mailbox/${id}.html`,
  badRequest: '/400',
} as const
