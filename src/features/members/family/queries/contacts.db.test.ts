import { expect, test } from 'vitest'
import { aGuardian } from '../../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { aCtx } from '../../../../../tests/support/database.ts'
import { contactOf } from '../../queries/contact.server.ts'
import { contactsOf } from './contacts.server.ts'

const CHILD = { name: 'Lena Kovač', bornOn: '2015-03-01' }

test('a minor gets no e-mails if a guardian is known', async () => {
  const ctx = await aCtx()
  const child = await aMember(ctx, { ...CHILD, email: 'lena@example.org' })
  const guardian = await aUser(ctx, { email: 'mum@example.org', name: 'Maja Kovač' })
  await aGuardian(ctx, guardian, child)
  expect(await contactsOf(ctx, ctx.db, [child.id])).toEqual([
    {
      userId: guardian.id,
      name: 'Maja Kovač',
      email: 'mum@example.org',
      people: [{ memberId: child.id, firstName: 'Lena', isSelf: false }],
    },
  ])
})

test('a guardian of two children is listed once with both, and two guardians of a child are both listed', async () => {
  const ctx = await aCtx()
  const lena = await aMember(ctx, CHILD)
  const noa = await aMember(ctx, { name: 'Noa Kovač', bornOn: '2017-03-01' })
  const mother = await aUser(ctx, { email: 'a@example.org' })
  const father = await aUser(ctx, { email: 'b@example.org' })
  for (const child of [lena, noa]) await aGuardian(ctx, mother, child)
  await aGuardian(ctx, father, lena, 2)
  const found = await contactsOf(ctx, ctx.db, [lena.id, noa.id])
  expect(found.map(({ email, people }) => [email, people.map(({ firstName }) => firstName)])).toEqual([
    ['a@example.org', ['Lena', 'Noa']],
    ['b@example.org', ['Lena']],
  ])
})

test('a minor without a guardian account is reached at the guardian’s address, and an adult at their own', async () => {
  const ctx = await aCtx()
  const child = await aMember(ctx, { ...CHILD, guardianName: 'Maja', guardianEmail: 'MUM@example.org' })
  const adult = await aMember(ctx, { name: 'Zoe Adult', email: 'zoe@example.org' })
  const silent = await aMember(ctx, { name: 'Una Reached' })
  const found = await contactsOf(ctx, ctx.db, [child.id, adult.id, silent.id])
  expect(found.map(({ name, people }) => [name, people[0]?.isSelf])).toEqual([
    ['Maja', false],
    ['Zoe Adult', true],
  ])
})

test('a minor is charged through the first guardian’s account, then the guardian’s address, and an adult alone', async () => {
  const ctx = await aCtx()
  const child = await aMember(ctx, {
    ...CHILD,
    email: 'lena@example.org',
    guardianEmail: 'typed@example.org',
  })
  const grown = await aMember(ctx, { name: 'Zoe Adult', email: 'zoe@example.org' })
  const contact = async ({ id }: { id: string }) => (await contactOf(ctx, ctx.db, id))?.email
  expect(await contact(child)).toBe('typed@example.org')
  const [mother, father] = [
    await aUser(ctx, { email: 'mother@example.org' }),
    await aUser(ctx, { email: 'father@example.org' }),
  ]
  for (const one of [child, grown]) {
    await aGuardian(ctx, father, one, 2)
    await aGuardian(ctx, mother, one)
  }
  expect(await contact(child)).toBe('mother@example.org')
  expect(await contact(grown)).toBe('zoe@example.org')
})
