import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember, type MemberFacts } from '../../../../../demo/builders/member.ts'
import { aPicture } from '../../../../../demo/builders/picture.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { aPhotograph } from '../../../../../tests/support/pictures.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { updateEntry } from '../../../../platform/content/write.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { settledAudience } from '../../../../platform/files/audience.ts'
import { files } from '../../../../platform/files/table.server.ts'
import { albums, photos } from '../../../photos/table.server.ts'
import { memberContentType } from '../../content-type.ts'
import { audienceOfPlayerPicture } from '../../queries/visibility.server.ts'
import type { OwnDetailsInput } from '../../schema.ts'
import { members } from '../../table.server.ts'
import { choosePrivacy } from './choose-privacy.server.ts'
import { removeOwnPicture } from './remove-own-picture.server.ts'
import { setOwnPicture } from './set-own-picture.server.ts'
import { updateOwnDetails } from './update-own-details.server.ts'

const WANTED: OwnDetailsInput = {
  version: 1,
  phone: '020 7946 0777',
  position: 'Pivot',
  number: 9,
  address: '7 Metre Lane',
  postcode: 'ZZ1 1ZZ',
  weightKg: 71,
  heightCm: 180,
}

async function aPerson(facts: MemberFacts = {}) {
  const ctx = await aCtx()
  const member = await aMember(ctx, { gender: 'female', ...facts })
  return { ctx: as(ctx, anActor('member', { member })), member }
}

async function stored(ctx: Ctx, id: string) {
  const [member] = await ctx.db.select().from(members).where(eq(members.id, id))
  return member!
}

test('a user without a member record cannot save details [MEM-017]', async () => {
  const ctx = await aCtx()
  for (const actor of [VISITOR, anActor('member'), anActor('administrator')]) {
    await expect(updateOwnDetails(as(ctx, actor), WANTED)).rejects.toThrow(Forbidden)
    await expect(choosePrivacy(as(ctx, actor), ALL)).rejects.toThrow(Forbidden)
    await expect(removeOwnPicture(as(ctx, actor))).rejects.toThrow(Forbidden)
  }
})

test('a member can save the seven fields of their own record only [MEM-017, MEM-019]', async () => {
  const { ctx, member } = await aPerson()
  const other = await aMember(ctx, { name: 'Ben Bystander', phone: '1' })
  expect(await updateOwnDetails(ctx, WANTED)).toEqual({ ok: true, version: 2 })
  const { version: _, ...fields } = WANTED
  expect(await stored(ctx, member.id)).toMatchObject(fields)
  expect((await stored(ctx, other.id)).phone).toBe('1')
})

test('a shirt number that another active member of the same gender has is refused with a message [MEM-017]', async () => {
  const { ctx, member } = await aPerson()
  await aMember(ctx, { name: 'Nora Nine', number: 9, gender: 'female' })
  expect(await updateOwnDetails(ctx, WANTED)).toEqual({
    ok: false,
    reason: 'NOT_VALID',
    problems: { number: ['Number 9 is taken. Please choose another one.'] },
  })
  expect(await stored(ctx, member.id)).toMatchObject({ phone: '', version: 1 })
})

test('a number is free if its holder has left, has the other gender or is the member [MEM-017]', async () => {
  const { ctx } = await aPerson({ number: 5 })
  await aMember(ctx, { number: 9, gender: 'female', active: false })
  await aMember(ctx, { number: 9, gender: 'male' })
  expect((await updateOwnDetails(ctx, { ...WANTED, number: 5 })).ok).toBe(true)
  expect((await updateOwnDetails(ctx, { ...WANTED, version: 2 })).ok).toBe(true)
})

test('only one of several members who choose a number concurrently gets it [MEM-017]', async () => {
  const ctx = await aCtx()
  const people = await Promise.all(
    Array.from({ length: 8 }, (_, n) => aMember(ctx, { name: `Racer ${n}`, gender: 'male' })),
  )
  const answers = await Promise.all(
    people.map((member) => updateOwnDetails(as(ctx, anActor('member', { member })), WANTED)),
  )
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
  expect(answers.filter((answer) => !answer.ok && answer.reason === 'NOT_VALID')).toHaveLength(7)
})

test('saving over a change by the club is refused without losing what was typed [MEM-017]', async () => {
  const { ctx, member } = await aPerson()
  const club = as(ctx, anActor('administrator'))
  await updateEntry(club, memberContentType, member.id, { Phone: '020 7946 0111' })
  expect(await updateOwnDetails(ctx, WANTED)).toEqual({ ok: false, reason: 'CHANGED', version: 2 })
  expect((await stored(ctx, member.id)).phone).toBe('020 7946 0111')
})

