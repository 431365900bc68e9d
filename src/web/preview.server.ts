import type { Context } from 'hono'
import { canManageClub } from '../features/club/policy.ts'
import { CLUB, readClubPreview } from '../features/club/queries/club.server.ts'
import { withDraftPublished } from '../features/studio/queries/preview.server.ts'
import { isStaff, VISITOR } from '../kernel/actor.ts'
import { Forbidden, Invalid, NotFound } from '../kernel/errors.ts'
import type { Ctx } from '../platform/context.ts'
import type { RequestFacts } from './pages.server.ts'

/** The query parameter that names a draft: `?preview=posts/<id>`. */
const PREVIEW = 'preview'

type Pages = (c: Context, facts: RequestFacts) => Promise<Response>

/**
 * Shows staff the real page as it would be with a draft published. The draft is published in a transaction that is
 * rolled back after rendering, so no other reader sees it and nothing is cached. `?preview=club` shows administrators
 * the site as visitors would see it with settings that are not saved yet. For other readers the parameter has no
 * effect.
 */
export const previewing =
  (pages: Pages) =>
  async (c: Context, ctx: Ctx): Promise<Response> => {
    const preview = c.req.method === 'GET' && isStaff(ctx.actor) ? c.req.query(PREVIEW) : undefined
    if (!preview) return pages(c, ctx)
    if (preview === CLUB && canManageClub(ctx.actor))
      return pages(c, { ...ctx, actor: VISITOR, preview, previewedClub: await readClubPreview(ctx) })
    try {
      return await withDraftPublished(ctx, preview, (staged) => pages(c, { ...staged, preview }))
    } catch (error) {
      if (error instanceof NotFound || error instanceof Forbidden || error instanceof Invalid)
        return pages(c, ctx)
      throw error
    }
  }
