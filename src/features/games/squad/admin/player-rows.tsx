import './player-rows.css'
import '../../../../ui/styles/form.css'
import { dragProps } from '../../../../ui/admin/drag-props.ts'
import { FieldError, idOf } from '../../../../ui/forms/field.tsx'
import { AVAILABILITY_WORDS, CALL_UP_WORDS, SQUAD_POSITIONS } from '../model/squad.ts'
import type { BoardPlayer } from '../queries/board.server.ts'
import { positionField, shirtField } from '../schema.ts'

/** The position and shirt number of each player, as currently chosen in the form. */
export type Places = Record<string, { position: string; shirt: string }>

type Props = {
  players: readonly BoardPlayer[]
  places: Places
  /** The player who was tapped and is to be placed. */
  held: string | undefined
  errors: Record<string, string[]> | undefined
  onHold: (id: string | undefined) => void
  onChange: (id: string, change: Partial<Places[string]>) => void
}

const ORDER = ['available', 'maybe', null, 'not'] as const
const TONES = { available: 'ok', maybe: 'warn', not: 'bad', confirmed: 'ok', declined: 'bad' } as const

/** A row for each player of the team, available ones first. */
export function PlayerRows({ players, places, held, errors, onHold, onChange }: Props) {
  const sorted = players.toSorted((a, b) => ORDER.indexOf(a.availability) - ORDER.indexOf(b.availability))
  return (
    <ul className="player-rows">
      {sorted.map((player) => {
        const { id, name } = player
        const { position = '', shirt = '' } = places[id] ?? {}
        const shirtName = shirtField(id)
        return (
          <li
            key={id}
            {...dragProps({ text: name, onStart: () => onHold(id), onEnd: () => onHold(undefined) })}
          >
            <button
              className="player-name"
              type="button"
              aria-pressed={held === id}
              onClick={() => onHold(held === id ? undefined : id)}
            >
              {name}
            </button>
            <PlayerState player={player} />
            <label>
              <span className="visually-hidden">Position of {name}</span>
              <select
                className="input"
                name={positionField(id)}
                value={position}
                onChange={({ target }) => onChange(id, { position: target.value })}
              >
                <option value="">Not in the squad</option>
                {SQUAD_POSITIONS.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </select>
            </label>
            <label>
              <span className="visually-hidden">Shirt number of {name}</span>
              <input
                className="input shirt-input"
                id={idOf(shirtName)}
                name={shirtName}
                inputMode="numeric"
                placeholder="No."
                value={shirt}
                onChange={({ target }) => onChange(id, { shirt: target.value })}
                {...(errors?.[shirtName] && {
                  'aria-invalid': true,
                  'aria-describedby': `${idOf(shirtName)}-error`,
                })}
              />
            </label>
            <FieldError name={shirtName} errors={errors?.[shirtName]} />
          </li>
        )
      })}
    </ul>
  )
}

/** A player's answer: to the call-up if there is one, else about their availability. */
function PlayerState({ player: { isCalledUp, answer, availability } }: { player: BoardPlayer }) {
  const given = isCalledUp ? answer : availability
  const words = isCalledUp
    ? answer
      ? CALL_UP_WORDS[answer]
      : 'Called up'
    : availability
      ? AVAILABILITY_WORDS[availability]
      : 'No answer'
  return (
    <span className="badge" data-tone={given ? TONES[given] : 'open'}>
      {words}
    </span>
  )
}
