import { data } from 'react-router'
import { AddToCalendar } from '../../../features/calendar/components/add-to-calendar.tsx'
import { answerSession } from '../../../features/trainings/answers/commands/answer-session.server.ts'
import { SessionAnswer } from '../../../features/trainings/answers/components/session-answer.tsx'
import {
  answerFocus,
  isOpen,
  lastAnswerWords,
  saidWords,
} from '../../../features/trainings/answers/model/answer.ts'
import { ownSession } from '../../../features/trainings/answers/queries/own-sessions.server.ts'
import { answerInput } from '../../../features/trainings/answers/schema.ts'
import { canEditSession } from '../../../features/trainings/policy.ts'
import { SessionState } from '../../../features/trainings/sessions/components/session-list.tsx'
import { sessionTimeWords, teamNames } from '../../../features/trainings/sessions/model/session.ts'
import { accountOf, peopleOf } from '../../../kernel/actor.ts'
import { isId } from '../../../kernel/ids.ts'
import { ownPath } from '../../../platform/auth/next-path.ts'
import { Crumb } from '../../../ui/layout/crumb.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Note } from '../../../ui/primitives/note.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { ctxOf } from '../../context.ts'
import { redirectWithNotice } from '../../notices.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { parseForm, submittedForm } from '../../parse-form.ts'
import { paths } from '../../paths.ts'
import { requireUser } from '../../session/guards.server.ts'
import { WORDS } from '../../words.ts'
import type { Route } from './+types/session'
import { OfflineNote } from './offline-note.tsx'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  requireUser(ctx, request)
  const own = isId(params.id) ? await ownSession(ctx, params.id) : undefined
  if (!own) throw new Response(WORDS.pageNotFound, { status: 404 })
  const teamIds = own.session.teams.map(({ id }) => id)
  return {
    ...own,
    open: isOpen(own.session, ctx.clock.now()),
    now: ctx.clock.now(),
    account: accountOf(ctx.actor),
    isCoach: canEditSession(ctx.actor, teamIds),
  }
}

/** Records an answer and redirects to the page with the form. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  requireUser(ctx, request)
  if (!isId(params.id)) throw new Response(WORDS.pageNotFound, { status: 404 })
  const form = await submittedForm(request)
  const parsed = parseForm(answerInput, form)
  if (!parsed.ok) return data({ errors: Object.values(parsed.errors).flat(), typed: parsed.values }, 422)
  const { member, answer, note } = parsed.value
  const answered = await answerSession(ctx, { sessionId: params.id, memberId: member, answer, note })
  const back = ownPath(form.get('back')?.toString(), paths.session(params.id))
  const person = peopleOf(ctx.actor).find(({ memberId }) => memberId === member)
  if (answered.ok && person)
    return redirectWithNotice(back, {
      tone: 'ok',
      text: saidWords(answer, person),
      focus: answerFocus(member),
    })
  return redirectWithNotice(back, { tone: 'bad', text: 'This session is cancelled or has ended' })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'Training session', noindex: true }, matches)

/** One session: time, place, and the answers of the people the reader acts for. */
export default function Session({ loaderData, actionData }: Route.ComponentProps) {
  const { session, people, open, isCoach, now, account } = loaderData
  const isCancelled = session.status === 'cancelled'
  return (
    <div className="page padding-top-6 padding-bottom-band">
      <div className="stack prose-width">
        <OfflineNote at={now} account={account} />
        <Crumb to={paths.dashboard} text="This week" muted />
        <p className="kicker muted">Training</p>
        <h1 className="heading-1">{teamNames(session)}</h1>
        <p className="large">
          {isCancelled ? <s>{sessionTimeWords(session)}</s> : sessionTimeWords(session)}
        </p>
        <SessionState session={session} />
        {session.venue && (
          <p>
            {session.venue.name}
            {session.venue.address && <span className="muted">, {session.venue.address}</span>}
          </p>
        )}
        {session.note && <p>{session.note}</p>}
        <p className="row gap-3">
          {session.venue?.googleUrl && (
            <a className="button secondary compact" href={session.venue.googleUrl} rel="noopener external">
              <Icon name="pin" /> Get directions
            </a>
          )}
          {open && <AddToCalendar kind="session" id={session.id} what={`Training ${teamNames(session)}`} />}
        </p>
        {actionData && (
          <Note tone="bad" focusOn={actionData}>
            <p>{actionData.errors.join('. ')}</p>
          </Note>
        )}
        {people.map((person) => (
          <div className="card" key={person.memberId}>
            {open ? (
              <SessionAnswer
                sessionId={session.id}
                person={person}
                typedNote={actionData?.typed.member === person.memberId ? actionData.typed.note : undefined}
                withNote
              />
            ) : (
              <p>{lastAnswerWords(person)}</p>
            )}
          </div>
        ))}
        {isCoach && (
          <p className="row gap-3">
            <a className="button compact" href={adminPaths.attendance(session.id)}>
              <Icon name="clipboard" /> Attendance list
            </a>
            <a className="button secondary compact" href={adminPaths.trainingSession(session.id)}>
              Move or cancel
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
