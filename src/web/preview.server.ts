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

/** The site with the form of a step of setting up that is not saved yet. */
const STEP_PREVIEW = 'setup'

/** What shows the site as visitors would see it: with the settings that are saved, or with those that are not yet. */
const CLUB_PREVIEWS: ReadonlyMap<string, 'saved' | 'draft'> = new Map([
  ['site', 'saved'],
  [CLUB, 'draft'],
])

type Pages = (c: Context, facts: RequestFacts) => Promise<Response>

/**
 * Shows staff the real page as it would be with a draft published. The draft is published in a transaction that is
 * rolled back after rendering, so no other reader sees it and nothing is cached. Administrators see the site as it is
 * for visitors once it is public with `?preview=site`, and with unsaved settings with `?preview=club`, with the
 * unsaved form of a step of setting up with `?preview=setup`. For others the parameter has no effect.
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
