import { Icon } from '../primitives/icon.tsx'
import styles from '../styles/toast.css?url'

/** The words that are read with the control that has the focus after an action. */
export const NOTICE_ID = 'notice'

/** Which control of a page has the focus after an action, from the notice that the action left. */
export type Focus = string | undefined

/** For the control that goes on after an action: it has the focus, and the notice is read with it. */
export const focusIf = (isHere: boolean) => (isHere ? { autoFocus: true, 'aria-describedby': NOTICE_ID } : {})

/**
 * What has just happened, top right. Fades after 9 s by the stylesheet, not while hovered or focused. The empty
 * plate is always there, so that a reader's software listens to it. [SYS-013]
 */
export function Toast({
  notice,
}: {
  /** Another `id` shows the same words anew. */
  notice: { tone: 'ok' | 'bad'; text: string; link?: { href: string; text: string }; id?: number } | undefined
}) {
  return (
    <div className="toasts" role="status">
      {notice && (
        <>
          <link rel="stylesheet" href={styles} precedence="parts" />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: focus keeps the notice from fading */}
          <p key={notice.id} className={`toast ${notice.tone}`} id={NOTICE_ID} tabIndex={0}>
            <Icon name={notice.tone} />
            <span>{notice.text}</span>
            {notice.link && <a href={notice.link.href}>{notice.link.text}</a>}
          </p>
        </>
      )}
    </div>
  )
}
