import type { Context } from 'hono'
import { canManageClub } from '../features/club/policy.ts'
import { CLUB, readClubPreview } from '../features/club/queries/club.server.ts'
import { withDraftPublished } from '../features/studio/queries/preview.server.ts'
import { isStaff, VISITOR } from '../kernel/actor.ts'
import { Forbidden, Invalid, NotFound } from '../kernel/errors.ts'
import type { Ctx } from '../platform/context.ts'
import { withStepSaved } from './admin/step-forms.server.ts'
import type { RequestFacts } from './pages.server.ts'

/** The query parameter that names a draft: `?preview=posts/<id>`. */
const PREVIEW = 'preview'

/** The preview of the site with the unsaved form of a setup step. */
const STEP_PREVIEW = 'setup'

/** Previews of the whole site as visitors would see it: with saved settings, or with unsaved ones. */
const CLUB_PREVIEWS: ReadonlyMap<string, 'saved' | 'draft'> = new Map([
  ['site', 'saved'],
  [CLUB, 'draft'],
])

type Pages = (c: Context, facts: RequestFacts) => Promise<Response>

/**
 * Shows staff a page as it would look with a draft published. The draft is published in a transaction that is rolled
 * back after rendering, so no other reader sees it and nothing is cached. For administrators, `?preview=site` shows the
 * site as visitors will see it once it is public, `?preview=club` with unsaved settings, and `?preview=setup` with the
 * unsaved form of a setup step. For everyone else the parameter is ignored.
 */
export const previewing =
  (pages: Pages) =>
  async (c: Context, ctx: Ctx): Promise<Response> => {
    const preview = c.req.method === 'GET' && isStaff(ctx.actor) ? c.req.query(PREVIEW) : undefined
    if (!preview) return pages(c, ctx)
    const shows = CLUB_PREVIEWS.get(preview)
    const asVisitor = async (staged: Ctx, kind: 'saved' | 'draft') => {
      const previewedClub = await readClubPreview(ctx, kind)
      return pages(c, { ...staged, actor: VISITOR, preview: CLUB, previewedClub })
    }
    if (shows && canManageClub(ctx.actor)) return asVisitor(ctx, shows)
    try {
      if (preview === STEP_PREVIEW) return await withStepSaved(ctx, (staged) => asVisitor(staged, 'saved'))
      return await withDraftPublished(ctx, preview, (staged) => pages(c, { ...staged, preview }))
    } catch (error) {
      if (error instanceof NotFound || error instanceof Forbidden || error instanceof Invalid)
        return pages(c, ctx)
      throw error
    }
  }
