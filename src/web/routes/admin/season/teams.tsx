import '../../../../features/season/admin/season.css'
import { data, Form, Link, useNavigation } from 'react-router'
import { CopyForm } from '../../../../features/season/admin/copy-form.tsx'
import { FeeRows } from '../../../../features/season/admin/fee-rows.tsx'
import { NOT_OPEN, type NotSaved } from '../../../../features/season/admin/not-saved.ts'
import { NextStep, SeasonTabs } from '../../../../features/season/admin/season-tabs.tsx'
import { TeamRows } from '../../../../features/season/admin/team-rows.tsx'
import { type CopyFees, copyFees } from '../../../../features/season/commands/copy-fees.server.ts'
import { copyTrainings } from '../../../../features/season/commands/copy-trainings.server.ts'
import { type SaveTeams, saveTeams } from '../../../../features/season/commands/save-teams.server.ts'
import { FIELDS } from '../../../../features/season/model/fields.ts'
import { lastDayOf, newFeesFrom } from '../../../../features/season/model/season.ts'
import { feesToCopy } from '../../../../features/season/queries/fees-to-copy.server.ts'
import { currentSeason } from '../../../../features/season/queries/season.server.ts'
import { seriesToCopy } from '../../../../features/season/queries/series-to-copy.server.ts'
import { listSeasonTeams } from '../../../../features/season/queries/team-list.server.ts'
import { copyInput, feesInput, teamsInput } from '../../../../features/season/schema.ts'
import { clubDay, type LocalDate, longDate } from '../../../../kernel/dates.ts'
import { count } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { ErrorSummary, TextField } from '../../../../ui/forms/field.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, refuseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/teams'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const season = await currentSeason(ctx)
  const [teams, series, fees] = await Promise.all([
    listSeasonTeams(ctx, season),
    seriesToCopy(ctx, season),
    feesToCopy(ctx, season),
  ])
  const { name, version, firstOn, agesOn, status } = season
  return {
    name,
    version,
    firstOn,
    agesOn,
    teams,
    series,
    ...fees,
    feesFrom: newFeesFrom(clubDay(ctx.clock.now()), firstOn),
    lastOn: lastDayOf(firstOn),
    isOpen: status === 'open',
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const submitted = await submittedForm(request)
  if (submitted.get('intent') === 'copy') return copy(ctx, submitted)
  return submitted.get('intent') === 'fees' ? saveFees(ctx, submitted) : save(ctx, submitted)
}

async function save(ctx: Ctx, submitted: FormData) {
  const notSaved = (form: NotSaved, status: number) =>
    data({ teams: form, copy: undefined, fees: undefined }, status)
  const form = parseForm(teamsInput, submitted)
  if (!form.ok) return notSaved(form, 422)
  const saved = await saveTeams(ctx, form.value)
  if (saved.ok) return redirectWithNotice(adminPaths.seasonTeams, { tone: 'ok', text: 'Saved' })
  return notSaved(refuseForm(submitted, refusalOf(saved)), saved.reason === 'NOT_VALID' ? 422 : 409)
}

function refusalOf(refusal: Extract<SaveTeams, { ok: false }>): Record<string, string[]> {
  if (refusal.reason === 'NOT_VALID') return refusal.problems
  if (refusal.reason === 'NOT_OPEN') return { '': [NOT_OPEN] }
  return { '': ['Someone else has saved the teams in the meantime. Reload the page to see their changes'] }
}

async function copy(ctx: Ctx, submitted: FormData) {
  const chosen = submitted.getAll('series').map(String)
  const notSaved = (form: NotSaved, status: number) =>
    data({ teams: undefined, copy: { ...form, chosen }, fees: undefined }, status)
  const form = parseForm(copyInput, submitted)
  if (!form.ok) return notSaved(form, 422)
  const copied = await copyTrainings(ctx, form.value)
  if (copied.ok) {
    const text = `${count(copied.copied, 'training')} copied`
    return redirectWithNotice(adminPaths.seasonTeams, { tone: 'ok', text })
  }
  if (copied.reason === 'NOT_OPEN') return notSaved(refuseForm(submitted, { series: [NOT_OPEN] }), 409)
  const message = `One of these trainings runs until ${longDate(copied.lastOn as LocalDate)}. Choose a later day`
  return notSaved(refuseForm(submitted, { firstOn: [message] }), 409)
}

