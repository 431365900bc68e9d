import { Badges } from '../../../../features/events/check-in/components/badges.tsx'
import { badgesOf } from '../../../../features/events/check-in/queries/badges.server.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { pageMeta } from '../../../page-meta.ts'
import type { Route } from './+types/badges'
import './badges.css'
import { Breadcrumb } from '../../../../ui/admin/breadcrumb.tsx'
import { Empty } from '../../../../ui/primitives/note.tsx'

export const loader = ({ params, context }: Route.LoaderArgs) => badgesOf(ctxOf(context), params.id)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'Name badges', noindex: true }, matches)

const PRINT_SCRIPT = import.meta.env.DEV ? '/src/web/browser/print-page.ts' : '/print-page.js'

/** The name badges of an event, to print. */
export default function NameBadges({ loaderData: { event, badges } }: Route.ComponentProps) {
  return (
    <div className="page padding-top-5 padding-bottom-band stack-small">
      <Breadcrumb
        trail={[
          { to: adminPaths.events, text: 'Events' },
          { to: adminPaths.event(event.id), text: event.name },
        ]}
        here="Name badges"
        reloads
      />
      <div className="row between badge-page-head">
        <h1 className="heading-1">Name badges</h1>
        {badges.length > 0 && (
          <button className="button" type="button" data-print hidden>
            Print
          </button>
        )}
      </div>
      <p className="muted badge-page-head">
        For holders of 90 × 55 mm. Children and guests have their first name only.
      </p>
      {badges.length > 0 ? (
        <Badges badges={badges} event={event.name} />
      ) : (
        <Empty>
          <p>Nobody has booked yet.</p>
        </Empty>
      )}
      <script type="module" src={PRINT_SCRIPT} />
    </div>
  )
}
