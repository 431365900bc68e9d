import { members } from '../../src/features/members/table.server.ts'
import { teams } from '../../src/features/teams/table.server.ts'
import { addDays, clubDay, clubInstant, type LocalDate } from '../../src/kernel/dates.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { anEvent } from '../builders/event.ts'
import { aPicture } from '../builders/picture.ts'
import type { PictureKind } from '../drawings/draw.ts'
import { BIRTHDAYS } from './birthdays.ts'

type DemoEvent = {
  name: string
  /** Days from the day of the seed; birthdays have their own date. */
  inDays?: number
  /** Moved to the Saturday nearest to that day. */
  onSaturday?: boolean
  /** In the club's time zone. */
  at: string
  venue?: string
  pounds?: number
  membersOnly?: boolean
  /** The member whose birthday it is. */
  person?: string
  showWhoPaid?: boolean
  teams?: string[]
  description: string
  /** The kind of its picture; birthdays have their own. */
  picture?: PictureKind
}

const EVENTS: DemoEvent[] = [
  {
    name: 'Christmas party at the boathouse',
    picture: 'party',
    inDays: 24,
    at: '19:30',
    venue: 'The boathouse, Putney Embankment, London',
    pounds: 18,
    showWhoPaid: true,
    description:
      '<p>One evening without a ball. Supper at long tables, a quiz by the Women 2 goalkeepers and the presentation of the golden resin tub for the most improved player.</p><ul><li>The price includes supper and your first drink</li><li>Vegetarian and halal by default; please tell us about any allergies</li><li>Last train from Putney at 00:18</li></ul>',
  },
  {
    name: 'Annual general meeting',
    inDays: 12,
    at: '18:45',
    venue: 'Osterley School, 9 Wood Green Close, Isleworth, London TW7 5QN',
    membersOnly: true,
    description:
      '<p>The accounts, the budget for next season and the election of four board seats. Papers are at the door; questions in advance to the secretary, please.</p>',
  },
  {
    name: 'Elif turns 40',
    at: '20:00',
    venue: 'The Keeper’s Arms, Brentford',
    pounds: 10,
    person: 'Elif Aydın',
    showWhoPaid: true,
    description:
      '<p>Our head coach turns 40, and we’re chipping in for a pair of court shoes and one very large cake.</p>',
  },
  {
    name: 'Open training for beginners',
    picture: 'training',
    inDays: 9,
    onSaturday: true,
    at: '10:00',
    venue: 'Crystal Palace Hall, 41 Ledrington Lane, London SE19 2QB',
    description:
      '<p>Never held a handball? Come as you are. Two coaches, forty balls and nobody who minds a dropped catch. Bring trainers with non-marking soles if you have them.</p>',
  },
  {
    name: 'Winter tournament in Brentford',
    picture: 'cup',
    inDays: 57,
    onSaturday: true,
    at: '09:00',
    venue: 'Brentford Hall, 3 Lock Keepers Way, London TW8 9QX',
    pounds: 12,
    teams: ['men-2', 'women-2', 'men-3'],
    description:
      '<p>Twelve teams, two courts, one day. The price covers the hall and the referees. We need ten people for the score table: see the rota.</p>',
  },
  {
    name: 'Pre-season camp in Aarhus',
    picture: 'away',
    inDays: 265,
    at: '07:40',
    venue: 'Aarhus, Denmark',
    pounds: 340,
    membersOnly: true,
    teams: ['men-1', 'women-1'],
    description:
      '<p>Five days in a city where handball comes first. Two sessions a day, three friendly games, bunk beds. The price covers beds, halls and breakfast, and the deposit holds your place.</p>',
  },
  {
    name: 'First aid for coaches',
    inDays: 19,
    at: '18:00',
    venue: 'Brentford Hall, 3 Lock Keepers Way, London TW8 9QX',
    membersOnly: true,
    description: '<p>Three hours with a paramedic who plays in goal. Certificates last three years.</p>',
  },
  {
    name: 'Handball camp for juniors',
    picture: 'junior',
    inDays: 34,
    onSaturday: true,
    at: '09:30',
    venue: 'Brentford Hall, 3 Lock Keepers Way, London TW8 9QX',
    description:
      '<p>A day of handball for children from 8 to 14, with or without experience. Four coaches, lunch and a small tournament at the end. Bring indoor shoes and a water bottle.</p>',
  },
  {
    name: 'Jonas turns 30',
    at: '19:00',
    pounds: 5,
    person: 'Jonas Hellström',
    description: '<p>Thirty years, eleven of them at right back. We’re chipping in for a rowing machine.</p>',
  },
  {
    name: 'Season opening barbecue',
    picture: 'beach',
    inDays: -76,
    onSaturday: true,
    at: '15:00',
    venue: 'Burgess Park Courts, Albany Gate, London SE5 0QJ',
    pounds: 8,
    description:
      '<p>A grill, some grass and a beach handball goal that lasted until seven. The photos are in the albums.</p>',
  },
  {
    name: 'Referee course, level one',
    picture: 'match',
    inDays: -41,
    onSaturday: true,
    at: '09:30',
    venue: 'Osterley School, 9 Wood Green Close, Isleworth, London TW7 5QN',
    pounds: 45,
    description: '<p>Fourteen people took the whistle. The next course is in the spring.</p>',
  },
  {
    name: 'Quiz night for the junior section',
    picture: 'junior',
    inDays: -103,
    at: '19:30',
    venue: 'The Keeper’s Arms, Brentford',
    pounds: 7,
    showWhoPaid: true,
    teams: ['u16-boys'],
    description: '<p>We raised enough for a set of junior balls and goals that don’t fall over.</p>',
  },
  {
    name: 'Summer tournament on grass',
    picture: 'cup',
    inDays: -133,
    onSaturday: true,
    at: '10:00',
    venue: 'Ealing Common, London',
    pounds: 15,
    teams: ['men-1', 'men-2', 'women-1', 'women-2'],
    description: '<p>Twenty-two teams from five countries on Ealing Common, and one thunderstorm.</p>',
  },
]

