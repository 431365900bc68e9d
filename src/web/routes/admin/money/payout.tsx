import { Link } from 'react-router'
import { FORMAT_WORDS, FORMATS } from '../../../../features/money/accounts/model/journal.ts'
import { itemRow, lineWords } from '../../../../features/money/payouts/admin/payout-row.ts'
import { PayoutItems, PayoutSums } from '../../../../features/money/payouts/admin/payout-tables.tsx'
import { linesOf, netOf, PAYOUT_WORDS, sumOf } from '../../../../features/money/payouts/model/payout.ts'
import { findPayout } from '../../../../features/money/payouts/queries/payouts.server.ts'
import { longDate } from '../../../../kernel/dates.ts'
import { formatPence } from '../../../../kernel/money.ts'
import { count } from '../../../../kernel/text.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/payout'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { items, ...payout } = await findPayout(ctxOf(context), params.id)
  return {
    id: payout.id,
    on: longDate(payout.arrivesOn),
    amount: formatPence(payout.amount),
    status: PAYOUT_WORDS[payout.status],
    isKnown: payout.itemsCopiedAt !== null,
    isComplete: sumOf(items.map(netOf)) === payout.amount,
    lines: linesOf(items).map(({ line, amount, items }) => ({
      id: line,
      name: lineWords(line),
      amount: formatPence(amount),
      items,
    })),
    items: items.map(itemRow),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Payout of ${loaderData?.on ?? 'an unknown day'} · Money · Admin` },
  { name: 'robots', content: 'noindex' },
]

/** What is in a payout of the card provider. */
export default function PayoutPage({ loaderData }: Route.ComponentProps) {
  const { id, on, amount, status, isKnown, isComplete, lines, items } = loaderData
  return (
    <>
      <PageHead title={`Payout of ${on}`}>
        <Link className="button secondary compact" to={adminPaths.payouts}>
          All payouts
        </Link>
      </PageHead>
      <p>
        <b className="tabular">{amount}</b> to your bank account{' '}
        <span className="badge" data-tone={status.tone}>
          {status.text}
        </span>
      </p>
      {!isKnown && (
        <Note tone="info">
          <p>The card provider has not said yet what is in it. We ask again every hour.</p>
        </Note>
      )}
      {isKnown && !isComplete && (
        <Note tone="bad">
          <p>These rows do not add up to the payout. Compare them with the card provider’s own report.</p>
        </Note>
      )}
      {isKnown && (
        <>
          <PayoutSums lines={lines} total={amount} />
          <p className="row gap-2 margin-top-3">
            For the accounts:
            {FORMATS.map((format) => (
              <a
                key={format}
                href={`${adminPaths.accountsFile}?${new URLSearchParams({ format, payout: id })}`}
                download
              >
                {FORMAT_WORDS[format]}
              </a>
            ))}
          </p>
          <h2 className="margin-top-6">{count(items.length, 'row')}</h2>
          <PayoutItems
            items={items}
            pathOf={(payment) => `${adminPaths.payments}?q=${payment}`}
            total={amount}
          />
        </>
      )}
    </>
  )
}
