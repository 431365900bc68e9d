import './week.css'
import type { WeekDay } from '../../../../features/week/model/week-days.ts'
import { clubInstant, weekdayAndDay } from '../../../../kernel/dates.ts'
import { listWords } from '../../../../kernel/text.ts'

type Props = {
  days: readonly WeekDay[]
  isFamily: boolean
  /** Shows what each person has answered, instead of the names alone. */
  withAnswers?: boolean
}

/** Lists what happens on each day, with the family's names. */
export function WeekDays({ days, isFamily, withAnswers = false }: Props) {
  const shown = (answers: readonly string[]) => withAnswers && answers.length > 0
  if (days.length === 0) return <p className="muted">Nothing in the next seven days.</p>
  return (
    <ol className="week-days">
      {days.map(({ day, lines }) => (
        <li key={day}>
          <h3 className="kicker muted">{weekdayAndDay(clubInstant(day, '12:00'))}</h3>
          <ul>
            {lines.map(({ time, text, names, answers, place, href, isCancelled, isPostponed, reason }) => (
              <li key={`${time} ${text}`}>
                <span className="week-time">{time || 'All day'}</span>
                <span>
                  <a href={href}>{isCancelled ? <s>{text}</s> : text}</a>
                  {isCancelled && (
                    <>
                      {' '}
                      <span className="badge" data-tone="bad">
                        {isPostponed ? 'Postponed' : 'Cancelled'}
                      </span>
                      {reason && <span className="small muted"> {reason}</span>}
                    </>
                  )}
                  <span className="small muted week-details">
                    {[isFamily && !shown(answers) ? listWords(names) : '', place].filter(Boolean).join(', ')}
                    {shown(answers) && ` · ${answers.join(', ')}`}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
