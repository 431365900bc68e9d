import { useEffect } from 'react'
import { Form, Link, useNavigation, useRevalidator } from 'react-router'
import { ResultTable } from '../../../../features/messages/admin/result-table.tsx'
import {
  changeSending,
  SENDING_CHANGES,
  type SendingChange,
} from '../../../../features/messages/commands/change-sending.server.ts'
import { STATUS_WORDS } from '../../../../features/messages/model/message.ts'
import { readersOf } from '../../../../features/messages/queries/audience.server.ts'
import {
  findMessage,
  listResults,
  type ResultRow,
} from '../../../../features/messages/queries/messages.server.ts'
import { count } from '../../../../kernel/text.ts'
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
  const { audience, kind } = message
  const results = await listResults(ctx, message.id)
  const expected =
    message.status === 'scheduled' ? (await readersOf(ctx, ctx.db, audience, kind)).recipients.length : 0
  return { message, results, expected }
}

const DONE: Readonly<Record<SendingChange, string>> = {
  pause: 'Paused. No more e-mails go out until you continue',
  resume: 'Sending continues',
  cancel: 'Cancelled. No more e-mails go out',
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await submittedForm(request)
  const change = SENDING_CHANGES.find((known) => known === form.get('do'))
  if (!change) throw new Response('This request could not be read', { status: 400 })
  const changed = await changeSending(ctxOf(context), params.id, change)
  return redirectWithNotice(
    adminPaths.message(params.id),
    changed.ok
      ? { tone: 'ok', text: DONE[change] }
      : { tone: 'bad', text: 'It is too late for that. The page shows how far it is' },
  )
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.message.subject ?? 'Message'} · Admin` },
  { name: 'robots', content: 'noindex' },
]

/** A message to many people with what has become of each e-mail, while it is sent and afterwards. */
export default function Message({ loaderData: { message, results, expected } }: Route.ComponentProps) {
  const { subject, status, sendAt, author, html } = message
  useReload(isUnderWay(status, results))
  return (
    <>
      <nav className="row muted gap-2" aria-label="Breadcrumb">
        <Link to={adminPaths.emails}>E-mails</Link>
        <span aria-hidden="true">/</span>
        <Link to={adminPaths.messages}>Messages</Link>
        <span aria-hidden="true">/</span>
        <span aria-current="page">{subject}</span>
      </nav>
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
          {status === 'scheduled' ? `To ${count(expected, 'person', 'people')} as of now.` : summary(results)}
        </p>
        <Buttons status={status} />
        {results.length > 0 && <ResultTable rows={results} back={adminPaths.message(message.id)} />}
        <details>
          <summary>Show the message</summary>
          <div className="margin-top-4">
            <Html html={html} />
          </div>
        </details>
      </div>
    </>
  )
}

function Buttons({ status }: { status: string }) {
  const isBusy = useNavigation().state !== 'idle'
  const canStop = status === 'scheduled' || status === 'sending' || status === 'paused'
  if (!canStop) return null
  return (
    <Form method="post" className="row gap-2">
      {status === 'sending' && (
        <button className="button secondary" type="submit" name="do" value="pause" disabled={isBusy}>
          Pause
        </button>
      )}
      {status === 'paused' && (
        <button className="button" type="submit" name="do" value="resume" disabled={isBusy}>
          Continue sending
        </button>
      )}
      <button className="button secondary" type="submit" name="do" value="cancel" disabled={isBusy}>
        Cancel
      </button>
    </Form>
  )
}

function summary(results: readonly ResultRow[]): string {
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
