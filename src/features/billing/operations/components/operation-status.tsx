import { useEffect, useRef, useState } from 'react'
import { useFetcher, useSearchParams } from 'react-router'
import { useNotify } from '../../../../ui/admin/notices.ts'
import { Note } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../../web/admin-paths.ts'
import type { OperationState, ShownOperation } from '../queries/operation.server.ts'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

const TONES = { pending: 'info', done: 'ok', failed: 'bad' } as const

/** `address` returns the state of an operation as JSON. Orders have an address of their own. */
type Props = { operation: ShownOperation | undefined; address?: string }

/**
 * Shows the state of the operation named in the page's address. With scripts it polls at growing intervals, because
 * the provider may be down for hours, then shows the outcome as a notice and removes the operation from the address,
 * which reloads the list.
 */
export function OperationStatus({ operation, address = adminPaths.paymentOperation }: Props) {
  return operation ? <Waiting key={operation.id} {...operation} address={address} /> : null
}

function Waiting({ id, address, ...given }: ShownOperation & { address: string }) {
  const [, setSearch] = useSearchParams()
  const { data: fetched, load, state } = useFetcher<OperationState>()
  const notify = useNotify()
  const pause = useRef(0)
  const [isNotified, setNotified] = useState(false)
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
    setNotified(true)
    setSearch(without, { replace: true, preventScrollReset: true })
  }, [status, text, isFinished, notify, setSearch])
  // The notice has replaced it.
  if (isNotified) return null
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
