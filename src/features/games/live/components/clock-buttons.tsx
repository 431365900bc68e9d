import './scorer-table.css'
import '../../../../ui/styles/form.css'
import { type FormEvent, useRef, useState } from 'react'
import { MAX_PERIODS } from '../model/match-event.ts'
import type { NewEvent } from '../model/match-on-phone.ts'
import { clockAt, clockText, type MatchState, nextPeriodClock, PERIOD_WORDS } from '../model/match-state.ts'

type Props = { state: MatchState; now: number; record: (event: NewEvent) => void }

/** Buttons to start, stop and set the clock, and to begin and end each half. */
export function ClockButtons({ state, now, record }: Props) {
  const { phase, period, clock } = state
  const isRunning = clock.runningSince !== null
  const next = period + 1
  const clockButton = useRef<HTMLButtonElement>(null)
  const startPeriod = () => {
    record({ kind: 'period', period: next, clockMs: nextPeriodClock(clock.elapsedMs) })
    // The button with the focus now starts the next period, which a second press must not do.
    requestAnimationFrame(() => clockButton.current?.focus())
  }
  if (phase === 'ended') return null
  return (
    <div className="row gap-2">
      {period > 0 && (
        <button
          ref={clockButton}
          className={isRunning ? 'button secondary compact' : 'button compact'}
          type="button"
          onClick={() => record({ kind: isRunning ? 'clock-stop' : 'clock-start' })}
        >
          {isRunning ? 'Stop clock' : 'Start clock'}
        </button>
      )}
      {!isRunning && next <= MAX_PERIODS && (
        <button
          className={period === 0 ? 'button compact' : 'button secondary compact'}
          type="button"
          onClick={startPeriod}
        >
          {`Start ${lower(PERIOD_WORDS[next] ?? '')}`}
        </button>
      )}
      {period > 0 && <AdjustClock at={clockAt(clock, now)} record={record} />}
      {period > 0 && !isRunning && (
        <button
          className="button secondary compact"
          type="button"
          onClick={() => confirm('End the game? The score becomes the result.') && record({ kind: 'end' })}
        >
          Final whistle
        </button>
      )}
    </div>
  )
}

const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

function AdjustClock({ at, record }: { at: number; record: Props['record'] }) {
  const [typed, setTyped] = useState<string>()
  const [wasOpen, setWasOpen] = useState(false)
  if (typed === undefined)
    return (
      <button
        className="button secondary compact"
        type="button"
        // biome-ignore lint/a11y/noAutofocus: it replaces the field that had the focus
        autoFocus={wasOpen}
        onClick={() => setTyped(clockText(at))}
      >
        Set clock
      </button>
    )
  const [, minutes = '', seconds = ''] = /^(\d{1,3}):([0-5]\d)$/.exec(typed.trim()) ?? []
  const clockMs = minutes === '' ? undefined : (Number(minutes) * 60 + Number(seconds)) * 1000
  const close = () => {
    setTyped(undefined)
    setWasOpen(true)
  }
  const set = (event: FormEvent) => {
    event.preventDefault()
    if (clockMs === undefined) return
    record({ kind: 'clock-set', clockMs })
    close()
  }
  return (
    <form className="row gap-2" onSubmit={set} onKeyDown={({ key }) => key === 'Escape' && close()}>
      <label>
        <span className="visually-hidden">Time on the clock</span>
        <input
          className="input clock-input"
          inputMode="numeric"
          // biome-ignore lint/a11y/noAutofocus: it replaces the button that had the focus
          autoFocus
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <button className="button compact" type="submit" disabled={clockMs === undefined}>
        Set
      </button>
    </form>
  )
}
