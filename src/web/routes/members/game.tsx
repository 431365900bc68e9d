import { data } from 'react-router'
import { AddToCalendar } from '../../../features/calendar/components/add-to-calendar.tsx'
import { answerAvailability } from '../../../features/games/squad/commands/answer-availability.server.ts'
import { answerCallUp } from '../../../features/games/squad/commands/answer-call-up.server.ts'
import { AnswerCard } from '../../../features/games/squad/components/answer-card.tsx'
import { MeetingFacts } from '../../../features/games/squad/components/meeting-facts.tsx'
import { CLOSED_WORDS, whyClosed } from '../../../features/games/squad/model/answers-closed.ts'
import { answerFocus } from '../../../features/games/squad/model/squad.ts'
import { readGameLink } from '../../../features/games/squad/queries/answer-link.server.ts'
import { gameOfMembers } from '../../../features/games/squad/queries/call-ups.server.ts'
import { gameAnswerInput } from '../../../features/games/squad/schema.ts'
import { ownMemberId } from '../../../features/members/policy.ts'
import { directionsTo, mapSearch } from '../../../features/trainings/model/directions.ts'
import { venueMaps } from '../../../features/trainings/queries/own-session.server.ts'
import { accountOf, peopleOf } from '../../../kernel/actor.ts'
import { NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import { ownPath } from '../../../platform/auth/next-path.ts'
import type { Ctx } from '../../../platform/context.ts'
import { Crumb } from '../../../ui/layout/crumb.tsx'
import { Note } from '../../../ui/primitives/note.tsx'
import { ctxOf } from '../../context.ts'
import { redirectWithNotice } from '../../notices.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { parseForm, submittedForm } from '../../parse-form.ts'
import { paths } from '../../paths.ts'
import { requireUser } from '../../session/guards.server.ts'
import type { Route } from './+types/game'
import { OfflineNote } from './offline-note.tsx'

/** Keeps the token in the URL from other sites. The page's own forms still need an origin, hence not `no-referrer`. */
const PRIVATE = { 'referrer-policy': 'same-origin' }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const token = tokenIn(request)
  const { people, ...reader } = await readerOf(ctx, params.id, token)
  if (people.length === 0 && token) return data({ page: undefined }, { status: 410, headers: PRIVATE })
  if (people.length === 0) requireUser(ctx, request)
  const games = isId(params.id)
    ? await gameOfMembers(ctx, { gameId: params.id, memberIds: people, ...reader })
    : []
  const [game] = games
  if (!game) throw new NotFound()
  const { venue } = game
  const directions = venue && (directionsTo(venue, await venueMaps(ctx)) ?? mapSearch(venue))
  const closed = whyClosed(game, ctx.clock.now())
  const seen = { now: ctx.clock.now(), account: accountOf(ctx.actor) }
  return data(
    { page: { game, games, self: ownMemberId(ctx.actor), directions, closed, token, ...seen } },
    { headers: PRIVATE },
  )
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const token = tokenIn(request)
  const submitted = await submittedForm(request)
  const form = parseForm(gameAnswerInput, submitted)
  if (!form.ok) return data({ error: Object.values(form.errors).flat().join('. ') }, 422)
  const { member: memberId, question } = form.value
  const answering = { gameId: params.id, memberId, token }
  const outcome =
    question === 'call-up'
      ? await answerCallUp(ctx, { ...answering, answer: form.value.answer })
      : await answerAvailability(ctx, { ...answering, answer: form.value.answer })
  if (!outcome.ok) return data({ error: CLOSED_WORDS[outcome.reason] }, 409)
  const { pathname, search } = new URL(request.url)
  return redirectWithNotice(ownPath(submitted.get('back')?.toString(), pathname + search), {
    tone: 'ok',
    text: 'Thank you, your coach can see it.',
    focus: answerFocus(memberId),
  })
}

type Reader = { people: string[]; reader?: string }

/** Returns the members that the reader may answer for, through their account or an e-mailed link, and their account. */
async function readerOf(ctx: Ctx, gameId: string, token: string | undefined): Promise<Reader> {
  const own = peopleOf(ctx.actor).map(({ memberId }) => memberId)
  const link = token ? await readGameLink(ctx, gameId, token) : undefined
  const reader = accountOf(ctx.actor) || link?.userId
  return { people: [...new Set([...own, ...(link?.memberIds ?? [])])], ...(reader && { reader }) }
}

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? undefined

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({ title: loaderData?.page?.game.opponents ?? 'This link has expired', noindex: true }, matches)

/** A game's page for players and guardians: details, and the answer of each person they act for. */
export default function MemberGamePage({ loaderData: { page }, actionData }: Route.ComponentProps) {
  if (!page) return <Expired />
  const { game, games, self, directions, closed, token, now, account } = page
  return (
    <div className="page stack padding-top-6 padding-bottom-band">
      {account && <OfflineNote at={now} account={account} />}
      <div>
        {account && <Crumb to={paths.dashboard} text="This week" muted />}
        <p className="kicker muted">{game.team}</p>
        <h1 className="heading-1">{game.opponents}</h1>
      </div>
      {actionData && (
        <Note tone="bad" focusOn={actionData}>
          <p>{actionData.error}</p>
        </Note>
      )}
      {closed && closed !== 'STARTED' && !actionData && (
        <Note tone="warn">
          <p>{CLOSED_WORDS[closed]}</p>
        </Note>
      )}
      {games.map((one) => (
        <AnswerCard key={one.memberId} game={one} isSelf={one.memberId === self} open={!closed} />
      ))}
      <MeetingFacts game={game} directions={directions} />
      <p className="row gap-3">
        {!closed && <AddToCalendar kind="game" id={game.gameId} what={game.opponents} token={token} />}
        <a className="more-link" href={paths.game(game.gameId)}>
          Public page of the game
        </a>
      </p>
    </div>
  )
}

function Expired() {
  return (
    <div className="page stack padding-top-6 padding-bottom-band">
      <h1 className="heading-1">This link has expired</h1>
      <p>It works until the game begins. Log in to see your games.</p>
      <p>
        <a className="button" href={paths.access}>
          Log in
        </a>
      </p>
    </div>
  )
}
