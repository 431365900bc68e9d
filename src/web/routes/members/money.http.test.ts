import { expect } from 'vitest'
import { aGuardian } from '../../../../demo/builders/guardian.ts'
import { anInvoice } from '../../../../demo/builders/invoice.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aPayment } from '../../../../demo/builders/payment.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { test } from '../../../../tests/support/site.ts'
import { newId } from '../../../kernel/ids.ts'

test('a visitor is sent to the login, and comes back', async ({ site }) => {
  const answer = await site.get('/members/money')
  expect(answer.headers.get('location')).toBe('/members/access/?next=%2Fmembers%2Fmoney')
})

test('a guardian sees what the children owe and have paid, and nothing of another family', async ({
  site,
}) => {
  const { ctx } = site
  const leo = await aMember(ctx, { name: 'Leo Castellanos', bornOn: '2014-03-04' })
  const other = await aMember(ctx, { name: 'Zoe Other', bornOn: '2014-03-04' })
  const mother = await aUser(ctx, { name: 'Lucía Castellanos', email: `${newId()}@example.org` })
  await aGuardian(ctx, mother, leo)
  await anInvoice(ctx, {
    member: leo,
    amount: 8500,
    description: 'Training camp',
    hostedUrl: 'https://pay.example/leo',
  })
  await aPayment(ctx, { objectId: newId(), member: leo, amount: 1234, description: 'Summer party' })
  await anInvoice(ctx, { member: other, amount: 9900, description: 'Secret trip' })
  const html = await site.page(
    '/members/money',
    await site.signIn({ id: leo.id, name: 'Lucía', userId: mother.id }),
  )
  expect(html).toContain('You owe £85.00')
  expect(html).toContain('Training camp for Leo')
  expect(html).toContain('https://pay.example/leo')
  expect(html).toContain('£12.34')
  expect(html).not.toContain('Secret trip')
})

test('a form that the page does not have is refused', async ({ site }) => {
  const headers = await site.signIn('member')
  expect((await site.post('/members/money', { do: 'nothing' }, headers)).status).toBe(422)
  const portal = await site.post('/members/money', { do: 'portal' }, headers)
  expect(portal.status).toBe(422)
  expect(await portal.text()).toContain('You have not paid by card yet')
})