test('a stored position that is not on the list can be kept, but no other [MEM-017]', async () => {
  const { ctx } = await aPerson({ position: 'Team manager' })
  expect((await updateOwnDetails(ctx, { ...WANTED, position: 'Team manager' })).ok).toBe(true)
  expect(await updateOwnDetails(ctx, { ...WANTED, version: 2, position: 'Best of all' })).toMatchObject({
    reason: 'NOT_VALID',
    problems: { position: [expect.stringContaining('Position must be one of')] },
  })
})

const ALL = { listed: true, showsBornOn: true, showsPhotos: true }
const NONE = { listed: false, showsBornOn: false, showsPhotos: false }

async function audienceOf(ctx: Ctx, id: string) {
  const [file] = await ctx.db
    .select({ id: files.id, audience: files.audience })
    .from(files)
    .where(eq(files.id, id))
  return file && settledAudience(ctx, file, [audienceOfPlayerPicture])
}

test('an adult decides about each privacy choice, and the picture follows at once [TEA-017, MEM-001]', async () => {
  const { ctx, member } = await aPerson({ ...NONE })
  await ctx.db
    .update(members)
    .set({ imageId: await aPicture(ctx) })
    .where(eq(members.id, member.id))
  const { imageId } = await stored(ctx, member.id)
  await choosePrivacy(ctx, ALL)
  expect(await stored(ctx, member.id)).toMatchObject(ALL)
  expect(await audienceOf(ctx, imageId!)).toBe('public')
  await choosePrivacy(ctx, { ...ALL, showsPhotos: false })
  expect(await audienceOf(ctx, imageId!)).toBe('members')
  expect(await audienceOf(as(ctx, anActor('member')), imageId!)).toBe('administrators')
})

test('a minor can withdraw a guardian’s consent but not give any [TEA-019]', async () => {
  for (const facts of [{ bornOn: '2012-01-01' }, { team: true }] as const) {
    const base = await aCtx()
    const team = 'team' in facts ? await aTeam(base, { youth: true }) : undefined
    const bornOn = 'bornOn' in facts ? facts.bornOn : '1990-01-01'
    const member = await aMember(base, { bornOn, listed: true, showsPhotos: false, ...(team && { team }) })
    const ctx = as(base, anActor('member', { member }))
    expect(await choosePrivacy(ctx, { ...NONE, listed: true, showsPhotos: true })).toEqual({
      ok: false,
      reason: 'GUARDIAN_DECIDES',
    })
    expect(await stored(ctx, member.id)).toMatchObject({ listed: true, showsPhotos: false })
    expect((await choosePrivacy(ctx, NONE)).ok).toBe(true)
    expect((await stored(ctx, member.id)).listed).toBe(false)
  }
})

test('a new picture replaces the old one, which is deleted unless an album uses it [TEA-019]', async () => {
  const { ctx, member } = await aPerson({ listed: true, showsPhotos: true })
  const bytes = await aPhotograph()
  expect((await setOwnPicture(ctx, { name: 'me.jpg', bytes })).ok).toBe(true)
  const first = (await stored(ctx, member.id)).imageId!
  expect(await audienceOf(ctx, first)).toBe('public')
  const [album] = await ctx.db
    .insert(albums)
    .values({ albumId: 'a', title: 'A', takenAt: ctx.clock.now() })
    .returning()
  await setOwnPicture(ctx, { name: 'me.jpg', bytes })
  expect(await audienceOf(ctx, first)).toBeUndefined()
  const second = (await stored(ctx, member.id)).imageId!
  await ctx.db.insert(photos).values({ albumId: album!.id, fileId: second })
  await removeOwnPicture(ctx)
  expect((await stored(ctx, member.id)).imageId).toBeNull()
  expect(await ctx.db.select({ id: files.id }).from(files)).toEqual([{ id: second }])
})

test('a minor’s picture needs a guardian’s consent and is visible to members only [TEA-019, PHO-005]', async () => {
  const { ctx, member } = await aPerson({ bornOn: '2012-01-01', listed: true })
  const bytes = await aPhotograph()
  expect(await setOwnPicture(ctx, { name: 'me.jpg', bytes })).toMatchObject({ reason: 'GUARDIAN_DECIDES' })
  expect(await ctx.db.select().from(files)).toEqual([])
  await ctx.db.update(members).set({ showsPhotos: true }).where(eq(members.id, member.id))
  expect((await setOwnPicture(ctx, { name: 'me.jpg', bytes })).ok).toBe(true)
  expect(await audienceOf(ctx, (await stored(ctx, member.id)).imageId!)).toBe('members')
})

test('a file that is not a picture is refused, and so is the twenty-first in an hour', async () => {
  const { ctx } = await aPerson()
  const wrong = { name: 'me.jpg', bytes: new TextEncoder().encode('<svg onload="x()"/>') }
  for (let n = 0; n < 20; n += 1) {
    expect(await setOwnPicture(ctx, wrong)).toMatchObject({ reason: 'NOT_A_PICTURE' })
  }
  expect(await setOwnPicture(ctx, wrong)).toMatchObject({ reason: 'TOO_MANY' })
})
