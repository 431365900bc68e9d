import { type CompetitionRules, ENGLAND } from '../../src/features/games/model/game.ts'

/** A league of one of our teams, with its opponents and home game times. */
export type League = {
  /** The slug of our team, and the type of its games. */
  team: string
  type: number
  name: string
  opponents: readonly string[]
  /** 0 is Saturday, 1 is Sunday. */
  homeDay: 0 | 1
  homeTime: string
  /** Our team's goal advantage over the average team of this league. */
  strength: number
  rules: CompetitionRules
}

/** The leagues of the five senior teams. Clubs are named after places; fixtures and results are invented. */
export const LEAGUES: readonly League[] = [
  {
    team: 'men-1',
    type: 1,
    name: 'Premier League',
    opponents: ['Olympia', 'Nottingham', 'Cambridge', 'Warrington', 'Bristol', 'Oldbury', 'Hammersmith'],
    homeDay: 0,
    homeTime: '16:30',
    strength: 3,
    rules: {
      ...ENGLAND,
      deductions: [{ team: 'Oldbury', points: 1, reason: 'unregistered player' }],
    },
  },
  {
    team: 'women-1',
    type: 2,
    name: 'Premier League',
    opponents: ['Cambridge', 'Olympia', 'Hammersmith', 'Isleworth', 'Bristol', 'Nottingham', 'Leeds'],
    homeDay: 0,
    homeTime: '18:30',
    strength: 5,
    rules: ENGLAND,
  },
  {
    team: 'men-2',
    type: 3,
    name: 'Second tier South',
    opponents: ['Isleworth', 'Hammersmith 2', 'Cambridge 2', 'Oxford', 'Southampton', 'Reading', 'Brighton'],
    homeDay: 1,
    homeTime: '14:00',
    strength: 0,
    rules: ENGLAND,
  },
  {
    team: 'women-2',
    type: 4,
    name: 'Second tier South',
    opponents: ['Oxford', 'Reading', 'Brighton', 'Isleworth 2', 'Southampton', 'Canterbury', 'Norwich'],
    homeDay: 1,
    homeTime: '11:30',
    strength: 1,
    rules: ENGLAND,
  },
  {
    team: 'men-3',
    type: 5,
    name: 'London Regional League',
    opponents: ['Croydon', 'Ealing', 'Isleworth 2', 'Watford', 'Hackney', 'Luton', 'Guildford'],
    homeDay: 1,
    homeTime: '16:30',
    strength: -3,
    rules: ENGLAND,
  },
]

/** The opponents' invented halls. */
const HALLS: Record<string, string> = {
  Olympia: 'Peckham Road Hall',
  Nottingham: 'Trent Hall, Nottingham',
  Cambridge: 'Fenland Hall, Cambridge',
  Warrington: 'Canal Street Hall, Warrington',
  Bristol: 'Harbour Hall, Bristol',
  Oldbury: 'Lion Works Hall, Oldbury',
  Hammersmith: 'Bridge Hall, Hammersmith',
  Isleworth: 'Osterley Lane Hall',
}

export const OUR_HALL = 'Brentford Hall'
/** The hall of a club, shared with its second team. */
export const hallOf = (club: string): string => {
  const first = club.replace(/ \d$/, '')
  return HALLS[first] ?? `${first} Sports Hall`
}
