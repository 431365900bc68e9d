const ENOUGH_PX = 48

/**
 * Detects a horizontal swipe with one finger, as opposed to scrolling and zooming. The `moved` element inside the stage
 * follows the finger. The stage needs `touch-action: pan-y pinch-zoom`.
 */
export function onSwipe(stage: HTMLElement, moved: HTMLElement, ways: { left(): void; right(): void }): void {
  let start: { id: number; x: number; y: number } | undefined
  const follow = (px: number) => {
    moved.style.translate = px === 0 ? '' : `${px}px`
  }
  stage.addEventListener('pointerdown', (event) => {
    const zoomed = (window.visualViewport?.scale ?? 1) > 1.05
    const one = event.pointerType === 'touch' && event.isPrimary && !zoomed
    start = one ? { id: event.pointerId, x: event.clientX, y: event.clientY } : undefined
  })
  stage.addEventListener('pointermove', (event) => {
    if (start?.id === event.pointerId) follow(event.clientX - start.x)
  })
  const onEnd = (event: PointerEvent) => {
    if (start?.id !== event.pointerId) return
    const [across, down] = [event.clientX - start.x, event.clientY - start.y]
    start = undefined
    follow(0)
    if (event.type !== 'pointerup' || Math.abs(across) < ENOUGH_PX || Math.abs(across) < Math.abs(down))
      return
    if (across < 0) ways.left()
    else ways.right()
  }
  stage.addEventListener('pointerup', onEnd)
  stage.addEventListener('pointercancel', onEnd)
}
