import './supplier-table.css'
import '../../catalog/components/personalised-shirt.css'
import { Personalised } from '../../catalog/components/personalised-shirt.tsx'
import { type PersonalisedItem, personalisedItem } from '../../catalog/model/personalised-item.ts'
import { isPersonalised, type SheetLine } from '../model.ts'

type Props = { lines: readonly SheetLine[]; on: Readonly<Record<string, PersonalisedItem>> }

/**
 * The items that the supplier has to deliver, one row for each item, size and personalisation, with a box to tick on
 * paper. Rows fold on a phone.
 */
export function SupplierTable({ lines, on }: Props) {
  if (lines.length === 0) return <p className="margin-top-6">Nothing has been ordered yet.</p>
  return (
    <table className="table supplier-table margin-top-6">
      <caption className="visually-hidden">Items in the batch</caption>
      <thead>
        <tr>
          <th>Done</th>
          <th>Item</th>
          <th>Code</th>
          <th>Size</th>
          <th className="number">Quantity</th>
          <th>Initials</th>
          <th className="number">Number</th>
          <th>Personalisation</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={JSON.stringify([line.itemId, line.size, line.initials, line.shirtNumber])}>
            <td className="done">
              <span className="tickbox" />
            </td>
            <td className="item">
              <b>{line.title}</b>
            </td>
            <td data-name="Code">{line.itemId}</td>
            <td data-name="Size">{line.size}</td>
            <td className="number points">{line.quantity}</td>
            <td data-name="Initials">{line.initials}</td>
            <td className="number" data-name="Number">
              {line.shirtNumber}
            </td>
            <td className="shirt-drawing">
              {isPersonalised(line) && (
                <span className="miniature">
                  <Personalised
                    on={on[line.itemId] ?? personalisedItem(null, null, line.shirtNumber !== null)}
                    personalisation={line}
                    sizes="3.5rem"
                    hidden
                  />
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
