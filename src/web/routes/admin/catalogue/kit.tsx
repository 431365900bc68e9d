import { type ReactNode, useRef, useState } from 'react'
import { data, Form, Link, useNavigation, useSearchParams } from 'react-router'
import { KitFields } from '../../../../features/store/catalog/admin/kit-fields.tsx'
import { KitTable } from '../../../../features/store/catalog/admin/kit-table.tsx'
import { changeKit } from '../../../../features/store/catalog/commands/change-kit.server.ts'
import { KIT_VIEWS, kitForm, kitSearch } from '../../../../features/store/catalog/model/kit-change.ts'
import { KIT_PAGE, listKit } from '../../../../features/store/catalog/queries/kit-list.server.ts'
import { ListFilters } from '../../../../features/studio/admin/list-filters.tsx'
import { count } from '../../../../kernel/text.ts'
import { Breadcrumb } from '../../../../ui/admin/breadcrumb.tsx'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { BatchBar } from '../../../../ui/data-table/batch-bar.tsx'
import { Chips } from '../../../../ui/data-table/chips.tsx'
import { SearchBar } from '../../../../ui/data-table/search-bar.tsx'
import { ErrorSummary } from '../../../../ui/forms/field.tsx'
import { Empty } from '../../../../ui/primitives/note.tsx'
import { parseQuery } from '../../../admin/list-address.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/kit'

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = parseQuery(kitSearch, request)
  return { start: search.start, pageSize: KIT_PAGE, ...(await listKit(ctxOf(context), search)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const submitted = await submittedForm(request)
  const form = parseForm(kitForm, submitted)
  const chosen = submitted.getAll('item').map(String)
  if (!form.ok) return data({ form, chosen }, { status: 422 })
  const { changed, unpriced } = await changeKit(ctxOf(context), form.value, parseQuery(kitSearch, request))
  const left = unpriced > 0 ? `. ${count(unpriced, 'item')} without a price cannot be put on sale` : ''
  return redirectWithNotice(`${adminPaths.catalogueKit}${new URL(request.url).search}`, {
    tone: unpriced > 0 ? 'bad' : 'ok',
    text: `${count(changed, 'item')} changed${left}`,
  })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Kit · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** All store items, with search and bulk changes. */
export default function Kit({ loaderData, actionData }: Route.ComponentProps) {
  const { items, total, categories } = loaderData
  const [search] = useSearchParams()
  const isSending = useNavigation().formMethod === 'POST'
  const errors = actionData?.form.errors ?? {}
  return (
    <>
      <Breadcrumb trail={[{ to: adminPaths.catalogue, text: 'Catalogue' }]} here="Kit" />
      <PageHead title="Kit">
        <Link className="button secondary compact" to={adminPaths.stock}>
          Stock
        </Link>
        <Link className="button secondary compact" to={adminPaths.catalogueImport}>
          Supplier’s list
        </Link>
      </PageHead>
      <SearchBar label="Search kit by name or item number" placeholder="Name or item number">
        <Chips
          label="What to show"
          parameter="show"
          chips={Object.entries(KIT_VIEWS).map(([value, name]) => ({ value, name }))}
        />
        <ListFilters
          filters={[
            {
              name: 'category',
              label: 'Category',
              choices: categories.map(({ id, name }) => ({ value: id, label: name })),
            },
          ]}
        />
      </SearchBar>
      <ErrorSummary
        errors={errors}
        labels={{ item: 'Items', sale: 'For sale', price1: 'Price for members', price2: 'Price for others' }}
      />
      {items.length === 0 ? (
        <Empty>
          <p>No items match.</p>
          <Link className="button secondary compact" to={adminPaths.catalogueKit}>
            Show all
          </Link>
        </Empty>
      ) : (
        <Form method="post" key={search.toString()} preventScrollReset aria-busy={isSending} noValidate>
          <Selectable chosen={actionData?.chosen ?? []}>
            <KitTable items={items} chosen={actionData?.chosen ?? []} />
          </Selectable>
          <Pages {...loaderData} search={search} />
          <KitFields total={total} errors={errors} values={actionData?.form.values ?? {}} />
        </Form>
      )}
    </>
  )
}

type SelectableProps = { chosen: readonly string[]; children: ReactNode }

/** The rows, with a bar that leads from the selected rows to the fields below the table. */
function Selectable({ chosen, children }: SelectableProps) {
  const rows = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState(chosen.length)
  const boxes = () => [...(rows.current?.querySelectorAll<HTMLInputElement>('[name=item]') ?? [])]
  const clear = () => {
    for (const box of boxes()) box.checked = false
    setSelected(0)
    boxes()[0]?.focus()
  }
  return (
    <div ref={rows} onChange={() => setSelected(boxes().filter(({ checked }) => checked).length)}>
      {children}
      <BatchBar chosen={selected} clear={clear}>
        <a href="#kit-change">Change the selected items</a>
      </BatchBar>
    </div>
  )
}

type PagesProps = { start: number; total: number; pageSize: number; search: URLSearchParams }

function Pages({ start, total, pageSize, search }: PagesProps) {
  const at = (first: number) => {
    const next = new URLSearchParams(search)
    next.set('start', String(first))
    return `?${next}`
  }
  return (
    <nav className="row between margin-top-3" aria-label="Pages">
      {start > 0 ? <Link to={at(Math.max(0, start - pageSize))}>Previous</Link> : <span />}
      <span className="muted small" role="status">
        {`${start + 1} to ${Math.min(start + pageSize, total)} of ${count(total, 'item')}`}
      </span>
      {start + pageSize < total ? <Link to={at(start + pageSize)}>Next</Link> : <span />}
    </nav>
  )
}
