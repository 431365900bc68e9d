import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPost } from '../../../demo/builders/post.ts'
import { aUser } from '../../../demo/builders/user.ts'
import { anActor } from '../../../tests/support/content-types.ts'
import { aCtx, as } from '../../../tests/support/database.ts'
import { postContentType } from '../../features/content/content-type.ts'
import { posts } from '../../features/content/table.server.ts'
import type { Actor } from '../../kernel/actor.ts'
import { Forbidden, Invalid } from '../../kernel/errors.ts'
import type { Ctx } from '../context.ts'
import { findDraft, publishDraft, saveDraft, scheduleDraft } from './drafts.ts'
import { publishDue } from './publish-due.ts'
import { Registry } from './registry.ts'
import { updateEntry } from './write.ts'

const registry = new Registry([postContentType])
const LATER = new Date('2026-06-21T09:00:00Z')

async function aDraft(ctx: Ctx, data: Record<string, unknown> = { Content: '<p>New</p>' }) {
  const post = await aPost(ctx, { title: 'Rules', content: '<p>Old</p>' })
  const saved = await saveDraft(ctx, postContentType, post.id, { data, baseVersion: 1, seen: 0 })
  expect(saved).toMatchObject({ ok: true, version: 1 })
  return post.id
}

const contentOf = async ({ db }: Ctx, id: string) =>
  (await db.select().from(posts).where(eq(posts.id, id)))[0]?.content

const at = (ctx: Ctx, now: Date): Ctx => ({ ...ctx, clock: { now: () => now } })

test('only users who may write an entry can save a draft of it, with values that it accepts', async () => {
  const ctx = await aCtx()
  const post = await aPost(ctx)
  const draft = { data: { Content: 'x' }, baseVersion: 1, seen: 0 }
  for (const role of ['member', 'coach', 'shop'] as const)
    await expect(saveDraft(as(ctx, anActor(role)), postContentType, post.id, draft)).rejects.toThrow(
      Forbidden,
    )
  const wrong = saveDraft(ctx, postContentType, post.id, { ...draft, data: { Title: 7, Nonsense: 1 } })
  await expect(wrong).rejects.toThrow(Invalid)
})

test('one of several simultaneous drafts is saved, and the others are refused', async () => {
  const ctx = await aCtx()
  const post = await aPost(ctx)
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      saveDraft(ctx, postContentType, post.id, { data: { Content: `<p>${n}</p>` }, baseVersion: 1, seen: 0 }),
    ),
  )
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
})

test('an outdated draft is not published, and is kept', async () => {
  const ctx = await aCtx()
  const id = await aDraft(ctx)
  await updateEntry(ctx, postContentType, id, { Content: '<p>Meanwhile</p>' })
  expect(await publishDraft(ctx, postContentType, id)).toMatchObject({
    ok: false,
    reason: 'CHANGED',
    version: 2,
  })
  expect(await contentOf(ctx, id)).toBe('<p>Meanwhile</p>')
  expect(await findDraft(ctx, postContentType, id)).toMatchObject({ data: { Content: '<p>New</p>' } })
})

test('publishing writes the entry, deletes the draft, and drops the entry’s cached pages', async () => {
  const dropped: string[] = []
  const ctx = await aCtx()
  const id = await aDraft(ctx)
  const pages = { ...ctx.pages, drop: (tags: Iterable<string>) => void dropped.push(...tags) }
  expect(await publishDraft({ ...ctx, pages }, postContentType, id)).toMatchObject({ ok: true, version: 2 })
  expect(await contentOf(ctx, id)).toBe('<p>New</p>')
  expect(await findDraft(ctx, postContentType, id)).toBeUndefined()
  expect(dropped).toEqual(expect.arrayContaining(['posts', `posts/${id}`]))
})

/** A draft scheduled by a user with this role, and a function that runs the publishing job at a time. */
async function aScheduled(role: 'administrator' | 'member') {
  const ctx = await aCtx()
  const user = await aUser(ctx, { role: 'administrator' })
  const editor: Actor = { ...anActor('administrator'), userId: user.id } as Actor
  const id = await aDraft(as(ctx, editor))
  expect(await scheduleDraft(as(ctx, editor), postContentType, id, LATER)).toMatchObject({ ok: true })
  const actorOf = async () => ({ ...anActor(role), userId: user.id }) as Actor
  const job = (now: Date) => publishDue(at(ctx, now), { registry, actorOf })
  return { ctx, id, job }
}

test('a scheduled draft is published once and not before its time, however many jobs run', async () => {
  const { ctx, id, job } = await aScheduled('administrator')
  await job(new Date(LATER.getTime() - 1000))
  expect(await contentOf(ctx, id)).toBe('<p>Old</p>')
  await Promise.all([job(LATER), job(LATER), job(LATER)])
  expect(await contentOf(ctx, id)).toBe('<p>New</p>')
  expect(await findDraft(ctx, postContentType, id)).toBeUndefined()
  const [post] = await ctx.db.select().from(posts).where(eq(posts.id, id))
  expect(post?.version).toBe(2)
})

test('a scheduled draft is not published when its author has lost the permission, and the reason is shown', async () => {
  const { ctx, id, job } = await aScheduled('member')
  await job(LATER)
  expect(await contentOf(ctx, id)).toBe('<p>Old</p>')
  expect(await findDraft(ctx, postContentType, id)).toMatchObject({
    publishAt: null,
    problem: 'Its author may no longer publish it',
  })
})
