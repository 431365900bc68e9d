import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPicture } from '../../../demo/builders/picture.ts'
import { anActor } from '../../../tests/support/actors.ts'
import { aCtx } from '../../../tests/support/database.ts'
import { SYSTEM, VISITOR } from '../../kernel/actor.ts'
import { newId } from '../../kernel/ids.ts'
import type { Ctx } from '../context.ts'
import { transact } from '../database/transact.ts'
import { attachPictures, canFetch, fetchableAudiences, mostPrivate, setAudience } from './audience.ts'
import { FILE_AUDIENCES, files } from './table.server.ts'

async function audienceOf({ db }: Ctx, id: string) {
  const [file] = await db.select({ audience: files.audience }).from(files).where(eq(files.id, id))
  return file?.audience
}

const ATTACHED_FOR = ['public', 'members', 'staff', 'derived'] as const

test.for(
  (['members', 'private', 'derived'] as const).flatMap((kept) =>
    ATTACHED_FOR.map((wanted) => [kept, wanted] as const),
  ),
)('a picture for %s cannot be attached for %s, and stays what it is', async ([kept, wanted]) => {
  const ctx = await aCtx()
  const id = await aPicture(ctx, { audience: kept })
  const outcome = await transact(ctx, (tx) => attachPictures(tx, [id], wanted))
  expect(outcome).toEqual({ refused: [id] })
  expect(await audienceOf(ctx, id)).toBe(kept)
})

test.for(ATTACHED_FOR)('a picture of the library is for %s when it is attached for them', async (wanted) => {
  const ctx = await aCtx()
  const [waiting, shown] = [await aPicture(ctx, { audience: 'staff' }), await aPicture(ctx)]
  const outcome = await transact(ctx, (tx) => attachPictures(tx, [waiting, shown], wanted))
  expect(outcome).toEqual({ refused: [] })
  expect([await audienceOf(ctx, waiting), await audienceOf(ctx, shown)]).toEqual([wanted, wanted])
})

test('only pictures can be attached, not an unknown id, a word or a document', async () => {
  const ctx = await aCtx()
  const paper = await aPicture(ctx, { audience: 'staff' })
  await ctx.db.update(files).set({ variantsPx: [] }).where(eq(files.id, paper))
  const ids = [newId(), 'nonsense', paper]
  expect(await transact(ctx, (tx) => attachPictures(tx, ids, 'public'))).toEqual({ refused: ids })
  expect(await audienceOf(ctx, paper)).toBe('staff')
})

test.for(['private', 'derived'] as const)('no feature opens a file that is %s', async (kept) => {
  const ctx = await aCtx()
  const id = await aPicture(ctx, { audience: kept })
  for (const wanted of ATTACHED_FOR) await transact(ctx, (tx) => setAudience(tx, id, wanted))
  expect(await audienceOf(ctx, id)).toBe(kept)
})

test('each role can fetch the files it needs and no others', () => {
  const fetched = (actor: Parameters<typeof canFetch>[0]) =>
    (['public', 'members', 'staff', 'coaches', 'administrators', 'private'] as const).filter((audience) =>
      canFetch(actor, audience),
    )
  expect(fetched(VISITOR)).toEqual(['public'])
  expect(fetched(anActor('member', { active: false }))).toEqual(['public'])
  expect(fetched(anActor('member'))).toEqual(['public', 'members'])
  expect(fetched(anActor('finance'))).toEqual(['public', 'members'])
  expect(fetched(anActor('shop'))).toEqual(['public', 'members', 'staff'])
  expect(fetched(anActor('coach'))).toEqual(['public', 'members', 'coaches'])
  const all = ['public', 'members', 'staff', 'coaches', 'administrators']
  expect(fetched(anActor('administrator'))).toEqual(all)
  expect(fetched(SYSTEM)).toEqual(all)
})

test('a derived file is in no audience list, because its features decide', () => {
  expect(fetchableAudiences(SYSTEM)).toEqual(
    FILE_AUDIENCES.filter((one) => !['private', 'derived'].includes(one)),
  )
})

test('the more private of two audiences counts', () => {
  expect(mostPrivate(['public', 'members'])).toBe('members')
  expect(mostPrivate(['coaches', 'members'])).toBe('coaches')
  expect(mostPrivate(['coaches', 'administrators'])).toBe('administrators')
  expect(mostPrivate([])).toBeUndefined()
})
