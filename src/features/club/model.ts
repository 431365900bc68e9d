import type { Club, EntryCard } from '../../kernel/club.ts'
import { basisPoints } from '../../kernel/money.ts'
import { paths } from '../../web/paths.ts'

/** The settings from staff or the environment. The others are derived from name and town, or have a default. */
export type ClubSettings = { readonly [K in Exclude<keyof Club, 'isPublished'>]?: Club[K] | undefined }

/** The unsaved form of a setup step: its fields in order. */
export type SetupDraft = { readonly step: string; readonly fields: readonly (readonly [string, string])[] }

/** The name of a club that has not entered one. */
export const UNNAMED = 'Our handball club'

/** The default colours, as in the stylesheets. */
export const USUAL_COLOURS = { primaryColour: '#d01c1f', secondaryColour: '#09344d' } as const

/**
 * The defaults for money: when a registration fee is due, the steps of automatic reminders, and that members cannot
 * pause subscriptions.
 */
export const MONEY_DEFAULTS = {
  feeDueDays: 14,
  chasing: false,
  chasingSteps: [-3, 3, 10, 21],
  pauseMonths: 0,
  pauseNoticeDays: 3,
} as const

/**
 * Merges settings into the club that pages, e-mails and commands use. Later settings win: pass the environment's first,
 * then those saved by staff. Empty texts count as unset, so that values derived from the name apply again.
 */
export function clubOf(...settings: readonly ClubSettings[]): Club {
  const given: Partial<Club> = Object.assign({}, ...settings.map(withoutEmpty))
  const name = given.name ?? UNNAMED
  const town = given.town ?? ''
  return {
    isPublished: true,
    name,
    shortName: name,
    town,
    federation: 'England Handball',
    address: '',
    siteTitle: town ? `Handball in ${town}` : 'Handball club',
    siteDescription: `${name}: handball${town && ` in ${town}`} for beginners and league players. The first session is free.`,
    footerText: '',
    heroTitle: town ? `${town} plays handball here` : `${name} plays handball here`,
    heroText: 'The first session is free. Come as you are; we’ll bring the ball.',
    entryCards: entryCards(name),
    joinNote: `New to ${town || 'handball'}? Try a session with us before you decide.`,
    crest: '',
    ...USUAL_COLOURS,
    seasonStartMonth: 8,
    dutyTarget: 0,
    dutyTargetPerFamily: true,
    ...MONEY_DEFAULTS,
    vatRate: basisPoints(2000),
    vatNumber: '',
    catalogueUrl: '',
    officialCategory: `Official ${given.shortName ?? name}`,
    photosUntilNo: false,
    staffTwoStep: false,
    timeZone: 'Europe/London',
    currency: 'GBP',
    ...given,
    emails: { info: '', media: '', finance: '', ...given.emails },
    teamNames: [...new Set([name, ...(given.teamNames ?? [])])],
  }
}

const entryCards = (name: string): EntryCard[] => [
  {
    title: 'Play for a team',
    text: 'Beginners and league players. Register, and a coach will reply within two days.',
    link: paths.register,
  },
  { title: 'Juniors', text: `${name} for young players, girls and boys.`, link: paths.juniors },
  {
    title: 'Professionals moving here',
    text: 'Questions and answers on clearance, level and work.',
    link: paths.professionals,
  },
]

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const withoutEmpty = (settings: ClubSettings) =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => !isEmpty(value)))
