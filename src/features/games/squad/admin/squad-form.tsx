import './squad-form.css'
import { useState } from 'react'
import { Form } from 'react-router'
import { clubTime } from '../../../../kernel/dates.ts'
import { count } from '../../../../kernel/text.ts'
import { ErrorSummary, TextField } from '../../../../ui/forms/field.tsx'
import { MAX_PLAYERS } from '../model/squad.ts'
import type { Board } from '../queries/board.server.ts'
import { positionField, shirtField } from '../schema.ts'
import { CourtBoard } from './court-board.tsx'
import { type Places, PlayerRows } from './player-rows.tsx'

type Props = {
  board: Board
  refused: { errors: Record<string, string[]>; values: Record<string, string> } | undefined
  isBusy: boolean
  /** Whether the form was saved on this page, so that its button keeps the focus. */
  isSaved: boolean
}

type Detail = {
  name: 'meet' | 'meetPlace' | 'kitColour' | 'officials' | 'referees'
  label: string
  type?: 'time'
}
const DETAILS: readonly Detail[] = [
  { name: 'meet', label: 'Meet at', type: 'time' },
  { name: 'meetPlace', label: 'Where to meet' },
  { name: 'kitColour', label: 'Kit colour' },
  { name: 'officials', label: 'Officials on our bench' },
  { name: 'referees', label: 'Referees' },
]

/**
 * The form for the squad of a game: meeting and kit, the tactics board, and a row for each player. Works without
 * scripts.
 */
export function SquadForm({ board, refused, isBusy, isSaved }: Props) {
  const { details, players, version } = board
  const [places, setPlaces] = useState<Places>(() => placesIn(board, refused?.values))
  const [held, setHeld] = useState<string>()
  const place = (id: string, position: string) => {
    setHeld(undefined)
    setPlaces((before) => ({ ...before, [id]: { shirt: before[id]?.shirt ?? '', position } }))
  }
  const picked = players.filter(({ id }) => places[id]?.position)
  const typed = refused?.values
  const stored = { ...details, meet: details.meetAt ? clubTime(details.meetAt) : '' }
  const errors = refused?.errors
  return (
    <Form method="post" className="stack" onSubmit={(event) => isBusy && event.preventDefault()}>
      <ErrorSummary errors={errors} labels={labelsOf(board)} />
      <input type="hidden" name="version" value={typed?.version ?? version} />
      <fieldset className="squad-details">
        <legend className="heading heading-3">Meeting and kit</legend>
        {DETAILS.map(({ name, label, type }) => (
          <TextField
            key={name}
            name={name}
            label={label}
            {...(type && { type })}
            optional
            defaultValue={typed?.[name] ?? stored[name]}
            errors={errors?.[name]}
          />
        ))}
      </fieldset>
      <h2 className="heading-3">
        Squad <span className="muted tabular">{`${picked.length} of ${MAX_PLAYERS}`}</span>
      </h2>
      <div className="squad-columns">
        <CourtBoard players={picked} places={places} held={held} onHold={setHeld} onPlace={place} />
        <div>
          <PlayerRows
            players={players}
            places={places}
            held={held}
            errors={errors}
            onHold={setHeld}
            onChange={(id, change) =>
              setPlaces((before) => ({
                ...before,
                [id]: { position: '', shirt: '', ...before[id], ...change },
              }))
            }
          />
          <SaveButtons
            isBusy={isBusy}
            isSaved={isSaved}
            newPlayers={picked.filter(({ isCalledUp }) => !isCalledUp).length}
          />
        </div>
      </div>
    </Form>
  )
}

/**
 * Stays in view below the rows of the players. It never covers the board. Disabled buttons would lose the focus, so
 * these stay enabled while the form is sent.
 */
function SaveButtons({
  isBusy,
  isSaved,
  newPlayers,
}: Pick<Props, 'isBusy' | 'isSaved'> & { newPlayers: number }) {
  return (
    <div className="row gap-2 squad-buttons">
      <button
        className="button secondary compact"
        type="submit"
        name="intent"
        value="save"
        aria-disabled={isBusy}
        // biome-ignore lint/a11y/noAutofocus: the saved form replaces the one that had the focus
        autoFocus={isSaved}
      >
        Save
      </button>
      <button className="button compact" type="submit" name="intent" value="call-up" aria-disabled={isBusy}>
        {newPlayers > 0 ? `Save and call up ${count(newPlayers, 'player')}` : 'Save and call up'}
      </button>
      <span role="status">{isBusy && 'Saving'}</span>
    </div>
  )
}

/** Returns the typed value, or else the stored one. A player who is new to the squad gets their usual number. */
const placesIn = ({ players }: Board, typed: Record<string, string> | undefined): Places =>
  Object.fromEntries(
    players.map(({ id, position, shirtNumber, usualNumber }) => [
      id,
      {
        position: typed?.[positionField(id)] ?? position ?? '',
        shirt: typed?.[shirtField(id)] ?? String((position ? shirtNumber : usualNumber) ?? ''),
      },
    ]),
  )

const labelsOf = ({ players }: Board): Record<string, string> => ({
  ...Object.fromEntries(DETAILS.map(({ name, label }) => [name, label])),
  '': 'Squad',
  ...Object.fromEntries(players.map(({ id, name }) => [shirtField(id), `Shirt number of ${name}`])),
})
