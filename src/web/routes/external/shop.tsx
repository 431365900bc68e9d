import { data } from 'react-router'
import { SupplierTable } from '../../../features/store/batches/components/supplier-table.tsx'
import { piecesOf } from '../../../features/store/batches/model.ts'
import {
  type SupplierSheet,
  supplierSheet,
} from '../../../features/store/batches/queries/supplier-sheet.server.ts'
import { supplierQuery } from '../../../features/store/batches/schema.ts'
import { longDate } from '../../../kernel/dates.ts'
import { count } from '../../../kernel/text.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Note } from '../../../ui/primitives/note.tsx'
import { adminPaths } from '../../admin-paths.ts'
import '../../../features/store/batches/components/supplier-table.css'
import { ctxOf } from '../../context.ts'
import type { Route } from './+types/shop'

const PRINT_SCRIPT = import.meta.env.DEV ? '/src/web/browser/print-page.ts' : '/print-page.js'

/** The URL contains the secret key, which must not leak through referrers, caches or search engines. */
const PRIVATE = {
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'no-store',
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const { searchParams } = new URL(request.url)
  const query = supplierQuery.safeParse(Object.fromEntries(searchParams))
  const sheet = query.success
    ? await supplierSheet(ctx, { ...query.data, personalisedOnly: query.data.print === '1' })
    : undefined
  const mailbox = ctx.club.emails.media
  if (!sheet || !query.success)
    return data({ sheet: undefined, address: '', mailbox }, { status: 404, headers: PRIVATE })
  const { id, key } = query.data
  return data({ sheet, address: `id=${id}&key=${encodeURIComponent(key)}`, mailbox }, { headers: PRIVATE })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = () => [
  { title: 'Supplier order' },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** One batch's sheet for the kit supplier or, with print=1, for the printing company. */
export default function SupplierPage({ loaderData }: Route.ComponentProps) {
  const { sheet, address, mailbox } = loaderData
  if (!sheet) {
    return (
      <div className="margin-top-6">
        <h1 className="heading-2 margin-bottom-4">Supplier order</h1>
        <Note tone="bad">
          <p>This link does not lead to a batch. Ask the club for a new one</p>
        </Note>
      </div>
    )
  }
  return (
    <>
      <Views sheet={sheet} address={address} />
      <h1 className="heading-2 margin-top-6 margin-bottom-2">
        {sheet.personalisedOnly ? `Personalisation for ${sheet.title}` : `Order for ${sheet.title}`}
      </h1>
      <p className="muted">
        Expected {longDate(sheet.expectedDelivery)}. {count(piecesOf(sheet.lines), 'item')}. Questions:{' '}
        <a href={`mailto:${mailbox}`}>{mailbox}</a>
      </p>
      {sheet.request && <p className="supplier-note margin-top-4">{sheet.request}</p>}
      <SupplierTable lines={sheet.lines} on={sheet.personalisedItems} />
      <Instructions of={sheet.instructions} />
    </>
  )
}

function Views({ sheet, address }: { sheet: SupplierSheet; address: string }) {
  const print = sheet.personalisedOnly ? '&print=1' : ''
  return (
    <div className="no-print margin-top-4">
      {!sheet.isPersonalisedLink && (
        <nav className="tabs" aria-label="Views">
          <a
            href={`${adminPaths.supplier}?${address}`}
            aria-current={sheet.personalisedOnly ? undefined : 'page'}
          >
            All items
          </a>
          <a
            href={`${adminPaths.supplier}?${address}&print=1`}
            aria-current={sheet.personalisedOnly ? 'page' : undefined}
          >
            Personalisation only
          </a>
        </nav>
      )}
      <div className="row">
        <a className="button compact" href={`${adminPaths.supplierCsv}?${address}${print}`}>
          <Icon name="download" />
          Download CSV
        </a>
        <button className="button secondary compact" type="button" data-print hidden>
          Print
        </button>
        <script type="module" src={PRINT_SCRIPT} />
      </div>
    </div>
  )
}

function Instructions({ of }: { of: SupplierSheet['instructions'] }) {
  if (of.length === 0) return null
  return (
    <section className="keep-together margin-top-6">
      <h2 className="margin-bottom-4">Personalisation instructions</h2>
      <dl className="stack-small">
        {of.map(({ itemId, title, text }) => (
          <div key={itemId}>
            <dt>
              <b>{title}</b>, {itemId}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
