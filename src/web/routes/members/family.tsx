import { FamilyList } from '../../../features/members/family/components/family-list.tsx'
import { findFamily } from '../../../features/members/family/queries/family.server.ts'
import { weekOf } from '../../../features/week/queries/week.server.ts'
import { accountOf } from '../../../kernel/actor.ts'
import { Empty } from '../../../ui/primitives/note.tsx'
import { ctxOf } from '../../context.ts'
import { pageMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { requireUser } from '../../session/guards.server.ts'
import type { Route } from './+types/family'
import { WeekDays } from './dashboard/week-days.tsx'
import { waitingFor } from './family/waiting.server.ts'
import { MembersFrame } from './members-frame.tsx'
import { OfflineNote } from './offline-note.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  requireUser(ctx, request)
  const family = await findFamily(ctx)
  const { days } = await weekOf(ctx)
  return {
    ...{ family, days, waiting: await waitingFor(ctx, family), mailbox: ctx.club.emails.info },
    ...{ now: ctx.clock.now(), account: accountOf(ctx.actor) },
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'My family', noindex: true }, matches)

/** Everyone the account acts for, and what needs an answer. */
export default function Family({ loaderData }: Route.ComponentProps) {
  const { family, days, waiting, mailbox, now, account } = loaderData
  return (
    <MembersFrame title="My family" subtitle="Everyone you look after" current={paths.family}>
      <OfflineNote at={now} account={account} className="margin-bottom-4" />
      {family.length > 0 ? <FamilyList family={family} waiting={waiting} /> : <Nobody mailbox={mailbox} />}
      {family.length > 0 && (
        <section className="card stack margin-top-4" aria-labelledby="family-week">
          <h2 className="heading-3" id="family-week">
            The next seven days
          </h2>
          <WeekDays days={days} isFamily withAnswers />
        </section>
      )}
      <p className="margin-top-4">
        <a href={paths.registerChildren}>Register a child</a> who is not a member yet.
      </p>
    </MembersFrame>
  )
}

function Nobody({ mailbox }: { mailbox: string }) {
  return (
    <Empty>
      <h2 className="heading-3">Nobody here yet</h2>
      <p>
        Your login is not linked to a member. If your child plays here, ask the other guardian or{' '}
        <a href={`mailto:${mailbox}`}>{mailbox}</a> for an invitation.
      </p>
    </Empty>
  )
}
