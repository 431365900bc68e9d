import { eq } from 'drizzle-orm'
import {
  buildClientSchema,
  type GraphQLObjectType,
  getIntrospectionQuery,
  getNamedType,
  isObjectType,
  isScalarType,
} from 'graphql'
import { test as base, expect } from 'vitest'
import { users } from '../../src/features/accounts/table.server.ts'
import { members } from '../../src/features/members/table.server.ts'
import { audienceOfPlayerPicture } from '../../src/features/members/visibility.server.ts'
import { audienceOfPhotoFile } from '../../src/features/photos/visibility.server.ts'
import { CONTENT_TYPES } from '../../src/features/studio/content-types.server.ts'
import { teams } from '../../src/features/teams/table.server.ts'
import { adultBirthday, clubDay, type LocalDate, longDate } from '../../src/kernel/dates.ts'
import { settledAudience } from '../../src/platform/files/audience.ts'
import { files } from '../../src/platform/files/table.server.ts'
import { openSite, type TestSite } from '../support/site.ts'

const test = base.extend<{ site: TestSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures it needs from this pattern
    async ({}, use) => {
      const site = await openSite({ clock: { now: () => new Date() } }, { DEMO: '1' })
      await use(site)
      await site.close()
    },
    { scope: 'file' },
  ],
})

const MOST_PAGES = 800
const STARTS = [
  '/',
  '/sitemap.xml',
  '/robots.txt',
  '/about-us/games.ics',
  '/members/access',
  '/api/openapi.json',
  '/no-such-page',
]

/** Everything that a visitor must not find in any byte, with the word for whose it is. */
async function secretsOf({ ctx }: TestSite): Promise<Map<string, string>> {
  const people = await ctx.db
    .select({ member: members, youth: teams.youth })
    .from(members)
    .leftJoin(teams, eq(teams.id, members.teamId))
  const limit = adultBirthday(clubDay(ctx.clock.now()))
  const isMinor = ({ member, youth }: (typeof people)[number]) =>
    youth === true || (member.bornOn !== null && member.bornOn > limit)
  const secrets = new Map<string, string>()
  const shownDays = new Set<string>()
  const publicWords = people
    .filter((one) => !isMinor(one) && one.member.listed)
    .map(({ member }) => member.name)
  for (const person of people) {
    const { member } = person
    for (const [what, value] of Object.entries({
      'an e-mail': member.email,
      'a phone': member.phone,
      'an address': member.address,
    })) {
      if (value) secrets.set(value, what)
    }
    if (member.guardianEmail) secrets.set(member.guardianEmail, 'a guardian')
    const birthdayIsPublic = member.listed && member.showsBornOn && !isMinor(person)
    if (member.bornOn) {
      const day = longDate(member.bornOn as LocalDate)
      if (birthdayIsPublic) shownDays.add(day)
      else secrets.set(day, 'a date of birth')
    }
    if (!member.listed) secrets.set(member.name, 'a name that was not agreed to')
    if (!isMinor(person)) continue
    secrets.set(member.name, 'the full name of a minor')
    const surname = member.name.slice(member.firstName.length).trim()
    if (surname && !publicWords.some((name) => name.includes(surname)))
      secrets.set(surname, 'the surname of a minor')
  }
  for (const { email } of await ctx.db.select({ email: users.email }).from(users))
    secrets.set(email, 'a login')
  for (const { id } of await hiddenFiles(ctx)) secrets.set(id, 'the address of a hidden file')
  // Two people may be born on one day, and one of them may show it.
  for (const day of shownDays) secrets.delete(day)
  // The club's own mailboxes stand on pages on purpose; in the demo one of them is a login too.
  for (const mailbox of Object.values(ctx.config.mail)) secrets.delete(mailbox)
  return secrets
}

/** Files that a visitor may not fetch: by their own word, or by what the photographs say that they are in. */
async function hiddenFiles(ctx: TestSite['ctx']) {
  const all = await ctx.db
    .select({ id: files.id, audience: files.audience, widths: files.variantsPx })
    .from(files)
  const settled = await Promise.all(
    all.map(async (file) => ({
      ...file,
      audience: await settledAudience(ctx, file, [audienceOfPhotoFile, audienceOfPlayerPicture]),
    })),
  )
  return settled.filter((file) => file.audience !== 'public')
}

