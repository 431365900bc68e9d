import './trainings.css'
import { useState } from 'react'
import { Link, useNavigation, useSearchParams } from 'react-router'
import { AddOpenTimes, AddTimes } from '../../../features/trainings/admin/add-times.tsx'
import { type Editing, editingIn, isAt, NO_TEAM } from '../../../features/trainings/admin/not-saved.ts'
import { TrainingEditor } from '../../../features/trainings/admin/training-editor.tsx'
import { listEditableTrainings } from '../../../features/trainings/queries/editable-trainings.server.ts'
import { SeriesList } from '../../../features/trainings/series/admin/series-list.tsx'
import { listSeries } from '../../../features/trainings/series/queries/series.server.ts'
import { SessionRows } from '../../../features/trainings/sessions/admin/session-rows.tsx'
import { sessionsBetween } from '../../../features/trainings/sessions/queries/sessions.server.ts'
import { coachedTeams, hasRole } from '../../../kernel/actor.ts'
import { clubDay } from '../../../kernel/dates.ts'
import type { Ctx } from '../../../platform/context.ts'
import { useLeaveWarning } from '../../../ui/admin/unsaved-changes.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Empty, Note } from '../../../ui/primitives/note.tsx'
import { revalidateOnConflict } from '../../admin/conflict.ts'
import { adminPaths } from '../../admin-paths.ts'
import { ctxOf } from '../../context.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/trainings'
import { actOnTrainings } from './trainings-action.server.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const [texts, plan] = await Promise.all([listEditableTrainings(ctx), planOf(ctx)])
  return { ...texts, ...plan, editsVenues: hasRole(ctx.actor, 'administrator') }
}

/** Loads the coach's sessions of the next two weeks, and the weekly trainings that they come from. */
async function planOf(ctx: Ctx) {
  const now = ctx.clock.now()
  const own = coachedTeams(ctx.actor)
  const [sessions, series] = await Promise.all([
    sessionsBetween(ctx, {
      ...(own !== 'all' && { teamIds: own.map(({ id }) => id) }),
      from: now,
      to: new Date(now.getTime() + DAYS_SHOWN * DAY_MS),
    }),
    listSeries(ctx),
  ])
  return { sessions, series, today: clubDay(now) }
}

const DAYS_SHOWN = 14
const DAY_MS = 86_400_000

export const action = ({ request, context }: Route.ActionArgs) => actOnTrainings(ctxOf(context), request)

export const shouldRevalidate = revalidateOnConflict

export const meta: Route.MetaFunction = () => [
  { title: 'Trainings · Admin' },
  { name: 'robots', content: 'noindex' },
]

const isSame = (from: string, to: string) => from === to
const keyOf = (editing: Editing | undefined) => editing && `${editing.mode} ${editing.id}`

/** Edits the training times of the teams. */
export default function Trainings({ loaderData, actionData }: Route.ComponentProps) {
  const { trainings, withoutTimes, editsVenues, sessions, series, today } = loaderData
  const [search] = useSearchParams()
  const busy = useNavigation().formMethod === 'POST'
  const editing: Editing | undefined = actionData ?? editingIn(search)
  const [typedIn, setTypedIn] = useState<string>()
  useLeaveWarning(typedIn !== undefined && typedIn === keyOf(editing) && !busy, isSame)
  const form = { notSaved: actionData, busy, onTyped: () => setTypedIn(keyOf(editing)) }
  return (
    <>
      <div className="row between">
        <h1>Trainings</h1>
        <Actions editsVenues={editsVenues} />
      </div>
      <section className="margin-top-4" aria-labelledby="sessions">
        <div className="row between margin-bottom-2">
          <h2 id="sessions">Next two weeks</h2>
          <p className="row gap-2">
            <Link className="button secondary compact" to={adminPaths.attendanceHome}>
              <Icon name="clipboard" /> Attendance
            </Link>
            <Link className="button secondary compact" to={adminPaths.emergency}>
              <Icon name="warn" /> Emergency cards
            </Link>
            <Link className="button secondary compact" to={adminPaths.newTrainingSession}>
              <Icon name="plus" /> Add a session
            </Link>
          </p>
        </div>
        {sessions.length > 0 ? (
          <SessionRows sessions={sessions} today={today} />
        ) : (
          <p className="muted">No sessions. Add a weekly training, and they appear here.</p>
        )}
      </section>
      <section className="margin-top-7" aria-labelledby="weekly">
        <div className="row between margin-bottom-2">
          <h2 id="weekly">Weekly trainings</h2>
          <p className="row gap-2">
            <Link className="button secondary compact" to={adminPaths.trainingBreaks}>
              <Icon name="calendar" /> Days without training
            </Link>
            <Link className="button secondary compact" to={adminPaths.newTrainingSeries}>
              <Icon name="plus" /> Add a weekly training
            </Link>
          </p>
        </div>
        <SeriesList series={series} />
      </section>
      <h2 className="margin-top-7">Notes on training times</h2>
      <p className="muted margin-top-2">
        This is what visitors read on <a href={paths.trainings}>the training page</a>. A change is visible as
        soon as you save it.
      </p>
      {actionData && <Errors notSaved={actionData} />}
      {trainings.length + withoutTimes.length === 0 && !isAt(editing, 'add', NO_TEAM) && (
        <Empty>
          <p>
            You have no teams to edit training times for. An administrator can give you teams under People.
          </p>
        </Empty>
      )}
      <ul className="training-cards">
        {isAt(editing, 'add', NO_TEAM) && <AddOpenTimes {...form} />}
        {trainings.map((training, index) => (
          <TrainingEditor
            key={training.id}
            training={training}
            editing={editing}
            isFirst={index === 0}
            isLast={index === trainings.length - 1}
            {...form}
            notSaved={actionData?.id === training.id ? actionData : undefined}
          />
        ))}
        {withoutTimes.map((team) => (
          <AddTimes
            key={team.id}
            team={team}
            isPlanned={series.some(({ teams }) => teams.some(({ id }) => id === team.id))}
            editing={editing}
            {...form}
            notSaved={actionData?.id === team.id ? actionData : undefined}
          />
        ))}
      </ul>
    </>
  )
}

const Actions = ({ editsVenues }: { editsVenues: boolean }) => (
  <p className="row gap-2">
    {editsVenues && (
      <Link className="button secondary compact" to={adminPaths.collection('venues')}>
        <Icon name="pin" /> Venues
      </Link>
    )}
    <Link className="button secondary compact" to={adminPaths.announcements}>
      <Icon name="info" /> Announcements
    </Link>
    <Link className="button secondary compact" to={`?add=${NO_TEAM}`} preventScrollReset>
      <Icon name="plus" /> Other training
    </Link>
  </p>
)

function Errors({ notSaved }: { notSaved: { errors: Record<string, string[]> } }) {
  const messages = Object.values(notSaved.errors).flat()
  if (messages.length === 0) return null
  return (
    <div className="margin-top-4">
      <Note tone="bad" focusOn={notSaved}>
        <p>{messages.join('. ')}</p>
      </Note>
    </div>
  )
}
