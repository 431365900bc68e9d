import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aGuardian } from '../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aPushDevice } from '../../../../demo/builders/push-device.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { eraseMember } from '../../../erasure.ts'
import type { Ctx } from '../../../platform/context.ts'
import { mails } from '../../../platform/email/table.server.ts'
import { removeGuardian } from '../../members/guardians/commands/remove-guardian.server.ts'
import { mergeMembers } from '../../members/merge/commands/merge-members.server.ts'
import { actorOfUser } from '../../members/queries/actor.server.ts'
import type { NotificationKind } from '../model/kinds.ts'
import { choiceField, personField } from '../model/preference-fields.ts'
import { unsubscribeToken } from '../model/unsubscribe-link.ts'
import { ownPreferences } from '../queries/own-notifications.server.ts'
import { findUnsubscribeLink } from '../queries/unsubscribe-link.server.ts'
import { preferencesInput } from '../schema.ts'
import { notificationPreferences, sentNotifications } from '../table.server.ts'
import { notify } from './notify.server.ts'
import { savePreferences } from './save-preferences.server.ts'
import { unsubscribe } from './unsubscribe.server.ts'

/** A mother with a phone and two children. */
async function aFamily() {
  const base = await aCtx()
  const mother = await aUser(base, { email: 'mother@example.org' })
  const lena = await aMember(base, { name: 'Lena Kovač', bornOn: '2015-03-01' })
  const noa = await aMember(base, { name: 'Noa Kovač', bornOn: '2017-03-01' })
  for (const child of [lena, noa]) await aGuardian(base, mother, child)
  await aPushDevice(base, mother)
  return { base, mother, lena, noa, ctx: as(base, await actorOfUser(base, mother.id)) }
}

const ofPerson = (id: string) => ({ memberId: id })

/** Chooses e-mail and devices about training for the first, and nothing for the others. */
async function chooseOnly(ctx: Ctx, { id }: { id: string }, ...others: { id: string }[]) {
  const names = [
    ...[id, ...others.map((one) => one.id)].map((one) => personField(ofPerson(one))),
    choiceField('training', 'email', ofPerson(id)),
    choiceField('training', 'push', ofPerson(id)),
  ]
  await savePreferences(ctx, preferencesInput.parse(Object.fromEntries(names.map((name) => [name, 'yes']))))
}

/** Notifies about members and returns the channels that were used. */
async function channelsOf(ctx: Ctx, members: { id: string }[], kind: NotificationKind = 'training') {
  const key = `test:${await ctx.db.$count(sentNotifications)}`
  const compose = ({ people }: { people: { firstName: string }[] }) => ({
    subject: 'Training tonight?',
    title: 'Training tonight?',
    paragraphs: people.map(({ firstName }) => firstName),
  })
  const memberIds = members.map(({ id }) => id)
  await ctx.db.transaction((tx) => notify(ctx, tx, { kind, key, memberIds, compose }))
  const [sent] = await ctx.db.select().from(sentNotifications).where(eq(sentNotifications.key, key))
  return [sent?.byEmail, sent?.byPush]
}

const preferencesAbout = ({ db }: Ctx, { id }: { id: string }) =>
  db.$count(notificationPreferences, eq(notificationPreferences.memberId, id))

const linkAbout = (ctx: Ctx, user: { id: string }, member: { id: string }) =>
  unsubscribeToken(ctx.secret, { kind: 'training', userId: user.id, memberId: member.id }, ctx.clock.now())

test('a form cannot choose for another family’s child, nor changes what it does not list', async () => {
  const { base, ctx, lena, noa } = await aFamily()
  const other = await aMember(base, { bornOn: '2016-01-01' })
  await chooseOnly(ctx, lena, noa)
  await chooseOnly(ctx, other)
  expect(await preferencesAbout(base, other)).toBe(0)
  expect(await channelsOf(ctx, [lena])).toEqual([true, true])
  expect(await channelsOf(ctx, [noa])).toEqual([false, false])
})

test('a guardian who stopped messages about one child still gets those about the other', async () => {
  const { ctx, lena, noa } = await aFamily()
  await chooseOnly(ctx, lena, noa)
  expect(await channelsOf(ctx, [noa])).toEqual([false, false])
  expect(await channelsOf(ctx, [lena])).toEqual([true, true])
})

