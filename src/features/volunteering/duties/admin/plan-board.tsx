import './plan-board.css'
import '../components/duties.css'
import '../../../../ui/styles/form.css'
import { useState } from 'react'
import { count } from '../../../../kernel/text.ts'
import { dragProps, dropProps } from '../../../../ui/admin/drag-props.ts'
import { DutyCard } from '../components/duty-card.tsx'
import { overlaps } from '../model/fair-plan.ts'
import type { Duty } from '../queries/duties.server.ts'
import type { PlanPerson } from '../queries/plan.server.ts'

export type PlanLine = {
  duty: Duty
  /** Who is proposed. */
  memberId: string
  /** Offered first in the list of names. */
  others: readonly string[]
  /** Everyone who is free, as places in `people`. */
  free: readonly number[]
}
type Props = { lines: readonly PlanLine[]; people: readonly PlanPerson[] }

/** A name that is dragged or was tapped: of a line of the plan, or from the list of the others. */
type Held = { memberId: string; line: number | undefined }

const MAX_SPARE = 12

/** The plan as cards: a name is dragged to another card, or tapped before the other name. The selects do the same. */
export function PlanBoard({ lines, people }: Props) {
  const [chosen, setChosen] = useState(() => lines.map(({ memberId }) => memberId))
  const [held, setHeld] = useState<Held>()
  const [problem, setProblem] = useState('')
  const nameOf = new Map(people.map(({ id, name }) => [id, name]))
  const put = (target: number) => {
    if (!held) return
    const next = exchanged(chosen, held, target)
    const who = [target, held.line].find((line) => line !== undefined && !fits(lines, people, next, line))
    setHeld(undefined)
    if (who !== undefined) return setProblem(`${nameOf.get(next[who] ?? '')} cannot do it then.`)
    setProblem('')
    setChosen(next)
  }
  const chip = (memberId: string, line: number | undefined) => ({
    name: nameOf.get(memberId) ?? '',
    isHeld: held?.memberId === memberId && held.line === line,
    onHold: () => setHeld({ memberId, line }),
    onRelease: () => setHeld(undefined),
    onTap: () => (held && line !== undefined ? put(line) : setHeld({ memberId, line })),
  })
  const spare = people.filter(({ id }) => !chosen.includes(id))
  return (
    <>
      {spare.length > 0 && (
        <div className="plan-spare">
          <h2 className="heading-3">Not in the plan</h2>
          {spare.slice(0, MAX_SPARE).map(({ id, points }) => (
            <Chip
              key={id}
              {...chip(id, undefined)}
              {...(points !== undefined && { note: count(points, 'point', 'points') })}
            />
          ))}
        </div>
      )}
      <p role="status" className="plan-problem">
        {problem}
      </p>
      <ul className="duty-cards plan-board" data-held={held !== undefined}>
        {lines.map((line, index) => (
          <DutyCard key={`${line.duty.id} ${line.memberId}`} duty={line.duty} heading="h2">
            <Place
              {...{ line, index, nameOf }}
              chosen={chosen[index] ?? ''}
              chip={chip(chosen[index] ?? '', index)}
              onDrop={() => put(index)}
              onChoose={(id) => setChosen((before) => before.with(index, id))}
            />
          </DutyCard>
        ))}
      </ul>
    </>
  )
}

/** The choices after a name was put on another line; the two lines exchange their names. */
function exchanged(chosen: readonly string[], { memberId, line }: Held, target: number): string[] {
  const next = chosen.with(target, memberId)
  return line === undefined || line === target ? next : next.with(line, chosen[target] ?? '')
}

/** Whether the name of a line is free, and on no other line at the same time. */
function fits(lines: readonly PlanLine[], people: readonly PlanPerson[], chosen: string[], at: number) {
  const [line, id] = [lines[at], chosen[at]]
  if (!line || !id) return true
  const isFree = line.free.some((place) => people[place]?.id === id)
  const isTwice = chosen.some((other, index) => {
    const duty = lines[index]?.duty
    return index !== at && other === id && duty && (duty.id === line.duty.id || overlaps(duty, line.duty))
  })
  return isFree && !isTwice
}

type ChipProps = {
  name: string
  note?: string
  isHeld: boolean
  onHold: () => void
  onRelease: () => void
  onTap: () => void
}

const Chip = ({ name, note, isHeld, onHold, onRelease, onTap }: ChipProps) => (
  <button
    className="plan-name"
    type="button"
    aria-pressed={isHeld}
    onClick={onTap}
    {...dragProps({ text: name, onStart: onHold, onEnd: onRelease })}
  >
    {name || 'Nobody'} {note && <small>{note}</small>}
  </button>
)

type PlaceProps = {
  line: PlanLine
  index: number
  nameOf: ReadonlyMap<string, string>
  chosen: string
  chip: ChipProps
  onDrop: () => void
  onChoose: (memberId: string) => void
}

function Place({
  line: { duty, memberId, others },
  index,
  nameOf,
  chosen,
  chip,
  onDrop,
  onChoose,
}: PlaceProps) {
  const ids = [...new Set([memberId, ...others, chosen])].filter(Boolean)
  const fieldValue = (id: string) => (id ? `${duty.id}/${id}` : '')
  return (
    <div className="plan-place" {...dropProps(onDrop)}>
      <Chip {...chip} />
      <label className="visually-hidden" htmlFor={`choice-${index}`}>
        Who does {duty.position}
      </label>
      <select
        className="input"
        id={`choice-${index}`}
        name="choice"
        value={fieldValue(chosen)}
        onChange={({ target }) => onChoose(target.value.split('/')[1] ?? '')}
      >
        {ids.map((id) => (
          <option key={id} value={fieldValue(id)}>
            {nameOf.get(id)}
          </option>
        ))}
        <option value="">Nobody</option>
      </select>
    </div>
  )
}
