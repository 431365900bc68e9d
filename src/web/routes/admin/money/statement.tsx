import { Link, useParams } from 'react-router'
import { ChasedList } from '../../../../features/money/chasing/admin/chased-list.tsx'
import { chasedRow } from '../../../../features/money/chasing/admin/chased-row.ts'
import { listChased } from '../../../../features/money/chasing/queries/chasing.server.ts'
import { balanceWords, StatementTable } from '../../../../features/money/components/statement-table.tsx'
import { readStatement, statementOwner } from '../../../../features/money/queries/statement.server.ts'
import { clubDay, longDay } from '../../../../kernel/dates.ts'
import { NotFound } from '../../../../kernel/errors.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { Empty } from '../../../../ui/primitives/note.tsx'
import '../../../../ui/data-table/search-bar.css'
import '../../../../features/money/components/statement.css'
import { actOnReminders } from '../../../admin/pause-action.server.ts'
import { memberPath } from '../../../admin/record-paths.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/statement'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const { name, families } = await statementOwner(ctx, params.id)
  const familyId = new URL(request.url).searchParams.get('family')
  const family = families.find(({ userId }) => userId === familyId)
  if (familyId && !family) throw new NotFound()
  const memberIds = family ? family.people.map(({ memberId }) => memberId) : [params.id]
  const [lines, chased] = await Promise.all([readStatement(ctx, memberIds), listChased(ctx, memberIds)])
  const today = clubDay(ctx.clock.now())
  return {
    name,
    families,
    family,
    lines,
    chased: chased.map((charge) => chasedRow(charge, today, undefined)),
    isChasing: ctx.club.chasing,
    isLate: lines.some((line) => line.isLate),
    whose: `season=all&members=${memberIds.join(',')}`,
    on: longDay(ctx.clock.now()),
    club: ctx.club.name,
    memberPath: memberPath(ctx.actor, params.id),
  }
}

export const action = async ({ request, context }: Route.ActionArgs) => {
  const { pathname, search } = new URL(request.url)
  return actOnReminders(ctxOf(context), await submittedForm(request), pathname + search)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Statement of ${loaderData?.name ?? 'nobody'} · Money · Admin` },
  { name: 'robots', content: 'noindex' },
]

/** The statement of one member or of a family, on screen or on paper. */
export default function Statement({ loaderData, actionData }: Route.ComponentProps) {
  const { name, families, family, lines, chased, isChasing, isLate, whose, on, club, memberPath } = loaderData
  const own = adminPaths.statement(useParams().id ?? '')
  return (
    <>
      <PageHead title={family ? `Statement of the family of ${family.guardian}` : `Statement of ${name}`}>
        <span className="row gap-2 statement-links">
          {memberPath && (
            <Link className="button secondary compact" to={memberPath}>
              Member
            </Link>
          )}
          {isLate && (
            <Link className="button secondary compact" to={`${adminPaths.remind}?${whose}`}>
              Remind
            </Link>
          )}
          <Link className="button secondary compact" to={adminPaths.money}>
            All of Money
          </Link>
        </span>
      </PageHead>
      {families.length > 0 && (
        <nav className="chips statement-links" aria-label="Whose statement">
          <Link className="chip" to={own} aria-current={family ? undefined : 'true'}>
            {name}
          </Link>
          {families.map(({ userId, guardian, people }) => (
            <Link
              key={userId}
              className="chip"
              to={`${own}?family=${userId}`}
              aria-current={family?.userId === userId ? 'true' : undefined}
            >
              Family of {guardian}: {people.map(({ firstName }) => firstName).join(', ')}
            </Link>
          ))}
        </nav>
      )}
      <p className="margin-top-3 margin-bottom-4">
        {club}, {on}: <b>{balanceWords(lines)}</b>
      </p>
      {lines.length === 0 ? (
        <Empty>
          <p>No charges or payments yet.</p>
        </Empty>
      ) : (
        <StatementTable lines={lines} isFamily={family !== undefined} />
      )}
      {chased.length > 0 && (
        <section className="statement-links margin-top-6" aria-labelledby="reminders">
          <h2 id="reminders">Open, and reminders</h2>
          <ChasedList rows={chased} isOn={isChasing} refusal={actionData} />
        </section>
      )}
      <p className="small muted statement-links margin-top-3">Print this page with Ctrl or ⌘ and P.</p>
    </>
  )
}
