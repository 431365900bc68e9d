import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router'
import { useSwipe } from './use-swipe.ts'

type Ways = { previous: string | undefined; next: string | undefined; closed: string }

export type LightboxControls = {
  dialog: RefObject<HTMLDialogElement | null>
  stage: RefObject<HTMLDivElement | null>
  /** Handles the Close link: goes back if the photo was opened from the grid, else follows the link. */
  close(event: MouseEvent): void
  /** Whether scripts are running. */
  alive: boolean
}

/** Replaces the history entry, so that Back leaves the lightbox, and renders before the next key press. */
const MOVE: NavigateOptions = { replace: true, preventScrollReset: true, flushSync: true }

/** Handles keys, swipes and focus of the lightbox, with the same effects as its links. */
export function useLightbox({ previous, next, closed }: Ways): LightboxControls {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [alive, setAlive] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const fromGrid = Boolean((state as { fromGrid?: boolean } | null)?.fromGrid) // set by the links of the grid

  const go = (to: string | undefined) => to && void navigate(to, { ...MOVE, state })
  const leave = () => void (fromGrid ? navigate(-1) : navigate(closed, MOVE))

  const stage = useSwipe({ left: () => go(next), right: () => go(previous) })
  useEffect(() => setAlive(true), [])
  useEffect(() => holdFocus(dialog.current))
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.key === 'ArrowLeft') go(previous)
      else if (event.key === 'ArrowRight') go(next)
      else if (event.key === 'Escape') leave()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })

  return {
    dialog,
    stage,
    alive,
    close(event) {
      if (!fromGrid || event.metaKey || event.ctrlKey) return
      event.preventDefault()
      leave()
    },
  }
}

/** Keeps the focus inside: on opening, and when the focused arrow disappears at the last photo. */
function holdFocus(dialog: HTMLDialogElement | null) {
  if (dialog && !dialog.contains(document.activeElement)) dialog.focus({ preventScroll: true })
}
