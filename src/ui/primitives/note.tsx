import './note.css'
import type { ReactNode } from 'react'
import { useFocusAt } from '../forms/use-focus-at.ts'
import { Icon, type IconName } from './icon.tsx'

type Tone = 'info' | 'ok' | 'warn' | 'bad'
const ICONS: Record<Tone, IconName> = { info: 'info', ok: 'ok', warn: 'warn', bad: 'bad' }

type Props = {
  tone?: Tone
  /** The note gets the focus whenever this value changes. */
  focusOn?: unknown
  children: ReactNode
}

/** A message with an icon. Screen readers announce errors immediately. */
export function Note({ tone = 'info', focusOn, children }: Props) {
  const message = useFocusAt(focusOn)
  return (
    <div
      ref={message}
      className="note"
      data-tone={tone}
      {...((focusOn || tone === 'bad') && { tabIndex: -1 })}
      // A page without scripts gives it the focus too.
      {...(focusOn ? { autoFocus: true } : {})}
      {...(tone === 'bad' && { role: 'alert' })}
    >
      <Icon name={ICONS[tone]} />
      <div>{children}</div>
    </div>
  )
}

/** An empty state: what is missing, and a button to add it. */
export function Empty({ children }: { children: ReactNode }) {
  return <div className="empty stack-small">{children}</div>
}
