import '../../../../ui/styles/form.css'
import { useEffect, useEffectEvent, useState } from 'react'
import { useHydrated } from '../../../../ui/admin/use-hydrated.ts'
import { ChosenList } from '../../../../ui/forms/chosen-list.tsx'
import { FieldError, idOf } from '../../../../ui/forms/field.tsx'
import { NameFinder } from '../../../../ui/forms/name-finder.tsx'
import { useNamesAt } from '../../../../ui/forms/name-sources.ts'
import { adminPaths } from '../../../../web/admin-paths.ts'
import type { Recipient } from '../queries/recipients.server.ts'

type Shown = {
  chosen: readonly Recipient[]
  /** The results of the search without scripts. */
  found: readonly Recipient[]
  words: string
}

type Props = Shown & {
  errors: readonly string[] | undefined
  /** Called when the recipients change. */
  onChange: () => void
}

/**
 * The recipients of an e-mail: found while the user types, or without scripts searched by a button and ticked. The form
 * sends each as `to`.
 */
export function RecipientsField({ errors, onChange, ...shown }: Props) {
  const isHydrated = useHydrated()
  return (
    <fieldset className="field">
      <legend className="label">To</legend>
      <p className="hint" id={`${idOf('to')}-hint`}>
        Each person gets their own e-mail. Children’s go to their guardian.
      </p>
      {isHydrated ? (
        <Finder chosen={shown.chosen} onChange={onChange} isInvalid={errors !== undefined} />
      ) : (
        <Search {...shown} />
      )}
      <FieldError name="to" errors={errors} />
    </fieldset>
  )
}

const PLACEHOLDER = 'Member, team, event or form'

type FinderProps = Pick<Props, 'chosen' | 'onChange'> & { isInvalid: boolean }

function Finder({ chosen, onChange, isInvalid }: FinderProps) {
  const source = useNamesAt(adminPaths.emailRecipients)
  const [entries, setEntries] = useState(chosen)
  const changed = useEffectEvent(onChange)
  useEffect(() => {
    if (entries !== chosen) changed()
  }, [entries, chosen])
  const others = (id: string) => entries.filter((one) => one.id !== id)
  return (
    <>
      <ChosenList entries={entries} remove={(id) => setEntries(others(id))} />
      {entries.map(({ id }) => (
        <input key={id} type="hidden" name="to" value={id} />
      ))}
      <label className="visually-hidden" htmlFor={idOf('to')}>
        Add a member or team
      </label>
      <NameFinder
        id={idOf('to')}
        source={source}
        choose={(one) => setEntries([...others(one.id), one])}
        placeholder={PLACEHOLDER}
        listLabel="Members and teams found"
        describedBy={`${idOf('to')}-hint`}
        invalid={isInvalid}
      />
    </>
  )
}

function Search({ chosen, found, words }: Shown) {
  const others = found.filter(({ id }) => !chosen.some((one) => one.id === id))
  return (
    <>
      {[...chosen, ...others].map(({ id, name, note }) => (
        <label className="tick" key={id}>
          <input type="checkbox" name="to" value={id} defaultChecked={chosen.some((one) => one.id === id)} />
          <span>
            {name} {note && <span className="muted small">{note}</span>}
          </span>
        </label>
      ))}
      {words && found.length === 0 && <p>Nothing found. Try another name.</p>}
      <label className="visually-hidden" htmlFor={idOf('to')}>
        Search members and teams
      </label>
      <div className="row gap-2">
        <input
          className="input"
          id={idOf('to')}
          name="words"
          type="search"
          maxLength={100}
          placeholder={PLACEHOLDER}
          defaultValue={words}
        />
        <button className="button secondary" type="submit" name="intent" value="search">
          Search
        </button>
      </div>
    </>
  )
}
