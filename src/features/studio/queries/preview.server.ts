import { NotFound } from '../../../kernel/errors.ts'
import type { ContentType } from '../../../platform/content/content-type.ts'
import { findDraft } from '../../../platform/content/drafts.ts'
import { createEntryIn, updateEntry } from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import { rehearse } from '../../../platform/database/rehearse.ts'
import { transact } from '../../../platform/database/transact.ts'
import { currentEntry } from './current.server.ts'
import { openedType } from './opened.server.ts'

/** An entry as addresses name it: 'posts/<id>'. */
const NAMED = /^([a-z]+)\/([0-9a-f-]{36})$/

/**
 * Runs `work` in a transaction in which the draft of an entry is published, and rolls it back afterwards. Throws
 * NotFound if the actor may not see the draft, and Invalid if it cannot be published.
 */
export async function withDraftPublished<T>(
  ctx: Ctx,
  previewed: string,
  work: (staged: Ctx, contentType: ContentType, id: string) => Promise<T>,
): Promise<T> {
  const [, collection = '', id = ''] = NAMED.exec(previewed) ?? []
  const contentType = openedType(ctx, collection)
  const draft = await findDraft(ctx, contentType, id)
  return rehearse(ctx.db, async (db) => {
    const staged: Ctx = { ...ctx, db, pages: { ...ctx.pages, drop: () => {} } }
    if (draft?.baseVersion === null)
      await transact(staged, (tx) => createEntryIn(tx, staged, contentType, draft.data, id))
    else if (draft) await updateEntry(staged, contentType, id, draft.data)
    return work(staged, contentType, id)
  })
}

/** The address of the page that will show an entry once its draft is published. Throws NotFound without a page. */
export const pageOfDraft = (ctx: Ctx, previewed: string): Promise<string> =>
  withDraftPublished(ctx, previewed, async (staged, contentType, id) => {
    const current = await currentEntry(staged, contentType, id)
    const page = current && contentType.page?.(current.values)
    if (!page) throw new NotFound()
    return page
  })
