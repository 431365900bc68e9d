import { expect, test } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aPayment } from '../../../../../demo/builders/payment.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { newId } from '../../../../kernel/ids.ts'
import { payments } from '../table.server.ts'
import { familyPayments } from './family-payments.server.ts'

async function aPaidChild() {
  const ctx = await aCtx()
  const child = await aMember(ctx, { name: 'Lena Kovač', bornOn: '2015-03-01' })
  const [mother, father] = [
    await aUser(ctx, { email: 'mum@example.org' }),
    await aUser(ctx, { email: 'dad@example.org' }),
  ]
  const payment = await aPayment(ctx, {
    objectId: newId(),
    memberId: child.id,
    payerEmail: 'Mum@example.org',
  })
  await ctx.db.update(payments).set({ receiptUrl: 'https://receipts.example/1' })
  const guardian = (user: typeof mother) => as(ctx, anActor('member', { user, children: [child] }))
  return { ctx, child, payment, asMother: guardian(mother), asFather: guardian(father) }
}

test('the payments of a child are not shown to visitors, other families and staff', async () => {
  const { ctx } = await aPaidChild()
  const other = anActor('member', { children: [await aMember(ctx, { bornOn: '2015-03-01' })] })
  for (const actor of [VISITOR, other, anActor('administrator')])
    expect(await familyPayments(as(ctx, actor))).toEqual([])
})

test('both guardians see what was paid for a child, and only the one who paid gets the receipt', async () => {
  const { payment, asMother, asFather } = await aPaidChild()
  const line = { id: payment.id, names: ['Lena'] }
  expect(await familyPayments(asMother)).toMatchObject([
    { ...line, receiptUrl: 'https://receipts.example/1' },
  ])
  expect(await familyPayments(asFather)).toMatchObject([{ ...line, receiptUrl: '' }])
})
