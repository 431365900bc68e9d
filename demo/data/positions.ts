export type DemoPosition = {
  name: string
  category: string
  description: string
  icon?: string
  /** The holder of each team's seat. A `clubwide` position has one seat for the whole club. Other seats are open. */
  holders: Readonly<Record<string, string>>
  generalClub?: boolean
}

const BOARD: DemoPosition[] = [
  {
    name: 'President',
    category: 'Board',
    description: 'Speaks for the club and chairs the board.',
    generalClub: true,
    holders: { clubwide: 'Grace Holloway' },
  },
  {
    name: 'Treasurer',
    category: 'Board',
    description: 'Accounts, invoices and the store’s takings.',
    generalClub: true,
    holders: { clubwide: 'Priya Desai' },
  },
  {
    name: 'Secretary',
    category: 'Board',
    description: 'Minutes, correspondence and the federation.',
    generalClub: true,
    holders: {},
  },
]

const TEAMS: DemoPosition[] = [
  {
    name: 'Head coach',
    category: 'Teams',
    description: 'Coaches the team and picks the squad.',
    holders: {
      men1: 'Elif Aydın',
      men2: 'Marek Wiśniewski',
      women1: 'Zsófia Tóth',
      women2: 'Håkon Ødegård',
    },
  },
  {
    name: 'Team manager',
    category: 'Teams',
    description: 'Transport, shirts, availability.',
    holders: {
      men1: 'Jonas Hellström',
      men3: 'Ben Hartley',
      women1: 'Ingrid Solberg',
      women2: 'Katharina Vogel',
    },
  },
  {
    name: 'Captain',
    category: 'Teams',
    description: 'Talks to the referees, politely.',
    holders: {
      men1: 'Mikkel Østergaard',
      men2: 'Kristján Haraldsson',
      men3: 'Giorgos Pappas',
      women1: 'Ana Kovačević',
      women2: 'Priya Desai',
    },
  },
]

const CLUB: DemoPosition[] = [
  {
    name: 'Welfare officer',
    category: 'Club',
    description: 'Listens, above all to children and parents.',
    generalClub: true,
    holders: { clubwide: 'Nadia Lahlou' },
  },
  {
    name: 'Store keeper',
    category: 'Club',
    description: 'Orders shirts in batches and hands them out.',
    generalClub: true,
    holders: { clubwide: 'Chloé Rousseau' },
  },
  {
    name: 'Hall booking',
    category: 'Club',
    description: 'Knows every caretaker in west London.',
    generalClub: true,
    holders: { clubwide: 'Peter Ashworth' },
  },
  {
    name: 'Junior coordinator',
    category: 'Club',
    description: 'The U16 team, its parents and its tournaments.',
    generalClub: true,
    holders: { clubwide: 'Imran Qureshi' },
  },
  {
    name: 'First aid',
    category: 'Club',
    description: 'Ice, tape and a calm voice. We pay for the course.',
    generalClub: true,
    holders: { clubwide: 'Rūta Kazlauskaitė' },
  },
  {
    name: 'Website and newsletter',
    category: 'Club',
    description: 'Match reports every Sunday evening.',
    generalClub: true,
    holders: {},
  },
]

export const FIXED: readonly DemoPosition[] = [...BOARD, ...TEAMS, ...CLUB]

export const FLEXIBLE = [
  {
    name: 'Table duty',
    description: 'Keeps score and time at home games. Half an hour of practice is enough.',
    allowsUnder16: true,
  },
  { name: 'Photographer', description: 'Twenty good photos of a game, posted the same evening.' },
  { name: 'Social media', description: 'Line-up before, result after, a laugh in between.' },
] as const

/** Required at each home game. */
export const AT_HOME_GAMES = [
  { name: 'Hall set-up', description: 'Goals, nets, bench and scoreboard.', places: 2, minutesBefore: 75 },
  { name: 'Kiosk', description: 'Tea, cake and change.', places: 2, minutesBefore: 30, allowsUnder16: true },
] as const
