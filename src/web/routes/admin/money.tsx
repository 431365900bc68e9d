import { Form, Link } from 'react-router'
import { PURPOSE_WORDS } from '../../../features/billing/payments/admin/payment-row.ts'
import { openPayBacks } from '../../../features/billing/refunds/queries/pay-backs.server.ts'
import { MoneyTable, RemindLink } from '../../../features/money/admin/money-table.tsx'
import { MoneyTabs } from '../../../features/money/admin/money-tabs.tsx'
import '../../../features/money/admin/money.css'
import { stepsInWords } from '../../../features/money/chasing/model/steps.ts'
import { AGES, type Age, FIGURE_HINTS, FIGURE_WORDS, FIGURES } from '../../../features/money/model.ts'
import { moneyFigures, moneySeasons } from '../../../features/money/queries/figures.server.ts'
import { moneySearch } from '../../../features/money/schema.ts'
import { longMonth } from '../../../kernel/dates.ts'
import { formatPence } from '../../../kernel/money.ts'
import { count } from '../../../kernel/text.ts'
import { PageHead } from '../../../ui/admin/page-head.tsx'
import { Chips } from '../../../ui/data-table/chips.tsx'
import '../../../ui/data-table/search-bar.css'
import '../../../ui/styles/form.css'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { parseQuery } from '../../admin/list-address.ts'
import { adminPaths } from '../../admin-paths.ts'
import { ctxOf } from '../../context.ts'
import type { Route } from './+types/money'
import { entriesPath, remindPath } from './money/address.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const seasons = await moneySeasons(ctx)
  const { season } = parseQuery(moneySearch, request)
  const id = season || (seasons[0]?.id ?? 'all')
  const owed = await openPayBacks(ctx)
  const { months, kinds, ...money } = await moneyFigures(ctx, id)
  return {
    ...money,
    season: id,
    payBacks: owed.map(({ id, payerName, payerEmail, amount, description }) => ({
      path: adminPaths.payBack(id),
      text: `${payerName || payerEmail}, ${formatPence(amount)} for ${description}`,
    })),
    remindedWhen: ctx.club.chasing ? stepsInWords(ctx.club.chasingSteps) : '',
    months: months.map((line) => ({ ...line, name: longMonth(new Date(`${line.id}-15T12:00:00Z`)) })),
    kinds: kinds.map((line) => ({ ...line, name: PURPOSE_WORDS[line.id] })),
    // The current season needs no parameter.
    seasons: seasons.map(({ id, name }, nth) => ({ value: nth === 0 ? '' : id, name })),
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Money · Admin' },
  { name: 'robots', content: 'noindex' },
]

const nameOfAge = (id: Age) => AGES.find((age) => age.id === id)?.name ?? ''

/** A season's money: what came in, what is missing, and who owes it. */
export default function Money({ loaderData }: Route.ComponentProps) {
  const { season, seasons, total, months, teams, kinds, ages, unknownFees, remindedWhen, payBacks } =
    loaderData
  return (
    <>
      <PageHead title="Money">
        <Link className="button secondary compact" to={adminPaths.invoices}>
          Invoices
        </Link>
        <Link className="button secondary compact" to={adminPaths.payments}>
          Payments
        </Link>
        <Link className="button secondary compact" to={adminPaths.sales}>
          Store sales
        </Link>
      </PageHead>
      <MoneyTabs current={adminPaths.money} />
      <div className="filter-bar">
        <Form action={adminPaths.moneyEntries} className="search-field" role="search">
          <label>
            <span className="visually-hidden">Search all money by name, e-mail, number or amount</span>
            <Icon name="search" />
            <input
              className="input"
              type="search"
              name="q"
              placeholder="Name, e-mail, number or amount"
              autoComplete="off"
            />
          </label>
        </Form>
        <Chips
          label="Season"
          parameter="season"
          chips={[...seasons, { value: 'all', name: 'All seasons' }]}
        />
      </div>
      <ul className="money-tiles">
        {FIGURES.map((figure) => (
          <li key={figure} className="money-tile">
            {FIGURE_WORDS[figure]}
            <b className={figure === 'late' && total.late > 0 ? 'late-money' : undefined}>
              <Link to={entriesPath(season, figure)}>{formatPence(total[figure])}</Link>
            </b>
            <span className="small muted">{FIGURE_HINTS[figure]}</span>
            {figure === 'late' && total.late > 0 && (
              <RemindLink to={remindPath(season)} of="everything late" />
            )}
          </li>
        ))}
      </ul>
      {unknownFees > 0 && (
        <p className="small muted margin-top-2">
          The fees of {count(unknownFees, 'card payment')} are not known yet.
        </p>
      )}
      {payBacks.length > 0 && (
        <section aria-labelledby="pay-back">
          <h2 className="margin-top-6" id="pay-back">
            To pay back
          </h2>
          <ul className="money-pay-backs margin-top-3">
            {payBacks.map(({ path, text }) => (
              <li key={path}>
                {text}{' '}
                <Link className="small" to={path} aria-label={`Record as paid back: ${text}`}>
                  Record as paid back
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <h2 className="margin-top-6">How late</h2>
      <ul className="money-tiles margin-top-3">
        {ages.map(({ id, amount }) => (
          <li key={id} className="money-tile">
            {nameOfAge(id)}
            <b className={amount > 0 ? 'late-money' : undefined}>
              <Link to={entriesPath(season, 'late', { age: id })}>{formatPence(amount)}</Link>
            </b>
            {amount > 0 && <RemindLink to={remindPath(season, { age: id })} of={nameOfAge(id)} />}
          </li>
        ))}
      </ul>
      <p className="small muted margin-top-2">
        {remindedWhen
          ? `People are reminded automatically ${remindedWhen}.`
          : 'Nobody is reminded automatically.'}{' '}
        <Link to={adminPaths.chasing}>What was sent, and what comes next</Link>
      </p>
      <h2 className="margin-top-6">By month</h2>
      <MoneyTable
        title="Month"
        lines={months}
        total={total}
        to={(figure, id) => entriesPath(season, figure, id ? { month: id } : {})}
        toRemind={(id) => remindPath(season, id ? { month: id } : {})}
      />
      <h2 className="margin-top-6">By team</h2>
      <MoneyTable
        title="Team"
        lines={teams}
        total={total}
        to={(figure, id) => entriesPath(season, figure, id ? { team: id } : {})}
        toRemind={(id) => remindPath(season, id ? { team: id } : {})}
      />
      <h2 className="margin-top-6">By kind</h2>
      <MoneyTable
        title="Kind"
        lines={kinds}
        total={total}
        to={(figure, id) => entriesPath(season, figure, id ? { kind: id } : {})}
        toRemind={(id) => remindPath(season, id ? { kind: id } : {})}
      />
    </>
  )
}
