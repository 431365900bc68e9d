import './answer-card.css'
import { useNoticeFocus } from '../../../../ui/layout/toast.tsx'
import { paths } from '../../../../web/paths.ts'
import {
  AVAILABILITY,
  AVAILABILITY_WORDS,
  answerFocus,
  CALL_UP_ANSWERS,
  CALL_UP_WORDS,
} from '../model/squad.ts'
import type { MemberGame } from '../queries/call-ups.server.ts'

const CALL_UP_BUTTONS = { confirmed: 'Confirm', declined: 'Decline' } as const
const TONES = { confirmed: 'ok', declined: 'bad', available: 'ok', maybe: 'warn', not: 'bad' } as const

type CardProps = {
  game: MemberGame
  /** Whether the reader is the player. */
  isSelf: boolean
  open: boolean
  /** The page with the card, if it is not that of the game. */
  back?: string
}

/** A player's answer about a game: to the call-up if there is one, else about their availability. */
export function AnswerCard({ game, isSelf, open, back }: CardProps) {
  const { callUp, availability, availabilityBy } = game
  return callUp ? (
    <Question
      game={game}
      title={isSelf ? 'You are in the squad' : `${game.firstName} is in the squad`}
      question="call-up"
      answers={CALL_UP_ANSWERS.map((value) => ({ value, label: CALL_UP_BUTTONS[value] }))}
      given={callUp.answer && { tone: TONES[callUp.answer], text: CALL_UP_WORDS[callUp.answer] }}
      current={callUp.answer}
      by={callUp.answeredBy}
      open={open}
      back={back}
    />
  ) : (
    <Question
      game={game}
      title={isSelf ? 'Can you play?' : `Can ${game.firstName} play?`}
      question="availability"
      answers={AVAILABILITY.map((value) => ({ value, label: AVAILABILITY_WORDS[value] }))}
      given={availability && { tone: TONES[availability], text: AVAILABILITY_WORDS[availability] }}
      current={availability}
      by={availabilityBy}
      open={open}
      back={back}
    />
  )
}

type Props = {
  game: MemberGame
  title: string
  question: 'call-up' | 'availability'
  answers: readonly { value: string; label: string }[]
  given: { tone: string; text: string } | null
  current: string | null
  /** Names who gave the last answer. */
  by: string | null
  /** Whether the answer can still be changed. */
  open: boolean
  back: string | undefined
}

function Question({ game, title, question, answers, given, current, by, open, back }: Props) {
  const focusIf = useNoticeFocus()
  return (
    <section className="card answer-card" aria-labelledby={`answer-${game.memberId}`}>
      <h2 className="heading-3" id={`answer-${game.memberId}`}>
        {title}
      </h2>
      <p>
        {given ? (
          <span className="badge" data-tone={given.tone}>
            {given.text}
          </span>
        ) : (
          <span className="badge" data-tone="open">
            No answer yet
          </span>
        )}
        {by && <span className="muted small"> Answered by {by}</span>}
      </p>
      {open && (
        <form method="post" {...(back && { action: paths.memberGame(game.gameId) })} className="row gap-2">
          {back && <input type="hidden" name="back" value={back} />}
          <input type="hidden" name="member" value={game.memberId} />
          <input type="hidden" name="question" value={question} />
          {answers.map(({ value, label }) => (
            <button
              key={value}
              className="button secondary"
              type="submit"
              name="answer"
              value={value}
              aria-pressed={value === current}
              {...(value === current && focusIf(answerFocus(game.memberId)))}
            >
              {label}
              <span className="visually-hidden">: {game.firstName}</span>
            </button>
          ))}
        </form>
      )}
    </section>
  )
}
