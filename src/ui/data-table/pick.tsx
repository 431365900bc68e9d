import { countOf, everything, NOTHING, type Selection } from './selection.ts'
import { TABLE_ROLES } from './table-roles.ts'
import { boxId, type Keys } from './use-keys.ts'

type PickProps = {
  name: string
  id: string
  index: number
  chosen: boolean
  keys: Keys
  form: string | undefined
}

/** The checkbox cell of a row. The whole cell is clickable. */
export function Pick({ name, id, index, chosen, keys, form }: PickProps) {
  return (
    <td {...TABLE_ROLES.cell} className="row-check">
      <label className="hit-area">
        <input
          id={boxId(index)}
          type="checkbox"
          name="ids"
          form={form}
          value={id}
          checked={chosen}
          onChange={(event) => keys.choose(index, id, shiftIn(event.nativeEvent))}
          onKeyDown={(event) => keys.steer(event, index)}
        />
        <span className="visually-hidden">{`Select ${name}`}</span>
      </label>
    </td>
  )
}

/** The change event of a checkbox is a click, which has the modifier keys. */
const shiftIn = (event: Event) => event instanceof MouseEvent && event.shiftKey

type PickAllProps = { selection: Selection; onSelect: (selection: Selection) => void; total: number }

/** Selects all matching rows, including those not loaded, or clears the selection. */
export function PickAll({ selection, onSelect, total }: PickAllProps) {
  const chosen = countOf(selection, total)
  return (
    <th {...TABLE_ROLES.columnHeader} className="row-check">
      <label className="hit-area">
        <input
          type="checkbox"
          checked={total > 0 && chosen === total}
          ref={(box) => {
            if (box) box.indeterminate = chosen > 0 && chosen < total
          }}
          onChange={() => onSelect(chosen === total ? NOTHING : everything)}
        />
        <span className="visually-hidden">Select all that match</span>
      </label>
    </th>
  )
}
