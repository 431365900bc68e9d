import { type FormEvent, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'

const PAUSE_MS = 500

/**
 * Previews the settings form after each pause in typing, as its “Preview” button does. `saved` identifies the saved
 * values: once they change, earlier previews are dropped.
 */
export function useLivePreview(saved: string, wantedHeight: number | undefined) {
  const fetcher = useFetcher<{ previewed?: number }>({ key: `preview ${saved}` })
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wait = () => clearTimeout(pause.current)
  useEffect(() => () => clearTimeout(pause.current), [])
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    wait()
    pause.current = setTimeout(() => {
      const typed = new FormData(currentTarget)
      typed.delete('crest')
      typed.set('intent', 'preview')
      fetcher.submit(typed, { method: 'post' })
    }, PAUSE_MS)
  }
  const newest = Math.max(wantedHeight ?? 0, fetcher.data?.previewed ?? 0)
  return { previewed: newest || undefined, typing: { onInput, onSubmit: wait } }
}
