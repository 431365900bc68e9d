import { useEffect, useRef } from 'react'
import { useFetcher, useRevalidator, useSearchParams } from 'react-router'
import { useNotify } from '../../../../ui/admin/notices.ts'
import { Note } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../../web/paths.ts'
import type { OperationState } from '../queries/operation.server.ts'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

/**
 * Shows how far the operation named in the page's address is: "pending", then its outcome as a notice, with the list
 * below it read again. It asks less and less often, because the card provider may be down for hours.
 */
export function OperationStatus() {
  const [search] = useSearchParams()
  const id = search.get('operation')
  return id ? <Waiting key={id} id={id} /> : null
}

function Waiting({ id }: { id: string }) {
  const [, setSearch] = useSearchParams()
  const { data, load, state } = useFetcher<OperationState>()
  const { revalidate } = useRevalidator()
  const notify = useNotify()
  const pause = useRef(0)
  const isFinished = data !== undefined && data.status !== 'pending'
  useEffect(() => {
    if (state !== 'idle' || isFinished) return
    const ask = () => load(`${adminPaths.paymentOperation}?id=${encodeURIComponent(id)}`)
    const next = setTimeout(ask, pause.current)
    pause.current = Math.min(Math.max(2 * pause.current, FIRST_PAUSE_MS), LONGEST_PAUSE_MS)
    return () => clearTimeout(next)
  }, [id, isFinished, state, load])
  useEffect(() => {
    if (!isFinished) return
    notify({ tone: data.status === 'done' ? 'ok' : 'bad', text: data.text })
    revalidate()
    setSearch(without, { replace: true, preventScrollReset: true })
  }, [data, isFinished, notify, revalidate, setSearch])
  if (isFinished) return null
  return (
    <Note>
      <p role="status">{data?.text ?? 'Waiting for the card provider'}</p>
    </Note>
  )
}

function without(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search)
  rest.delete('operation')
  return rest
}
