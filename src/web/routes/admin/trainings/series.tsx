import { data, Form, useNavigation } from 'react-router'
import { SeriesForm, type TypedSeries } from '../../../../features/trainings/series/admin/series-form.tsx'
import { seriesTitle } from '../../../../features/trainings/series/admin/series-list.tsx'
import { USUAL_QUESTIONS, weekdayOf } from '../../../../features/trainings/series/model.ts'
import { findSeries, planChoices } from '../../../../features/trainings/series/queries/series.server.ts'
import { seriesInput } from '../../../../features/trainings/series/schema.ts'
import { notifiedWords } from '../../../../features/trainings/sessions/admin/notified-words.ts'
import { removeSeries } from '../../../../features/trainings/sessions/commands/remove-series.server.ts'
import { saveSeries } from '../../../../features/trainings/sessions/commands/save-series.server.ts'
import { comingSessions } from '../../../../features/trainings/sessions/queries/coming-sessions.server.ts'
import { addDays, clubDay } from '../../../../kernel/dates.ts'
import { isId } from '../../../../kernel/ids.ts'
import { BROKEN_FORM } from '../../../../kernel/not-sent.ts'
import { count } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { keepTyped } from '../../../keep-typed.server.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, submittedForm } from '../../../parse-form.ts'
import { WORDS } from '../../../words.ts'
import type { Route } from './+types/series'

/** The path segment of a new series. */
const NEW = 'new'

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const [choices, series] = await Promise.all([planChoices(ctx), find(ctx, params.id)])
  const title = series && seriesTitle(series)
  const coming = series ? await comingSessions(ctx, series.id) : { sessions: 0, people: 0 }
  return { choices, title, coming, typed: series ? typedOf(series) : newSeries(ctx) }
}

type Found = NonNullable<Awaited<ReturnType<typeof findSeries>>>

async function find(ctx: Ctx, id: string) {
  if (id === NEW) return undefined
  const series = isId(id) ? await findSeries(ctx, id) : undefined
  if (!series) throw new Response(WORDS.pageNotFound, { status: 404 })
  return series
}

function typedOf({ teams, coaches, id: _, ...facts }: Found): TypedSeries {
  const values = Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, String(value ?? '')]))
  return { values, teams: teams.map(({ id }) => id), coaches: coaches.map(({ id }) => id) }
}

function newSeries({ clock }: Ctx): TypedSeries {
  const today = clubDay(clock.now())
  const values = {
    weekday: String(weekdayOf(today)),
    firstOn: today,
    lastOn: addDays(today, 182),
    askDays: String(USUAL_QUESTIONS.askDays),
    remindHours: String(USUAL_QUESTIONS.remindHours),
  }
  return { values, teams: [], coaches: [] }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const form = await submittedForm(request)
  const id = params.id === NEW ? undefined : params.id
  if (id !== undefined && form.get('do') === 'remove') {
    const notified = await removeSeries(ctx, id)
    return backWith(
      notified === 0 ? 'Weekly training removed' : `Weekly training removed. ${notifiedWords(notified)}`,
    )
  }
  return keepTyped(
    ctx,
    () => save(ctx, id, form),
    (): TypedSeries => ({ ...typedIn(form), failure: BROKEN_FORM }),
  )
}

async function save(ctx: Ctx, id: string | undefined, form: FormData) {
  const parsed = parseForm(seriesInput, form)
  if (!parsed.ok) return data<TypedSeries>({ ...typedIn(form), errors: parsed.errors }, 422)
  const saved = await saveSeries(ctx, { ...parsed.value, ...(id !== undefined && { id }) })
  if (saved.ok) return backWith(savedWords(saved.notified))
  if (saved.reason === 'UNCONFIRMED') {
    const { sessions, people } = saved
    return data<TypedSeries>({ ...typedIn(form), ends: { sessions, people } }, 422)
  }
  const { version: _, ...values } = typedIn(form).values
  return data<TypedSeries>({ ...typedIn(form), values, changed: true }, 409)
}

const savedWords = (notified: number) =>
  notified === 0 ? 'Weekly training saved' : `Weekly training saved. ${notifiedWords(notified)}`
const backWith = (text: string) => redirectWithNotice(adminPaths.trainings, { tone: 'ok', text })

const typedIn = (form: FormData): TypedSeries => ({
  values: Object.fromEntries([...form].map(([name, value]) => [name, String(value)])),
  teams: form.getAll('teams').map(String),
  coaches: form.getAll('coaches').map(String),
})

export const meta: Route.MetaFunction = () => [
  { title: 'Weekly training · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Edits or removes a weekly training. */
export default function SeriesPage({
  loaderData: { typed, choices, title, coming },
  actionData,
}: Route.ComponentProps) {
  const busy = useNavigation().formMethod === 'POST'
  return (
    <>
      <PageHead title={title ?? 'New weekly training'} />
      <p className="muted margin-top-2 margin-bottom-4">
        Sessions appear for the next eight weeks. Changes apply to every session that nobody has moved or
        cancelled. If the time or hall changes, or sessions end, everyone in the team gets an e-mail at once.
      </p>
      <SeriesForm typed={actionData ?? typed} choices={choices} busy={busy} />
      {title && (
        <Form method="post" className="card stack prose-width margin-top-4">
          <h2>Remove this training</h2>
          <p>
            Its {count(coming.sessions, 'coming session')} will be removed, answered or not.{' '}
            {count(coming.people, 'member')} will get one e-mail about it.
          </p>
          <button className="button secondary" type="submit" name="do" value="remove" disabled={busy}>
            Remove
          </button>
        </Form>
      )}
    </>
  )
}
