import './kit.css'
import '../../../../ui/data-table/data-table.css'
import { Link } from 'react-router'
import { formatPence, pence } from '../../../../kernel/money.ts'
import { adminPaths } from '../../../../web/admin-paths.ts'
import { sizeLabel } from '../model/size-words.ts'
import type { KitItem } from '../queries/kit-list.server.ts'

type Props = { items: readonly KitItem[]; chosen: readonly string[] }

/** Items to select, with price, stock and sale. */
export function KitTable({ items, chosen }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="table-frame scroll" tabIndex={0} aria-label="Kit">
      <table className="table admin-table folds kit">
        <caption className="visually-hidden">Kit, by name</caption>
        <thead>
          <tr>
            <th>
              <span className="visually-hidden">Select</span>
            </th>
            <th>Item</th>
            <th className="wider-only">Category</th>
            <th>Sizes and stock</th>
            <th className="number">
              Members<span className="second-line">before VAT</span>
            </th>
            <th className="number">
              Others<span className="second-line">before VAT</span>
            </th>
            <th>State</th>
          </tr>
        </thead>
        <tbody>
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
    <tr>
      <td className="row-check">
        <input
          type="checkbox"
          name="item"
          value={item.id}
          aria-label={`Select ${item.title}, ${item.itemId}`}
          defaultChecked={isChosen}
        />
      </td>
      <td>
        <Link className="name" to={adminPaths.catalogueEntry('storeitems', item.id)}>
          {item.title}
        </Link>
        <span className="second-line tabular">{[item.itemId, item.colours].filter(Boolean).join(', ')}</span>
      </td>
      <td className="wide-only wider-only">{item.category ?? <span className="muted">None</span>}</td>
      <td className="full-line">
        <Sizes sizes={item.sizes} />
        {!item.inStock && (
          <span className="badge" data-tone="warn">
            Out of stock
          </span>
        )}
      </td>
      <Price of="Members" minor={item.price1Minor} />
      <Price of="Others" minor={item.price2Minor} />
      <td className="actions-cell">
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
        {stock !== null && `: ${stock} in stock`}
      </li>
    ))}
  </ul>
)

/** A folded row has no column heading, so each price has a label. */
const Price = ({ of, minor }: { of: string; minor: number | null }) => (
  <td className="number kit-price">
    <span className="narrow-only">{`${of}: `}</span>
    {minor === null ? <span className="muted">None</span> : formatPence(pence(minor))}
  </td>
)
