import { expect } from 'vitest'
import { aConfiguration } from '../../../../db/seed/builders/configuration.ts'
import { test } from '../../../../tests/support/site.ts'

const line = (title: string, link: string, more: object = {}) =>
  ({ title, link, typeLink: 'page', showInMenu: true, ...more }) as const

test('both menus are lists of title, link, typeLink and showInMenu, narrowed by title and link, with a way to edit them [ADM-024, decisions E11, F18]', async ({
  site,
}) => {
  const { id } = await aConfiguration(site.ctx, {
    mainMenu: [
      line('Café', '/gd/cafe', { showInMenu: false }),
      line('Teams', '/teams', { subItems: [line('Juniors', '/teams/juniors')] }),
    ],
    menuBottom: [line('Our bank', 'https://bank.example', { typeLink: 'external', private: true })],
  })
  const headers = await site.signIn('administrator')
  const page = await site.page('/admin/menu', headers)
  for (const head of ['title', 'link', 'typeLink', 'showInMenu'])
    expect(page).toMatch(new RegExp(`<th[^>]*>${head}<`))
  expect(page).toMatch(/Café[\s\S]*Teams[\s\S]*Juniors[\s\S]*below[\s\S]*MenuBottom[\s\S]*Our bank/)
  expect(page).toContain('external')
  expect(page).toContain(`/admin/content/configurations/${id}?part=Main%20menu`)
  const byTitle = await site.page('/admin/menu?q=cafe', headers)
  expect(byTitle).toContain('Café')
  expect(byTitle).not.toContain('<b>Teams</b>')
  expect(await site.page('/admin/menu?q=bank.example', headers)).toContain('Our bank')
  expect((await site.get('/admin/menu', await site.signIn('shop'))).status).toBe(403)
})
