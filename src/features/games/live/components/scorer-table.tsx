import './scorer-table.css'
import { useState } from 'react'
import type { Side } from '../../model/game.ts'
import type { MatchEvent } from '../model/match-event.ts'
import { TEAM_KINDS, type TeamKind } from '../model/match-event.ts'
import type { MatchOnPhone, NewEvent } from '../model/match-on-phone.ts'
import {
  clockAt,
  clockText,
  type MatchState,
  PERIOD_WORDS,
  type SideState,
  suspendedAt,
} from '../model/match-state.ts'
import { ClockButtons } from './clock-buttons.tsx'

export type TableGame = {
  id: string
  homeTeam: string
  awayTeam: string
  /** The shirt numbers of our squad. */
  shirts: { home: readonly number[]; away: readonly number[] }
  /** Whether the result counts in a table. */
  isInLeague: boolean
}

type Props = { game: TableGame; match: MatchOnPhone }

/** The scorer's table on a phone: a column for each team, the clock, and a button to undo. */
export function ScorerTable({ game, match }: Props) {
  const { state, record } = match
  const clockMs = clockAt(state.clock, match.now)
  return (
    <div className="scorer-table">
      <p className="scorer-clock">
        <b className="tabular">{clockText(clockMs)}</b>
        <span>{state.phase === 'ended' ? 'Final score' : PERIOD_WORDS[state.period]}</span>
      </p>
      <ClockButtons state={state} now={match.now} record={record} />
      <div className="scorer-sides">
        {(['home', 'away'] as const).map((side) => (
          <TeamColumn
            key={side}
            side={side}
            name={side === 'home' ? game.homeTeam : game.awayTeam}
            team={state[side]}
            shirts={game.shirts[side]}
            clockMs={clockMs}
            isOpen={state.phase === 'live' && state.period > 0}
            record={record}
          />
        ))}
      </div>
      <LastAction state={state} game={game} record={record} />
      <ConnectionNote {...match} isInLeague={game.isInLeague} />
    </div>
  )
}

type ColumnProps = {
  side: Side
  name: string
  team: SideState
  shirts: readonly number[]
  clockMs: number
  isOpen: boolean
  record: (event: NewEvent) => void
}

const KINDS = Object.keys(TEAM_KINDS) as TeamKind[]

function TeamColumn({ side, name, team, shirts, clockMs, isOpen, record }: ColumnProps) {
  const [chosen, setChosen] = useState('')
  const shirtNumber = chosen === '' ? null : Number(chosen)
  const numbers = [...new Set([...shirts, ...numbersIn(team)])].toSorted((a, b) => a - b)
  const act = (kind: TeamKind) => {
    record({ kind, side, shirtNumber })
    setChosen('')
  }
  return (
    <section className="scorer-side" aria-label={name}>
      <h2>{name}</h2>
      <p className="scorer-goals tabular">{team.goals}</p>
      <p className="small">
        7 m {team.sevenMetres.scored}/{team.sevenMetres.taken}
      </p>
      {suspendedAt(team, clockMs).map(({ shirtNumber: number, from, leftMs }) => (
        <p className="badge" data-tone="warn" key={`${number} ${from}`}>
          {number === null ? '' : `No. ${number} `}
          {clockText(leftMs)}
        </p>
      ))}
      <div className="shirt-chips">
        {numbers.map((number) => (
          <button
            key={number}
            type="button"
            aria-pressed={number === shirtNumber}
            aria-label={`Number ${number}`}
            onClick={() => setChosen(number === shirtNumber ? '' : String(number))}
          >
            {number}
          </button>
        ))}
        <label>
          <span className="visually-hidden">Shirt number of {name}</span>
          <input
            inputMode="numeric"
            placeholder="No."
            maxLength={2}
            value={chosen}
            onChange={({ target }) => setChosen(target.value.replace(/\D/g, ''))}
          />
        </label>
      </div>
      {KINDS.map((kind) => (
        <button
          key={kind}
          className="scorer-action"
          data-kind={kind}
          type="button"
          disabled={!isOpen}
          onClick={() => act(kind)}
        >
          {TEAM_KINDS[kind]}
        </button>
      ))}
    </section>
  )
}

const numbersIn = ({ scorers, suspensions, yellow, red }: SideState): number[] =>
  [...scorers.keys(), ...suspensions.map(({ shirtNumber }) => shirtNumber), ...yellow, ...red].filter(
    (number) => number !== null,
  )

function LastAction({
  state: { lastAction },
  game,
  record,
}: {
  state: MatchState
  game: TableGame
  record: (event: NewEvent) => void
}) {
  if (!lastAction) return null
  return (
    <p className="row between">
      <span>Last: {actionWords(lastAction, game)}</span>
      <button
        className="button secondary compact"
        type="button"
        onClick={() => record({ kind: 'undo', undoes: lastAction.id })}
      >
        Undo
      </button>
    </p>
  )
}

function actionWords({ kind, side, shirtNumber, period }: MatchEvent, game: TableGame): string {
  if (kind === 'period') return `${PERIOD_WORDS[period ?? 0]} started`
  if (kind === 'end') return 'final whistle'
  const words = kind in TEAM_KINDS ? TEAM_KINDS[kind as TeamKind] : kind
  const team = side === 'home' ? game.homeTeam : game.awayTeam
  return `${words}, ${team}${shirtNumber === null ? '' : `, No. ${shirtNumber}`}`
}

function ConnectionNote({ waiting, sent, state, isInLeague }: MatchOnPhone & { isInLeague: boolean }) {
  const words =
    sent === 'refused'
      ? 'This link no longer works. Ask the coach for a new one.'
      : waiting > 0
        ? `No connection. ${waiting} waiting on this phone. We’ll send them when you are back online.`
        : sent === 'no-result'
          ? 'Saved. The game is cancelled in the fixture list, so it has no result.'
          : state.phase === 'ended'
            ? `Saved. ${isInLeague ? 'The league table is up to date' : 'The final score is on our website'}.`
            : 'Saved'
  return (
    <p className="small" role="status" data-waiting={waiting}>
      {words}
    </p>
  )
}
