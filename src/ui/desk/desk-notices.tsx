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
  return (
    <div className="toasts" role="status">
      {fromServer && <Plate key={fromServer.id} {...fromServer} />}
      {said.map(({ id, ...notice }) => (
        <Plate key={id} {...notice} />
      ))}
    </div>
  )
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
