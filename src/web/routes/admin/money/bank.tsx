import { Form, Link, useNavigation, useSearchParams } from 'react-router'
import { MoneyTabs } from '../../../../features/money/admin/money-tabs.tsx'
import { HandledPayments, OpenPayments } from '../../../../features/money/bank/admin/bank-list.tsx'
import { matchView, transactionView } from '../../../../features/money/bank/admin/bank-view.ts'
import {
  countTransactions,
  listHandledTransactions,
  listOpenTransactions,
} from '../../../../features/money/bank/queries/transactions.server.ts'
import '../../../../features/money/bank/admin/bank.css'
import { type BankSearch, bankSearch, PAGE } from '../../../../features/money/bank/schema.ts'
import { count } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { Chips } from '../../../../ui/data-table/chips.tsx'
import { FileField } from '../../../../ui/forms/file-field.tsx'
import { Empty, Note } from '../../../../ui/primitives/note.tsx'
import { keepQuery, parseQuery } from '../../../admin/list-address.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { SELECTION_FIELDS, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/bank'
import { OF_BANK } from './address.ts'
import { type BankAnswer, handleBankForm } from './bank-form.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const search = parseQuery(bankSearch, request)
  const counts = await countTransactions(ctx)
  const shown = search.show === '' ? counts.open : counts[search.show]
  return {
    ...search,
    counts,
    open: search.show === '' ? await openPayments(ctx, search) : [],
    handled: search.show === '' ? [] : await handledPayments(ctx, search),
    next: search.start + PAGE < shown ? search.start + PAGE : undefined,
  }
}

async function openPayments(ctx: Ctx, { start }: BankSearch) {
  const found = await listOpenTransactions(ctx, start)
  return found.map(({ match, ...payment }) => ({ ...transactionView(payment), match: matchView(match) }))
}

async function handledPayments(ctx: Ctx, search: BankSearch) {
  const found = await listHandledTransactions(ctx, search)
  return found.map(({ payment, ...transaction }) => ({
    ...transactionView(transaction),
    outcome: payment
      ? `${payment.person}, ${payment.description}`
      : transaction.note || 'Ignored without a note',
    paymentId: payment?.id,
  }))
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  handleBankForm(ctxOf(context), await submittedForm(request, SELECTION_FIELDS))

export const meta: Route.MetaFunction = () => [
  { title: 'Bank statement · Money · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Payments from the bank's files, matched to what is open and recorded by a person. */
export default function Bank({ loaderData, actionData }: Route.ComponentProps) {
  const { show, counts, open, handled, next } = loaderData
  const isBusy = useNavigation().state !== 'idle'
  const [search] = useSearchParams()
  const pathOf = (id: string) => `${adminPaths.bankPayment(id)}${keepQuery(search, OF_BANK)}`
  const certain = open.filter(({ match }) => match.confidence === 'certain')
  return (
    <>
      <PageHead title="Bank statement" />
      <MoneyTabs current={adminPaths.bank} />
      <UploadForm answer={actionData} isBusy={isBusy} />
      <div className="margin-top-4">
        <Chips
          label="Which payments"
          parameter="show"
          chips={[
            { value: '', name: 'To record', count: counts.open },
            { value: 'recorded', name: 'Recorded', count: counts.recorded },
            { value: 'ignored', name: 'Ignored', count: counts.ignored },
          ]}
        />
      </div>
      {certain.length > 1 && (
        <Form method="post" className="margin-top-3">
          {certain.map(({ id, match }) => (
            <input key={id} type="hidden" name="match" value={`${id}:${match.value}`} />
          ))}
          <button className="button compact" type="submit" name="intent" value="confirm" disabled={isBusy}>
            {`Record all ${count(certain.length, 'certain payment')}`}
          </button>
        </Form>
      )}
      {show === '' ? (
        <OpenPayments payments={open} pathOf={pathOf} isBusy={isBusy} />
      ) : (
        <HandledPayments
          payments={handled}
          action={({ id }) => (
            <Link className="button secondary compact" to={pathOf(id)}>
              Open
            </Link>
          )}
        />
      )}
      {open.length + handled.length === 0 && (
        <Empty>
          <p>{show === '' ? 'No payments to record.' : 'No payments here yet.'}</p>
        </Empty>
      )}
      {next !== undefined && (
        <p className="margin-top-4">
          <Link
            className="button secondary compact"
            to={`?${new URLSearchParams({ show, start: `${next}` })}`}
          >
            Next {PAGE}
          </Link>
        </p>
      )}
    </>
  )
}

/** The form for the bank's file, and what the last upload did. */
function UploadForm({ answer, isBusy }: { answer: BankAnswer | undefined; isBusy: boolean }) {
  const { report, refusal, fileErrors } = answer ?? {}
  return (
    <>
      {refusal && (
        <div className="margin-top-3">
          <Note tone="bad" focusOn={answer}>
            <p>{refusal}</p>
          </Note>
        </div>
      )}
      {report && (
        <div className="margin-top-3">
          <Note tone="warn" focusOn={answer}>
            <p>{report.summary}</p>
            <ul>
              {report.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
            {report.more > 0 && <p>And {count(report.more, 'more row')}.</p>}
          </Note>
        </div>
      )}
      <Form
        method="post"
        encType="multipart/form-data"
        className="card stack bank-upload margin-top-3"
        noValidate
      >
        <FileField
          name="file"
          label="File from your bank"
          hint="CSV or OFX, up to 5,000 payments. Uploading it again adds nothing twice."
          accept=".csv,.txt,.ofx,text/csv,text/plain,application/x-ofx"
          errors={fileErrors}
        />
        <div className="row gap-2">
          <button className="button compact" type="submit" name="intent" value="upload" disabled={isBusy}>
            Upload
          </button>
          <span role="status">{isBusy && 'Working on it.'}</span>
        </div>
      </Form>
    </>
  )
}
