import { expect } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { test } from '../../../../../tests/support/site.ts'

test('a login is linked on its own page and on the member, each offering the match by e-mail', async ({
  site,
}) => {
  const { cookie } = await site.signIn('administrator')
  const member = await aMember(site.ctx, { name: 'Mia Match', email: 'mia@example.org' })
  const user = await aUser(site.ctx, { name: 'Mia M', email: 'mia@example.org' })
  const onLogin = `/admin/members/logins/${user.id}`
  const onMember = `/admin/members/${member.id}?tab=login`
  const page = async (path: string) => (await site.get(path, { cookie })).text()
  expect(await page(onLogin)).toContain('Link Mia Match')
  expect(await page(onMember)).toContain('Link Mia M')
  for (const path of [onLogin, onMember]) expect(await page(path)).toMatch(/<h3[^>]*>Same e-mail address</)
  await site.post(onLogin, { do: 'link', member: member.id }, { cookie })
  expect(await page(onLogin)).toContain('is the login of')
  await site.post(onMember, { do: 'unlink', user: user.id }, { cookie })
  expect(await page(onMember)).toContain('has no login')
  await site.post(onMember, { do: 'link', user: user.id }, { cookie })
  expect(await page(onMember)).toContain('logs in with')
  const onUser = await page(`/admin/content/users/${user.id}`)
  expect(onUser).toContain(`href="${onLogin}"`)
  expect(onUser).toContain('mia@example.org')
  expect(onUser).toContain('Member: Mia Match')
})

test('a person invited with the address of a member is linked and unlinked on the people page', async ({
  site,
}) => {
  const { cookie } = await site.signIn('administrator')
  const member = await aMember(site.ctx, { name: 'Pat Person', email: 'pat@example.org' })
  const user = await aUser(site.ctx, { name: 'Pat P', email: 'pat@example.org' })
  const path = `/admin/people/${user.id}`
  const page = async () => (await site.get(path, { cookie })).text()
  expect(await page()).toContain('Link Pat Person')
  await site.post(path, { do: 'link', member: member.id }, { cookie })
  const linked = await page()
  expect(linked).toContain(`href="/admin/members/${member.id}"`)
  expect(linked).toContain('Unlink')
  await site.post(path, { do: 'unlink', member: member.id }, { cookie })
  expect(await page()).toContain('Link Pat Person')
})