test('a message about two children is sent whole if it is wanted for one of them', async () => {
  const { ctx, lena, noa } = await aFamily()
  await chooseOnly(ctx, lena, noa)
  expect(await channelsOf(ctx, [noa, lena])).toEqual([true, true])
  expect((await ctx.db.select().from(mails))[0]?.text).toMatch(/Lena\s+Noa/)
})

test('important kinds are e-mailed for every person', async () => {
  const { ctx, lena, noa } = await aFamily()
  await chooseOnly(ctx, lena, noa)
  expect(await channelsOf(ctx, [noa], 'family')).toEqual([true, false])
})

test('a child without own choices has those of the account, and the page shows each person', async () => {
  const { ctx, lena, noa } = await aFamily()
  await savePreferences(ctx, preferencesInput.parse({ 'training-push': 'yes' }))
  await chooseOnly(ctx, lena)
  expect(await channelsOf(ctx, [noa])).toEqual([false, true])
  const [training] = (await ownPreferences(ctx)).kinds
  expect(training?.choices).toMatchObject([
    { person: { firstName: 'Lena' }, byEmail: true, byPush: true },
    { person: { firstName: 'Noa' }, byEmail: false, byPush: true },
  ])
})

test('a link in an e-mail about one child stops and resumes e-mails about this child only', async () => {
  const { ctx, mother, lena, noa } = await aFamily()
  const link = linkAbout(ctx, mother, lena)
  expect(await findUnsubscribeLink(ctx, link)).toEqual({
    kind: 'training',
    firstName: 'Lena',
    state: 'on',
    hasAccount: true,
  })
  for (let time = 0; time < 2; time += 1) await unsubscribe(ctx, link)
  expect(await channelsOf(ctx, [lena])).toEqual([false, true])
  expect(await channelsOf(ctx, [noa])).toEqual([true, true])
  await unsubscribe(ctx, link, { again: true })
  expect(await channelsOf(ctx, [lena])).toEqual([true, true])
})

test('a link without a child stops e-mails about everybody', async () => {
  const { ctx, mother, lena, noa } = await aFamily()
  await chooseOnly(ctx, lena)
  const who = { kind: 'training', userId: mother.id } as const
  await unsubscribe(ctx, unsubscribeToken(ctx.secret, who, ctx.clock.now()))
  expect(await channelsOf(ctx, [lena, noa])).toEqual([false, true])
})

test('a removed guardian’s preferences about the child are deleted, and an old link does not bring them back', async () => {
  const { base, ctx, mother, lena, noa } = await aFamily()
  await aGuardian(base, await aUser(base), lena, 2)
  await chooseOnly(ctx, lena, noa)
  expect((await removeGuardian(ctx, lena.id, mother.id)).ok).toBe(true)
  expect((await unsubscribe(ctx, linkAbout(ctx, mother, lena))).ok).toBe(true)
  expect(await findUnsubscribeLink(ctx, linkAbout(ctx, mother, lena))).toEqual({
    kind: 'training',
    firstName: undefined,
    state: 'none',
    hasAccount: true,
  })
  expect([await preferencesAbout(base, lena), await preferencesAbout(base, noa)]).toEqual([0, 5])
})

test('an erased child’s preferences are deleted', async () => {
  const { base, ctx, lena, noa } = await aFamily()
  await chooseOnly(ctx, lena, noa)
  expect((await eraseMember(base, lena.id)).ok).toBe(true)
  expect([await preferencesAbout(base, lena), await preferencesAbout(base, noa)]).toEqual([0, 5])
})

test('a merged record keeps its own preferences, and gets those that only the other record has', async () => {
  const { base, ctx, mother, lena, noa } = await aFamily()
  await chooseOnly(ctx, lena)
  await unsubscribe(ctx, linkAbout(ctx, mother, noa))
  const merged = await mergeMembers(
    as(base, anActor('administrator')),
    { keepId: noa.id, removeId: lena.id },
    { choices: {} },
  )
  expect(merged).toMatchObject({ ok: true })
  expect(await preferencesAbout(base, noa)).toBe(5)
  expect(await channelsOf(ctx, [noa])).toEqual([false, true])
})
