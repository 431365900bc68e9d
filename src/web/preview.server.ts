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

/** What shows the site as visitors would see it: with the settings that are saved, or with those that are not yet. */
const CLUB_PREVIEWS: ReadonlyMap<string, 'saved' | 'draft'> = new Map([
  ['site', 'saved'],
  [CLUB, 'draft'],
])

type Pages = (c: Context, facts: RequestFacts) => Promise<Response>

/**
 * Shows staff the real page as it would be with a draft published. The draft is published in a transaction that is
 * rolled back after rendering, so no other reader sees it and nothing is cached. Administrators see the site as it is
 * for visitors once it is public with `?preview=site`, and with unsaved settings with `?preview=club`. For others the
 * parameter has no effect.
 */
export const previewing =
  (pages: Pages) =>
  async (c: Context, ctx: Ctx): Promise<Response> => {
    const preview = c.req.method === 'GET' && isStaff(ctx.actor) ? c.req.query(PREVIEW) : undefined
    if (!preview) return pages(c, ctx)
    const shows = CLUB_PREVIEWS.get(preview)
    if (shows && canManageClub(ctx.actor)) {
      const previewedClub = await readClubPreview(ctx, shows)
      return pages(c, { ...ctx, actor: VISITOR, preview: CLUB, previewedClub })
    }
    try {
      return await withDraftPublished(ctx, preview, (staged) => pages(c, { ...staged, preview }))
    } catch (error) {
      if (error instanceof NotFound || error instanceof Forbidden || error instanceof Invalid)
        return pages(c, ctx)
      throw error
    }
  }