async function saveFees(ctx: Ctx, submitted: FormData) {
  const notSaved = (form: NotSaved, status: number) =>
    data({ teams: undefined, copy: undefined, fees: form }, status)
  const form = parseForm(feesInput, submitted)
  if (!form.ok) return notSaved(form, 422)
  const copied = await copyFees(ctx, form.value)
  if (!copied.ok) return notSaved(refuseForm(submitted, feesRefusal(copied)), 409)
  const text = copied.copied > 0 ? `${count(copied.copied, 'new amount')} saved` : 'No amount was changed'
  return redirectWithNotice(adminPaths.seasonTeams, { tone: 'ok', text })
}

function feesRefusal(refusal: Extract<CopyFees, { ok: false }>): Record<string, string[]> {
  if (refusal.reason === 'NOT_OPEN') return { '': [NOT_OPEN] }
  if (refusal.reason === 'NAME_TAKEN')
    return { '': [`There is a fee “${refusal.label}” already. Change its amount under Fees`] }
  if (refusal.reason === 'PAST_DAY') return { feesFrom: ['Enter today or a later day'] }
  const { label, offeredFrom } = refusal
  return { feesFrom: [`“${label}” is on offer from ${longDate(offeredFrom)}. Enter a later day`] }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Teams · New season · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Step 1: the teams of the new season and their trainings. */
export default function SeasonTeams({ loaderData, actionData }: Route.ComponentProps) {
  const { name, version, firstOn, lastOn, agesOn, teams, series, fees, copied, feesFrom, isOpen } = loaderData
  const busy = useNavigation().formMethod === 'POST'
  const notSaved = actionData?.teams
  const labels = Object.fromEntries([
    ...teams.flatMap(({ id, name }) => [
      [`${FIELDS.name}${id}`, name],
      [`${FIELDS.minAge}${id}`, `Lowest age of ${name}`],
      [`${FIELDS.maxAge}${id}`, `Highest age of ${name}`],
    ]),
    ...fees.map((fee) => [`${FIELDS.amount}${fee.id}`, fee.label]),
  ])
  return (
    <>
      <PageHead title={`Season ${name}`}>
        <Link className="button secondary compact" to={adminPaths.entry('teams', 'new')}>
          Add a team
        </Link>
      </PageHead>
      <SeasonTabs current={adminPaths.seasonTeams} />
      <ErrorSummary
        errors={{ ...notSaved?.errors, ...actionData?.copy?.errors, ...actionData?.fees?.errors }}
        labels={{ ...labels, ...LABELS }}
      />
      <section aria-labelledby="teams">
        <h2 id="teams">Teams</h2>
        <p className="muted prose-width margin-top-2">
          Teams continue as they are. Rename them here, change their ages, or untick those that do not play.
          The site changes only when you close the season.
        </p>
        <Form method="post" className="stack margin-top-3">
          <input type="hidden" name="version" value={version} />
          <TeamRows teams={teams} notSaved={notSaved} />
          <div className="season-dates">
            <TextField
              name="agesOn"
              label="Age cut-off date"
              hint="Players who are too old for their team on this day move up."
              type="date"
              defaultValue={notSaved?.values.agesOn ?? agesOn}
              errors={notSaved?.errors.agesOn}
            />
          </div>
          {isOpen && (
            <p>
              <button className="button secondary" type="submit" disabled={busy}>
                Save teams
              </button>
            </p>
          )}
        </Form>
      </section>
      <section className="margin-top-7" aria-labelledby="trainings">
        <h2 id="trainings">Trainings</h2>
        {series.length === 0 ? (
          <p className="muted">
            There are no weekly trainings to copy. Add them under{' '}
            <Link to={adminPaths.trainings}>Trainings</Link>.
          </p>
        ) : (
          <>
            <p className="muted prose-width margin-top-2">
              Copies keep time, hall, coaches and teams. They appear in the calendar at once; change them
              under <Link to={adminPaths.trainings}>Trainings</Link>.
            </p>
            <CopyForm {...{ series, firstOn, lastOn, busy }} notSaved={actionData?.copy} />
          </>
        )}
      </section>
      <section className="margin-top-7" aria-labelledby="fees">
        <h2 id="fees">Fees</h2>
        <p className="muted prose-width margin-top-2">
          Change the amounts that are different in the new season. The others stay as they are. Fees with an
          early price or a season are copied even at the same amount, with their days a year later. Add or
          retire fees under <Link to={adminPaths.fees}>Fees</Link>.
        </p>
        <FeeRows {...{ fees, copied, isOpen, busy }} from={feesFrom} notSaved={actionData?.fees} />
      </section>
      <NextStep current={adminPaths.seasonTeams} />
    </>
  )
}

const LABELS = {
  agesOn: 'Age cut-off date',
  series: 'Weekly trainings',
  firstOn: 'First day',
  lastOn: 'Last day',
  feesFrom: 'New amounts from',
  '': 'Teams',
}