/** Creates thirteen events around the day of the seed: public, members only, birthdays, past and upcoming. */
export async function seedEvents(ctx: Ctx): Promise<void> {
  const today = clubDay(ctx.clock.now())
  const teamIds = new Map(
    (await ctx.db.select({ slug: teams.slug, id: teams.id }).from(teams)).map((t) => [t.slug, t.id]),
  )
  const people = await ctx.db.select({ id: members.id, name: members.name }).from(members)
  for (const [index, demoEvent] of EVENTS.entries()) {
    const { at, pounds = 0, teams: guests = [], picture, person, onSaturday, ...event } = demoEvent
    const birthday = person === undefined ? undefined : BIRTHDAYS[person]
    const { inDays = 0 } = birthday ?? demoEvent
    const day = onSaturday ? nearestSaturday(addDays(today, inDays)) : addDays(today, inDays)
    await anEvent(ctx, {
      ...event,
      birthday: birthday !== undefined,
      startsAt: clubInstant(birthday ? day : outsideHolidays(day), at),
      priceMinor: pounds * 100,
      mainImageId: picture ? await aPicture(ctx, { kind: picture, seed: 200 + index }) : null,
      memberToPayId: people.find(({ name }) => name === person)?.id ?? null,
      teamIds: guests.flatMap((slug) => teamIds.get(slug) ?? []),
    })
  }
}

const SATURDAY = 6

/** The Saturday within three days of a day. */
function nearestSaturday(day: LocalDate): LocalDate {
  const ahead = (SATURDAY - new Date(day).getUTCDay() + 7) % 7
  return addDays(day, ahead > 3 ? ahead - 7 : ahead)
}

/** The venue is closed from 20 December to 6 January, so an event in that time is moved three weeks earlier. */
function outsideHolidays(day: LocalDate): LocalDate {
  const date = day.slice(5)
  return date >= '12-20' || date <= '01-06' ? addDays(day, -21) : day
}
