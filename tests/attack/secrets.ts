import { eq } from 'drizzle-orm'
import { users } from '../../src/features/accounts/table.server.ts'
import { gameSquads } from '../../src/features/games/squad/table.server.ts'
import { audienceOfPlayerPicture } from '../../src/features/members/queries/visibility.server.ts'
import { members } from '../../src/features/members/table.server.ts'
import { audienceOfPhotoFile } from '../../src/features/photos/queries/visibility.server.ts'
import { teams } from '../../src/features/teams/table.server.ts'
import { sessionAnswers, sessionTrialists } from '../../src/features/trainings/sessions/table.server.ts'
import { adultBirthday, clubDay, type LocalDate, longDate } from '../../src/kernel/dates.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { canFetch, settledAudience } from '../../src/platform/files/audience.ts'
import { files } from '../../src/platform/files/table.server.ts'
import { anActor } from '../support/actors.ts'

export type Secrets = ReadonlyMap<string, string>
/** The name of the signed-in member. Their own data is not secret to them. */
const SELF = 'Robin member'

type Onlooker = 'visitor' | 'member'
type Kept = Awaited<ReturnType<typeof peopleOf>>[number]

/** Returns everything that a reader must not find in any response, with a description of each secret. */
export async function secretsFor(ctx: Ctx, onlooker: Onlooker): Promise<Secrets> {
  const everybody = await peopleOf(ctx)
  const isSelf = ({ member }: Kept) => onlooker === 'member' && member.name === SELF
  const people = everybody.filter((one) => !isSelf(one))
  const adults = people.filter(({ isMinor }) => !isMinor)
  const shown = adults.filter(({ member }) => onlooker === 'member' || member.listed)
  const secrets = new Map(people.flatMap(({ member }) => alwaysSecret(member)))
  const shownNames = shown.map(({ member }) => member.name)
  for (const { member } of people.filter(({ isMinor }) => isMinor)) namesOfMinor(secrets, member, shownNames)
  for (const { member } of adults)
    if (onlooker === 'visitor' && !member.listed) secrets.set(member.name, 'a name that was not agreed to')
  if (onlooker === 'visitor')
    for (const { meetPlace } of await ctx.db.select().from(gameSquads))
      if (meetPlace) secrets.set(meetPlace, 'a meeting point')
  for (const { email } of await ctx.db.select({ email: users.email }).from(users))
    secrets.set(email, 'a login')
  for (const [word, what] of await trainingSecrets(ctx)) secrets.set(word, what)
  for (const { id } of await hiddenFiles(ctx, onlooker)) secrets.set(id, 'the address of a hidden file')
  for (const word of known(ctx, shown, everybody.filter(isSelf))) secrets.delete(word)
  return secrets
}

/** Shorter notes may stand anywhere as a word. */
const SHORTEST_NOTE = 12

/** What members wrote with their answers, and who comes to try handball. */
async function trainingSecrets({ db }: Ctx): Promise<[string, string][]> {
  const notes = await db.selectDistinct({ note: sessionAnswers.note }).from(sessionAnswers)
  const trialists = await db.select().from(sessionTrialists)
  return [
    ...notes.flatMap(({ note }): [string, string][] =>
      note.length < SHORTEST_NOTE ? [] : [[note, 'the note of an answer']],
    ),
    ...trialists.flatMap(({ name, email }): [string, string][] => [
      [name, 'a trialist'],
      [email, 'the e-mail of a trialist'],
    ]),
  ]
}

async function peopleOf({ db, clock }: Ctx) {
  const people = await db
    .select({ member: members, youth: teams.youth, login: users.email })
    .from(members)
    .leftJoin(teams, eq(teams.id, members.teamId))
    .leftJoin(users, eq(users.id, members.userId))
  const limit = adultBirthday(clubDay(clock.now()))
  return people.map((one) => ({
    ...one,
    isMinor: one.youth === true || (one.member.bornOn !== null && one.member.bornOn > limit),
  }))
}

/** Values that pages show deliberately although they equal another person's secret, and the reader's own values. */
function known(ctx: Ctx, shown: readonly Kept[], self: readonly Kept[]): string[] {
  const birthdays = [...shown.filter(({ member }) => member.showsBornOn), ...self]
  return [
    // Two people may share a birthday, and one of them may show it.
    ...birthdays.flatMap(({ member }) => datesOf(member).map(([date]) => date)),
    ...self.flatMap(({ login }) => login ?? []),
    // In the demo, one of the club's addresses is also a login.
    ...Object.values(ctx.club.emails),
  ]
}

/** The date as pages and as API calls format it. */
const datesOf = ({ bornOn }: Kept['member']): [string, string][] =>
  bornOn ? [longDate(bornOn as LocalDate), bornOn].map((date) => [date, 'a date of birth']) : []

function alwaysSecret(member: Kept['member']): [string, string][] {
  const kept: readonly (readonly [string | null, string])[] = [
    [member.email, 'an e-mail'],
    [member.phone, 'a phone'],
    [member.address, 'an address'],
    [member.guardianEmail, 'a guardian'],
    ...datesOf(member),
  ]
  return kept.flatMap(([value, what]) => (value ? [[value, what]] : []))
}

function namesOfMinor(secrets: Map<string, string>, member: Kept['member'], shown: string[]): void {
  secrets.set(member.name, 'the full name of a minor')
  const surname = member.name.slice(member.firstName.length).trim()
  if (surname && !shown.some((name) => name.includes(surname))) secrets.set(surname, 'the surname of a minor')
}

/** Files that a reader may not fetch, by their own audience or by that of their photos. */
export async function hiddenFiles(ctx: Ctx, onlooker: Onlooker) {
  const all = await ctx.db
    .select({ id: files.id, audience: files.audience, widths: files.variantsPx })
    .from(files)
  const settled = await Promise.all(
    all.map(async (file) => ({
      ...file,
      audience: await settledAudience(ctx, file, [audienceOfPhotoFile, audienceOfPlayerPicture]),
    })),
  )
  const actor = onlooker === 'visitor' ? VISITOR : A_MEMBER
  return settled.filter(({ audience }) => !canFetch(actor, audience))
}

const VISITOR = { kind: 'visitor' } as const
const A_MEMBER = anActor('member')

/** Matches whole words: "Marsh" is not found in "Marshall Islands". */
const asWord = (text: string) => new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(text)}(?![\\p{L}\\d])`, 'u')

const WORD = /[\p{L}\d]+/u
const WORDS = new RegExp(WORD, 'gu')

/** Returns the secrets in a response. Only secrets whose first word occurs are searched. */
export function foundIn(text: string, secrets: Secrets, where: string): string[] {
  const plain = text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
  const words = new Set(plain.match(WORDS))
  return [...secrets]
    .filter(([secret]) => words.has(WORD.exec(secret)?.[0] ?? ''))
    .filter(([secret]) => plain.includes(secret) && asWord(secret).test(plain))
    .map(([secret, what]) => `${where}: ${what} (${secret})`)
}
