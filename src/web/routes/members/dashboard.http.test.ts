import { expect } from 'vitest'
import { aMember } from '../../../../db/seed/builders/member.ts'
import { aTeam } from '../../../../db/seed/builders/team.ts'
import { aUser } from '../../../../db/seed/builders/user.ts'
import { test } from '../../../../tests/support/site.ts'

test('a visitor is sent to the login page, which comes back here [MEM-013, SYS-064]', async ({ site }) => {
  const answer = await site.get('/members/dashboard/?tab=2')
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/members/access/?next=%2Fmembers%2Fdashboard%2F%3Ftab%3D2')
  const data = await site.get('/members/dashboard.data')
  expect(await data.text()).not.toContain('phone')
})

test('a member sees their own details, the date of birth included [MEM-013, MEM-015, SYS-057]', async ({
  site,
}) => {
  const team = await aTeam(site.ctx, { name: 'Women 9' })
  const member = await aMember(site.ctx, {
    name: 'Mette Holm',
    bornOn: '1999-05-05',
    phone: '020 7946 0250',
    postcode: 'ZZ6 5XX',
    team,
  })
  const html = await site.page('/members/dashboard/', await site.signIn(member))
  for (const text of [
    'Members area',
    'Welcome back, Mette',
    '5th May 1999',
    '020 7946 0250',
    'ZZ6 5XX',
    'Women 9',
  ]) {
    expect(html.replaceAll('<!-- -->', '')).toContain(text)
  }
})

test('a member does not see the details of another', async ({ site }) => {
  await aMember(site.ctx, { name: 'Zofia Lis', phone: '020 7946 0999', email: 'zofia@example.org' })
  const html = await site.page('/members/dashboard/', await site.signIn('member'))
  expect(html).not.toContain('020 7946 0999')
  expect(html).not.toContain('zofia@example.org')
})

test('a user without a member record is told so [SYS-056]', async ({ site }) => {
  const user = await aUser(site.ctx, { name: 'Jo Throw' })
  const html = await site.page(
    '/members/dashboard/',
    await site.signIn({ id: '', name: '', userId: user.id }),
  )
  expect(html).toContain('No member record yet')
})
