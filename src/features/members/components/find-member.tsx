import '../../../ui/data-table/search-bar.css'
import '../../../ui/styles/form.css'
import { Form } from 'react-router'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { MIN_SEARCH_LETTERS } from '../model/member.ts'

type Props = {
  find: string
  /** The query parameters of the list behind the modal. */
  list: string
}

/** Searches members by name through the address, because there are too many for a list. */
export function FindMember({ find, list }: Props) {
  return (
    <Form role="search" aria-label="Members to choose" replace preventScrollReset className="row gap-2">
      <label className="search-field">
        <span className="visually-hidden">Search members by name</span>
        <Icon name="search" />
        <input
          className="input"
          type="search"
          name="find"
          defaultValue={find}
          placeholder="Name of the member"
          minLength={MIN_SEARCH_LETTERS}
        />
      </label>
      {[...new URLSearchParams(list)].map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <button className="button secondary compact" type="submit">
        Search
      </button>
    </Form>
  )
}

/** Explains an empty result: too few letters were typed, or no member matches. Empty before the first search. */
export function NoMembersFound({ find }: { find: string }) {
  const typed = find.trim().length
  if (typed === 0) return null
  return (
    <p className="muted">
      {typed < MIN_SEARCH_LETTERS ? 'Type at least two letters of the name.' : 'No active members found.'}
    </p>
  )
}
