import { NotFound } from '../../../kernel/errors.ts'
import type { ContentType } from '../../../platform/content/content-type.ts'
import { findDraft } from '../../../platform/content/drafts.ts'
import { createEntryIn, updateEntry } from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import { rehearse } from '../../../platform/database/rehearse.ts'
import { transact } from '../../../platform/database/transact.ts'
import { currentEntry } from './current.server.ts'
import { openedType } from './opened.server.ts'

/** What is previewed, as addresses name it: 'posts/<id>'. */
const NAMED = /^([a-z]+)\/([0-9a-f-]{36})$/

/**
 * Runs `work` on a database in which the draft of an entry is published, and of which nothing remains: what it reads is
 * what everybody would read. Throws NotFound for who may not see the draft, and Invalid for one that cannot be
 * published.
 */
export async function withDraftPublished<T>(
  ctx: Ctx,
  previewed: string,
  work: (staged: Ctx, entry: ContentType, id: string) => Promise<T>,
): Promise<T> {
  const [, collection = '', id = ''] = NAMED.exec(previewed) ?? []
  const entry = openedType(ctx, collection)
  const draft = await findDraft(ctx, entry, id)
  return rehearse(ctx.db, async (db) => {
    const staged: Ctx = { ...ctx, db, pages: { ...ctx.pages, drop: () => {} } }
    if (draft?.baseVersion === null)
      await transact(staged, (tx) => createEntryIn(tx, staged, entry, draft.data, id))
    else if (draft) await updateEntry(staged, entry, id, draft.data)
    return work(staged, entry, id)
  })
}

/** The page that shows an entry once its draft is published. Throws NotFound when there is none. */
export const pageOfDraft = (ctx: Ctx, previewed: string): Promise<string> =>
  withDraftPublished(ctx, previewed, async (staged, entry, id) => {
    const current = await currentEntry(staged, entry, id)
    const page = current && entry.page?.(current.values)
    if (!page) throw new NotFound()
    return page
  })
