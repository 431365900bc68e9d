import { requireFinance } from '../../../../features/billing/policy.ts'
import { VatTable } from '../../../../features/money/accounts/admin/vat-table.tsx'
import { quarterWords } from '../../../../features/money/accounts/model/vat.ts'
import { vatQuarters } from '../../../../features/money/accounts/queries/vat.server.ts'
import { MoneyTabs } from '../../../../features/money/admin/money-tabs.tsx'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { Empty } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/vat'
import { entriesPath } from './address.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  requireFinance(ctx)
  const { vatNumber } = ctx.club
  return { vatNumber, quarters: vatNumber ? await vatQuarters(ctx) : [] }
}

export const meta: Route.MetaFunction = () => [
  { title: 'VAT · Money · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** The VAT in what was received and refunded, by quarter and rate. */
export default function Vat({ loaderData: { vatNumber, quarters } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="VAT" />
      <MoneyTabs current={adminPaths.accounts} />
      {vatNumber ? (
        <p className="prose-width">
          VAT number {vatNumber}. Money counts in the quarter in which it came in or was refunded. Only store
          orders are charged with VAT. What the club buys is not part of this.
        </p>
      ) : (
        <Empty>
          <p>
            The club has no VAT number, so there is no VAT to report. An administrator can enter one under
            Settings.
          </p>
        </Empty>
      )}
      {vatNumber && quarters.length === 0 && (
        <Empty>
          <p>No money yet.</p>
        </Empty>
      )}
      {quarters.map(({ id, lines, total }) => (
        <section key={id} aria-labelledby={id}>
          <h2 className="margin-top-6" id={id}>
            {quarterWords(id)}
          </h2>
          <VatTable
            name={quarterWords(id)}
            lines={lines}
            total={total}
            to={(figure, vat) => entriesPath('all', figure, { quarter: id, ...(vat && { vat }) })}
          />
        </section>
      ))}
    </>
  )
}