/** "Marsh" is in "Marshall Islands", but not as a word. */
const asWord = (text: string) => new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(text)}(?![\\p{L}\\d])`, 'u')

function foundIn(text: string, secrets: Map<string, string>, where: string): string[] {
  const plain = text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
  return [...secrets]
    .filter(([secret]) => plain.includes(secret) && asWord(secret).test(plain))
    .map(([secret, what]) => `${where}: ${what} (${secret})`)
}

/** Addresses of our own that a page or a list names. */
function linksIn(text: string): string[] {
  const named = [...text.matchAll(/(?:href|src|action)="(\/[^"#]*)|<loc>https?:\/\/[^/]+(\/[^<]*)/g)].map(
    (match) => match[1] ?? match[2] ?? '/',
  )
  return named
    .map((link) => link.replaceAll('&amp;', '&'))
    .filter((link) => !link.startsWith('//') && !link.startsWith('/assets/'))
}

test('the demo holds secrets worth looking for: mails, phones, birthdays, minors and hidden pictures', async ({
  site,
}) => {
  const kinds = new Set((await secretsOf(site)).values())
  expect([...kinds].sort()).toEqual(
    expect.arrayContaining([
      'a date of birth',
      'a login',
      'a phone',
      'an e-mail',
      'the address of a hidden file',
      'the full name of a minor',
    ]),
  )
}, 120_000)

test('a visitor who follows every link finds no secret in any byte [TEA-019, TEA-020, MEM-001, SYS-056]', async ({
  site,
}) => {
  const secrets = await secretsOf(site)
  const queue = [...STARTS]
  const seen = new Set(queue)
  const leaks: string[] = []
  for (const path of queue) {
    const answer = await site.get(path)
    if (path.startsWith('/files/')) {
      if (answer.status !== 200) leaks.push(`${path}: named on a page, but answers ${answer.status}`)
      continue
    }
    const text = await answer.text()
    if (answer.status >= 500) leaks.push(`${path}: ${answer.status}`)
    leaks.push(...foundIn(`${text}\n${JSON.stringify([...answer.headers])}`, secrets, path))
    for (const link of linksIn(text)) {
      if (seen.has(link) || seen.size > MOST_PAGES) continue
      seen.add(link)
      queue.push(link)
    }
  }
  expect(leaks).toEqual([])
  expect(seen.size).toBeGreaterThan(100)
}, 120_000)

test('a visitor gets no hidden file, by any address of it [TEA-019, PHO-005]', async ({ site }) => {
  const hidden = await hiddenFiles(site.ctx)
  expect(hidden.length).toBeGreaterThan(10)
  const answers = await Promise.all(
    hidden.flatMap(({ id, widths }) =>
      [...widths, 'original', 'original?download'].map(
        async (variant) => (await site.get(`/files/${id}/${variant}`)).status,
      ),
    ),
  )
  expect(new Set(answers)).toEqual(new Set([404]))
}, 60_000)

test('a visitor who reads every collection finds no secret in it [API-023, API-024, SYS-056]', async ({
  site,
}) => {
  const secrets = await secretsOf(site)
  const leaks: string[] = []
  for (const { collection, limit } of CONTENT_TYPES) {
    for (const path of [`/api/${collection}?_limit=${limit}`, `/api/${collection}/count`]) {
      const answer = await site.get(path)
      leaks.push(...foundIn(await answer.text(), secrets, path))
    }
  }
  expect(leaks).toEqual([])
})

test('a visitor who asks GraphQL for every field of everything finds no secret in it [API-001, SYS-056]', async ({
  site,
}) => {
  const secrets = await secretsOf(site)
  const ask = async (query: string) => (await site.sendJson('POST', '/api/graphql', { query })).text()
  const schema = buildClientSchema(JSON.parse(await ask(getIntrospectionQuery())).data)
  const fieldsOf = (type: GraphQLObjectType) => Object.values(type.getFields())
  const scalars = (type: GraphQLObjectType) =>
    fieldsOf(type).filter((field) => isScalarType(getNamedType(field.type)))
  const leaks: string[] = []
  for (const root of fieldsOf(schema.getQueryType() as GraphQLObjectType)) {
    const type = getNamedType(root.type)
    if (!isObjectType(type) || !root.args.some((arg) => arg.name === 'limit')) continue
    for (const field of fieldsOf(type)) {
      const below = getNamedType(field.type)
      const inner = isObjectType(below) ? scalars(below).map((one) => one.name) : []
      for (const selection of inner.length > 0
        ? inner.map((name) => `${field.name} { ${name} }`)
        : [field.name]) {
        const query = `{ ${root.name}(limit: 500) { ${selection} } }`
        leaks.push(...foundIn(await ask(query), secrets, query))
      }
    }
  }
  expect(leaks).toEqual([])
}, 120_000)
