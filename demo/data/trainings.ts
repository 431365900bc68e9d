import { eq } from 'drizzle-orm'
import { coachTeams, teams } from '../../src/features/teams/table.server.ts'
import { WEEKDAYS } from '../../src/features/trainings/series/model.ts'
import { trainingExceptions } from '../../src/features/trainings/series/table.server.ts'
import { venues } from '../../src/features/trainings/table.server.ts'
import { addDays, clubDay, clubInstant } from '../../src/kernel/dates.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { aPicture } from '../builders/picture.ts'
import { aTraining } from '../builders/training.ts'
import { aSeries } from '../builders/training-series.ts'
import { aVenue } from '../builders/venue.ts'

const mapOf = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`

/** Invented halls in real parts of London. */
const VENUES = [
  {
    name: 'Brentford Hall',
    picture: ['match', 9],
    address: '3 Lock Keepers Way, Brentford, London TW8 9QX',
    description:
      '<p>Home of the league games: a full court, 280 seats and a bar that sells soup. Step-free from the street.</p>',
  },
  {
    name: 'Crystal Palace Hall',
    picture: ['training', 5],
    address: '41 Ledrington Lane, Crystal Palace, London SE19 2QB',
    description:
      '<p>Full court. The entrance is behind the swimming pool; please change shoes at the door.</p>',
  },
  {
    name: 'Osterley School',
    picture: ['junior', 7],
    address: '9 Wood Green Close, Isleworth, London TW7 5QN',
    description:
      '<p>School hall with three quarters of a court, where the juniors train. Parents wait in the foyer.</p>',
  },
  {
    name: 'Burgess Park Courts',
    picture: ['beach', 72],
    address: 'Albany Gate, Camberwell, London SE5 0QJ',
    description:
      '<p>Outdoors from May to August: running, passing, and beach handball when the sun is out.</p>',
  },
] as const

/** The weeks of past and future sessions. */
const WEEKS_BEFORE = 12
const WEEKS_AHEAD = 30
const WEEKS_UNTIL_HOLIDAYS = 5

type Slot = readonly [day: (typeof WEEKDAYS)[number], time: string, hall: string]

/** The default text, and the text that coaches wrote this autumn. */
const TIMES: Record<string, { usual: readonly Slot[]; written?: readonly Slot[] }> = {
  'men-1': {
    usual: [
      ['Tuesday', '20:00 to 21:45', 'Brentford Hall'],
      ['Thursday', '19:30 to 21:30', 'Brentford Hall'],
    ],
  },
  'women-1': {
    usual: [
      ['Monday', '19:30 to 21:15', 'Brentford Hall'],
      ['Thursday', '18:00 to 19:30', 'Brentford Hall'],
    ],
    written: [
      ['Monday', '19:30 to 21:15', 'Brentford Hall'],
      ['Wednesday', '19:00 to 20:30', 'Crystal Palace Hall'],
    ],
  },
  'men-2': {
    usual: [
      ['Tuesday', '18:30 to 20:00', 'Brentford Hall'],
      ['Friday', '20:00 to 21:30', 'Crystal Palace Hall'],
    ],
  },
  'women-2': { usual: [['Wednesday', '20:30 to 22:00', 'Crystal Palace Hall']] },
  'men-3': {
    usual: [['Friday', '18:30 to 20:00', 'Crystal Palace Hall']],
    written: [['Friday', '18:30 to 20:00, beginners from 18:00', 'Crystal Palace Hall']],
  },
  'u16-boys': {
    usual: [
      ['Wednesday', '17:30 to 19:00', 'Osterley School'],
      ['Saturday', '10:00 to 11:30', 'Osterley School'],
    ],
  },
}

/** Creates halls, training times as text, and weekly series with a season's sessions. */
export async function seedTrainings(ctx: Ctx): Promise<void> {
  for (const [position, { picture, ...venue }] of VENUES.entries()) {
    const [kind, seed] = picture
    const imageId = await aPicture(ctx, { kind, seed, alt: venue.name })
    await aVenue(ctx, { ...venue, position, googleUrl: mapOf(venue.address), imageIds: [imageId] })
  }
  const known = await ctx.db
    .select({ id: teams.id, name: teams.name, slug: teams.slug, position: teams.position })
    .from(teams)
  await seedHolidays(ctx)
  for (const team of known) {
    const times = TIMES[team.slug]
    if (!times) continue
    await aTraining(ctx, {
      team,
      position: team.position,
      defaultValue: htmlOf(times.usual),
      value: htmlOf(times.written ?? []),
    })
    for (const slot of times.written ?? times.usual) await seedSeries(ctx, team, slot)
  }
}

/** Closes the halls for a week of holidays, later than any session that visitors and tests of the demo look at. */
async function seedHolidays(ctx: Ctx): Promise<void> {
  const firstOn = addDays(clubDay(ctx.clock.now()), 7 * WEEKS_UNTIL_HOLIDAYS)
  await ctx.db.insert(trainingExceptions).values({
    firstOn,
    lastOn: addDays(firstOn, 6),
    reason: 'School holidays: the halls are closed',
  })
}

/** Creates the series for one line of the text, led by the team's coaches. */
async function seedSeries(ctx: Ctx, team: { id: string }, [day, times, hall]: Slot): Promise<void> {
  const [startTime = '', endTime = ''] = times.match(/\d\d:\d\d/g) ?? []
  const [venue] = await ctx.db.select({ id: venues.id }).from(venues).where(eq(venues.name, hall))
  const coaches = await ctx.db
    .select({ id: coachTeams.userId })
    .from(coachTeams)
    .where(eq(coachTeams.teamId, team.id))
  const today = clubDay(ctx.clock.now())
  const firstOn = addDays(today, -7 * WEEKS_BEFORE)
  await aSeries(ctx, {
    ...{ teams: [team], coaches, startTime, endTime, firstOn },
    weekday: WEEKDAYS.indexOf(day) + 1,
    venueId: venue?.id ?? null,
    lastOn: addDays(today, 7 * WEEKS_AHEAD),
    sessionsFrom: clubInstant(firstOn, '00:00'),
  })
}

const htmlOf = (slots: readonly Slot[]) =>
  slots.map(([day, time, hall]) => `<p><strong>${day}</strong> ${time}<br>${hall}</p>`).join('')
