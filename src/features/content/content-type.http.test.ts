import { expect } from 'vitest'
import { aConfiguration } from '../../../demo/builders/configuration.ts'
import { aPicture } from '../../../demo/builders/picture.ts'
import { aPost } from '../../../demo/builders/post.ts'
import { aSponsor } from '../../../demo/builders/sponsor.ts'
import { type TestSite, test } from '../../../tests/support/site.ts'

async function save(
  site: TestSite,
  change: object,
  who: Parameters<TestSite['signIn']>[0] = 'administrator',
) {
  const { id } = await aConfiguration(site.ctx)
  return site.sendJson('PUT', `/api/configurations/${id}`, change, await site.signIn(who))
}
const read = async (site: TestSite, headers = {}) =>
  (await (await site.get('/api/configurations', headers)).json())[0]

test('nobody but the administrator changes the configuration, posts and sponsors [SYS-071]', async ({
  site,
}) => {
  const post = await aPost(site.ctx, { title: 'Rules' })
  for (const who of ['member', 'coach', 'finance', 'shop'] as const) {
    expect((await save(site, { ImportantAnnouncement: '' }, who)).status).toBe(403)
    const signedIn = await site.signIn(who)
    expect((await site.sendJson('PUT', `/api/posts/${post.id}`, { Title: 'x' }, signedIn)).status).toBe(403)
    expect((await site.sendJson('POST', '/api/sponsors', { Name: 'x' }, signedIn)).status).toBe(403)
  }
})

test('there is one configuration, found by being the only one: no second can be made, and the one cannot be removed [SYS-071, TRN-013, resolutions E17]', async ({
  site,
}) => {
  const { id } = await aConfiguration(site.ctx)
  const administrator = await site.signIn('administrator')
  expect((await site.sendJson('POST', '/api/configurations', {}, administrator)).status).toBe(403)
  expect((await site.sendJson('DELETE', `/api/configurations/${id}`, undefined, administrator)).status).toBe(
    403,
  )
  await save(site, { ImportantAnnouncement: '<p>By no fixed id</p>' })
  expect(await site.page('/')).toContain('By no fixed id')
  const [only, ...others] = await (await site.get('/api/configurations')).json()
  expect([only.id, only.rotas, others]).toEqual([id, expect.any(Array), []])
})

test('a menu that leads to a script is refused, and every wrong place is named [CNT-012]', async ({
  site,
}) => {
  const answer = await save(site, {
    MainMenu: [
      { title: '', link: '/teams' },
      { title: 'X', link: 'javascript:alert(1)' },
    ],
  })
  expect(answer.status).toBe(422)
  const { MainMenu } = (await answer.json()).data.errors
  expect(MainMenu).toHaveLength(2)
  expect(MainMenu[1]).toMatch(/^1\.link: Enter a path/)
})

test('the announcement is sanitised when it is saved, and shows on the next page [CNT-022]', async ({
  site,
}) => {
  await save(site, { ImportantAnnouncement: '<p onclick="x()">No <b>training</b><script>x()</script></p>' })
  const page = await site.page('/')
  expect(page).toContain('<p>No <b>training</b></p>')
  expect(page).not.toContain('x()')
})

test('a picture of the home page is for everybody once it is chosen; what is no picture is refused [CNT-023]', async ({
  site,
}) => {
  const picture = await aPicture(site.ctx, { kind: 'home', audience: 'staff' })
  expect((await site.get(`/files/${picture}/640`)).status).toBe(404)
  const unknown = '01890000-0000-7000-8000-000000000000'
  expect((await save(site, { ImagesHomepage: [picture, unknown] })).status).toBe(422)
  expect((await save(site, { ImagesHomepage: [picture] })).status).toBe(200)
  expect((await site.get(`/files/${picture}/640`)).status).toBe(200)
  expect((await read(site)).ImagesHomepage).toEqual([picture])
})

test('menus, announcement, pictures, questions, details and fees, rota weeks and trainings are read by everybody [SYS-071]', async ({
  site,
}) => {
  expect(Object.keys(await read(site))).toEqual(
    expect.arrayContaining([
      'MainMenu',
      'MenuBottom',
      'ImportantAnnouncement',
      'ImagesHomepage',
      'Questions',
      'Registerdetails',
      'Fees',
    ]),
  )
  expect(await read(site)).toMatchObject({
    TrainingsOverride: false,
    TrainingsOverrideJson: { trainings: [] },
    rotas: [],
  })
})

test('a visitor does not read private lines of a menu by the call either [CNT-011]', async ({ site }) => {
  const secret = { title: 'Papers', link: '/gd/papers', private: true }
  const open = {
    title: 'Teams',
    link: '/teams',
    subItems: [
      { ...secret, title: 'Minutes' },
      { title: 'Men 1', link: '/teams/men-1' },
    ],
  }
  await save(site, { MainMenu: [secret, open], MenuBottom: [secret] })
  const seen = JSON.stringify(await read(site))
  expect(seen).toContain('Men 1')
  expect(seen).not.toMatch(/Papers|Minutes/)
  expect(JSON.stringify(await read(site, await site.signIn('member')))).toMatch(/Papers.*Minutes/)
})

test('a sponsor has a name, an address on the web and a logo; twenty are read at most [SYS-068, SYS-073]', async ({
  site,
}) => {
  const logo = await aPicture(site.ctx, { kind: 'logo' })
  const administrator = await site.signIn('administrator')
  const create = (sponsor: object) => site.sendJson('POST', '/api/sponsors', sponsor, administrator)
  expect((await create({ Name: 'Firm', Website: 'javascript:alert(1)' })).status).toBe(422)
  expect((await create({ Website: 'https://firm.example' })).status).toBe(422)
  expect((await create({ Name: 'Firm', Website: 'https://firm.example', Logo: logo })).status).toBeLessThan(
    300,
  )
  const [first] = await (await site.get('/api/sponsors')).json()
  expect(first).toMatchObject({
    Name: 'Firm',
    Website: 'https://firm.example',
    Logo: { url: expect.stringContaining(logo) },
  })
  for (let n = 0; n < 25; n++) await aSponsor(site.ctx, { name: `Firm ${n}` })
  expect(await (await site.get('/api/sponsors?_limit=500')).json()).toHaveLength(20)
})
