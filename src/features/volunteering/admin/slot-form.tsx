import '../../../ui/forms/form-sheet.css'
import '../../../ui/styles/form.css'
import { useEffect, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { folded } from '../../../kernel/text.ts'
import { FieldError, idOf } from '../../../ui/forms/field.tsx'
import { Note } from '../../../ui/primitives/note.tsx'
import type { GridSlot } from '../queries/grid.server.ts'

/** A refused write. `changed` is true if someone else has changed the slot in the meantime. */
export type SlotRefused = { member: string; errors: string[]; changed: boolean }

export type RotaMember = { id: string; name: string; inTeam: boolean; busy: string; tooYoung: boolean }

type Props = {
  id: string
  slot: GridSlot | undefined
  /** `busy` names a member's other duties in these weeks; members who are `tooYoung` cannot be chosen. */
  members: readonly RotaMember[]
  team: string
  refused: SlotRefused | undefined
}

/** The form to assign a member to a slot. The search narrows the list; without scripts the whole list is shown. */
export function SlotForm({ id, slot, members, team, refused }: Props) {
  const [typed, setTyped] = useState('')
  // The current holder is known after the page has reloaded.
  const { state } = useNavigation()
  const [isInteractive, setInteractive] = useState(false)
  useEffect(() => setInteractive(true), [])
  const words = foldedWords(typed)
  const found = members.filter(({ name }) => words.every((word) => folded(name).includes(word)))
  const chosen = refused?.member ?? slot?.memberId ?? ''
  return (
    <Form method="post" id={id} className="stack slot-form" noValidate>
      <input type="hidden" name="version" value={slot?.version ?? 0} />
      {refused?.changed && state === 'idle' && (
        <Note tone="warn" focusOn={refused}>
          <p>{`Someone else has changed this slot. Current holder: ${slot?.name ?? 'nobody'}. Save again to replace it.`}</p>
        </Note>
      )}
      {isInteractive && (
        <div className="field">
          <label htmlFor="f-find">Find a member</label>
          <input
            className="input"
            id="f-find"
            type="search"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
      )}
      <div className="field">
        <label htmlFor={idOf('member')}>Member</label>
        <select
          className="input"
          key={`${typed} ${chosen}`}
          id={idOf('member')}
          name="member"
          size={8}
          required
          defaultValue={
            found.some((one) => one.id === chosen) ? chosen : found.length === 1 ? found[0]?.id : ''
          }
          aria-invalid={refused?.errors.length ? true : undefined}
          aria-describedby={refused?.errors.length ? `${idOf('member')}-error` : undefined}
        >
          <option value="">Choose a member</option>
          <Choices label={team} members={found.filter(({ inTeam }) => inTeam)} />
          <Choices label="Other members" members={found.filter(({ inTeam }) => !inTeam)} />
        </select>
        <FieldError name="member" errors={refused?.errors} />
      </div>
    </Form>
  )
}

function Choices({ label, members }: { label: string; members: readonly RotaMember[] }) {
  if (members.length === 0) return null
  return (
    <optgroup label={label}>
      {members.map(({ id, name, busy, tooYoung }) => (
        <option key={id} value={id} disabled={tooYoung}>
          {tooYoung ? `${name} (under 16)` : busy ? `${name} (also on ${busy})` : name}
        </option>
      ))}
    </optgroup>
  )
}

const foldedWords = (text: string): string[] => folded(text).split(/\s+/).filter(Boolean)
