import '../../../../ui/styles/form.css'
import '../../../../features/trainings/attendance/components/attendance.css'
import { data } from 'react-router'
import { isOpen } from '../../../../features/trainings/answers/model/answer.ts'
import { markAttendance } from '../../../../features/trainings/attendance/commands/mark-attendance.server.ts'
import {
  AttendanceList,
  NOW,
  WAS,
} from '../../../../features/trainings/attendance/components/attendance-list.tsx'
import { answerSummary, MARKING_CLOSED } from '../../../../features/trainings/attendance/model/attendance.ts'
import { attendanceList } from '../../../../features/trainings/attendance/queries/attendance-list.server.ts'
import { type MarkInput, markInput } from '../../../../features/trainings/attendance/schema.ts'
import { sessionTimeWords, teamNames } from '../../../../features/trainings/sessions/model/session.ts'
import { isId, newId } from '../../../../kernel/ids.ts'
import { count } from '../../../../kernel/text.ts'
import { Empty } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { pageMeta } from '../../../page-meta.ts'
import { submittedForm } from '../../../parse-form.ts'
import { WORDS } from '../../../words.ts'
import type { Route } from './+types/list'

const MAX_FIELDS = 2000

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const list = isId(params.session) ? await attendanceList(ctx, params.session) : undefined
  if (!list) throw new Response(WORDS.pageNotFound, { status: 404 })
  return { ...list, summary: isOpen(list.session, ctx.clock.now()) ? answerSummary(list.people) : '' }
}

/** Handles the form without scripts. Only changed marks are saved, so that another coach's marks are kept. */
export async function action({ request, params, context }: Route.ActionArgs) {
  if (!isId(params.session)) throw new Response(WORDS.pageNotFound, { status: 404 })
  const ctx = ctxOf(context)
  const form = await submittedForm(request, MAX_FIELDS)
  const marks = changedIn(form, ctx.clock.now())
  if (!marks) return data({ failure: 'This form could not be read. Open the page again' }, 422)
  const marked = await markAttendance(ctx, params.session, marks)
  const back = adminPaths.attendance(params.session)
  if (!marked.ok) return redirectWithNotice(back, { tone: 'bad', text: MARKING_CLOSED })
  const text = marks.length === 0 ? 'Nothing has changed' : `${count(marks.length, 'mark')} saved`
  return redirectWithNotice(back, { tone: 'ok', text })
}

function changedIn(form: FormData, now: Date): MarkInput[] | undefined {
  const typed = [...form].flatMap(([name, state]) => {
    const person = name.startsWith(NOW) ? name.slice(NOW.length) : undefined
    if (person === undefined || form.get(`${WAS}${person}`) === state) return []
    return [{ person, state, markId: newId(), markedAt: now.toISOString() }]
  })
  const parsed = markInput.array().safeParse(typed)
  return parsed.success ? parsed.data : undefined
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'Attendance', noindex: true }, matches)

const SCRIPT = import.meta.env.DEV ? '/src/web/browser/attendance.ts' : '/attendance.js'

/** The attendance list of one session, for a coach's phone. */
export default function Attendance({ loaderData, actionData }: Route.ComponentProps) {
  const { session, people, summary } = loaderData
  return (
    <div className="page padding-top-5 padding-bottom-band">
      <p>
        <a className="more-link" href={adminPaths.attendanceHome}>
          All sessions
        </a>
      </p>
      <h1 className="heading-1 margin-top-2">{teamNames(session)}</h1>
      <p className="margin-bottom-4">
        {sessionTimeWords(session)}
        {session.venue && `, ${session.venue.name}`}
      </p>
      {summary && (
        <p className="margin-bottom-4">
          <b>{summary}</b>
        </p>
      )}
      {session.status === 'cancelled' && <p>This session is cancelled. {session.reason}</p>}
      {actionData && <p className="error">{actionData.failure}</p>}
      {people.length === 0 ? (
        <Empty>
          <p>Nobody is in this team yet.</p>
        </Empty>
      ) : (
        <form method="post" data-attendance={`${adminPaths.attendance(session.id)}/marks`}>
          <AttendanceList people={people} />
          <div className="attendance-status row between">
            <p data-status role="status">
              {count(people.length, 'person', 'people')} on the list
            </p>
            <button className="button" type="submit" data-save>
              Save
            </button>
          </div>
        </form>
      )}
      <script type="module" src={SCRIPT} />
    </div>
  )
}
