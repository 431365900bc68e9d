import { useEffect } from 'react'
import { data, Form, redirect, useNavigation, useRevalidator } from 'react-router'
import '../../../../features/store/batches/components/supplier-table.css'
import '../../../../features/store/hand-out/admin/hand-out.css'
import './hand-out.css'
import { BuyerList } from '../../../../features/store/hand-out/admin/buyer-list.tsx'
import { PickList } from '../../../../features/store/hand-out/admin/pick-list.tsx'
import { linesByBuyer, pickRows, progressOf } from '../../../../features/store/hand-out/model.ts'
import { handOutList } from '../../../../features/store/hand-out/queries/hand-out-list.server.ts'
import { type HandOutSearch, handOutSearch } from '../../../../features/store/hand-out/schema.ts'
import { NotFound } from '../../../../kernel/errors.ts'
import { count } from '../../../../kernel/text.ts'
import { Breadcrumb } from '../../../../ui/admin/breadcrumb.tsx'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { Chips } from '../../../../ui/data-table/chips.tsx'
import { SearchBar } from '../../../../ui/data-table/search-bar.tsx'
import { Empty, Note } from '../../../../ui/primitives/note.tsx'
import { parseQuery } from '../../../admin/list-address.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/hand-out'
import { ORDERS } from './address.ts'
import { pressHandOut } from './hand-out-form.server.ts'

const POLL_MS = 15_000

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const list = await handOutList(ctxOf(context), params.id)
  if (!list) throw new NotFound()
  const search = parseQuery(handOutSearch, request)
  const { batch, lines } = list
  const buyers = linesByBuyer(lines)
  return {
    batch,
    show: search.show,
    progress: progressOf(lines, search.show === 'pick' ? 'picked' : 'collected'),
    counts: {
      all: buyers.length,
      open: buyers.filter((buyer) => buyer.lines.some(({ collected }) => !collected)).length,
    },
    buyers: search.show === 'pick' ? [] : buyers.filter((buyer) => isShown(buyer, search)),
    rows:
      search.show === 'pick'
        ? pickRows(lines).filter((row) => matches(`${row.title} ${row.itemId}`, search))
        : [],
  }
}

type Buyers = ReturnType<typeof linesByBuyer>

const isShown = ({ buyer, lines }: Buyers[number], search: HandOutSearch): boolean =>
  (search.show !== 'open' || lines.some(({ collected }) => !collected)) &&
  matches(`${buyer} ${lines.map(({ orderNumber }) => orderNumber).join(' ')}`, search)

const matches = (text: string, { q }: HandOutSearch): boolean =>
  text.toLocaleLowerCase('en-GB').includes(q.toLocaleLowerCase('en-GB'))

export async function action({ request, params, context }: Route.ActionArgs) {
  const pressed = await pressHandOut(ctxOf(context), params.id, await submittedForm(request))
  const { search } = new URL(request.url)
  const back = `${adminPaths.handOut(params.id)}${search}`
  if (!pressed.ok) return data({ failure: pressed.failure }, { status: 422 })
  const to = pressed.anchor ? `${back}#${pressed.anchor}` : back
  return pressed.notice ? redirectWithNotice(to, pressed.notice) : redirect(to, 303)
}

export const meta: Route.MetaFunction = () => [
  { title: 'Hand-out list · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Who collects what of a batch, and what to pick for it, ticked on a phone by several people at once. */
export default function HandOut({ loaderData, actionData }: Route.ComponentProps) {
  const { batch, show, progress, counts, buyers, rows } = loaderData
  useOthersMarks()
  const isOpen = batch.status === 'Delivered' || batch.status === 'Closed'
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <>
      <Breadcrumb trail={[{ to: `${ORDERS}?open=${batch.id}`, text: 'Orders' }]} here="Hand-out list" />
      <PageHead title={`Hand-out list: ${batch.title}`}>
        <button className="button secondary compact no-print" type="button" onClick={() => window.print()}>
          Print
        </button>
      </PageHead>
      {actionData && (
        <Note tone="bad">
          <p>{actionData.failure}</p>
        </Note>
      )}
      {!isOpen && (
        <Note>
          <p>
            {`The batch is ${batch.status.toLowerCase()}. You can tick the list once it is marked as delivered.`}
          </p>
        </Note>
      )}
      <div className="no-print">
        <SearchBar
          label={show === 'pick' ? 'Search items by name or number' : 'Search buyers by name or order number'}
          placeholder={show === 'pick' ? 'Item' : 'Name or order number'}
        >
          <Chips
            label="What to show"
            parameter="show"
            chips={[
              { value: '', name: 'Buyers', count: counts.all },
              { value: 'open', name: 'Not collected', count: counts.open },
              { value: 'pick', name: 'Pick list' },
            ]}
          />
        </SearchBar>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="kind" value={show === 'pick' ? 'picked' : 'collected'} />
        <div className="hand-out hand-out-bar no-print">
          <label htmlFor="progress">
            {`${progress.done} of ${count(progress.all, 'piece')} ${show === 'pick' ? 'picked' : 'handed out'}`}
          </label>
          <progress id="progress" value={progress.done} max={Math.max(1, progress.all)} />
          {isOpen && show !== 'pick' && counts.open > 0 && (
            <Remind buyers={counts.open} isSending={isSending} />
          )}
        </div>
        <fieldset
          className="hand-out-lists"
          disabled={!isOpen}
          aria-label={show === 'pick' ? 'What to pick' : 'What to hand out'}
        >
          {show === 'pick' ? <PickList rows={rows} /> : <BuyerList buyers={buyers} />}
        </fieldset>
      </Form>
      {buyers.length + rows.length === 0 && (
        <Empty>
          <p>{counts.all === 0 ? 'No orders in this batch.' : 'Nothing matches.'}</p>
        </Empty>
      )}
    </>
  )
}

/** Asks before it writes to everyone who has not collected. */
function Remind({ buyers, isSending }: { buyers: number; isSending: boolean }) {
  return (
    <details>
      <summary>Remind {count(buyers, 'buyer')} to collect</summary>
      <div className="stack-small">
        <p className="small muted">
          Each gets one e-mail; for a child, the guardian does. Nobody is reminded twice within a week.
        </p>
        <button
          className="button secondary compact"
          type="submit"
          name="intent"
          value="remind"
          disabled={isSending}
        >
          Send reminders
        </button>
      </div>
    </details>
  )
}

/** Shows what others have ticked meanwhile, while the page is in view. */
function useOthersMarks(): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (state !== 'idle') return
    const reload = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    const timer = setTimeout(reload, POLL_MS)
    document.addEventListener('visibilitychange', reload)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', reload)
    }
  }, [state, revalidate])
}
