import { data, useNavigation } from 'react-router'
import { isOpen } from '../../../../features/trainings/answers/model/answer.ts'
import { answerSummary } from '../../../../features/trainings/attendance/model/attendance.ts'
import { attendanceList } from '../../../../features/trainings/attendance/queries/attendance-list.server.ts'
import { canEditSession } from '../../../../features/trainings/policy.ts'
import { planChoices } from '../../../../features/trainings/series/queries/series.server.ts'
import { notifiedWords } from '../../../../features/trainings/sessions/admin/notified-words.ts'
import {
  CancelForm,
  MoveForm,
  RestoreForm,
} from '../../../../features/trainings/sessions/admin/session-forms.tsx'
import {
  cancelSession,
  restoreSession,
} from '../../../../features/trainings/sessions/commands/cancel-session.server.ts'
import { moveSession } from '../../../../features/trainings/sessions/commands/move-session.server.ts'
import { SessionState } from '../../../../features/trainings/sessions/components/session-list.tsx'
import { sessionTimeWords, teamNames } from '../../../../features/trainings/sessions/model/session.ts'
import { findSession } from '../../../../features/trainings/sessions/queries/sessions.server.ts'
import { cancelInput, moveInput } from '../../../../features/trainings/sessions/schema.ts'
import { clubTime } from '../../../../kernel/dates.ts'
import { isId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, submittedForm } from '../../../parse-form.ts'
import { WORDS } from '../../../words.ts'
import type { Route } from './+types/session'

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const session = isId(params.id) ? await findSession(ctx, params.id) : undefined
  if (!session) throw new Response(WORDS.pageNotFound, { status: 404 })
  if (
    !canEditSession(
      ctx.actor,
      session.teams.map(({ id }) => id),
    )
  )
    throw new Response(WORDS.forbidden, { status: 403 })
  const { halls } = await planChoices(ctx)
  const values = {
    day: session.day,
    startTime: clubTime(session.startsAt),
    endTime: clubTime(session.endsAt),
    venueId: session.venue?.id ?? '',
    venueText: session.venue?.id ? '' : (session.venue?.name ?? ''),
  }
  const now = ctx.clock.now()
  const list = isOpen(session, now) ? await attendanceList(ctx, session.id) : undefined
  return { session, halls, values, isPast: session.endsAt <= now, summary: answerSummary(list?.people ?? []) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  if (!isId(params.id)) throw new Response(WORDS.pageNotFound, { status: 404 })
  const form = await submittedForm(request)
  switch (form.get('do')) {
    case 'cancel':
      return cancel(ctx, params.id, form)
    case 'restore':
      return restore(ctx, params.id)
    case 'move':
      return move(ctx, params.id, form)
    default:
      throw new Response(WORDS.badRequest, { status: 422 })
  }
}

type Refused = { which: 'cancel' | 'move'; values: Record<string, string>; errors: Record<string, string[]> }

async function cancel(ctx: Ctx, id: string, form: FormData) {
  const parsed = parseForm(cancelInput, form)
  if (!parsed.ok) return data<Refused>({ which: 'cancel', values: parsed.values, errors: parsed.errors }, 422)
  const cancelled = await cancelSession(ctx, { id, ...parsed.value })
  if (cancelled.ok) return backWith(`Session cancelled. ${notifiedWords(cancelled.notified)}`)
  return backWith(cancelled.reason === 'PAST' ? IS_PAST : 'This session is already cancelled', 'bad')
}

async function restore(ctx: Ctx, id: string) {
  const restored = await restoreSession(ctx, id)
  if (restored.ok) return backWith(`The session is back on. ${notifiedWords(restored.notified)}`)
  return backWith(restored.reason === 'PAST' ? IS_PAST : 'This session is not cancelled', 'bad')
}

async function move(ctx: Ctx, id: string, form: FormData) {
  form.set('reason', form.get('moveReason') ?? '')
  const parsed = parseForm(moveInput, form)
  if (!parsed.ok) return data<Refused>({ which: 'move', values: parsed.values, errors: parsed.errors }, 422)
  const moved = await moveSession(ctx, { id, ...parsed.value })
  if (moved.ok) return backWith(`Session moved. ${notifiedWords(moved.notified)}`)
  if (moved.reason === 'CANCELLED') return backWith('This session is cancelled', 'bad')
  if (moved.reason === 'SAME')
    return backWith('The session is already at this time and place. Nobody was notified again.')
  const errors = { day: ['Choose a time that has not passed'] }
  return data<Refused>({ which: 'move', values: Object.fromEntries(entriesOf(form)), errors }, 422)
}

const IS_PAST = 'This session has ended'
const entriesOf = (form: FormData) => [...form].map(([name, value]) => [name, String(value)] as const)
const backWith = (text: string, tone: 'ok' | 'bad' = 'ok') =>
  redirectWithNotice(adminPaths.trainings, { tone, text })

export const meta: Route.MetaFunction = () => [
  { title: 'Training session · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** One session: cancel, reinstate or move it. */
export default function SessionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { session, halls, values, isPast, summary } = loaderData
  const busy = useNavigation().formMethod === 'POST'
  const refused = (which: Refused['which']) => (actionData?.which === which ? actionData : undefined)
  return (
    <>
      <PageHead title={teamNames(session)} />
      <p className="margin-top-2">
        <b>{sessionTimeWords(session)}</b>
        {session.venue && `, ${session.venue.name}`}
      </p>
      <SessionState session={session} />
      {summary && <p className="margin-top-2">{summary}</p>}
      <p className="margin-top-4">
        <a className="button secondary compact" href={adminPaths.attendance(session.id)}>
          <Icon name="clipboard" /> Attendance list
        </a>
      </p>
      <div className="stack prose-width margin-top-4">
        {isPast && <p className="muted">{IS_PAST}.</p>}
        {!isPast && session.status === 'cancelled' && <RestoreForm busy={busy} />}
        {!isPast && session.status === 'scheduled' && (
          <>
            <CancelForm
              values={refused('cancel')?.values ?? {}}
              errors={refused('cancel')?.errors}
              busy={busy}
            />
            <MoveForm
              values={refused('move')?.values ?? values}
              errors={refused('move')?.errors}
              halls={halls}
              busy={busy}
            />
          </>
        )}
      </div>
    </>
  )
}
