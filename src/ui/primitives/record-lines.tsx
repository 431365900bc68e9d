import './record-lines.css'
import type { ReactNode } from 'react'

export type Badge = { tone: string; text: string }
type Line = {
  id: string
  title: ReactNode
  under: ReactNode
  badges: readonly Badge[]
  sum?: string
  /** A link or button at the end of the line. */
  action?: ReactNode
}

/** Records in lines, each with its states and an amount. */
export function RecordLines({ lines, none }: { lines: readonly Line[]; none: string }) {
  if (lines.length === 0) return <p className="muted">{none}</p>
  return (
    <ul className="record-lines">
      {lines.map(({ id, title, under, badges, sum, action }) => (
        <li key={id}>
          <div>
            <b>{title}</b>
            <div className="small muted">{under}</div>
          </div>
          {badges.length > 0 && (
            <span className="record-badges">
              {badges.map(({ tone, text }) => (
                <span key={text} className="badge" data-tone={tone}>
                  {text}
                </span>
              ))}
            </span>
          )}
          {sum && <b className="tabular">{sum}</b>}
          {action}
        </li>
      ))}
    </ul>
  )
}
