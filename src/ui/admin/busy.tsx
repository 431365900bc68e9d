import { type SyntheticEvent, useEffect, useRef } from 'react'
import { useFetchers, useNavigation } from 'react-router'
import { ProgressLine } from '../layout/progress-bar.tsx'
import { useFailures } from './failures.ts'
import { routerState } from './router.ts'

export type Busy = 'saving' | 'loading' | undefined

/** Whether the admin area is saving or loading. */
export function useBusy(): Busy {
  const { state, formMethod } = useNavigation()
  const fetchers = useFetchers().filter((one) => one.state !== 'idle')
  const isWrite = (method: string | undefined) => method !== undefined && method !== 'GET'
  if (isWrite(formMethod) || fetchers.some((one) => isWrite(one.formMethod))) return 'saving'
  return state !== 'idle' || fetchers.length > 0 ? 'loading' : undefined
}

/** The progress line for requests that stay on the page; page loads have their own. */
export function BusyLine() {
  const isLeaving = useNavigation().state !== 'idle'
  const isBusy = useFetchers().some(({ state }) => state !== 'idle')
  return isBusy && !isLeaving && <ProgressLine />
}

/**
 * The submit behaviour of every admin form: a double click sends it once, the pressed button looks busy until the
 * answer arrives, and gets the focus back after a failure.
 */
export function useSubmits(busy: Busy) {
  const sent = useRef('')
  const pressed = useRef<HTMLElement>(null)
  const hasFailed = useRef(false)
  useFailures(() => {
    hasFailed.current = true
  })
  useEffect(() => {
    if (busy) return pressed.current?.setAttribute('aria-busy', 'true')
    pressed.current?.removeAttribute('aria-busy')
    if (hasFailed.current && document.activeElement === document.body) pressed.current?.focus()
    pressed.current = null
    hasFailed.current = false
  }, [busy])
  return (event: SyntheticEvent<HTMLElement, SubmitEvent>) => {
    const words = fingerprint(event)
    if (isSubmitting() && words === sent.current) return stop(event)
    sent.current = words
    pressed.current = event.nativeEvent.submitter
  }
}

/** Reads the router itself, because a double click comes before the next render. */
function isSubmitting(): boolean {
  const { navigation, fetchers } = routerState()
  return navigation.state !== 'idle' || [...fetchers.values()].some(({ state }) => state === 'submitting')
}

/** What a form sends, with its submitter; a corrected form has another fingerprint. */
function fingerprint({ target, nativeEvent }: SyntheticEvent<HTMLElement, SubmitEvent>): string {
  const form = target as HTMLFormElement
  const fields = [...new FormData(form, nativeEvent.submitter)]
  return JSON.stringify([form.action, fields.map(([name, value]) => [name, String(value)])])
}

function stop(event: SyntheticEvent) {
  event.preventDefault()
  event.stopPropagation()
}
