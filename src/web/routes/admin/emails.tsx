import { Link, Outlet, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { emailColumns } from '../../../features/emails/admin/email-columns.tsx'
import { countMails, listMailResults } from '../../../platform/email/sent-emails.ts'
import { PageHead } from '../../../ui/admin/page-head.tsx'
import { Chips } from '../../../ui/data-table/chips.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { SearchBar } from '../../../ui/data-table/search-bar.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Empty } from '../../../ui/primitives/note.tsx'
import { mailSearch } from '../../admin/email-search.ts'
import { keepQuery, parseQuery } from '../../admin/list-address.ts'
import { adminPaths } from '../../admin-paths.ts'
import { ctxOf } from '../../context.ts'
import type { Route } from './+types/emails'

const OF_LIST = ['q', 'status']

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const [rows, counts] = await Promise.all([
    listMailResults(ctx, parseQuery(mailSearch, request)),
    countMails(ctx),
  ])
  return { rows, counts }
}

/** Opening an e-mail does not reload the list. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod === 'POST' || currentUrl.search !== nextUrl.search

export const meta: Route.MetaFunction = () => [
  { title: 'E-mails · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Lists every e-mail that the club has sent or tried to send. */
export default function Emails({ loaderData: { rows, counts } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const query = keepQuery(search, OF_LIST)
  return (
    <>
      <PageHead title="E-mails">
        <Link className="button secondary" to={adminPaths.failingEmails}>
          Addresses that do not work
        </Link>
        <Link className="button secondary" to={adminPaths.messages}>
          Messages
        </Link>
        <Link className="button" to={adminPaths.newEmail}>
          <Icon name="pencil" /> New e-mail
        </Link>
      </PageHead>
      <SearchBar label="Search e-mails by recipient or subject" placeholder="Recipient or subject">
        <Chips
          label="Filter by state"
          parameter="status"
          chips={[
            { value: '', name: 'All', count: counts.sent + counts.queued + counts.unsent + counts.failed },
            { value: 'sent', name: 'Sent', count: counts.sent },
            { value: 'queued', name: 'Waiting', count: counts.queued },
            ...(counts.unsent > 0 ? [{ value: 'unsent', name: 'No mail server', count: counts.unsent }] : []),
            { value: 'failed', name: 'Failed', count: counts.failed },
          ]}
        />
      </SearchBar>
      <DataTable
        label="E-mails"
        rows={rows}
        address={`${adminPaths.emailRows}${query}`}
        columns={emailColumns(query)}
        keyOf={({ id }) => id}
        nameOf={({ subject }) => subject}
        sorting={{ by: 'createdAt', down: true }}
        empty={
          <Empty>
            <p>No e-mails found.</p>
          </Empty>
        }
      />
      <Outlet />
    </>
  )
}
