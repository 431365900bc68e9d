import { addCountries } from '../../src/features/members/commands/add-countries.server.ts'
import { firstNameOf } from '../../src/features/members/model/member.ts'
import { teams } from '../../src/features/teams/table.server.ts'
import { addDays, clubDay, type LocalDate } from '../../src/kernel/dates.ts'
import { slugOf } from '../../src/kernel/text.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { someConsents } from '../builders/consent.ts'
import { type Member, type MemberFacts, someMembers } from '../builders/member.ts'
import { somePictures } from '../builders/picture.ts'
import { bornForTheEvent, yearsBefore } from './birthdays.ts'
import { CAREERS } from './careers.ts'
import { PEOPLE, type Person } from './people.ts'

/** The members of the demo logins, linked by their e-mail addresses. */
const LOGINS: Readonly<Record<string, string>> = {
  'Elif Aydın': 'administrator@demo.club',
  'Marek Wiśniewski': 'coach@demo.club',
  'Priya Desai': 'finance@demo.club',
  'Chloé Rousseau': 'shop@demo.club',
  'Ana Kovačević': 'member@demo.club',
}

/** Members who also play for a second team. */
const SECOND_TEAM: Readonly<Record<string, string>> = {
  'Finlay Marsh': 'men-3',
  'Freya Lindholm': 'women-2',
  'Callum Reid': 'men-3',
}

/** Members with unanswered questions about consent. */
const OPEN: readonly string[] = [
  'Sindre Bakkevold',
  'Nuno Tavares',
  'Ben Hartley',
  'Freya Lindholm',
  'Gül Şahin',
  'Adam Sokołowski',
  'Oliver Strand',
]

const DAY_MS = 86_400_000

/**
 * The members with a shirt drawing as their portrait: the shirt number, plus 100 for the women's cut or 200 for the
 * juniors'.
 */
const PORTRAITS: Readonly<Record<string, number>> = {
  'Tom Barlow': 12,
  'Jonas Hellström': 4,
  'Théo Marchand': 17,
  'Ana Kovačević': 107,
  'Hannah Whitlock': 112,
  'Zsófia Tóth': 110,
  'Maja Nørgaard': 104,
  // Children with photo consent: members see the portrait, visitors see a coach's board.
  'Daniel Okonkwo': 266,
  'Jamie Burrows': 272,
}

/** Creates about 120 members: listed and private, active and former, adults, two aged 17, and a youth team. */
export async function seedMembers(ctx: Ctx): Promise<void> {
  await addCountries(ctx)
  const squads = await ctx.db.select({ id: teams.id, slug: teams.slug, genre: teams.genre }).from(teams)
  const today = clubDay(ctx.clock.now())
  const portraits = await portraitsOf(ctx)
  const people = PEOPLE.map((person, index) => {
    const team = squads.find((squad) => squad.slug === person.team)
    const second = squads.find((squad) => squad.slug === SECOND_TEAM[person.name])
    const imageId = portraits.get(person.name)
    return {
      ...factsOf(person, index, today),
      createdAt: new Date(ctx.clock.now().getTime() - joinedDaysAgo(index) * DAY_MS),
      gender: genderOf(person, team?.genre),
      ...(team && { team }),
      ...(second && { alsoIn: [second] }),
      ...(imageId && { imageId }),
    }
  })
  const members = await someMembers(ctx, people)
  await someConsents(
    ctx,
    members.map((member) => ({
      member,
      answers: answersOf(member),
      at: member.createdAt,
    })),
  )
}

/** The consents of a member: all of them, except for those who are still to answer. */
function answersOf({ name, listed, showsPhotos }: Member) {
  if (isOpen(name)) return listed ? { listing: true } : {}
  return {
    listing: listed,
    website_photos: showsPhotos,
    social_media: showsPhotos,
    tagging: true,
    emergency_treatment: true,
    transport: name.length % 4 !== 0,
  }
}

const isOpen = (name: string): boolean => OPEN.includes(name) || name.endsWith(' Castellanos')

/** The portrait files by member name. */
async function portraitsOf(ctx: Ctx): Promise<Map<string, string>> {
  const drawn = Object.entries(PORTRAITS)
  const pictures = drawn.map(([, seed]) => ({ kind: 'player', seed }) as const)
  const ids = await somePictures(ctx, pictures)
  return new Map(drawn.map(([name], index) => [name, ids[index] ?? '']))
}

function factsOf(person: Person, index: number, today: LocalDate): MemberFacts {
  const { name, country, position, number, age, choices } = person
  const adult = age >= 18
  return {
    name,
    country,
    position,
    number,
    bornOn: bornForTheEvent(name, today) ?? birthday(today, age, index),
    active: !choices.includes('I'),
    listed: choices.includes('L'),
    showsPhotos: choices.includes('P'),
    showsBornOn: choices.includes('B'),
    email: LOGINS[name] ?? (adult ? `${slugOf(name, 'member')}@example.org` : ''),
    phone: `020 7946 0${String(100 + index * 3).padStart(3, '0')}`,
    address: `${3 + index} Freethrow Lane, London`,
    postcode: `ZZ${1 + (index % 9)} ${index % 9}XX`,
    ehaRegistered: number !== null && index % 5 !== 0,
    ehaMid: number === null ? '' : `EH-${204118 + index * 7}`,
    student: age < 25,
    history: CAREERS[name] ?? '',
    ...(position && adult && { heightCm: 168 + ((index * 7) % 29), weightKg: 62 + ((index * 11) % 37) }),
    ...(!adult && guardianOf(name, index)),
  }
}

/** Spreads the joining dates; the latest is a fortnight ago. */
const joinedDaysAgo = (index: number): number => 14 + ((index * 53) % 1900)

/** A past birthday this year, so that the member has exactly this age today. */
function birthday(today: LocalDate, age: number, index: number): LocalDate {
  return yearsBefore(addDays(today, -((index * 37) % 330)), age)
}

function guardianOf(name: string, index: number) {
  const first = ['Helen', 'Joanna', 'Karen', 'Michael', 'Sofia', 'Daniel'][index % 6] ?? 'Helen'
  const surname = name.slice(firstNameOf(name).length).trim()
  return {
    guardianName: `${first} ${surname}`,
    guardianEmail: `${slugOf(`${first} ${surname}`, 'guardian')}@example.org`,
  }
}

function genderOf({ choices }: Person, genre: 'men' | 'women' | 'mixed' | undefined): 'female' | 'male' | '' {
  if (genre === 'women' || choices.includes('F')) return 'female'
  return genre === 'men' || choices.includes('M') ? 'male' : ''
}
