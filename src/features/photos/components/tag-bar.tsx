import './tag-bar.css'
import '../../../ui/styles/form.css'
import { NameFinder } from '../../../ui/forms/name-finder.tsx'
import { useNamesOf } from '../../../ui/forms/name-sources.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import type { Taggable } from '../model/photo.ts'

type Props = {
  /** The outcome of the last submission. Shown here so that it covers no photo. */
  outcome: { tone: 'ok' | 'bad'; text: string } | undefined
  members: readonly Taggable[]
  chosen: string
  choose: (id: string) => void
  selected: number
  clear: () => void
  busy: boolean
  /** True if scripts run: the button names the member and is disabled until something is selected. */
  isInteractive: boolean
}

/** The bar for tagging: the number of selected photos, the member and the submit button. */
export function TagBar({ outcome, members, chosen, choose, selected, clear, busy, isInteractive }: Props) {
  const member = members.find(({ id }) => id === chosen)
  const source = useNamesOf(members)
  return (
    <section className="tag-bar floor" aria-label="Tag players">
      <b className="tabular" role="status" aria-label="Selection">
        Selected {selected}
      </b>
      <button className="button bare compact" type="reset" onClick={clear}>
        Clear
      </button>
      <p className="tag-status" role="status">
        {outcome && (
          <>
            <Icon name={outcome.tone} /> {outcome.text}
          </>
        )}
        {member?.note && (
          <>
            <Icon name="warn" /> {member.name}: {member.note}
          </>
        )}
      </p>
      <label className="visually-hidden" htmlFor="who">
        Member
      </label>
      {isInteractive ? (
        <>
          <input type="hidden" name="member" value={member?.id ?? ''} />
          <NameFinder
            id="who"
            source={source}
            choose={({ id }) => choose(id)}
            value={member?.name ?? ''}
            placeholder="Name of the member"
            listLabel="Members found"
          />
        </>
      ) : (
        <select className="input" id="who" name="member" required defaultValue={chosen}>
          <option value="">Member</option>
          {members.map(({ id, name, note }) => (
            <option key={id} value={id}>
              {note ? `${name} (${note})` : name}
            </option>
          ))}
        </select>
      )}
      <button
        className="button highlight compact"
        type="submit"
        disabled={isInteractive && (selected === 0 || !member || busy)}
        aria-busy={busy || undefined}
      >
        {isInteractive && member ? `Add to ${member.name}` : 'Add to member'}
      </button>
    </section>
  )
}
