import type { Club, EntryCard } from '../../kernel/club.ts'
import { basisPoints } from '../../kernel/money.ts'
import { paths } from '../../web/paths.ts'

/** What staff or the environment have set: the rest follows from the name and the town, or is a usual value. */
export type ClubSettings = { readonly [K in Exclude<keyof Club, 'isPublished'>]?: Club[K] | undefined }

/** Stands in for the name until the club has one. */
export const UNNAMED = 'Our handball club'

/** The colours of the style sheets. */
export const USUAL_COLOURS = { primaryColour: '#d01c1f', secondaryColour: '#09344d' } as const

/**
 * The club as pages, e-mails and commands see it. Later settings win: those of the environment come first, then those
 * that staff saved. An empty text counts as unset, so that what follows from the name follows it again.
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
    vatRate: basisPoints(2000),
    vatNumber: '',
    catalogueUrl: '',
    officialCategory: `Official ${given.shortName ?? name}`,
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
