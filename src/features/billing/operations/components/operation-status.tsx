import { useEffect } from 'react'
import { useFetcher, useRevalidator, useSearchParams } from 'react-router'
import { useNotify } from '../../../../ui/admin/notices.ts'
import { Note } from '../../../../ui/primitives/note.tsx'
import type { OperationState } from '../queries/operation.server.ts'

const ASK_AGAIN_MS = 500

/**
 * Shows how far the operation named in the page's address is: "pending", then its outcome as a notice, with the list
 * below it read again. The page is not loaded again.
 */
export function OperationStatus() {
  const [search, setSearch] = useSearchParams()
  const id = search.get('operation')
  const { data, load, state } = useFetcher<OperationState>()
  const { revalidate } = useRevalidator()
  const notify = useNotify()
  useEffect(() => {
    if (!id || state !== 'idle' || (data && data.status !== 'pending')) return
    const next = setTimeout(
      () => load(`/admin/payments/operation?id=${encodeURIComponent(id)}`),
      data ? ASK_AGAIN_MS : 0,
    )
    return () => clearTimeout(next)
  }, [id, data, state, load])
  useEffect(() => {
    if (!id || !data || data.status === 'pending') return
    notify({ tone: data.status === 'done' ? 'ok' : 'bad', text: data.text })
    revalidate()
    setSearch(without, { replace: true, preventScrollReset: true })
  }, [id, data, notify, revalidate, setSearch])
  const isFinished = data !== undefined && data.status !== 'pending'
  if (!id || isFinished) return null
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
