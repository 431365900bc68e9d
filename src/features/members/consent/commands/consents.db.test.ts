import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anAlbum, aPhoto } from '../../../../../demo/builders/album.ts'
import { aGuardian } from '../../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { updateEntry } from '../../../../platform/content/write.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { withdrawMember } from '../../../photos/commands/withdraw-member.server.ts'
import { photoTags } from '../../../photos/table.server.ts'
import { memberContentType } from '../../content-type.ts'
import { actorOfUser } from '../../queries/actor.server.ts'
import { members } from '../../table.server.ts'
import { consentHistory } from '../queries/consents.server.ts'
import { unansweredMembers } from '../queries/unanswered-members.server.ts'
import { consents } from '../table.server.ts'
import { askForConsent } from './ask-for-consent.server.ts'
import { chooseConsents } from './choose-consents.server.ts'

async function aFamily(facts = {}) {
  const base = await aCtx()
  const child = await aMember(base, { name: 'Lena Kovač', bornOn: '2015-03-01', listed: false, ...facts })
  const mother = await aUser(base, { name: 'Maja Kovač', email: 'mother@example.org' })
  await aGuardian(base, mother, child)
  return { base, child, ctx: as(base, await actorOfUser(base, mother.id)) }
}

const choose = (...[ctx, id, choices]: [Parameters<typeof chooseConsents>[0], string, object]) =>
  chooseConsents(ctx, id, choices, withdrawMember)

test('visitors, members, staff and other guardians cannot answer for a child', async () => {
  const { base, child } = await aFamily()
  const other = await aMember(base, { name: 'Noa Other', bornOn: '2016-01-01' })
  const stranger = await aUser(base)
  await aGuardian(base, stranger, other)
  const actors = [VISITOR, anActor('member'), anActor('administrator'), await actorOfUser(base, stranger.id)]
  for (const actor of actors)
    await expect(choose(as(base, actor), child.id, { listing: true })).rejects.toThrow(NotFound)
  expect(await base.db.$count(consents)).toBe(0)
})

test('a minor with a login can withdraw a guardian’s consent but not give any', async () => {
  const { base, ctx, child } = await aFamily()
  await choose(ctx, child.id, { transport: true })
  const lena = await aUser(base, { member: child })
  const own = as(base, await actorOfUser(base, lena.id))
  expect(await choose(own, child.id, { listing: true })).toEqual({ ok: false, reason: 'GUARDIAN_DECIDES' })
  expect(await choose(own, child.id, { transport: false })).toEqual({ ok: true, changed: 1 })
})

test('each answer changes the visibility and is kept with its wording', async () => {
  const { ctx, child } = await aFamily()
  await choose(ctx, child.id, { listing: true, website_photos: true, transport: false })
  expect(await choose(ctx, child.id, { listing: true })).toEqual({ ok: true, changed: 0 })
  await choose(ctx, child.id, { website_photos: false })
  const [stored] = await ctx.db.select().from(members).where(eq(members.id, child.id))
  expect(stored).toMatchObject({ listed: true, showsPhotos: false })
  const history = await consentHistory(ctx.db, child.id)
  expect(history).toHaveLength(4)
  expect(history[0]).toMatchObject({ kind: 'website_photos', given: false, version: 2, by: 'Maja Kovač' })
})

test('an adult answers without a guardian', async () => {
  const base = await aCtx()
  const adult = await aMember(base, { listed: false })
  const user = await aUser(base, { member: adult })
  const ctx = as(base, await actorOfUser(base, user.id))
  expect(await choose(ctx, adult.id, { listing: true })).toEqual({ ok: true, changed: 1 })
})

test('refusing tags removes the name from all photos', async () => {
  const { base, ctx, child } = await aFamily()
  await aPhoto(base, { album: await anAlbum(base), tagged: [child] })
  await choose(ctx, child.id, { tagging: false })
  expect(await base.db.$count(photoTags)).toBe(0)
})

test('a choice that staff enter in the member record is added to the history', async () => {
  const { base, child } = await aFamily()
  const admin = await aUser(base, { name: 'Elif Admin', role: 'administrator' })
  const staff = as(base, await actorOfUser(base, admin.id))
  await updateEntry(staff, memberContentType, child.id, { listed: true })
  await updateEntry(staff, memberContentType, child.id, { Phone: '020 7946 0100' })
  expect(await consentHistory(base.db, child.id)).toMatchObject([
    { kind: 'listing', given: true, by: 'Elif Admin' },
  ])
})

test('only administrators see missing answers and ask again, once a day for each address', async () => {
  const { base, ctx, child } = await aFamily()
  const staff = as(base, anActor('administrator', { user: await aUser(base) }))
  for (const one of [ctx, as(base, anActor('coach'))]) {
    await expect(unansweredMembers(one)).rejects.toThrow(Forbidden)
    await expect(askForConsent(one)).rejects.toThrow(Forbidden)
  }
  await choose(ctx, child.id, { transport: true })
  expect(await unansweredMembers(staff)).toMatchObject([{ name: 'Lena Kovač', missing: expect.any(Array) }])
  expect(await askForConsent(staff)).toBe(1)
  expect(await askForConsent(staff, child.id)).toBe(0)
  const [mail] = await base.db.select().from(mails)
  expect(mail).toMatchObject({ toEmail: 'mother@example.org', text: expect.stringContaining('Lena') })
})
