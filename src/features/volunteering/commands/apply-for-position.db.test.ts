import { expect, test } from 'vitest'
import { aMember } from '../../../../demo/builders/member.ts'
import { aPosition } from '../../../../demo/builders/position.ts'
import { aRotaWeek } from '../../../../demo/builders/rota-week.ts'
import { theRotaTeams } from '../../../../demo/builders/team.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { solve } from '../../../../tests/support/captcha.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { VISITOR } from '../../../kernel/actor.ts'
import { newId } from '../../../kernel/ids.ts'
import { altchaCaptcha } from '../../../platform/captcha/altcha.ts'
import type { Ctx } from '../../../platform/context.ts'
import { mails } from '../../../platform/email/table.server.ts'
import { applyInput } from '../schema.ts'
import { APPLY_PERSON_LIMIT, applyForPosition } from './apply-for-position.server.ts'
import { setHolder } from './holders.server.ts'
import { assignRotaSlot } from './rota.server.ts'

const ANA = { name: 'Ana Kovač', email: 'ana@example.org', message: '', altcha: 'solved' }
const mailsIn = (ctx: Ctx) => ctx.db.select().from(mails)
/** A club with the teams of the specification's rota. */
async function aClub() {
  const ctx = await aCtx()
  await theRotaTeams(ctx)
  return ctx
}

const seat = (position: string, team = 'men3', week = '') => ({ position, team, week })

test('a name and a valid e-mail address are required, with the specified messages [VOL-009, VOL-010]', () => {
  const messages = (given: object) => applyInput.safeParse(given).error?.issues.map((issue) => issue.message)
  for (const blank of [{}, { name: ' ', email: '\n' }])
    expect(messages(blank)).toEqual(['Enter your name', 'Enter your e-mail address'])
  for (const email of ['ana', 'ana@example.org\nBcc: all@example.org', 'a@example.org,b@example.org'])
    expect(messages({ ...ANA, email })).toEqual(['Please enter an e-mail address like name@example.org'])
})

test('applications for an unknown, filled or finished slot are refused [VOL-005]', async () => {
  const system = await aClub()
  const ctx = as(system, VISITOR)
  const holder = await aMember(system)
  const coach = await aPosition(system)
  const off = await aPosition(system, { name: 'Off', enabled: false })
  const table = await aPosition(system, { name: 'Table duty', isFlexible: true })
  const old = await aRotaWeek(system, '2026-05-01')
  const now = await aRotaWeek(system, '2026-06-15')
  await setHolder(system, { positionId: coach.id, team: 'men3', memberId: holder.id })
  await assignRotaSlot(system, {
    positionId: table.id,
    weekId: now.id,
    team: 'men1',
    memberId: holder.id,
    version: 0,
  })
  for (const slot of [
    seat(newId()),
    seat('no-id'),
    seat(coach.id, 'men9'),
    seat(coach.id, ''),
    seat(coach.id),
    seat(off.id),
    seat(table.id, 'men2'),
    seat(table.id, 'men2', '2026-06-16'),
    seat(table.id, 'men2', old.startsOn),
    seat(table.id, 'men1', now.startsOn),
  ])
    expect(await applyForPosition(ctx, slot, ANA)).toEqual({ ok: false, reason: 'NOT_OPEN' })
  expect(await mailsIn(ctx)).toEqual([])
})

test('a logged-in user applies under their own name and address, without a captcha', async () => {
  const system = await aClub()
  const actor = anActor('member')
  const position = await aPosition(system)
  const ctx = as({ ...system, captcha: altchaCaptcha(system.db, system.secret) }, actor)
  const applied = await applyForPosition(ctx, seat(position.id), { ...ANA, altcha: '' })
  expect(applied.ok).toBe(true)
  const [sent] = await mailsIn(ctx)
  expect(JSON.stringify(sent)).toContain(actor.kind === 'user' ? actor.email : 'nobody')
  expect(JSON.stringify(sent)).not.toContain(ANA.email)
})

test('an application without a solved captcha is refused, and each solution is valid for one application [VOL-011]', async () => {
  const system = await aClub()
  const ctx = as({ ...system, captcha: altchaCaptcha(system.db, system.secret) }, VISITOR)
  const { id } = await aPosition(ctx)
  expect(await applyForPosition(ctx, seat(id), ANA)).toEqual({ ok: false, reason: 'CAPTCHA' })
  const foreign = await solve(await ctx.captcha.challenge('form:x'))
  expect((await applyForPosition(ctx, seat(id), { ...ANA, altcha: foreign })).ok).toBe(false)
  const altcha = await solve(await ctx.captcha.challenge('apply'))
  const texts = ['Hello', 'Hello again']
  const both = await Promise.all(
    texts.map((message) => applyForPosition(ctx, seat(id), { ...ANA, message, altcha })),
  )
  expect(both.map((one) => one.ok).toSorted()).toEqual([false, true])
  expect(await mailsIn(ctx)).toHaveLength(1)
})

