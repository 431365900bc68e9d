import './hand-out.css'
import type { ReactNode } from 'react'
import { longDateTime } from '../../../../kernel/dates.ts'
import { count } from '../../../../kernel/text.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { sizeLabel } from '../../catalog/model/size-words.ts'
import { type ListedLine, lineKey, type Mark, type MarkKind } from '../model.ts'

type Props = {
  id: string
  kind: MarkKind
  lines: readonly ListedLine[]
  title: string
  size: string
  personalisation: string
  pieces: number
  /** Further words for screen readers, such as the buyer's name. */
  of?: string
  children?: ReactNode
}

/** A row as one large button, which ticks its lines, or removes their marks when all of them are ticked. */
export function TickRow({ id, kind, lines, title, size, personalisation, pieces, of, children }: Props) {
  const marks = lines.flatMap((line) => line[kind] ?? [])
  const isDone = marks.length === lines.length
  const open = lines.filter((line) => !line[kind])
  return (
    <button
      id={id}
      className="tick-row"
      type="submit"
      name={isDone ? 'undo' : 'mark'}
      value={isDone ? marks.map((mark) => mark.id).join(' ') : open.map(lineKey).join(' ')}
      aria-pressed={isDone}
    >
      <span className="tick-box">{isDone && <Icon name="check" />}</span>
      <span className="tick-item">
        <b>{title}</b>
        {of && <span className="visually-hidden">, for {of}</span>}
        {personalisation && <span className="tick-personalisation">{personalisation}</span>}
        {children}
        {isDone && <span className="small muted">{markWords(marks)}</span>}
      </span>
      <span className="tick-size">
        <b>{sizeLabel(size)}</b>
        <span className="small">{count(pieces, 'piece')}</span>
      </span>
    </button>
  )
}

/** Who made the last mark, and when. */
function markWords(marks: readonly Mark[]): string {
  const last = marks.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0]
  if (!last) return ''
  return last.by ? `${last.by}, ${longDateTime(last.at)}` : longDateTime(last.at)
}
