import { expect } from 'vitest'
import { aCompetition } from '../../../../../demo/builders/competition.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aSite, type TestSite, test } from '../../../../../tests/support/site.ts'
import { games } from '../../../../features/games/table.server.ts'

const PATH = '/admin/games/import'
type Fields = Record<string, string>

/** Sends the form as a browser without scripts does. */
async function send(
  site: TestSite,
  headers: Fields,
  fields: Fields,
  file?: { name: string; content: string | Uint8Array<ArrayBuffer> },
) {
  const form = new FormData()
  if (file) form.set('file', new File([file.content], file.name))
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return site.request(PATH, { method: 'POST', body: form, headers, redirect: 'manual' })
}

const seenIn = (page: string) => /name="seen" value="([^"]+)"/.exec(page)?.[1] ?? ''
const pageOf = async (answer: Response) => (await answer.text()).replaceAll('<!-- -->', '')
const stored = (site: TestSite) => site.ctx.db.select().from(games).orderBy(games.startsAt, games.homeTeam)

async function importAll(site: TestSite, headers: Fields, fields: Fields) {
  const page = await pageOf(await send(site, headers, { ...fields, intent: 'preview' }))
  const answer = await send(site, headers, { ...fields, intent: 'import', seen: seenIn(page) })
  return { page, answer }
}

test('only administrators can open and send the game import, and visitors log in first', async ({ site }) => {
  expect((await site.get(PATH)).headers.get('location')).toContain('/members/access')
  for (const role of ['member', 'coach', 'finance', 'shop'] as const) {
    const headers = await site.signIn(role)
    expect((await site.get(PATH, headers)).status, role).toBe(403)
    expect((await send(site, headers, { intent: 'import', text: 'Date,Game\n' })).status, role).toBe(403)
  }
  const boss = await site.signIn('administrator')
  expect(await site.page('/admin/content/games', boss)).toContain(`href="${PATH}"`)
})

test('unreadable fixtures are refused with the reason, and the input stays', async ({ site }) => {
  const boss = await site.signIn('administrator')
  const team = await aTeam(site.ctx, { name: 'Chosen team' })
  const refusals: [string, string | Uint8Array<ArrayBuffer> | undefined, string][] = [
    ['', undefined, 'Choose a file or paste cells below'],
    ['Date,Home\n"pasted', undefined, 'a quotation mark there is never closed'],
    ['pasted', undefined, 'needs a first row that names the columns'],
    ['Shoe,Hat\n12,pasted', undefined, 'Choose the column that holds the date'],
    ['Date,Game\n19/09/2026,pasted', undefined, 'Both teams: Enter both teams with “v” between them'],
    ['Date,Home,Away\n=1+1,pasted,B', undefined, 'Date: This is a formula. Enter the value that it shows'],
    ['pasted', Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0]), 'fixtures.csv is a ZIP archive'],
    ['pasted', `Date,Game\n${'1,A v B\n'.repeat(6000)}`, 'fixtures.csv has 6,000 rows'],
    ['pasted', 'BEGIN:VCALENDAR\nEND:VCALENDAR', 'fixtures.csv needs a first row'],
  ]
  for (const [text, content, words] of refusals) {
    const file = content === undefined ? undefined : { name: 'fixtures.csv', content }
    const answer = await send(site, boss, { text, team: team.id, intent: 'preview' }, file)
    const page = await pageOf(answer)
    expect([answer.status, words, page.includes(words)]).toEqual([422, words, true])
    expect(page).toContain(`<option value="${team.id}" selected="">Chosen team</option>`)
    if (text && !(words.includes('6,000') || words.includes('ZIP archive'))) expect(page).toContain('pasted')
  }
  expect(await stored(site)).toEqual([])
})

