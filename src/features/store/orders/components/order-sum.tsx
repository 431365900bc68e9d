import { formatPence, type Pence } from '../../../../kernel/money.ts'

type Props = { net: Pence; vat: Pence; gross: Pence; vatBp: number; total: string }

/** Net, VAT and what it comes to; a club that is not registered shows no VAT. [STO-040, resolutions B04] */
export function OrderSum({ net, vat, gross, vatBp, total }: Props) {
  return (
    <dl className="sum">
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
      <div className="tot">
        <dt>{total}</dt>
        <dd>{formatPence(gross)}</dd>
      </div>
    </dl>
  )
}
