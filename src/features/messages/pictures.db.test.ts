import { expect, test } from 'vitest'
import { aMember } from '../../../demo/builders/member.ts'
import { aUser } from '../../../demo/builders/user.ts'
import { anActor } from '../../../tests/support/actors.ts'
import { aCtx, as, TEST_NOW } from '../../../tests/support/database.ts'
import { deliveredMails } from '../../../tests/support/delivered.ts'
import { aPhotograph } from '../../../tests/support/pictures.ts'
import { Forbidden, Invalid, NotFound } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import type { Ctx } from '../../platform/context.ts'
import { files } from '../../platform/files/table.server.ts'
import { addPicture } from './commands/add-picture.server.ts'
import { createMessage } from './commands/create-message.server.ts'
import { deleteUnusedPictures } from './commands/delete-unused-pictures.server.ts'
import { saveTemplate } from './commands/save-template.server.ts'
import { sendTest } from './commands/send-test.server.ts'
import { withdrawPicture } from './commands/withdraw-picture.server.ts'
import { workOnMessage } from './commands/work-on-message.server.ts'
import { pictureHtml } from './model/pictures.ts'
import { findMessage } from './queries/messages.server.ts'
import { audienceOfMessagePicture, isWithdrawn, picturesOf } from './queries/pictures.server.ts'
import { templateInput, writtenMessage } from './schema.ts'

const ALT = 'The hall & its "new" floor'
/** Has the length and the characters of an id, but PostgreSQL refuses it as one. */
const NO_ID = '-'.repeat(36)
const WEEK_MS = 7 * 24 * 60 * 60 * 1000

async function aSecretary(): Promise<Ctx> {
  const ctx = await aCtx()
  return as(ctx, anActor('administrator', { user: await aUser(ctx, { role: 'administrator' }) }))
}

async function upload(ctx: Ctx) {
  const added = await addPicture(ctx, { name: 'hall.jpg', bytes: await aPhotograph(), alt: ALT })
  if (!added.ok) throw new Error(added.reason)
  const id = added.picture.src.split('/')[2] ?? ''
  return { id, picture: added.picture, html: `<p>Hi {name}, look.</p>${pictureHtml(added.picture)}` }
}

const messageWith = (html: string) => writtenMessage.parse({ subject: 'The new floor', html })

const create = (ctx: Ctx, html: string) =>
  createMessage(ctx, {
    audience: { to: ['active'], money: 'any', plan: '', season: '' },
    message: messageWith(html),
    key: newId(),
    sendAt: TEST_NOW,
    people: 1,
  })

const later = (ctx: Ctx): Ctx => ({
  ...ctx,
  clock: { now: () => new Date(TEST_NOW.getTime() + WEEK_MS + 1) },
})

test('only administrators upload pictures, each with a description, and a file that is not a picture is refused', async () => {
  const ctx = await aSecretary()
  const file = { name: 'hall.jpg', bytes: await aPhotograph(), alt: ALT }
  await expect(addPicture(as(ctx, anActor('shop')), file)).rejects.toThrow(Forbidden)
  await expect(addPicture(ctx, { ...file, alt: ' ' })).rejects.toThrow(Invalid)
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  expect(await addPicture(ctx, { ...file, bytes: script })).toEqual({ ok: false, reason: 'NOT_A_PICTURE' })
  expect(await ctx.db.$count(files)).toBe(0)
})

test.each([
  ['<img src="/gd/join-us?for={name}" alt="Us">', 'not stored here'],
  ['<img src="/files/{name}/640" alt="Us">', 'not stored here'],
  [`<img src="/files/${NO_ID}/640" alt="Us">`, 'not stored here'],
  [`<img src="/files/${newId()}/640" alt=" ">`, 'has no description'],
  [`<img src="/files/${newId()}/640">`, 'has no description'],
])('a text with %s is refused', (html, words) => {
  const parsed = writtenMessage.safeParse({ subject: 'The new floor', html })
  expect(parsed.error?.issues[0]?.message).toContain(words)
})

test('a message, a test and a template with a picture that is gone are refused', async () => {
  const ctx = await aSecretary()
  await aMember(ctx, { name: 'Ana Reads', email: 'ana@example.org' })
  const html = `<p>Look</p><img src="/files/${newId()}/original" alt="Us">`
  const gone = { ok: false, reason: 'PICTURE_GONE' }
  expect(await create(ctx, html)).toEqual(gone)
  expect(await sendTest(ctx, messageWith(html), undefined)).toEqual(gone)
  const template = templateInput.parse({ name: 'Floor', subject: 'Floor', html })
  expect(await saveTemplate(ctx, undefined, template)).toEqual(gone)
})

