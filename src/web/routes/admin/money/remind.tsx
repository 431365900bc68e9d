import { data, Link, useSearchParams } from 'react-router'
import { plainText } from '../../../../features/emails/model.ts'
import {
  type FamilyRow,
  LeftOut,
  type LeftOutRow,
  ReminderForm,
} from '../../../../features/money/chasing/admin/reminder-form.tsx'
import { sendReminders } from '../../../../features/money/chasing/commands/send-reminders.server.ts'
import {
  chargeWords,
  type OpenCharge,
  preparedText,
  type ReminderText,
  reminderEmail,
} from '../../../../features/money/chasing/model/reminder.ts'
import {
  type LateFamilies,
  lateFamilies,
} from '../../../../features/money/chasing/queries/late-families.server.ts'
import { reminderInput, remindSearch } from '../../../../features/money/chasing/schema.ts'
import { clubDay } from '../../../../kernel/dates.ts'
import { newId } from '../../../../kernel/ids.ts'
import { formatPence, pence } from '../../../../kernel/money.ts'
import { count } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { ErrorSummary } from '../../../../ui/forms/field.tsx'
import { Empty } from '../../../../ui/primitives/note.tsx'
import { keepQuery, parseQuery } from '../../../admin/list-address.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, SELECTION_FIELDS, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/remind'
import { OF_ENTRIES } from './address.ts'

const LABELS = { families: 'Who gets it', subject: 'Subject', text: 'Text', key: 'This form' }

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const search = parseQuery(remindSearch, request)
  const late = await lateFamilies(ctx, search)
  const text = preparedText(ctx.club.name)
  const { families } = late
  return {
    key: newId(),
    text,
    namesNobody: search.members?.length === 0,
    families: families.map(
      (family): FamilyRow => ({
        id: family.id,
        name: family.payer.name,
        email: family.payer.email,
        total: formatPence(family.total),
        charges: family.charges.map((charge) => chargeWords(charge, clubDay(ctx.clock.now()))),
        isRemindedToday: family.isRemindedToday,
      }),
    ),
    chosen: families.flatMap(({ id, isRemindedToday }) => (isRemindedToday ? [] : id)),
    sum: formatPence(pence(families.reduce((sum, { total }) => sum + total, 0))),
    preview: previewOf(ctx, late, text),
    leftOut: [
      ...late.unreachable.map((charge) => leftOut(charge, 'We have no e-mail address of an adult for them.')),
      ...late.paused.map((charge) => leftOut(charge, `Paused: ${charge.pause?.note}`)),
    ],
  }
}

function leftOut(charge: OpenCharge, why: string): LeftOutRow {
  const { source, sourceId, person, description, open, memberId } = charge
  return {
    id: `${source}/${sourceId}`,
    what: `${person}, ${formatPence(open)} for ${description}`,
    why,
    path: memberId ? adminPaths.statement(memberId) : undefined,
  }
}

/** The e-mail to the first of the chosen families. */
function previewOf(ctx: Ctx, { families }: LateFamilies, text: ReminderText, chosen?: readonly string[]) {
  const first = families.find(({ id, isRemindedToday }) => (chosen ? chosen.includes(id) : !isRemindedToday))
  if (!first) return undefined
  const email = reminderEmail(text, first.payer, first.charges, clubDay(ctx.clock.now()))
  // The links open the payment of the reader, so staff do not see them.
  const questions = email.questions?.map(({ label, links }) => ({
    label,
    links: links.map((link) => ({ ...link, url: '(a link)' })),
  }))
  return {
    name: first.payer.name || first.payer.email,
    text: plainText({ ...email, ...(questions && { questions }) }),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const search = parseQuery(remindSearch, request)
  const submitted = await submittedForm(request, SELECTION_FIELDS)
  const form = parseForm(reminderInput, submitted)
  const typed = {
    chosen: submitted.getAll('families').map(String),
    text: { subject: String(submitted.get('subject') ?? ''), text: String(submitted.get('text') ?? '') },
    key: String(submitted.get('key') ?? ''),
  }
  if (!form.ok) return data({ ...typed, errors: form.errors, preview: undefined }, { status: 422 })
  if (submitted.get('intent') === 'preview') {
    const preview = previewOf(ctx, await lateFamilies(ctx, search), form.value, form.value.families)
    return data({ ...typed, errors: {}, preview })
  }
  const { sent, skipped } = await sendReminders(ctx, search, form.value)
  const rest = skipped > 0 ? ` ${count(skipped, 'other')} had paid or been reminded in the meantime.` : ''
  if (sent === 0)
    return redirectWithNotice(adminPaths.money, {
      tone: 'bad',
      text: 'No reminder sent: all had paid or been reminded today.',
    })
  return redirectWithNotice(adminPaths.reminders(form.value.key), {
    tone: 'ok',
    text: `${count(sent, 'reminder')} sent.${rest}`,
  })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Send reminders · Money · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Prepares a reminder to exactly the people behind a late figure. */
export default function Remind({ loaderData, actionData }: Route.ComponentProps) {
  const { families, sum, leftOut, namesNobody } = loaderData
  const [search] = useSearchParams()
  const { errors, chosen, text, key } = actionData ?? { ...loaderData, errors: {} }
  const isNobody = families.length === 0
  return (
    <>
      <PageHead title="Send reminders">
        <Link
          className="button secondary compact"
          to={`${adminPaths.moneyEntries}${keepQuery(withFigure(search), OF_ENTRIES)}`}
        >
          Late entries
        </Link>
      </PageHead>
      <ErrorSummary errors={errors} labels={LABELS} />
      {isNobody ? (
        <Empty>
          <p>
            {namesNobody
              ? 'This link names nobody. Open Remind again from a statement or from Money.'
              : 'Nobody to remind: nothing is late here, or it cannot be e-mailed.'}
          </p>
        </Empty>
      ) : (
        <>
          <p className="margin-top-3">
            <b className="tabular">{sum}</b> is late from {count(families.length, 'family', 'families')}. Each
            gets one e-mail; for a minor it goes to the guardian.
          </p>
          <ReminderForm
            {...{ families, chosen, text, errors }}
            formKey={key}
            preview={actionData?.preview ?? loaderData.preview}
          />
        </>
      )}
      <LeftOut rows={leftOut} />
    </>
  )
}

function withFigure(search: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(search)
  query.set('figure', 'late')
  return query
}
