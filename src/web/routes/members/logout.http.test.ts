import { expect } from 'vitest'
import { test } from '../../../../tests/support/site.ts'

test('a link cannot log a user out [CNT-009]', async ({ site }) => {
  const headers = await site.signIn('member')
  expect((await site.get('/members/logout', headers)).status).toBe(302)
  expect(await site.page('/members/access/', headers)).toContain('You are logged in.')
})

test('another site cannot log a user out', async ({ site }) => {
  const headers = await site.signIn('member')
  const answer = await site.post('/members/logout', {}, { ...headers, origin: 'https://evil.example' })
  expect(answer.status).toBe(403)
  expect(await site.page('/members/access/', headers)).toContain('You are logged in.')
})

test('logging out clears session, name and cart and redirects to the home page [CNT-009, SYS-034]', async ({
  site,
}) => {
  const answer = await site.post('/members/logout', {}, await site.signIn('member'))
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/')
  for (const name of ['jwt', 'usermember', 'cart']) {
    expect(answer.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(`^${name}=; Path=/; Max-Age=0;`),
    )
  }
})

test('a session cookie from before the logout is invalid [SYS-034]', async ({ site }) => {
  const headers = await site.signIn('administrator')
  await site.post('/members/logout', {}, headers)
  expect(await site.page('/members/access/', headers)).not.toContain('You are logged in.')
})

test('a visitor who logs out is redirected to the home page too', async ({ site }) => {
  expect((await site.post('/members/logout', {})).headers.get('location')).toBe('/')
})
