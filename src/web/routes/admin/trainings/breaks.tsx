import { data, Form, Link, useNavigation } from 'react-router'
import { seriesTitle } from '../../../../features/trainings/series/admin/series-list.tsx'
import { listExceptions, listSeries } from '../../../../features/trainings/series/queries/series.server.ts'
import { ALL_SERIES, exceptionInput, removalInput } from '../../../../features/trainings/series/schema.ts'
import { notifiedWords } from '../../../../features/trainings/sessions/admin/notified-words.ts'
import {
  addException,
  removeException,
} from '../../../../features/trainings/sessions/commands/save-exception.server.ts'
import { hasRole } from '../../../../kernel/actor.ts'
import { type LocalDate, longDate } from '../../../../kernel/dates.ts'
import { count } from '../../../../kernel/text.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { ErrorSummary, SelectField, TextField } from '../../../../ui/forms/field.tsx'
import { RecordLines } from '../../../../ui/primitives/record-lines.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/breaks'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const [series, breaks] = await Promise.all([listSeries(ctx), listExceptions(ctx)])
  const own = series
    .filter(({ canEdit }) => canEdit)
    .map((one) => ({ value: one.id, label: seriesTitle(one) }))
  const all = hasRole(ctx.actor, 'administrator') ? [{ value: ALL_SERIES, label: 'All trainings' }] : []
  const titles = new Map(series.map((one) => [one.id, seriesTitle(one)]))
  return {
    options: [...all, ...own],
    breaks: breaks.map((one) => ({
      ...one,
      about: one.seriesId === null ? 'All trainings' : (titles.get(one.seriesId) ?? ''),
    })),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const form = await submittedForm(request)
  const isRemoval = form.get('do') === 'remove'
  const parsed = isRemoval ? parseForm(removalInput, form) : parseForm(exceptionInput, form)
  if (!parsed.ok) return data({ values: parsed.values, errors: parsed.errors }, 422)
  if ('id' in parsed.value) {
    const { restored, notified } = await removeException(ctx, parsed.value.id)
    return backWith(restored > 0 ? `Removed. ${sessionWords(restored, 'going ahead', notified)}` : 'Removed')
  }
  const { cancelled, notified, kept } = await addException(ctx, parsed.value)
  const parts = [
    'Saved',
    ...(cancelled > 0 ? [sessionWords(cancelled, 'cancelled', notified)] : []),
    ...(kept > 0
      ? [`${count(kept, 'extra session')} on these days: cancel them in the list if need be.`]
      : []),
  ]
  return backWith(parts.length > 1 ? parts.join('. ') : 'Saved')
}

const sessionWords = (sessions: number, state: string, notified: number): string =>
  `${count(sessions, 'session is', 'sessions are')} ${state}. ${notifiedWords(notified)}`

const backWith = (text: string) => redirectWithNotice(adminPaths.trainingBreaks, { tone: 'ok', text })

export const meta: Route.MetaFunction = () => [
  { title: 'Days without training · Admin' },
  { name: 'robots', content: 'noindex' },
]

const LABELS = { seriesId: 'Training', firstOn: 'First day', lastOn: 'Last day', reason: 'Reason' }

/** Edits school holidays and other days without training. */
export default function Breaks({ loaderData: { options, breaks }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === 'POST'
  const field = (name: keyof typeof LABELS) => ({
    name,
    label: LABELS[name],
    defaultValue: actionData?.values[name] ?? '',
    errors: actionData?.errors[name],
  })
  return (
    <>
      <PageHead title="Days without training">
        <Link className="button secondary compact" to={adminPaths.trainings}>
          Trainings
        </Link>
      </PageHead>
      <p className="muted margin-top-2 margin-bottom-4">
        School holidays, bank holidays, a hall that is closed: no sessions on these days. When you add or
        remove days, everyone whose sessions change gets an <span className="nowrap">e-mail</span>{' '}
        immediately.
      </p>
      <RecordLines
        none="No days without training are planned."
        lines={breaks.map(({ id, firstOn, lastOn, reason, about, canEdit }) => ({
          id,
          title: reason,
          under: (
            <>
              {periodWords(firstOn, lastOn)} · {about}
              {canEdit && (
                <Form method="post">
                  <input type="hidden" name="id" value={id} />
                  <button
                    className="button bare compact"
                    type="submit"
                    name="do"
                    value="remove"
                    disabled={busy}
                  >
                    Remove<span className="visually-hidden"> {reason}</span>
                  </button>
                </Form>
              )}
            </>
          ),
          badges: [],
        }))}
      />
      {options.length > 0 && (
        <Form method="post" className="card stack prose-width margin-top-4" key={breaks.length}>
          <h2>Add days without training</h2>
          <ErrorSummary errors={actionData?.errors} labels={LABELS} />
          <SelectField {...field('seriesId')} options={options} />
          <TextField {...field('firstOn')} type="date" />
          <TextField {...field('lastOn')} type="date" hint="Leave it empty for one day." optional />
          <TextField
            {...field('reason')}
            hint="Sessions already planned on these days are cancelled, and everybody can read the reason."
            maxLength={100}
          />
          <button className="button" type="submit" disabled={busy}>
            Save
          </button>
        </Form>
      )}
    </>
  )
}

const periodWords = (firstOn: LocalDate, lastOn: LocalDate): string =>
  firstOn === lastOn ? longDate(firstOn) : `${longDate(firstOn)} to ${longDate(lastOn)}`
