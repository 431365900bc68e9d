import { expect } from 'vitest'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { type TestSite, test } from '../../../../../tests/support/site.ts'

const PATH = '/admin/members/import'

type Fields = Record<string, string>

/** Sends the form as a browser without scripts does. */
async function send(
  site: TestSite,
  headers: Fields,
  fields: Fields,
  file?: string | Uint8Array<ArrayBuffer>,
) {
  const form = new FormData()
  if (file !== undefined) form.set('file', new File([file], 'members.csv'))
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return site.request(PATH, { method: 'POST', body: form, headers, redirect: 'manual' })
}

const seenIn = (page: string) => /name="seen" value="([^"]+)"/.exec(page)?.[1] ?? ''
const names = async (site: TestSite, headers: Fields) =>
  (await (await site.get('/api/members?_sort=Name:asc', headers)).json()).map(
    ({ Name }: { Name: string }) => Name,
  )

test('only administrators can open and send the import and its report, and visitors log in first', async ({
  site,
}) => {
  const paths = [PATH, `${PATH}/0197f5b0-0000-7000-8000-000000000000`]
  for (const path of paths) {
    expect((await site.get(path)).headers.get('location')).toContain('/members/access')
    for (const role of ['member', 'coach', 'finance', 'shop'] as const) {
      const headers = await site.signIn(role)
      expect((await site.get(path, headers)).status, `${role} ${path}`).toBe(403)
      expect((await site.post(path, { intent: 'import', text: 'Name\nX' }, headers)).status).toBe(403)
    }
  }
  const boss = await site.signIn('administrator')
  expect((await site.get(paths[1] ?? '', boss)).status).toBe(404)
})

test('an unreadable list is refused with its reason, and the pasted text stays', async ({ site }) => {
  const boss = await site.signIn('administrator')
  const refusals: [Fields, string | Uint8Array<ArrayBuffer> | undefined, string][] = [
    [{}, undefined, 'Choose a file or paste cells below'],
    [{ text: 'Name\n"Ana pasted' }, undefined, 'a quotation mark there is never closed'],
    [{ text: 'Ana pasted' }, undefined, 'needs a first row that names the columns'],
    [{ text: 'Shoe,Hat\n12,Ana pasted' }, undefined, 'Choose the column with the name'],
    [{ text: 'Name\n=1+1\nAna pasted' }, undefined, 'Name: This is a formula. Enter the value that it shows'],
    [{ text: `Name\n${'A'.repeat(500)}` }, undefined, 'Name: This takes 120 characters at most'],
    [{ text: 'Ana pasted' }, Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0]), 'members.csv is a ZIP archive'],
    [
      { text: 'Ana pasted' },
      `Name\n${'Ana\n'.repeat(100_000)}`,
      'members.csv has 100,000 rows. Import at most 5,000 rows at a time',
    ],
  ]
  for (const [fields, file, words] of refusals) {
    const answer = await send(site, boss, { intent: 'preview', ...fields }, file)
    const page = (await answer.text()).replaceAll('<!-- -->', '')
    expect([answer.status, words, page.includes(words)]).toEqual([422, words, true])
    if (fields.text?.includes('pasted')) expect(page).toContain('Ana pasted</textarea>')
  }
})

test('a file is previewed, its columns are corrected, and it is imported, repeated and undone without scripts', async ({
  site,
}) => {
  const boss = await site.signIn('administrator')
  await aTeam(site.ctx, { name: 'Men 1' })
  const before = await names(site, boss)
  const file = 'Who;Squad;Mail\r\nZoë Adams;Men 1;zoe@example.org\r\nAbe Adams;;zoe@example.org\r\n'
  const guessed = await (await send(site, boss, { intent: 'preview' }, Buffer.from(file, 'latin1'))).text()
  expect(guessed).toContain('Choose the column with the name')
  const header = JSON.stringify(['Who', 'Squad', 'Mail'])
  const columns = { text: file, header, 'column-0': 'name', 'column-1': 'teams', 'column-2': 'email' }
  const looked = await send(site, boss, { ...columns, intent: 'preview' })
  const page = await looked.text()
  expect(looked.status).toBe(200)
  expect(page).toContain('1 new, 0 changed, 0 the same, 1 doubtful, 0 rows with errors')
  expect(await names(site, boss)).toEqual(before)

  const stale = await send(site, boss, { ...columns, intent: 'import', seen: 'other' })
  expect([stale.status, await stale.text()]).toEqual([
    422,
    expect.stringContaining('have changed since the preview'),
  ])
  const decision = { 'decide-3': 'add', seen: seenIn(page) }
  const imported = await send(site, boss, { ...columns, ...decision, intent: 'import' })
  expect(imported.status).toBe(303)
  const report = imported.headers.get('location') ?? ''
  expect(await names(site, boss)).toEqual([...before, 'Abe Adams', 'Zoë Adams'].toSorted())
  const shown = (await site.page(report, boss)).replaceAll('<!-- -->', '')
  expect(shown).toContain('2 new, 0 changed, 0 the same')
  expect(shown).toContain('Undo import')
  expect(await site.page(PATH, boss)).toContain(report)

  const again = await (await send(site, boss, { ...columns, intent: 'preview' })).text()
  expect(again).toContain('The club already has all of these members.')
  const unsure = await site.post(report, {}, boss)
  expect([unsure.status, await unsure.text()]).toEqual([422, expect.stringContaining('Tick to confirm')])
  expect(await names(site, boss)).toEqual([...before, 'Abe Adams', 'Zoë Adams'].toSorted())
  const undone = await site.post(report, { sure: 'yes' }, boss)
  expect(decodeURIComponent(undone.headers.get('set-cookie') ?? '')).toContain('2 members restored, 0 left')
  expect(await names(site, boss)).toEqual(before)
  expect(await site.page(report, boss)).not.toContain('Undo import')
})
