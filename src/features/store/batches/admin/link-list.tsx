import './batches.css'
import { Form } from 'react-router'

type SupplierLink = { id: string; personalisedOnly: boolean; state: string; works: boolean; used: string }

/** The supplier links of a batch. Their keys are not stored, so they cannot be shown again. */
export function LinkList({ links }: { links: readonly SupplierLink[] }) {
  if (links.length === 0) return <p className="muted">No links yet</p>
  return (
    <ul className="link-list">
      {links.map(({ id, personalisedOnly, state, works, used }) => {
        const whose = personalisedOnly ? 'Printing company' : 'Kit supplier'
        return (
          <li key={id}>
            <span>
              <b>{whose}</b>{' '}
              <span className="muted">
                {state}, {used}
              </span>
            </span>
            {works && (
              <Form method="post" preventScrollReset>
                <button className="button secondary compact" type="submit" name="revoke" value={id}>
                  Revoke<span className="visually-hidden">{` the link of the ${whose.toLowerCase()}`}</span>
                </button>
              </Form>
            )}
          </li>
        )
      })}
    </ul>
  )
}
