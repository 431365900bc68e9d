import { formatPence, type Pence } from '../../../../kernel/money.ts'

type Props = { net: Pence; vat: Pence; gross: Pence; vatBp: number; total: string; className: string }

/** Net, VAT and total. A club that is not registered for VAT shows the total only. */
export function OrderSum({ net, vat, gross, vatBp, total, className }: Props) {
  return (
    <dl className={className}>
      {vatBp > 0 && (
        <>
          <div>
            <dt>Goods and personalisation</dt>
            <dd>{formatPence(net)}</dd>
          </div>
          <div>
            <dt>VAT {vatBp / 100}%</dt>
            <dd>{formatPence(vat)}</dd>
          </div>
        </>
      )}
      <div className="total">
        <dt>{total}</dt>
        <dd>{formatPence(gross)}</dd>
      </div>
    </dl>
  )
}
