import { useEffect, useRef, useState } from 'react'
import { Icon } from '../primitives/icon.tsx'
import type { AdminNotice } from './notices.ts'
import '../layout/toast.css'

type Props = {
  /** The notice about the last action. */
  fromServer: (AdminNotice & { id: string }) | undefined
  said: readonly (AdminNotice & { id: number })[]
}

/**
 * Notices, top right. The stylesheet fades each after 10 s unless it is hovered or focused. The region is always in the
 * document, so that screen readers announce its changes.
 */
export function AdminNotices({ fromServer, said }: Props) {
  const region = useRef<HTMLDivElement>(null)
  // Faded notices are removed, so that they cannot reappear.
  const [faded, setFaded] = useState<ReadonlySet<string | number>>(new Set())
  const last = `${fromServer?.id} ${said.at(-1)?.id}`
  // A modal covers the page, so notices are raised above it, even if they were shown first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each notice
  useEffect(() => {
    if (region.current && document.querySelector('dialog:modal')) raise(region.current)
  }, [last])
  useEffect(() => {
    const raiseOver = ({ target }: Event) => {
      const isModal = target instanceof Element && target.matches('dialog:modal')
      if (isModal && region.current?.firstChild) raise(region.current)
    }
    document.addEventListener('toggle', raiseOver, true)
    return () => document.removeEventListener('toggle', raiseOver, true)
  }, [])
  const shown = [...(fromServer ? [fromServer] : []), ...said].filter(({ id }) => !faded.has(id))
  return (
    <div ref={region} className="toasts" role="status">
      {shown.map(({ id, ...notice }) => (
        <Plate key={id} {...notice} end={() => setFaded((before) => new Set([...before, id]))} />
      ))}
    </div>
  )
}

/**
 * Shows the region above everything else. Reopening it restarts its animations, so each is set back to its progress.
 */
function raise(region: HTMLElement) {
  const plates = [...region.children].map((plate) => [plate, plate.getAnimations()[0]?.currentTime] as const)
  region.popover = 'manual'
  region.hidePopover()
  region.showPopover()
  for (const [plate, elapsed] of plates) {
    const [fading] = plate.getAnimations()
    if (fading && elapsed !== undefined) fading.currentTime = elapsed
  }
}

function Plate({ tone, text, end }: AdminNotice & { end: () => void }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: focus keeps the notice from fading
    <p className="toast" data-tone={tone} tabIndex={0} onAnimationEnd={end}>
      <Icon name={tone} />
      <span>{text}</span>
    </p>
  )
}
