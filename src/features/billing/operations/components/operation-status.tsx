import { useEffect, useRef } from 'react'
import { useFetcher, useSearchParams } from 'react-router'
import { useNotify } from '../../../../ui/admin/notices.ts'
import { Note } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../../web/admin-paths.ts'
import type { OperationState, ShownOperation } from '../queries/operation.server.ts'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

const TONES = { pending: 'info', done: 'ok', failed: 'bad' } as const

/** `address` answers the state of an operation: orders are not on the payments page. */
type Props = { operation: ShownOperation | undefined; address?: string }

/**
 * Shows how far the operation named in the page's address is, as its loader found it. With scripts it fetches the
 * outcome, less and less often, because the card provider may be down for hours, and turns it into a notice; the
 * address without the operation then reads the list again.
 */
export function OperationStatus({ operation, address = adminPaths.paymentOperation }: Props) {
  return operation ? <Waiting key={operation.id} {...operation} address={address} /> : null
}

function Waiting({ id, address, ...given }: ShownOperation & { address: string }) {
  const [, setSearch] = useSearchParams()
  const { data: fetched, load, state } = useFetcher<OperationState>()
  const notify = useNotify()
  const pause = useRef(0)
  const { status, text } = fetched ?? given
  const isFinished = status !== 'pending'
  useEffect(() => {
    if (state !== 'idle' || isFinished) return
    const fetchState = () => load(`${address}?id=${encodeURIComponent(id)}`)
    const next = setTimeout(fetchState, pause.current)
    pause.current = Math.min(Math.max(2 * pause.current, FIRST_PAUSE_MS), LONGEST_PAUSE_MS)
    return () => clearTimeout(next)
  }, [id, address, isFinished, state, load])
  useEffect(() => {
    if (!isFinished) return
    notify({ tone: TONES[status], text })
    setSearch(without, { replace: true, preventScrollReset: true })
  }, [status, text, isFinished, notify, setSearch])
  // Now it is a notice.
  if (fetched && isFinished) return null
  return (
    <Note tone={TONES[status]}>
      <p role="status">{text}</p>
    </Note>
  )
}

function without(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search)
  rest.delete('operation')
  return rest
}
