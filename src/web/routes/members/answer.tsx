import { data, redirect } from 'react-router'
import { answerByLink } from '../../../features/trainings/answers/commands/answer-by-link.server.ts'
import '../../../features/trainings/answers/components/session-answer.css'
import { ANSWER_WORDS, ANSWERS, isOpen, saidWords } from '../../../features/trainings/answers/model/answer.ts'
import { openLink } from '../../../features/trainings/answers/queries/link.server.ts'
import { linkInput } from '../../../features/trainings/answers/schema.ts'
import { sessionTimeWords, teamNames } from '../../../features/trainings/sessions/model/session.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { ctxOf } from '../../context.ts'
import { pageMeta } from '../../page-meta.ts'
import { parseForm, submittedForm } from '../../parse-form.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/answer'

/** The query parameter after an answer was sent. The page then shows the recorded answer and sends nothing. */
const SENT = 'sent'

/** Loading the page writes nothing, because e-mail scanners open every link. The page's script sends the answer. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const { searchParams } = new URL(request.url)
  const opened = await openLink(ctx, ctx.db, searchParams.get('token') ?? '')
  if (!opened) return data(undefined, 410)
  const { session, person, link, recorded } = opened
  const open = isOpen(session, ctx.clock.now())
  const sends = open && !searchParams.has(SENT) && recorded?.answer !== link.answer
  return data({ session, person, open, wanted: link.answer, recorded: recorded?.answer, sends })
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const parsed = parseForm(linkInput, await submittedForm(request))
  if (!parsed.ok) return data({ errors: parsed.errors }, 422)
  const answered = await answerByLink(ctx, token, parsed.value.answer)
  if (!answered.ok && answered.reason === 'EXPIRED') return data({ errors: {} }, 410)
  return redirect(`${paths.answer}?token=${encodeURIComponent(token)}&${SENT}=1`, 303)
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'Your answer', noindex: true }, matches)

const SEND_ANSWER = import.meta.env.DEV ? '/src/web/browser/send-answer.ts' : '/send-answer.js'

/** Shows the answer of an e-mailed link for one person, and the other possible answers. */
export default function AnswerPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <Expired />
  const { session, person, open, wanted, recorded, sends } = loaderData
  return (
    <div className="page padding-top-6 padding-bottom-band">
      <div className="stack prose-width">
        <p className="kicker muted">Training</p>
        <h1 className="heading-1">{headingFor(loaderData)}</h1>
        <p className="large">
          {teamNames(session)}, {sessionTimeWords(session)}
          {session.venue && `, ${session.venue.name}`}
        </p>
        {session.status === 'cancelled' && <p>{session.reason}</p>}
        {open && (
          <form method="post" className="stack-small" data-send-answer={sends || undefined}>
            <p>{sends ? 'Please confirm your answer:' : 'Change it:'}</p>
            <div className="answer-buttons">
              {ANSWERS.map((one) => (
                <button
                  key={one}
                  type="submit"
                  name="answer"
                  value={one}
                  className={
                    one === (sends ? wanted : recorded) ? 'button compact' : 'button secondary compact'
                  }
                  aria-pressed={one === recorded}
                  data-wanted={(sends && one === wanted) || undefined}
                >
                  {one === recorded && <Icon name="ok" />} {ANSWER_WORDS[one]}
                </button>
              ))}
            </div>
          </form>
        )}
        <p>
          <a className="more-link" href={paths.session(session.id)}>
            Open this session in the members area
          </a>
        </p>
      </div>
      {sends && <script type="module" src={SEND_ANSWER} />}
    </div>
  )

  function headingFor({ recorded: said }: NonNullable<typeof loaderData>) {
    if (session.status === 'cancelled') return 'This session is cancelled'
    if (sends || !said) return person.isSelf ? 'Are you coming?' : `Is ${person.firstName} coming?`
    return saidWords(said, person)
  }
}

const Expired = () => (
  <div className="page padding-top-6 padding-bottom-band">
    <div className="stack prose-width">
      <h1 className="heading-1">This link has expired</h1>
      <p>It works until the session ends, for the person it was sent to. Log in to see the next sessions.</p>
      <p>
        <a className="button" href={paths.dashboard}>
          Log in
        </a>
      </p>
    </div>
  </div>
)
