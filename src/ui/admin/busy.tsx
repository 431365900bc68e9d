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

/** The progress line for requests that stay on the page. Page loads have their own. */
export function BusyLine() {
  const isLeaving = useNavigation().state !== 'idle'
  const isBusy = useFetchers().some(({ state }) => state !== 'idle')
  return isBusy && !isLeaving && <ProgressLine />
}

/**
 * The submit behaviour of all admin forms: a double click submits once, the pressed button shows progress until the
 * response arrives, and gets the focus back after a failure.
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

/** Reads the router directly, because a double click is faster than the next render. */
function isSubmitting(): boolean {
  const { navigation, fetchers } = routerState()
  return navigation.state !== 'idle' || [...fetchers.values()].some(({ state }) => state === 'submitting')
}

/** A fingerprint of a form's data and submitter, by which a corrected form differs from the previous one. */
function fingerprint({ target, nativeEvent }: SyntheticEvent<HTMLElement, SubmitEvent>): string {
  const form = target as HTMLFormElement
  const fields = [...new FormData(form, nativeEvent.submitter)]
  return JSON.stringify([form.action, fields.map(([name, value]) => [name, String(value)])])
}

function stop(event: SyntheticEvent) {
  event.preventDefault()
  event.stopPropagation()
}
