import '../../../../ui/admin/admin-layout.css'
import '../../../../ui/data-table/search-bar.css'
import '../../../../ui/styles/form.css'
import { Form, useSubmit } from 'react-router'

type Props = { people: readonly { id: string; name: string }[]; search: URLSearchParams }

/** The filters of the audit log: a person and a day. */
export function AuditFilters({ people, search }: Props) {
  const submit = useSubmit()
  const others = [...search].filter(([name]) => name === 'q' || name === 'action')
  return (
    <Form
      className="filter-bar"
      replace
      onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}
    >
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="beside">
        <span>Person</span>
        <select className="input compact" name="person" defaultValue={search.get('person') ?? ''}>
          <option value="">Everyone</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="beside">
        <span>Day</span>
        <input className="input compact" type="date" name="day" defaultValue={search.get('day') ?? ''} />
      </label>
      <noscript>
        <button className="button secondary compact" type="submit">
          Show
        </button>
      </noscript>
    </Form>
  )
}
