import { Form } from 'react-router'
import { count } from '../../../kernel/text.ts'
import { DateTimeText } from '../../../ui/primitives/date-text.tsx'
import type { Person } from '../queries/people.server.ts'

/** How and when a person logs in, with buttons to log them out or reset two-step login. */
export function PersonLogins({ person, canReset }: { person: Person; canReset: boolean }) {
  const { state, logins, lastLoginAt, hasTwoStep } = person
  return (
    <>
      <p className="muted">
        {state === 'LOCKED' && 'This login is locked. '}
        {lastLoginAt ? (
          <>
            Last login: <DateTimeText at={lastLoginAt} />.{' '}
          </>
        ) : (
          'Has not logged in yet. '
        )}
        {logins > 0 && `Logged in on ${count(logins, 'device')}. `}
        {hasTwoStep && 'Two-step login is on.'}
      </p>
      {(logins > 0 || canReset) && (
        <Form method="post" className="row">
          {logins > 0 && (
            <button className="button secondary compact" type="submit" name="do" value="end-sessions">
              Log out on all devices
            </button>
          )}
          {canReset && (
            <button className="button secondary compact" type="submit" name="do" value="reset-two-step">
              Reset two-step login
            </button>
          )}
        </Form>
      )}
    </>
  )
}
