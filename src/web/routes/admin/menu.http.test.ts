import { expect } from 'vitest'
import { aConfiguration } from '../../../../demo/builders/configuration.ts'
import { type TestSite, test } from '../../../../tests/support/site.ts'

const line = (title: string, link: string, more: object = {}) =>
  ({ title, link, typeLink: 'page', showInMenu: true, ...more }) as const

const MAIN = [
  line('Café', '/gd/cafe', { showInMenu: false }),
  line('Teams', '', { subItems: [line('Juniors', '/teams/juniors')] }),
]
const BOTTOM = [line('Our bank', 'https://bank.example', { typeLink: 'external', private: true })]

const move = async (site: TestSite, headers: Record<string, string>, fields: Record<string, string>) => {
  const answer = await site.post('/admin/menu', fields, headers)
  return { status: answer.status, notice: decodeURIComponent(answer.headers.get('set-cookie') ?? '') }
}

const titles = async (site: TestSite) => {
  const [{ MainMenu }] = (await (await site.get('/api/configurations')).json()) as [{ MainMenu: Line[] }]
  return MainMenu.map(({ title, subItems }) => [title, ...(subItems ?? []).map((sub) => sub.title)])
}
type Line = { title: string; subItems?: Line[] }

test('both menus are listed in plain words, filtered by title and link, with an edit link [ADM-024, resolutions E11, F18]', async ({
  site,
}) => {
  const { id } = await aConfiguration(site.ctx, { mainMenu: MAIN, menuBottom: BOTTOM })
  const headers = await site.signIn('administrator')
  const page = await site.page('/admin/menu', headers)
  expect(page).toMatch(
    /Café<\/b>[^/]*Page: \/gd\/cafe[\s\S]*?Hidden[\s\S]*Teams<\/b>[\s\S]*Opens the entries below it[\s\S]*Juniors/,
  )
  expect(page).toMatch(
    /Footer menu[\s\S]*Our bank[\s\S]*Another site: https:\/\/bank.example[\s\S]*Members only/,
  )
  expect(page.slice(page.indexOf('<main'), page.indexOf('</main>'))).not.toMatch(
    /typeLink|showInMenu|MenuBottom/,
  )
  expect(page).toContain(`/admin/content/configurations/${id}?part=Main%20menu`)
  const byTitle = await site.page('/admin/menu?q=cafe', headers)
  expect(byTitle).toContain('Café')
  expect(byTitle).not.toContain('<b>Teams</b>')
  expect(byTitle).not.toContain('Move Café')
  expect(await site.page('/admin/menu?q=bank.example', headers)).toContain('Our bank')
})

test('an entry is moved with a form, and an invalid or outdated move is refused with a message [ADM-024, SYS-048, resolutions E22]', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const page = await site.page('/admin/menu', headers)
  expect(page).toMatch(/value="0,3,0" aria-label="Move Café down"/)
  const version = /name="version" value="(\d+)"/.exec(page)?.[1] ?? ''
  const first = { menu: 'main', version, move: '0,3,0' }
  expect(await move(site, headers, first)).toMatchObject({
    status: 303,
    notice: expect.stringContaining('Moved Café'),
  })
  expect(await titles(site)).toEqual([['Teams', 'Juniors'], ['Café']])
  expect((await move(site, headers, first)).notice).toContain(
    'Error updating! Someone else has changed the menu',
  )
  const next = { menu: 'main', version: String(Number(version) + 1) }
  expect((await move(site, headers, { ...next, move: '1,3,0' })).notice).toContain(
    'Enter a link, or add an entry below it',
  )
  expect((await move(site, headers, { ...next, move: '0,3,1' })).notice).toContain(
    'The entry cannot be moved there',
  )
  expect((await move(site, headers, { ...next, move: 'x' })).status).toBe(400)
  expect(await titles(site)).toEqual([['Teams', 'Juniors'], ['Café']])
})

test('only the administrator can read and move menu entries [ADM-024]', async ({ site }) => {
  const shop = await site.signIn('shop')
  expect((await site.get('/admin/menu', shop)).status).toBe(403)
  expect((await move(site, shop, { menu: 'main', version: '1', move: '0,3,0' })).status).toBe(403)
})
