import { expect } from 'vitest'
import { aRegistration } from '../../../../demo/builders/registration.ts'
import { ANSWERS, DETAILS } from '../../../../tests/support/registering.ts'
import { aVisitor, draftCookie, tabsOf } from '../../../../tests/support/registrant.ts'
import { test } from '../../../../tests/support/site.ts'
import { BEGIN_LIMIT } from '../../../features/registrations/form/commands/save-questions.server.ts'
import { REGISTER } from '../../../features/registrations/model/registration.ts'
import { spend } from '../../../platform/limits/limits.ts'

test('an id opens nothing without its token, nor with another registration’s token [REG-003, resolutions C06]', async () => {
  const visitor = await aVisitor()
  const { ctx } = visitor.site
  const mine = await aRegistration(ctx, { draft: true, details: { name: 'Zqcanary Person' } })
  const other = await aRegistration(ctx, { draft: true })
  for (const token of ['', mine.id, mine.tokenHash, other.accessToken.token]) {
    visitor.as({ id: mine.id, token })
    const page = await (await visitor.get(`${REGISTER}?id=${mine.id}`)).text()
    expect(page).not.toContain('Zqcanary')
    expect(tabsOf(page)).toMatch(/aria-current="step"[^>]*>Questions/)
    const sent = await visitor.send('details', DETAILS)
    expect(sent.headers.get('location')).toBe(REGISTER)
  }
  visitor.as(mine.accessToken)
  expect(await visitor.page('details')).toContain('Zqcanary Person')
})

test('a draft’s page is neither cached nor indexed [REG-006, resolutions C13]', async () => {
  const visitor = await aVisitor()
  await visitor.send('questions', ANSWERS)
  await visitor.send('details', { ...DETAILS, name: 'Zqcanary Person' })
  const own = await visitor.get(`${REGISTER}?step=details`)
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  expect(await own.text()).toContain('Zqcanary Person')
  const stranger = await visitor.site.page(`${REGISTER}?step=questions`)
  expect(stranger).not.toContain('Zqcanary')
  expect(stranger).toContain('<meta name="robots" content="noindex"/>')
})

test('an applicant can delete their registration or start another one for another person [REG-001, resolutions C07]', async () => {
  const visitor = await aVisitor()
  await visitor.send('questions', ANSWERS)
  const gone = await visitor.send('questions', { intent: 'discard' })
  expect(draftCookie(gone)).toContain('Max-Age=0')
  expect(await visitor.stored()).toBeUndefined()

  const { accessToken } = await aRegistration(visitor.site.ctx)
  visitor.as(accessToken)
  await visitor.send('questions', { intent: 'another' })
  expect(await (await visitor.get(REGISTER)).text()).toContain('Which of these applies to you?')
  expect(await visitor.stored()).toMatchObject({ id: accessToken.id })
})

test('one network can start a limited number of registrations, and the next form shows the time to retry and keeps the input [REG-006, resolutions C07]', async () => {
  const visitor = await aVisitor()
  const begin = () => visitor.site.post(`${REGISTER}?step=questions`, ANSWERS)
  const { db } = visitor.site.ctx
  for (let begun = 1; begun < BEGIN_LIMIT.points; begun += 1) await spend(db, BEGIN_LIMIT, 'local')
  expect((await begin()).status).toBe(303)
  const refused = await begin()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})
