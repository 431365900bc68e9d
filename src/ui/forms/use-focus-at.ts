import { type RefObject, useEffect, useRef } from 'react'

/**
 * Leads the eyes and the keys to what came back with a refusal, each time that one comes: the button that was pressed
 * may stand far below it. Takes what the refusal brought; answers the ref of what says it.
 */
export function useFocusAt(refusal: unknown): RefObject<HTMLDivElement | null> {
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal) said.current?.focus()
  }, [refusal])
  return said
}
