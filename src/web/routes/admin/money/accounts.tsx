import { Link } from 'react-router'
import { FORMAT_WORDS, FORMATS, type Format } from '../../../../features/money/accounts/model/journal.ts'
import { MoneyTabs } from '../../../../features/money/admin/money-tabs.tsx'
import type { Figures } from '../../../../features/money/model.ts'
import { moneyFigures, moneySeasons } from '../../../../features/money/queries/figures.server.ts'
import { moneySearch } from '../../../../features/money/schema.ts'
import { longMonth } from '../../../../kernel/dates.ts'
import { formatPence, pence } from '../../../../kernel/money.ts'
import { count } from '../../../../kernel/text.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { Chips } from '../../../../ui/data-table/chips.tsx'
import '../../../../features/money/admin/money.css'
import '../../../../ui/data-table/data-table.css'
import '../../../../ui/data-table/search-bar.css'
import { TABLE_ROLES } from '../../../../ui/data-table/table-roles.ts'
import { Empty } from '../../../../ui/primitives/note.tsx'
import { parseQuery } from '../../../admin/list-address.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/accounts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const seasons = await moneySeasons(ctx)
  const { season } = parseQuery(moneySearch, request)
  const id = season || (seasons[0]?.id ?? 'all')
  const { months, total, unknownFees } = await moneyFigures(ctx, id)
  const lines = months.map(({ id, figures }) => ({
    id,
    name: longMonth(new Date(`${id}-15T12:00:00Z`)),
    ...sumsOf(figures),
  }))
  return {
    isVatRegistered: ctx.club.vatNumber !== '',
    season: id,
    seasons: seasons.map(({ id, name }, nth) => ({ value: nth === 0 ? '' : id, name })),
    lines: [...lines, { id: '', name: 'Total', ...sumsOf(total) }],
    unknownFees,
    years: [...new Set(months.map(({ id }) => id.slice(0, 4)))],
  }
}

const sumsOf = ({ received, refunded, fees }: Figures) => ({
  received: formatPence(received),
  refunded: formatPence(refunded),
  fees: formatPence(fees),
  net: formatPence(pence(received - refunded - fees)),
})

export const meta: Route.MetaFunction = () => [
  { title: 'Accounts · Money · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** The money of a season by month, with files for the accounts. */
export default function Accounts({ loaderData }: Route.ComponentProps) {
  const { season, seasons, lines, unknownFees, years, isVatRegistered } = loaderData
  return (
    <>
      <PageHead title="Accounts">
        {isVatRegistered && (
          <Link className="button secondary compact" to={adminPaths.vat}>
            VAT
          </Link>
        )}
      </PageHead>
      <MoneyTabs current={adminPaths.accounts} />
      <div className="filter-bar">
        <Chips
          label="Season"
          parameter="season"
          chips={[...seasons, { value: 'all', name: 'All seasons' }]}
        />
      </div>
      {lines.length === 1 ? (
        <Empty>
          <p>No money in this season yet.</p>
        </Empty>
      ) : (
        <AccountsTable lines={lines} season={season} />
      )}
      {unknownFees > 0 && (
        <p className="small muted margin-top-2">
          The fees of {count(unknownFees, 'card payment')} are not known yet. Download the files again later.
        </p>
      )}
      {lines.length > 1 && (
        <>
          <h2 className="margin-top-6">Summary as PDF</h2>
          <p className="row gap-2 margin-top-3">
            For the committee:
            <a href={summaryAddress(season)}>{season === 'all' ? 'All seasons' : 'The season'}</a>
            {years.map((year) => (
              <a key={year} href={summaryAddress(year)}>
                Calendar year {year}
              </a>
            ))}
          </p>
        </>
      )}
      <h2 className="margin-top-6">Which file?</h2>
      <dl className="stack-small margin-top-3 file-kinds">
        <dt>
          <b>Journal</b>
        </dt>
        <dd>Everything that came in or went back, with debit and credit, for any program.</dd>
        <dt>
          <b>Xero</b>
        </dt>
        <dd>
          A bank statement of card payments, refunds and card fees, for an account of the card provider. Xero
          takes 1,000 lines at a time, so choose a month. Bank transfers come with your bank’s own statement.
        </dd>
        <dt>
          <b>QuickBooks</b>
        </dt>
        <dd>
          Journal entries. First add the accounts Card provider, Bank, Cash and Card fees, and one for each
          kind of income, such as Registration fee.
        </dd>
      </dl>
    </>
  )
}

type Line = Awaited<ReturnType<typeof loader>>['lines'][number]

const AccountsTable = ({ lines, season }: { lines: readonly Line[]; season: string }) => (
  <section className="table-frame unbounded">
    <table {...TABLE_ROLES.table} className="table admin-table stacks money-figures">
      <caption className="visually-hidden">Money by month</caption>
      <thead {...TABLE_ROLES.group}>
        <tr {...TABLE_ROLES.row}>
          <th {...TABLE_ROLES.columnHeader} scope="col">
            Month
          </th>
          <th {...TABLE_ROLES.columnHeader} scope="col">
            Download
          </th>
          {['Received', 'Refunded', 'Card fees', 'Net'].map((name) => (
            <th {...TABLE_ROLES.columnHeader} key={name} scope="col" className="number">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...TABLE_ROLES.group}>
        {lines.map(({ id, name, received, refunded, fees, net }) => (
          <tr {...TABLE_ROLES.row} key={id}>
            <th {...TABLE_ROLES.rowHeader} scope="row">
              {name}
            </th>
            <td {...TABLE_ROLES.cell} className="full-line">
              <span className="row gap-2">
                {FORMATS.map((format) => (
                  <a key={format} href={fileAddress(format, season, id)} download>
                    {FORMAT_WORDS[format]}
                    <span className="visually-hidden"> of {name}</span>
                  </a>
                ))}
              </span>
            </td>
            <td {...TABLE_ROLES.cell} className="number" data-label="Received">
              {received}
            </td>
            <td {...TABLE_ROLES.cell} className="number" data-label="Refunded">
              {refunded}
            </td>
            <td {...TABLE_ROLES.cell} className="number" data-label="Card fees">
              {fees}
            </td>
            <td {...TABLE_ROLES.cell} className="number" data-label="Net">
              {net}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

const fileAddress = (format: Format, season: string, month: string): string =>
  `${adminPaths.accountsFile}?${new URLSearchParams({ format, season, month })}`

/** The address of the summary of a season or a calendar year. */
const summaryAddress = (season: string): string =>
  `${adminPaths.moneySummary}?${new URLSearchParams({ season })}`
