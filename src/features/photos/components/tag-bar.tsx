import { NameFinder } from '../../../ui/forms/name-finder.tsx'
import { useNamesOf } from '../../../ui/forms/name-sources.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import type { Taggable } from '../model/photo.ts'

type Props = {
  /** What came of the last press: said here, where it covers no photograph. [PHO-017] */
  said: { tone: 'ok' | 'bad'; text: string } | undefined
  members: readonly Taggable[]
  chosen: string
  choose: (id: string) => void
  selected: number
  clear: () => void
  busy: boolean
  /** Scripts run: the button says whom, and waits until something is selected. */
  alive: boolean
}

/** How many are selected, who is in them, and the button that says it. [PHO-010, PHO-011, PHO-014, PHO-016] */
export function TagBar({ said, members, chosen, choose, selected, clear, busy, alive }: Props) {
  const member = members.find(({ id }) => id === chosen)
  const source = useNamesOf(members)
  return (
    <section className="tagbar floor" aria-label="Tag players">
      <b className="n" role="status" aria-label="Selection">
        Selected {selected}
      </b>
      <button className="btn bare s" type="reset" onClick={clear}>
        Clear
      </button>
      <p className="said" role="status">
        {said && (
          <>
            <Icon name={said.tone} /> {said.text}
          </>
        )}
      </p>
      <label className="vh" htmlFor="who">
        Member
      </label>
      {alive ? (
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
        <select className="in" id="who" name="member" required defaultValue={chosen}>
          <option value="">Member</option>
          {members.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <button
        className="btn lit s"
        type="submit"
        disabled={alive && (selected === 0 || !member || busy)}
        aria-busy={busy || undefined}
      >
        {alive && member ? `Add to ${member.name}` : 'Add to member'}
      </button>
    </section>
  )
}
