import '../../../../ui/admin/admin-layout.css'
import '../../../../ui/styles/form.css'
import { Form } from 'react-router'
import type { Candidate } from '../queries/link-candidates.server.ts'

type Props = {
  candidates: readonly Candidate[]
  /** The form field that sends the chosen id. */
  name: 'user' | 'member'
  /** The search. If empty, the candidates are those with the same e-mail address. */
  find: string
  /** Other query parameters to keep when searching. */
  keep?: Record<string, string>
}

/** Logins or members that can be linked, found by e-mail address or by a search. */
export function LinkCandidates({ candidates, name, find, keep = {} }: Props) {
  const what = name === 'user' ? 'logins' : 'members'
  return (
    <>
      <Form
        method="get"
        role="search"
        aria-label={name === 'user' ? 'Logins to link' : 'Members to link'}
        className="row"
        preventScrollReset
      >
        {Object.entries(keep).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <input
          className="input"
          type="search"
          name="find"
          defaultValue={find}
          aria-label={`Find ${what}`}
          maxLength={80}
        />
        <button type="submit" className="button secondary compact">
          Search
        </button>
      </Form>
      {candidates.length === 0 && (
        <p className="muted">{find ? `No ${what} found.` : `No ${what} with the same e-mail address.`}</p>
      )}
      {candidates.length > 0 && (
        <>
          <h3 className="heading-3">{find ? 'Found' : 'Same e-mail address'}</h3>
          <ul className="stack-small item-list" aria-label={find ? 'Found' : 'Same e-mail address'}>
            {candidates.map((one) => (
              <li key={one.id}>
                <Form method="post" className="row between" preventScrollReset>
                  <span>
                    <b>{one.name}</b> <span className="second-line">{one.email || 'No e-mail'}</span>
                  </span>
                  <input type="hidden" name="do" value="link" />
                  <input type="hidden" name={name} value={one.id} />
                  <button type="submit" className="button compact" aria-label={`Link ${one.name}`}>
                    Link
                  </button>
                </Form>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** A button that posts `do=unlink` with the id to unlink. */
export function UnlinkButton({ name, id }: { name: 'user' | 'member'; id: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="do" value="unlink" />
      <input type="hidden" name={name} value={id} />
      <button type="submit" className="button secondary compact">
        Unlink
      </button>
    </Form>
  )
}
