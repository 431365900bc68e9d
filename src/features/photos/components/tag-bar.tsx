import type { Taggable } from '../model.ts'

type Props = {
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
export function TagBar({ members, chosen, choose, selected, clear, busy, alive }: Props) {
  const name = members.find(({ id }) => id === chosen)?.name
  return (
    <section className="tagbar floor" aria-label="Tag players">
      <b className="n" role="status">
        Selected {selected}
      </b>
      <button className="btn bare s" type="reset" onClick={clear}>
        Clear
      </button>
      <span className="grow" />
      <label className="vh" htmlFor="who">
        Member
      </label>
      <select
        className="in"
        id="who"
        name="member"
        required
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">Member</option>
        {members.map((member) => (
          <option key={member.id} value={member.id}>
            {member.name}
          </option>
        ))}
      </select>
      <button
        className="btn lit s"
        type="submit"
        disabled={alive && (selected === 0 || !name || busy)}
        aria-busy={busy || undefined}
      >
        {alive && name ? `Add to ${name}` : 'Add to member'}
      </button>
    </section>
  )
}
