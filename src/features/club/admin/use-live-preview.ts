import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'

const PAUSE_MS = 500

/**
 * Previews the settings form after each pause in typing, as its “Preview” button does. `saved` identifies the saved
 * values: once they change, earlier previews are dropped. One preview is sent at a time, because an earlier one could
 * otherwise reach the server last.
 */
export function useLivePreview(saved: string, wantedHeight: number | undefined) {
  const fetcher = useFetcher<{ previewed?: number }>({ key: `preview ${saved}` })
  const [next, setNext] = useState<FormData>()
  const isSending = fetcher.state !== 'idle'
  const { submit } = fetcher
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wait = () => {
    clearTimeout(pause.current)
    setNext(undefined)
  }
  useEffect(() => () => clearTimeout(pause.current), [])
  useEffect(() => {
    if (!next || isSending) return
    setNext(undefined)
    void submit(next, { method: 'post' })
  }, [next, isSending, submit])
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    wait()
    pause.current = setTimeout(() => {
      const typed = new FormData(currentTarget)
      typed.delete('crest')
      typed.set('intent', 'preview')
      setNext(typed)
    }, PAUSE_MS)
  }
  const newest = Math.max(wantedHeight ?? 0, fetcher.data?.previewed ?? 0)
  return { previewed: newest || undefined, typing: { onInput, onSubmit: wait } }
}
