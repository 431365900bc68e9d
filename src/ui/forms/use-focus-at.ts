import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses the message of a refusal each time one arrives, because the pressed button may be far below it. Takes the
 * refusal; returns the ref of the message.
 */
export function useFocusAt(refusal: unknown): RefObject<HTMLDivElement | null> {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal) message.current?.focus()
  }, [refusal])
  return message
}
