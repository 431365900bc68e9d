import { createContext, useContext } from 'react'
import { Icon } from '../primitives/icon.tsx'
import styles from './toast.css?url'

/** The id of the notice, which describes the control that has the focus after an action. */
export const NOTICE_ID = 'notice'

/** The control that gets the focus after an action, named by the notice. */
export type Focus = string | undefined

/** Returns the attributes of the control that gets the focus after an action, described by the notice. */
export const focusIf = (isHere: boolean) => (isHere ? { autoFocus: true, 'aria-describedby': NOTICE_ID } : {})

/** Names the control of the page that gets the focus after an action. */
export const NoticeFocus = createContext<Focus>(undefined)

/** Returns `focusIf` for the control of a name, so that keyboard users go on where they were. */
export function useNoticeFocus() {
  const focus = useContext(NoticeFocus)
  return (name: string) => focusIf(name === focus)
}

/**
 * The notice at the top right. The stylesheet fades it out after 9 s unless it is hovered or focused. The empty region
 * is always in the document, so that screen readers announce changes.
 */
export function Toast({
  notice,
}: {
  /** A new `id` shows the same text again. */
  notice: { tone: 'ok' | 'bad'; text: string; link?: { href: string; text: string }; id?: number } | undefined
}) {
  return (
    <div className="toasts" role="status">
      {notice && (
        <>
          <link rel="stylesheet" href={styles} precedence="parts" />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: focus keeps the notice from fading */}
          <p key={notice.id} className="toast" data-tone={notice.tone} id={NOTICE_ID} tabIndex={0}>
            <Icon name={notice.tone} />
            <span>{notice.text}</span>
            {notice.link && <a href={notice.link.href}>{notice.link.text}</a>}
          </p>
        </>
      )}
    </div>
  )
}
