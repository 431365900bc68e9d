import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '../../../../demo/builders/member.ts'
import { aPicture } from '../../../../demo/builders/picture.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { createEntry, updateEntry } from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { settledAudience } from '../../../platform/files/audience.ts'
import { files } from '../../../platform/files/table.server.ts'
import { teams } from '../../teams/table.server.ts'
import { hideSurnamesOfMinors } from '../commands/hide-surnames-of-minors.server.ts'
import { memberContentType } from '../content-type.ts'
import { audienceOfPlayerPicture } from '../queries/visibility.server.ts'
import { members, memberTeams } from '../table.server.ts'
import { finishMemberWrite } from './finish-member-write.server.ts'

async function slugOf(ctx: Ctx, id: string) {
  const [member] = await ctx.db.select({ slug: members.slug }).from(members).where(eq(members.id, id))
  return member?.slug
}

/** Who may fetch a picture now, according to the file server's check. */
async function audienceOf(ctx: Ctx, id: string) {
  const [file] = await ctx.db
    .select({ id: files.id, audience: files.audience })
    .from(files)
    .where(eq(files.id, id))
  return settledAudience(ctx, file!, [audienceOfPlayerPicture])
}

test('players lose public pictures and surnames in addresses when their team becomes a youth team [TEA-019]', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const imageId = await aPicture(ctx, { kind: 'player' })
  const member = await aMember(ctx, { name: 'Mia Minor', team, showsPhotos: true, imageId })
  expect(member.slug).toBe('mia-minor')
  await ctx.db.update(teams).set({ youth: true }).where(eq(teams.id, team.id))
  expect(await audienceOf(ctx, imageId)).toBe('members')
  await hideSurnamesOfMinors(ctx)
  expect(await slugOf(ctx, member.id)).toBe('mia')
})

test('minors with the same first name get numbered addresses and keep them', async () => {
  const ctx = await aCtx()
  const youth = await aTeam(ctx, { youth: true })
  const one = await aMember(ctx, { name: 'Oliver Hadley', team: youth })
  const two = await aMember(ctx, { name: 'Oliver Strand', team: youth })
  await hideSurnamesOfMinors(ctx)
  expect([await slugOf(ctx, one.id), await slugOf(ctx, two.id)]).toEqual(['oliver', 'oliver-2'])
})

test('an address with a minor’s surname is replaced when the record is saved', async () => {
  const ctx = await aCtx()
  const member = await aMember(ctx, { name: 'Mia Minor', bornOn: '2012-01-01', slug: 'mia-minor' })
  await transact(ctx, (tx) => finishMemberWrite(tx, ctx, member.id))
  expect(await slugOf(ctx, member.id)).toBe('mia')
})

test('an adult whose date of birth was mistyped gets the old address back, or the next free one', async () => {
  const ctx = as(await aCtx(), anActor('administrator'))
  const { id } = await aMember(ctx, { name: 'Ada Adult' })
  const addressBorn = async (dob: string) => {
    await updateEntry(ctx, memberContentType, id, { dob })
    return slugOf(ctx, id)
  }
  expect([await addressBorn('2019-04-12'), await addressBorn('1991-04-12')]).toEqual(['ada', 'ada-adult'])
  await addressBorn('2019-04-12')
  await aMember(ctx, { name: 'Ada Adult' })
  expect(await addressBorn('1991-04-12')).toBe('ada-adult-2')
})

test('a member who joined as a child keeps the address as an adult', async () => {
  const ctx = as(await aCtx(), anActor('administrator'))
  const { id } = await createEntry(ctx, memberContentType, { Name: 'Mia Minor', dob: '2012-01-01' })
  await updateEntry(ctx, memberContentType, id, { dob: '2001-01-01' })
  expect(await slugOf(ctx, id)).toBe('mia')
})

test('an adult keeps the address after any change', async () => {
  const ctx = await aCtx()
  const member = await aMember(ctx, { name: 'Ada Adult', slug: 'the-captain' })
  await transact(ctx, (tx) => finishMemberWrite(tx, ctx, member.id))
  expect(await slugOf(ctx, member.id)).toBe('the-captain')
})

test.each([
  [{ listed: true, showsPhotos: true }, 'public'],
  [{ listed: true, showsPhotos: false }, 'administrators'],
  [{ listed: false, showsPhotos: true }, 'members'],
  [{ bornOn: '2012-01-01', showsPhotos: true }, 'members'],
  [{ bornOn: '2012-01-01', showsPhotos: false }, 'administrators'],
] as const)('the picture of a member with %j may be fetched by: %s', async (facts, audience) => {
  const ctx = await aCtx()
  const imageId = await aPicture(ctx, { kind: 'player' })
  const member = await aMember(ctx, facts)
  await ctx.db.update(members).set({ imageId }).where(eq(members.id, member.id))
  await transact(ctx, (tx) => finishMemberWrite(tx, ctx, member.id))
  expect(await audienceOf(ctx, imageId)).toBe(audience)
})

test('a picture of two members is visible only to those who may see both', async () => {
  const ctx = await aCtx()
  const imageId = await aPicture(ctx, { kind: 'player' })
  const adult = await aMember(ctx, { showsPhotos: true, imageId })
  expect(await audienceOf(ctx, imageId)).toBe('public')
  const minor = await aMember(ctx, { bornOn: '2012-01-01', showsPhotos: true, imageId })
  expect(await audienceOf(ctx, imageId)).toBe('members')
  await ctx.db
    .update(members)
    .set({ imageId: null })
    .where(inArray(members.id, [adult.id, minor.id]))
  expect(await audienceOf(ctx, imageId)).toBe('private')
})

test('the first team of a member is one of the teams', async () => {
  const ctx = await aCtx()
  const team = await aTeam(ctx)
  const member = await aMember(ctx)
  await ctx.db.update(members).set({ teamId: team.id }).where(eq(members.id, member.id))
  await transact(ctx, (tx) => finishMemberWrite(tx, ctx, member.id))
  expect(await ctx.db.select().from(memberTeams)).toEqual([{ memberId: member.id, teamId: team.id }])
})
