import { MembershipCard } from '../../../features/members/components/membership-card.tsx'
import { OwnDetailsList } from '../../../features/members/components/own-details-list.tsx'
import { ownDetails } from '../../../features/members/queries/me.server.ts'
import { Empty } from '../../../ui/primitives/note.tsx'
import { ctxOf } from '../../context.ts'
import { pageMeta } from '../../page-meta.ts'
import { requireUser } from '../../session/guards.server.ts'
import '../../../ui/styles/area.css'
import type { Route } from './+types/dashboard'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const user = requireUser(ctx, request)
  return {
    name: user.name,
    club: ctx.config.club.name,
    mailbox: ctx.config.mail.info,
    member: await ownDetails(ctx),
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'Members area', noindex: true }, matches)

/** Where a member is at home. [MEM-013, MEM-015] */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { name, club, mailbox, member } = loaderData
  return (
    <div className="page pt6 pbb">
      <div className="row between mb5">
        <div>
          <h1 className="h1s">Members area</h1>
          <p className="large muted mt2">Welcome back, {member?.firstName ?? name}</p>
        </div>
        <form method="post" action="/members/logout">
          <button className="btn alt s" type="submit">
            Log out
          </button>
        </form>
      </div>
      {member ? (
        <div className="tiles">
          <MembershipCard club={club} member={member} />
          <section className="card w6">
            <h2 className="h3 mb4">My details</h2>
            <OwnDetailsList member={member} />
          </section>
        </div>
      ) : (
        <Empty>
          <h2 className="h3">No member record yet</h2>
          <p>
            Your login works, but the club has not linked it to a member. Write to{' '}
            <a href={`mailto:${mailbox}`}>{mailbox}</a>.
          </p>
        </Empty>
      )}
    </div>
  )
}
