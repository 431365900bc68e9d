import { Form } from 'react-router'
import { Icon } from '../../../ui/primitives/icon.tsx'

type Props = {
  find: string
  /** What of the address belongs to the list below the modal. */
  list: string
}

/** The members are too many for a list: they are searched by name, in the address. */
export function FindMember({ find, list }: Props) {
  return (
    <Form role="search" replace preventScrollReset className="row g2">
      <label className="find">
        <span className="vh">Search members by name</span>
        <Icon name="search" />
        <input
          className="in"
          type="search"
          name="find"
          defaultValue={find}
          placeholder="Name of the member"
          minLength={2}
        />
      </label>
      {[...new URLSearchParams(list)].map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <button className="btn alt s" type="submit">
        Search
      </button>
    </Form>
  )
}
