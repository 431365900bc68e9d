import type { SheetLine } from '../model.ts'

/** What has to be delivered, one row for each item, size and print, with a box to tick on paper. [BAT-013, decisions A04] */
export function SupplierTable({ lines }: { lines: readonly SheetLine[] }) {
  if (lines.length === 0) return <p className="mt6">Nothing has been ordered yet.</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reached by keyboard
    <section className="scroll mt6" tabIndex={0} aria-label="Items in the batch">
      <table className="tbl">
        <caption className="vh">Items in the batch</caption>
        <thead>
          <tr>
            <th>Done</th>
            <th>Item</th>
            <th>Code</th>
            <th>Size</th>
            <th className="num">Quantity</th>
            <th>Initials</th>
            <th className="num">Number</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={JSON.stringify([line.itemId, line.size, line.initials, line.dorsal])}>
              <td>
                <span className="tickbox" />
              </td>
              <td>
                <b>{line.title}</b>
              </td>
              <td>{line.itemId}</td>
              <td>{line.size}</td>
              <td className="num pts">{line.quantity}</td>
              <td>{line.initials}</td>
              <td className="num">{line.dorsal}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
