import '../../../../ui/styles/form.css'
import '../../family/components/family.css'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { clubDay } from '../../../../kernel/dates.ts'
import { DateText } from '../../../../ui/primitives/date-text.tsx'
import { MAX_GUARDIANS } from '../model.ts'
import type { GuardianList } from '../queries/guardians.server.ts'

/** The guardians of a member. Administrators add and remove them here. */
export function GuardianTab({ name, list: { guardians, pending } }: { name: string; list: GuardianList }) {
  return (
    <section className="stack">
      <h3 className="heading-3">Guardians</h3>
      <p>Guardians have their own login, get the e-mails about {name}, and can answer and pay.</p>
      {guardians.length + pending.length === 0 && <p className="muted">No guardian has a login yet.</p>}
      <ul className="family-lines" aria-label="Guardians">
        {guardians.map((guardian) => (
          <Line
            key={guardian.userId}
            title={guardian.name}
            under={guardian.email}
            field="guardian"
            value={guardian.userId}
            action="remove-guardian"
            button="Remove"
          />
        ))}
        {pending.map(({ id, email, expiresAt }) => (
          <Line
            key={id}
            title={email}
            under={
              <>
                Invited, until <DateText on={clubDay(expiresAt)} />
              </>
            }
            field="invitation"
            value={id}
            action="revoke-guardian"
            button="Revoke invitation"
          />
        ))}
      </ul>
      {guardians.length + pending.length < MAX_GUARDIANS && (
        <Form method="post" className="row" preventScrollReset>
          <input
            className="input"
            type="email"
            name="email"
            required
            maxLength={200}
            aria-label="E-mail of a guardian"
            placeholder="E-mail of a guardian"
          />
          <button className="button compact" type="submit" name="do" value="add-guardian">
            Add
          </button>
        </Form>
      )}
    </section>
  )
}

type LineProps = {
  title: string
  under: ReactNode
  field: string
  value: string
  action: string
  button: string
}

function Line({ title, under, field, value, action, button }: LineProps) {
  return (
    <li>
      <span>
        <b>{title}</b>
        <br />
        <span className="small muted">{under}</span>
      </span>
      <Form method="post" preventScrollReset>
        <input type="hidden" name={field} value={value} />
        <button
          className="button secondary compact"
          type="submit"
          name="do"
          value={action}
          aria-label={`${button}: ${title}`}
        >
          {button}
        </button>
      </Form>
    </li>
  )
}