test('a pasted table is previewed and imported, and a second import writes only the differences', async () => {
  const site = await aSite()
  const boss = await site.signIn('administrator')
  const team = await aTeam(site.ctx, { name: 'Third team', legacyId: 5, leagueNames: ['London GD 3'] })
  const text = [
    'Sat 6th June 2026\t15:00\tLondon GD 3\t31 - 24\tOlympia\tHall 1',
    'Sat 12th December 2026\t16:00\tOlympia\tv\tLondon GD 3\tHall 2',
    'Sat 19th December 2026\t16:00\tBristol\tv\tOlympia\tHall 3',
  ].join('\n')
  const first = await importAll(site, boss, { text })
  expect(first.page).toContain('3 new, 0 changed, 0 the same, 1 unmatched, 0 rows with errors')
  expect(first.answer.status).toBe(303)
  expect(first.answer.headers.get('location')).toBe('/admin/content/games')
  expect(await stored(site)).toMatchObject([
    { homeTeam: 'London GD 3', status: 'played', homeScore: 31, awayScore: 24, teamId: team.id, type: 5 },
    { homeTeam: 'Olympia', status: 'scheduled', teamId: team.id, venue: 'Hall 2' },
    { homeTeam: 'Bristol', teamId: null, type: null },
  ])

  const again = await pageOf(await send(site, boss, { text, intent: 'preview' }))
  expect(again).toContain('The club already has all of these games.')
  expect((await send(site, boss, { text, intent: 'import', seen: seenIn(again) })).status).toBe(422)

  const later = text
    .replace('12th December 2026\t16:00\tOlympia\tv', '12th December 2026\t16:00\tOlympia\tpostponed')
    .replace('Hall 3', 'Hall 4')
  const { page, answer } = await importAll(site, boss, { text: later })
  expect(page).toContain('0 new, 2 changed, 1 the same')
  expect(page).toContain('Status: scheduled → postponed')
  expect(page).toContain('Venue: Hall 3 → Hall 4')
  expect(answer.status).toBe(303)
  expect((await stored(site)).map(({ version }) => version)).toEqual([1, 2, 2])
  expect(await site.page('/about-us/games')).toContain('Postponed')
})

test('games find their team by exact name, as an opponent or in a column, and are shown as the club’s own', async () => {
  const site = await aSite()
  const boss = await site.signIn('administrator')
  const [first, second] = [
    await aTeam(site.ctx, { name: 'Women 1' }),
    await aTeam(site.ctx, { name: 'Bristol HC 2' }),
  ]
  const text = [
    'Date,Time,Competition,Home,Away',
    '12/12/2026,15:00,Women 1,London GD,Olympia',
    '13/12/2026,15:00,League North,Bristol HC 2,Olympia',
    '14/12/2026,15:00,Women’s League North,London GD,Olympia',
  ].join('\n')
  const { page } = await importAll(site, boss, { text })
  expect(page).toContain('3 new, 0 changed, 0 the same, 1 unmatched')
  expect((await stored(site)).map(({ teamId }) => teamId)).toEqual([first.id, second.id, null])
  expect(await site.page('/about-us/games')).toContain('Bristol HC 2')
})

test('a calendar is imported into a competition, and the club’s own feed changes nothing', async () => {
  const site = await aSite()
  const boss = await site.signIn('administrator')
  const team = await aTeam(site.ctx, { name: 'First team' })
  const competition = await aCompetition(site.ctx, { team })
  const content = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'DTSTART:20261212T160000Z',
    'SUMMARY:London GD v Olympia',
    'LOCATION:Hall 1\\, London',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
  const choice = { competition: competition.id, intent: 'preview' }
  const page = await pageOf(await send(site, boss, choice, { name: 'league.ics', content }))
  expect(page).toContain('1 new, 0 changed, 0 the same, 0 unmatched, 0 rows with errors')
  const sent = { ...choice, text: content, intent: 'import', seen: seenIn(page) }
  expect((await send(site, boss, { ...sent, seen: 'other' })).status).toBe(422)
  expect((await send(site, boss, sent)).status).toBe(303)
  expect(await stored(site)).toMatchObject([
    {
      teamId: team.id,
      competitionId: competition.id,
      venue: 'Hall 1, London',
      startsAt: new Date('2026-12-12T16:00:00Z'),
    },
  ])
  const feed = await (await site.get('/about-us/games.ics')).text()
  expect(await pageOf(await send(site, boss, { text: feed, intent: 'preview' }))).toContain(
    'The club already has all of these games.',
  )
})