test('a picture is in the e-mail with an absolute address, a width for phones and its description, which is also in the plain text', async () => {
  const ctx = await aSecretary()
  await aMember(ctx, { name: 'Ana Reads', email: 'ana@example.org' })
  const { id, html, picture } = await upload(ctx)
  expect(picture.width).toBeLessThanOrEqual(560)
  const created = await create(ctx, html)
  if (!created.ok) throw new Error(created.reason)
  await workOnMessage(ctx, created.id)
  const [mail] = await deliveredMails(ctx.db)
  const src = `${ctx.config.publicUrl.origin}/files/${id}/original`
  expect(mail?.html).toContain(`<img style="max-width:100%;height:auto" src="${src}" alt="The hall &amp; its`)
  expect(mail?.html).toContain(` width="${picture.width}" height="${picture.height}"`)
  expect(mail?.text).toContain(`Hi Ana, look.\n[${ALT}]`)
})

test('only administrators can fetch a picture until a test or an e-mail shows it', async () => {
  const ctx = await aSecretary()
  const { id, html } = await upload(ctx)
  expect(await audienceOfMessagePicture(ctx, id)).toBe('administrators')
  expect(await audienceOfMessagePicture(ctx, newId())).toBeUndefined()
  expect(await sendTest(ctx, messageWith(html), undefined)).toMatchObject({ ok: true })
  expect(await audienceOfMessagePicture(ctx, id)).toBe('public')
})

test('pictures in the text of no message and no template are deleted after a week, and the others stay', async () => {
  const ctx = await aSecretary()
  await aMember(ctx, { name: 'Ana Reads', email: 'ana@example.org' })
  const [sent, template, unused] = [await upload(ctx), await upload(ctx), await upload(ctx)]
  await create(ctx, `${sent.html}<p>/files/${NO_ID}/</p>`)
  await saveTemplate(
    ctx,
    undefined,
    templateInput.parse({ name: 'Floor', subject: 'Floor', html: template.html }),
  )
  expect(await deleteUnusedPictures(ctx)).toBe(0)
  expect(await deleteUnusedPictures(later(ctx))).toBe(1)
  const kept = await ctx.db.select({ id: files.id }).from(files)
  expect(kept.map(({ id }) => id).toSorted()).toEqual([sent.id, template.id].toSorted())
  expect(await audienceOfMessagePicture(ctx, unused.id)).toBeUndefined()
})

test('only administrators withdraw a picture, and only one that was uploaded for messages', async () => {
  const ctx = await aSecretary()
  await aMember(ctx, { name: 'Ana Reads', email: 'ana@example.org' })
  const { id, html } = await upload(ctx)
  const created = await create(ctx, html)
  if (!created.ok) throw new Error(created.reason)
  await expect(withdrawPicture(as(ctx, anActor('shop')), created.id, id)).rejects.toThrow(Forbidden)
  for (const [message, picture] of [
    [created.id, newId()],
    [created.id, 'no-id'],
    [newId(), id],
  ] as const)
    await expect(withdrawPicture(ctx, message, picture)).rejects.toThrow(NotFound)
  expect(await isWithdrawn(ctx, id)).toBe(false)
  expect(await ctx.db.$count(files)).toBe(1)
})

test('a withdrawn picture is deleted, leaves all messages and templates, and no new text can show it', async () => {
  const ctx = await aSecretary()
  await aMember(ctx, { name: 'Ana Reads', email: 'ana@example.org' })
  const [photo, floor] = [await upload(ctx), await upload(ctx)]
  const html = photo.html + pictureHtml(floor.picture)
  const [sent, other] = [await create(ctx, html), await create(ctx, photo.html)]
  if (!sent.ok || !other.ok) throw new Error('not created')
  const template = templateInput.parse({ name: 'Floor', subject: 'Floor', html: photo.html })
  await saveTemplate(ctx, undefined, template)
  for (const _ of ['once', 'again']) await withdrawPicture(ctx, sent.id, photo.id)
  expect(await isWithdrawn(ctx, photo.id)).toBe(true)
  expect((await ctx.db.select({ id: files.id }).from(files)).map(({ id }) => id)).toEqual([floor.id])
  const shown = await findMessage(ctx, sent.id)
  expect((await picturesOf(ctx, shown.html)).map(({ id }) => id)).toEqual([floor.id])
  expect(shown.html).toContain('look.')
  expect((await findMessage(ctx, other.id)).html).not.toContain('<img')
  expect(await create(ctx, photo.html)).toEqual({ ok: false, reason: 'PICTURE_GONE' })
})
