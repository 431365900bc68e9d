import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses the message of each refusal, because it may be far above the submit button. Takes the refusal and returns the
 * ref of its message.
 */
export function useFocusAt(refusal: unknown): RefObject<HTMLDivElement | null> {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal) message.current?.focus()
  }, [refusal])
  return message
}
