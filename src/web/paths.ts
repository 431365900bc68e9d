const word = encodeURIComponent

/** Registration and fees are below this path, so that their cookies are sent to these pages only. */
export const REGISTRATION_COOKIE_PATH = '/about-us'

/**
 * Every path of the site. This file imports nothing, so that every layer may use it, including features and e-mails. A
 * test compares it with the routes. Some paths end in a slash for historical reasons.
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
  /** The same page, as its forms and steps address it. */
  registerSteps: '/about-us/register',
  registerChildren: '/about-us/register/children',
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
  bookEvent: (slug: string) => `/events/${slug}/book`,
  /** Opened by a link that was e-mailed, without a login. */
  tickets: '/tickets',
  forms: '/forms',
  confidentialForms: '/members/forms',
  confidentialForm: (result: string) => `/members/forms/${result}`,
  confidentialPaper: (result: string, paper: string) => `/members/forms/${result}/papers/${paper}`,
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
  /** Forms on every page post to this and `dismiss`. */
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
  /** The challenge for logging in with a passkey, as JSON. */
  passkeyChallenge: '/members/access/challenge',
  resetPassword: '/members/reset',
  confirmEmail: '/members/confirm-email',
  logOut: '/members/logout',
  dashboard: '/members/dashboard/',
  bookings: '/members/bookings',
  duties: '/members/duties',
  money: '/members/money',
  /** PDFs, for the payer and for finance staff. */
  receipt: (paymentId: string) => `/members/money/receipts/${paymentId}`,
  invoice: (id: string) => `/members/money/invoices/${id}`,
  session: (id: string) => `/members/sessions/${id}`,
  /** The page of e-mailed links with which people answer without logging in. */
  answer: '/members/answer',
  /** The page of an e-mailed link on which a family says who comes back for the new season. */
  seasonAnswer: '/members/season',
  ownData: '/members/export',
  notifications: '/members/notifications',
  calendar: '/members/calendar',
  /** The manifest with which the members' area can be installed on a phone. */
  membersManifest: '/members/manifest.webmanifest',
  /** Readable by everyone who has the token, without a login. */
  privateCalendar: (token: string) => `/calendar/private/${token}.ics`,
  teamCalendar: (slug: string) => `/calendar/team/${slug}.ics`,
  venueCalendar: (id: string) => `/calendar/venue/${id}.ics`,
  calendarItem: (kind: string, id: string) => `/calendar/${kind}/${id}.ics`,
  /** Opened by an e-mailed link, without a login. */
  unsubscribe: '/unsubscribe',
  family: '/members/family',
  familyMember: (id: string) => `/members/family/${id}`,
  guardianInvitation: '/members/family/invitation',

  /** The admin area. Its other paths are in admin-paths.ts. */
  admin: '/admin',
  file: (id: string, variant: string | number) => `/files/${id}/${variant}`,
  mailbox: '/dev/mailbox',
  mail: (id: string) => `/dev/mailbox/${id}.html`,
  badRequest: '/400',
} as const
