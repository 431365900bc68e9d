import type { ReactNode } from 'react'
import { useFocusAt } from '../forms/use-focus-at.ts'
import { Icon, type IconName } from './icon.tsx'

type Tone = 'info' | 'ok' | 'warn' | 'bad'
const ICONS: Record<Tone, IconName> = { info: 'info', ok: 'ok', warn: 'warn', bad: 'bad' }

type Props = {
  tone?: Tone
  /** What a refusal brought: the note takes the focus whenever that changes. */
  focusOn?: unknown
  children: ReactNode
}

/** One sentence with an icon and a way out. Bad news is announced at once. */
export function Note({ tone = 'info', focusOn, children }: Props) {
  const said = useFocusAt(focusOn)
  return (
    <div
      ref={said}
      className={`note ${tone}`}
      {...((focusOn || tone === 'bad') && { tabIndex: -1 })}
      {...(tone === 'bad' && { role: 'alert' })}
    >
      <Icon name={ICONS[tone]} />
      <div>{children}</div>
    </div>
  )
}

/** Nothing there yet: what is missing in one line, what to do in one button. The dashed frame means open. */
export function Empty({ children }: { children: ReactNode }) {
  return <div className="empty stack-s">{children}</div>
}