test('an application that is posted twice at once, or again after going back, is confirmed and sent once', async () => {
  const system = await aClub()
  const { id } = await aPosition(system)
  const captcha = altchaCaptcha(system.db, system.secret)
  for (const actor of [VISITOR, anActor('member')]) {
    const ctx = as({ ...system, captcha }, actor)
    const altcha = await solve(await captcha.challenge('apply'))
    const apply = () => applyForPosition(ctx, seat(id), { ...ANA, altcha })
    const before = (await mailsIn(ctx)).length
    const posted = [...(await Promise.all([apply(), apply()])), await apply()]
    expect(posted.map(({ ok }) => ok)).toEqual([true, true, true])
    expect(await mailsIn(ctx)).toHaveLength(before + 1)
  }
})

test('the sixth application of a person within an hour is refused, even if all arrive at once [VOL-011]', async () => {
  const ctx = as(await aClub(), VISITOR)
  const { id } = await aPosition(ctx)
  const apply = (_: unknown, n: number) => applyForPosition(ctx, seat(id), { ...ANA, message: `Try ${n}` })
  const sent = await Promise.all(Array.from({ length: 20 }, apply))
  expect(APPLY_PERSON_LIMIT.points).toBe(5)
  expect(sent.filter((one) => one.ok)).toHaveLength(5)
  expect(sent.filter((one) => !one.ok && one.reason === 'TOO_MANY')).toHaveLength(15)
  expect(await mailsIn(ctx)).toHaveLength(5)
  const ben = { ...ANA, name: 'Ben', email: 'ben@example.org' }
  expect((await applyForPosition(ctx, seat(id), ben)).ok, 'another person on the same network').toBe(true)
  expect((await applyForPosition({ ...ctx, client: '198.51.100.9' }, seat(id), ANA)).ok).toBe(true)
})

test('an application is one e-mail to the club with position, team, week, name and address [VOL-008, VOL-011]', async () => {
  const system = await aClub()
  const ctx = as(system, VISITOR)
  const table = await aPosition(system, { name: 'Table duty', isFlexible: true })
  await aRotaWeek(system, '2026-06-27')
  const applied = await applyForPosition(ctx, seat(table.id, 'women2', '2026-06-27'), {
    ...ANA,
    message: 'I can count.\nTo sixty.',
  })
  expect(applied.ok).toBe(true)
  const [mail, ...more] = await mailsIn(ctx)
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    fromEmail: 'info@demo.club',
    toEmail: 'info@demo.club',
    ccEmail: '',
    replyTo: 'ana@example.org',
    subject: 'Application: Table duty, Women 2, 27th June 2026',
  })
  for (const words of ['Position: Table duty', 'Team: Women 2', 'Week: 27th June 2026', 'Name: Ana Kovač'])
    expect(mail!.text).toContain(words)
  expect(mail!.text).toContain('I can count.\nTo sixty.')
})

test('an applicant’s text cannot inject headers, HTML or recipients [VOL-011]', async () => {
  const ctx = as(await aClub(), VISITOR)
  const { id } = await aPosition(ctx)
  const attack = '<img src=x onerror=alert(1)>\r\nBcc: all@example.org\u0000\ud800'
  const applicant = applyInput.parse({ ...ANA, name: attack, message: attack, to: 'all@example.org' })
  await applyForPosition(ctx, seat(id), applicant)
  const [mail, ...more] = await mailsIn(ctx)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ toEmail: 'info@demo.club', subject: 'Application: Head coach, Men 3' })
  expect(mail!.html).not.toContain('<img')
  expect(mail!.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

test('a member under 16 at the start of the weeks cannot apply, unless the position allows it [VOL-020]', async () => {
  const system = await aClub()
  const table = await aPosition(system, { name: 'Table duty', isFlexible: true })
  const open = await aPosition(system, { name: 'Mopping', isFlexible: true, allowsUnder16: true })
  const fixed = await aPosition(system)
  await aRotaWeek(system, '2026-06-27')
  await aRotaWeek(system, '2026-07-11')
  const kim = await aMember(system, { name: 'Kim Young', bornOn: '2010-07-11' })
  const ctx = as(system, anActor('member', { member: kim }))
  expect(await applyForPosition(ctx, seat(table.id, 'men2', '2026-06-27'), ANA)).toEqual({
    ok: false,
    reason: 'UNDER_16',
    position: 'Table duty',
  })
  expect(await mailsIn(ctx)).toEqual([])
  expect((await applyForPosition(ctx, seat(table.id, 'men2', '2026-07-11'), ANA)).ok, 'on the birthday').toBe(
    true,
  )
  expect(
    (await applyForPosition(ctx, seat(open.id, 'men2', '2026-06-27'), ANA)).ok,
    'the position allows under-16s',
  ).toBe(true)
  expect((await applyForPosition(ctx, seat(fixed.id), ANA)).ok, 'fixed positions have no age limit').toBe(
    true,
  )
})
