import '../styles/dialog.css'
import { type ReactNode, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Link, useActionData, useNavigate, useNavigation } from 'react-router'
import { Icon } from '../primitives/icon.tsx'
import { Announcer } from './announcer.tsx'
import { useFailures } from './failures.ts'
import { mayLeave } from './unsaved-changes.ts'

type Props = {
  title: ReactNode
  /** The page without the modal, with its query. */
  closeTo: string
  /** Buttons of the footer, the primary one last. */
  foot?: ReactNode
  small?: boolean
  children: ReactNode
}

/**
 * A modal with its own address: a child route of the page below it, so that links open it, Back closes it, and it works
 * without scripts. After hydration it is a modal dialog: the page behind is inert, Escape closes it, and the focus
 * returns to its opener. Asks before unsaved input is lost.
 */
export function Modal({ title, closeTo, foot, small = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const navigate = useNavigate()
  const { state } = useNavigation()
  const answer = useActionData()
  const typed = useRef<Element | null>(null)
  const sent = useRef<Element | null>(null)
  const isLeft = () => !(typed.current || dialog.current?.querySelector(REFUSED)) || mayLeave()
  // A refused form still contains unsaved input.
  useFailures(() => {
    typed.current = sent.current ?? typed.current
  })
  // Before the first paint, so that Escape works immediately.
  useLayoutEffect(() => {
    const shown = dialog.current
    const { activeElement } = document
    const opener = shown?.contains(activeElement) ? null : activeElement
    shown?.close()
    shown?.showModal()
    return () => {
      shown?.close()
      giveFocusBack(opener)
    }
  }, [])
  // After a refusal the focus moves to the reason, which may be far above the submit button.
  useEffect(() => {
    if (answer !== undefined && dialog.current) focusFirstError(dialog.current)
  }, [answer])
  useEffect(() => {
    if (state === 'idle') sent.current = null
  }, [state])
  return (
    <dialog
      ref={dialog}
      open
      className="modal-layer"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        if (isLeft()) navigate(closeTo, { preventScrollReset: true })
      }}
      onInput={({ target }) => {
        if (target instanceof Element) typed.current = target.closest('form[method=post]') ?? typed.current
      }}
      // Submitting another form of the modal would discard the input in this one.
      onSubmitCapture={(event) => {
        if (isOther(event.target, typed.current) && !mayLeave()) stop(event)
      }}
      onSubmit={() => {
        sent.current = typed.current
        typed.current = null
      }}
      onClickCapture={(event) => {
        if (leadsAway(event.target) && !isLeft()) stop(event)
      }}
    >
      <div className={small ? 'modal small-modal' : 'modal'}>
        <header>
          <h2 id={id}>{title}</h2>
          <Link className="button bare compact icon-only" to={closeTo} preventScrollReset aria-label="Close">
            <Icon name="close" />
          </Link>
        </header>
        <div ref={letKeysScroll}>{children}</div>
        {foot && <footer>{foot}</footer>}
      </div>
      <Announcer saysNotices />
    </dialog>
  )
}

/** Makes long content without controls focusable, so that it can be scrolled by keyboard. */
function letKeysScroll(body: HTMLElement | null) {
  if (!body) return
  const look = () => {
    const isOnlyRead = !body.querySelector(STOPS)
    if (isOnlyRead && body.scrollHeight > body.clientHeight) body.tabIndex = 0
    else body.removeAttribute('tabindex')
  }
  const size = new ResizeObserver(look)
  const content = new MutationObserver(look)
  size.observe(body)
  content.observe(body, { childList: true, subtree: true })
  return () => {
    size.disconnect()
    content.disconnect()
  }
}

/** Focusable elements. */
const STOPS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]'

/** Returns the focus to the opener, or to the page if the opener no longer exists. */
function giveFocusBack(opener: Element | null) {
  const isOnThePage = opener?.isConnected && opener !== document.body
  const to = isOnThePage ? opener : document.getElementById('main')
  if (to instanceof HTMLElement) to.focus({ preventScroll: true })
}

/** Finds error messages, invalid fields, and the choices of an invalid group. */
const WHY = '[role=alert], [aria-invalid=true], fieldset:has(> .error) input'
/** Finds a refused form, which contains typed input. */
const REFUSED = `form[method=post] :is(${WHY})`

/** Focuses the first error message or invalid field. */
function focusFirstError(modal: HTMLElement) {
  if (document.activeElement?.closest(WHY)) return
  modal.querySelector<HTMLElement>(WHY)?.focus()
}

const isOther = (sent: EventTarget, typed: Element | null) =>
  typed !== null && sent !== typed && sent instanceof HTMLFormElement && sent.method === 'post'

const leadsAway = (target: EventTarget) =>
  target instanceof Element && target.closest('a[href]:not([target], [download])') !== null

function stop(event: SyntheticEvent) {
  event.preventDefault()
  event.stopPropagation()
}
