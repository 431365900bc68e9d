import { expect } from 'vitest'
import { aRegistration } from '../../../../../demo/builders/registration.ts'
import { theClubAsks } from '../../../../../tests/support/registering.ts'
import { test } from '../../../../../tests/support/site.ts'

test('the treasurer agrees a lower fee with one person, and others cannot open the page', async ({
  site,
}) => {
  await theClubAsks(site.ctx)
  const { id, accessToken } = await aRegistration(site.ctx, { name: 'Nora Dahl' })
  const path = `/admin/money/agree/${id}`
  for (const role of ['member', 'coach', 'shop'] as const)
    expect((await site.get(path, await site.signIn(role))).status).toBe(403)
  const finance = await site.signIn('finance')
  expect(await site.page(`/admin/money/record/registrations/${id}`, finance)).toContain(`href="${path}"`)

  const refused = await site.post(path, { amount: '50', note: 'Between jobs' }, finance)
  expect(refused.status).toBe(422)
  const again = await refused.text()
  for (const part of ['Enter less than £45.00', 'value="50"', 'Between jobs']) expect(again).toContain(part)

  const saved = await site.post(path, { amount: '12.50', note: 'Between jobs' }, finance)
  expect([saved.status, saved.headers.get('location')]).toEqual([303, path])
  expect(await site.page('/admin/fees/registration', finance)).toMatch(/Nora Dahl.*Between jobs.*£12\.50/s)
  const cookie = { cookie: `draft=${accessToken.id}.${accessToken.token}` }
  const page = await site.page(`/about-us/subscription?step=process&id=${id}`, cookie)
  expect(page).toContain('agreed price instead of £45.00')
  expect(page).not.toContain('Between jobs')

  const unseen = await site.post(path, { do: 'withdraw' }, finance)
  expect([unseen.status, await unseen.text()]).toEqual([
    409,
    expect.stringContaining('Someone else has changed'),
  ])
  const seen = /name="seen" value="([^"]+)"/.exec(await site.page(path, finance))?.[1] ?? ''
  const removed = await site.post(path, { do: 'withdraw', seen }, finance)
  expect(removed.status).toBe(303)
  expect(await site.page('/admin/fees/registration', finance)).not.toContain('Nora Dahl')
})
