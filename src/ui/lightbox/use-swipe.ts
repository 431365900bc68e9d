import { type RefObject, useEffect, useRef } from 'react'

const ENOUGH_PX = 48

/**
 * Detects a horizontal swipe with one finger, as opposed to scrolling and zooming. The element follows the finger.
 * Attach the ref to the element, which needs `touch-action: pan-y pinch-zoom`.
 */
export function useSwipe(ways: { left(): void; right(): void }): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(ways)
  latest.current = ways

  useEffect(() => {
    const stage = element.current
    if (!stage) return
    let start: { id: number; x: number; y: number } | undefined
    const follow = (px: number) => {
      const picture = stage.querySelector('figure')
      if (picture) picture.style.translate = px === 0 ? '' : `${px}px`
    }
    const onDown = (event: PointerEvent) => {
      const zoomed = (window.visualViewport?.scale ?? 1) > 1.05
      const one = event.pointerType === 'touch' && event.isPrimary && !zoomed
      start = one ? { id: event.pointerId, x: event.clientX, y: event.clientY } : undefined
    }
    const onMove = (event: PointerEvent) => {
      if (start?.id === event.pointerId) follow(event.clientX - start.x)
    }
    const onEnd = (event: PointerEvent) => {
      if (start?.id !== event.pointerId) return
      const [across, down] = [event.clientX - start.x, event.clientY - start.y]
      start = undefined
      follow(0)
      if (event.type !== 'pointerup' || Math.abs(across) < ENOUGH_PX || Math.abs(across) < Math.abs(down))
        return
      if (across < 0) latest.current.left()
      else latest.current.right()
    }
    const stop = new AbortController()
    const options = { signal: stop.signal }
    stage.addEventListener('pointerdown', onDown, options)
    stage.addEventListener('pointermove', onMove, options)
    stage.addEventListener('pointerup', onEnd, options)
    stage.addEventListener('pointercancel', onEnd, options)
    return () => stop.abort()
  }, [])

  return element
}
