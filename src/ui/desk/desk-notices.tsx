import { useEffect, useRef } from 'react'
import { Icon } from '../primitives/icon.tsx'
import type { DeskNotice } from './notices.ts'
import '../styles/toast.css'

type Props = {
  /** What an action of the last page had to say. */
  fromServer: (DeskNotice & { id: string }) | undefined
  said: readonly (DeskNotice & { id: number })[]
}

/**
 * What has just happened, top right; each notice fades after 10 s by the stylesheet, not while hovered or focused.
 * The region is always there, so that a reader's software listens to it. [SYS-010]
 */
export function DeskNotices({ fromServer, said }: Props) {
  const region = useRef<HTMLDivElement>(null)
  const last = `${fromServer?.id} ${said.at(-1)?.id}`
  // A modal covers the page, notices too: what is said while one is open is shown above it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each notice
  useEffect(() => {
    if (region.current && document.querySelector('dialog:modal')) raise(region.current)
  }, [last])
  return (
    <div ref={region} className="toasts" role="status">
      {fromServer && <Plate key={fromServer.id} {...fromServer} />}
      {said.map(({ id, ...notice }) => (
        <Plate key={id} {...notice} />
      ))}
    </div>
  )
}

function raise(region: HTMLElement) {
  region.popover = 'manual'
  region.hidePopover()
  region.showPopover()
}

function Plate({ tone, text }: DeskNotice) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: focus keeps the notice from fading
    <p className={`toast ${tone}`} tabIndex={0}>
      <Icon name={tone} />
      <span>{text}</span>
    </p>
  )
}
