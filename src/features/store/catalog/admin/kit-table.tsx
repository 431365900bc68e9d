import './kit.css'
import '../../../../ui/data-table/data-table.css'
import { Link } from 'react-router'
import { formatPence, pence } from '../../../../kernel/money.ts'
import { TABLE_ROLES } from '../../../../ui/data-table/table-roles.ts'
import { adminPaths } from '../../../../web/admin-paths.ts'
import { sizeLabel } from '../model/size-words.ts'
import type { KitItem } from '../queries/kit-list.server.ts'

type Props = { items: readonly KitItem[]; chosen: readonly string[] }

/** Items to select, with price, stock and sale. */
export function KitTable({ items, chosen }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="table-frame scroll" tabIndex={0} aria-label="Kit">
      <table {...TABLE_ROLES.table} className="table admin-table folds kit">
        <caption className="visually-hidden">Kit, by name</caption>
        <thead {...TABLE_ROLES.group}>
          <tr {...TABLE_ROLES.row}>
            <th {...TABLE_ROLES.columnHeader}>
              <span className="visually-hidden">Select</span>
            </th>
            <th {...TABLE_ROLES.columnHeader}>Item</th>
            <th {...TABLE_ROLES.columnHeader} className="wider-only">
              Category
            </th>
            <th {...TABLE_ROLES.columnHeader}>Sizes and stock</th>
            <th {...TABLE_ROLES.columnHeader} className="number">
              Members<span className="second-line">before VAT</span>
            </th>
            <th {...TABLE_ROLES.columnHeader} className="number">
              Others<span className="second-line">before VAT</span>
            </th>
            <th {...TABLE_ROLES.columnHeader}>State</th>
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group}>
          {items.map((item) => (
            <KitRow key={item.id} item={item} isChosen={chosen.includes(item.id)} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function KitRow({ item, isChosen }: { item: KitItem; isChosen: boolean }) {
  return (
    <tr {...TABLE_ROLES.row}>
      <td {...TABLE_ROLES.cell} className="row-check">
        <input
          type="checkbox"
          name="item"
          value={item.id}
          aria-label={`Select ${item.title}, ${item.itemId}`}
          defaultChecked={isChosen}
        />
      </td>
      <td {...TABLE_ROLES.cell}>
        <Link className="name" to={adminPaths.catalogueEntry('storeitems', item.id)}>
          {item.title}
        </Link>
        <span className="second-line tabular">{[item.itemId, item.colours].filter(Boolean).join(', ')}</span>
      </td>
      <td {...TABLE_ROLES.cell} className="wide-only wider-only">
        {item.category ?? <span className="muted">None</span>}
      </td>
      <td {...TABLE_ROLES.cell} className="full-line">
        {item.inStock && <span className="narrow-only">In stock</span>}
        <Sizes sizes={item.sizes} />
        {!item.inStock && (
          <span className="badge" data-tone="warn">
            Out of stock
          </span>
        )}
      </td>
      <Price of="Members" minor={item.price1Minor} />
      <Price of="Others" minor={item.price2Minor} />
      <td {...TABLE_ROLES.cell} className="actions-cell">
        {item.active ? 'For sale' : <span className="badge">Not for sale</span>}
      </td>
    </tr>
  )
}

const Sizes = ({ sizes }: Pick<KitItem, 'sizes'>) => (
  <ul>
    {sizes.map(({ size, stock }) => (
      <li key={size}>
        {sizeLabel(size)}
        {stock !== null && `: ${stock}`}
      </li>
    ))}
  </ul>
)

/** A folded row has no column heading, so each price has a label. */
const Price = ({ of, minor }: { of: string; minor: number | null }) => (
  <td {...TABLE_ROLES.cell} className="number kit-price">
    <span className="narrow-only">{`${of}: `}</span>
    {minor === null ? <span className="muted">None</span> : formatPence(pence(minor))}
  </td>
)
