import '../../../../ui/data-table/data-table.css'
import '../../../../ui/styles/table.css'
import { Link } from 'react-router'
import { deliveryState } from '../../../../features/emails/model.ts'
import { findSending } from '../../../../features/money/chasing/queries/sending.server.ts'
import { longDateTime } from '../../../../kernel/dates.ts'
import { formatPence } from '../../../../kernel/money.ts'
import { count } from '../../../../kernel/text.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/reminders'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { at, reminders } = await findSending(ctxOf(context), params.sending)
  return {
    at: longDateTime(at),
    reminders: reminders.map(({ id, name, email, open, status, error }) => ({
      id,
      name: name || email,
      email,
      open: formatPence(open),
      state: status ? deliveryState({ status, error }) : { tone: 'ok', text: 'Sent' },
      error,
    })),
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Reminders sent · Money · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** What became of each reminder of one sending. Reload the page to see the e-mails leave. */
export default function Reminders({ loaderData: { at, reminders } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Reminders sent">
        <Link className="button secondary compact" to={adminPaths.money}>
          All of Money
        </Link>
      </PageHead>
      <p>
        {count(reminders.length, 'reminder')} on {at}.
      </p>
      <section className="table-frame unbounded margin-top-3">
        <table className="table admin-table">
          <caption className="visually-hidden">Recipients</caption>
          <thead>
            <tr>
              <th scope="col">Recipient</th>
              <th scope="col" className="number">
                Late
              </th>
              <th scope="col">E-mail</th>
            </tr>
          </thead>
          <tbody>
            {reminders.map(({ id, name, email, open, state, error }) => (
              <tr key={id}>
                <td>
                  <b>{name}</b>
                  {name !== email && <span className="second-line">{email}</span>}
                </td>
                <td className="number">{open}</td>
                <td>
                  <span className="badge" data-tone={state.tone}>
                    {state.text}
                  </span>
                  {error && <span className="second-line">{error}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
