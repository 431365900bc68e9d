import { useEffect } from 'react'
import { Form, Link, useNavigation, useRevalidator } from 'react-router'
import { MessagePictures } from '../../../../features/messages/admin/message-pictures.tsx'
import { ResultTable } from '../../../../features/messages/admin/result-table.tsx'
import {
  changeSending,
  SENDING_CHANGES,
  type SendingChange,
} from '../../../../features/messages/commands/change-sending.server.ts'
import { withdrawPicture } from '../../../../features/messages/commands/withdraw-picture.server.ts'
import { canEdit, type MessageStatus, STATUS_WORDS } from '../../../../features/messages/model/message.ts'
import { readersOf } from '../../../../features/messages/queries/audience.server.ts'
import {
  findMessage,
  listResults,
  type ResultRow,
} from '../../../../features/messages/queries/messages.server.ts'
import { picturesOf } from '../../../../features/messages/queries/pictures.server.ts'
import type { StoredMessage } from '../../../../features/messages/table.server.ts'
import { count } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { Breadcrumb } from '../../../../ui/admin/breadcrumb.tsx'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { DateTimeText } from '../../../../ui/primitives/date-text.tsx'
import { Html } from '../../../../ui/primitives/html.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/message'

const POLL_MS = 3000

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const message = await findMessage(ctx, params.id)
  const { audience, kind, status, startedAt } = message
  const results = await listResults(ctx, message.id)
  const isPlanned = !startedAt && (status === 'scheduled' || status === 'paused')
  const expected = isPlanned ? (await readersOf(ctx, ctx.db, audience, kind)).recipients.length : undefined
  const pictures = await picturesOf(ctx, message.html)
  return { message, results, expected, pictures, resume: resumeLabel(message, ctx.clock.now()) }
}

/** What it means to continue a paused message. */
function resumeLabel({ startedAt, sendAt }: { startedAt: Date | null; sendAt: Date }, now: Date): string {
  if (startedAt) return 'Continue sending'
  return sendAt > now ? 'Schedule again' : 'Send now'
}

const DONE: Readonly<Record<SendingChange, string>> = {
  pause: 'Paused. Nothing goes out for now',
  resume: 'The e-mail is being sent',
  cancel: 'Cancelled. Nothing more goes out',
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await submittedForm(request)
  if (form.get('do') === 'withdraw') return withdraw(ctxOf(context), params.id, String(form.get('picture')))
  const change = SENDING_CHANGES.find((known) => known === form.get('do'))
  if (!change) throw new Response('This request could not be read', { status: 400 })
  const ctx = ctxOf(context)
  const changed = await changeSending(ctx, params.id, change)
  const { startedAt, sendAt } = await findMessage(ctx, params.id)
  const isPlannedAgain = change === 'resume' && !startedAt && sendAt > ctx.clock.now()
  return redirectWithNotice(
    adminPaths.message(params.id),
    changed.ok
      ? { tone: 'ok', text: isPlannedAgain ? 'Scheduled again' : DONE[change] }
      : { tone: 'bad', text: 'It is too late for that. The page shows how far it is' },
  )
}

async function withdraw(ctx: Ctx, id: string, fileId: string) {
  await withdrawPicture(ctx, id, fileId)
  return redirectWithNotice(adminPaths.message(id), { tone: 'ok', text: 'The picture is withdrawn' })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.message.subject ?? 'Message'} · Admin` },
  { name: 'robots', content: 'noindex' },
]

/** A message to many people with what has become of each e-mail, while it is sent and afterwards. */
export default function Message({
  loaderData: { message, results, expected, pictures, resume },
}: Route.ComponentProps) {
  const { subject, status, sendAt, author, html } = message
  const isBusy = useNavigation().state !== 'idle'
  useReload(isUnderWay(status, results))
  return (
    <>
      <Breadcrumb
        trail={[
          { to: adminPaths.emails, text: 'E-mails' },
          { to: adminPaths.messages, text: 'Messages' },
        ]}
        here={subject}
      />
      <PageHead title={subject} />
      <div className="stack">
        <p className="row gap-2">
          <span className="badge" data-tone={STATUS_WORDS[status].tone}>
            {STATUS_WORDS[status].text}
          </span>
          <span className="muted">
            <DateTimeText at={sendAt} />
            {author && `, ${author}`}
          </span>
        </p>
        <p role="status">
          {expected === undefined
            ? summary(status, results)
            : `To ${count(expected, 'person', 'people')} as of now.`}
        </p>
        <Buttons message={message} resume={resume} />
        {results.length > 0 && <ResultTable rows={results} back={adminPaths.message(message.id)} />}
        <details>
          <summary>Show the message</summary>
          <div className="margin-top-4">
            <Html html={html} />
          </div>
        </details>
        {pictures.length > 0 && <MessagePictures pictures={pictures} busy={isBusy} />}
      </div>
    </>
  )
}

/** `resume` is the label of the button that continues a paused message. */
function Buttons({ message, resume }: { message: StoredMessage; resume: string }) {
  const { id, status } = message
  const isBusy = useNavigation().state !== 'idle'
  const canStop = status === 'scheduled' || status === 'sending' || status === 'paused'
  if (!canStop) return null
  return (
    <Form method="post" className="row gap-2">
      {(status === 'scheduled' || status === 'sending') && (
        <button className="button secondary" type="submit" name="do" value="pause" disabled={isBusy}>
          Pause
        </button>
      )}
      {status === 'paused' && (
        <button className="button" type="submit" name="do" value="resume" disabled={isBusy}>
          {resume}
        </button>
      )}
      <button className="button secondary" type="submit" name="do" value="cancel" disabled={isBusy}>
        Cancel
      </button>
      {canEdit(message) && (
        <Link className="button secondary" to={adminPaths.editMessage(id)}>
          Edit
        </Link>
      )}
    </Form>
  )
}

function summary(status: MessageStatus, results: readonly ResultRow[]): string {
  if (status === 'cancelled' && results.length === 0) return 'Nobody got this e-mail.'
  const many = (...states: string[]) => results.filter(({ result }) => states.includes(result)).length
  const parts = [
    `${many('sent', 'gone')} sent`,
    many('waiting', 'queued', 'unsent') > 0 && `${many('waiting', 'queued', 'unsent')} waiting`,
    many('failed') > 0 && `${many('failed')} came back`,
    many('left-out') > 0 && `${many('left-out')} left out`,
  ]
  return `${count(results.length, 'person', 'people')}: ${parts.filter(Boolean).join(', ')}.`
}

const isUnderWay = (status: string, results: readonly ResultRow[]): boolean =>
  status === 'sending' ||
  (status === 'scheduled' && results.length === 0) ||
  results.some(({ result }) => result === 'queued')

/** Reloads the results while e-mails are on their way. */
function useReload(isActive: boolean): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isActive || state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), POLL_MS)
    return () => clearTimeout(timer)
  }, [isActive, state, revalidate])
}
