import { Form, useNavigation } from 'react-router'
import { EffectList } from '../../../../features/season/admin/effect-list.tsx'
import { NOT_OPEN } from '../../../../features/season/admin/not-saved.ts'
import { RunProgress } from '../../../../features/season/admin/run-progress.tsx'
import { SeasonTabs } from '../../../../features/season/admin/season-tabs.tsx'
import { type CloseSeason, closeSeason } from '../../../../features/season/commands/close-season.server.ts'
import { keepSubscription } from '../../../../features/season/commands/keep-subscription.server.ts'
import { undoClosing } from '../../../../features/season/commands/undo-closing.server.ts'
import {
  canUndo,
  SILENT_CHOICES,
  type SilentChoice,
  UNDO_MS,
} from '../../../../features/season/model/closing.ts'
import { dryRun } from '../../../../features/season/queries/dry-run.server.ts'
import { seasonRun } from '../../../../features/season/queries/run.server.ts'
import { currentSeason } from '../../../../features/season/queries/season.server.ts'
import { closeInput, subscriptionInput } from '../../../../features/season/schema.ts'
import { nameTaken } from '../../../../features/teams/model.ts'
import { longDateTime } from '../../../../kernel/dates.ts'
import { newId } from '../../../../kernel/ids.ts'
import { count, listWords } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { Chips } from '../../../../ui/data-table/chips.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, submittedForm } from '../../../parse-form.ts'
import { WORDS } from '../../../words.ts'
import type { Route } from './+types/close'

const SILENT = 'silent'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const season = await currentSeason(ctx)
  const given = new URL(request.url).searchParams.get(SILENT)
  const choice: SilentChoice = SILENT_CHOICES.find((one) => one === given) ?? 'stay'
  const { name, closedAt } = season
  if (season.status === 'open') {
    const { memberIds: _memberIds, ...planned } = await dryRun(ctx, ctx.db, season, choice)
    const wasUndone = season.closeRunId !== null
    return { name, planned, choice, key: newId(), wasUndone, closed: undefined }
  }
  const isUndoable = canUndo(closedAt, ctx.clock.now())
  const undoUntil = closedAt ? longDateTime(new Date(closedAt.getTime() + UNDO_MS)) : ''
  const closed = { run: await seasonRun(ctx, season.closeRunId), isUndoable, undoUntil }
  return { name, planned: undefined, choice, key: '', wasUndone: false, closed }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const submitted = await submittedForm(request)
  const { pathname, search } = new URL(request.url)
  const here = `${pathname.replace(/\.data$/, '')}${search}`
  if (submitted.get('intent') === 'undo') return undo(ctx)
  return submitted.get('intent') === 'subscription'
    ? subscription(ctx, submitted, here)
    : close(ctx, submitted, here)
}

async function close(ctx: Ctx, submitted: FormData, here: string) {
  const form = parseForm(closeInput, submitted)
  if (!form.ok) throw new Response(WORDS.badRequest, { status: 422 })
  const closed = await closeSeason(ctx, form.value)
  if (closed.ok) {
    const text = `Season closed. Changing ${count(closed.members, 'member')}`
    return redirectWithNotice(adminPaths.seasonClose, { tone: 'ok', text })
  }
  return redirectWithNotice(here, { tone: 'bad', text: refusalWords(closed) })
}

function refusalWords(refusal: Extract<CloseSeason, { ok: false }>): string {
  if (refusal.reason === 'NOT_OPEN') return NOT_OPEN
  if (refusal.reason === 'NAME_TAKEN') return `${nameTaken(refusal.name)} under Teams`
  return 'Something has changed in the meantime. Please read the list again'
}

async function subscription(ctx: Ctx, submitted: FormData, here: string) {
  const form = parseForm(subscriptionInput, submitted)
  if (!form.ok) throw new Response(WORDS.badRequest, { status: 422 })
  const kept = await keepSubscription(ctx, form.value.person, form.value.keeps === 'yes')
  return redirectWithNotice(here, kept.ok ? { tone: 'ok', text: 'Saved' } : { tone: 'bad', text: NOT_OPEN })
}

async function undo(ctx: Ctx) {
  const undone = await undoClosing(ctx)
  if (!undone.ok)
    return redirectWithNotice(adminPaths.seasonClose, { tone: 'bad', text: UNDO_REFUSALS[undone.reason] })
  const kept = undone.kept.slice(0, MAX_NAMES)
  const rest = kept.length > 0 ? `. Changed since, so left as they are: ${listWords(kept)}` : ''
  const text = `Restored ${count(undone.restored, 'member')}${rest}`
  return redirectWithNotice(adminPaths.seasonClose, { tone: kept.length > 0 ? 'bad' : 'ok', text })
}

const MAX_NAMES = 8
const UNDO_REFUSALS = {
  NOT_CLOSED: 'This season is open already',
  TOO_LATE: 'Closing can be undone for a day only',
  RUNNING: 'Some members are still being changed. Please try again in a minute',
}

export const meta: Route.MetaFunction = () => [
  { title: 'Close · New season · Admin' },
  { name: 'robots', content: 'noindex' },
]

const UNDONE =
  'This season was closed before and the closing was undone. Subscriptions that had ended or had a new amount stayed as they were, and so did teams and members that someone had changed since.'

/** Step 4: every effect before it is made, and the undo afterwards. */
export default function SeasonClose({ loaderData }: Route.ComponentProps) {
  const { name, planned, closed, choice, key, wasUndone } = loaderData
  const busy = useNavigation().formMethod === 'POST'
  return (
    <>
      <PageHead title={`Season ${name}`} />
      <SeasonTabs current={adminPaths.seasonClose} />
      {planned && (
        <>
          <p className="muted prose-width">
            This is what closing the season does. {wasUndone ? UNDONE : 'Nothing has changed yet.'} You can
            undo it for a day, except for subscriptions that end or get a new amount.
          </p>
          {planned.silent > 0 && (
            <section className="margin-top-4 stack-small" aria-labelledby="silent">
              <h2 id="silent" className="heading-3">
                {count(planned.silent, 'member has', 'members have')} not answered
              </h2>
              <Chips
                label="What happens to members who have not answered"
                parameter={SILENT}
                chips={[
                  { value: '', name: 'They stay members' },
                  { value: 'leave', name: 'They become inactive' },
                ]}
              />
            </section>
          )}
          <section className="margin-top-6" aria-labelledby="changes">
            <h2 id="changes" className="heading-3">
              {count(planned.effects.length, 'change')}
            </h2>
            <EffectList effects={planned.effects} isOpen />
          </section>
          <Form method="post" className="margin-top-4">
            <input type="hidden" name="key" value={key} />
            <input type="hidden" name="silent" value={choice} />
            <input type="hidden" name="digest" value={planned.digest} />
            <button className="button" type="submit" disabled={busy}>
              Close the season
            </button>
          </Form>
        </>
      )}
      {closed && (
        <div className="stack">
          <p className="prose-width">
            This season is closed. The links in our e-mails no longer take answers.
            {closed.isUndoable &&
              ` You can undo the closing until ${closed.undoUntil}, except for subscriptions that end or get a new amount.`}
          </p>
          {closed.run && <RunProgress run={closed.run} label="Members changed" />}
          {closed.isUndoable && (
            <Form method="post">
              <button className="button secondary" type="submit" name="intent" value="undo" disabled={busy}>
                Undo closing
              </button>
            </Form>
          )}
        </div>
      )}
    </>
  )
}
