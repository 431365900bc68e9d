import { expect } from 'vitest'
import { aRegistration } from '../../../../../demo/builders/registration.ts'
import { theClubAsks } from '../../../../../tests/support/registering.ts'
import { test } from '../../../../../tests/support/site.ts'
import { clubDay } from '../../../../kernel/dates.ts'
import { newId } from '../../../../kernel/ids.ts'

test('a payment that is recorded from a list of entries leads back to that list, with its search', async ({
  site,
}) => {
  await theClubAsks(site.ctx)
  const { id } = await aRegistration(site.ctx, { name: 'Nora Dahl' })
  const finance = await site.signIn('finance')
  const list = '/admin/money/entries?season=all&q=Nora+Dahl'
  const [path = ''] = /\/admin\/money\/record\/[^"]+/.exec(await site.page(list, finance)) ?? []
  expect(path).toBe(`/admin/money/record/registrations/${id}?season=all&amp;q=Nora+Dahl`)
  const paid = { amount: '45', open: '4500', method: 'cash', reference: '', key: newId() }
  const paidOn = clubDay(site.ctx.clock.now())
  const recorded = await site.post(path.replaceAll('&amp;', '&'), { ...paid, paidOn }, finance)
  expect([recorded.status, recorded.headers.get('location')]).toEqual([303, list])
})
