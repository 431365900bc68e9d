import '../styles/modal.css'
import { type ReactNode, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Link, useNavigate, useNavigation } from 'react-router'
import { Icon } from '../primitives/icon.tsx'
import { Announcer } from './announcer.tsx'
import { useFailures } from './failures.ts'
import { mayLeave } from './unsaved-changes.ts'

type Props = {
  title: ReactNode
  /** The page without the modal, with its query. */
  closeTo: string
  /** Buttons of the foot. The primary one comes last. */
  foot?: ReactNode
  small?: boolean
  children: ReactNode
}

/**
 * A modal with an address of its own: it is a route inside the page that it stands over, so that a link opens it, Back
 * closes it, and it is there without scripts. Hydrated it is a real dialog: what is behind it is out of reach, Escape
 * closes it, and the focus goes back to where it was. What was typed is not lost without a question.
 */
export function Modal({ title, closeTo, foot, small = false, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const navigate = useNavigate()
  const { state, formMethod } = useNavigation()
  const typed = useRef<Element | null>(null)
  const sent = useRef<Element | null>(null)
  const posted = useRef(false)
  const isLeft = () => !(typed.current || dialog.current?.querySelector(REFUSED)) || mayLeave()
  // What was sent and did not arrive is still only typed.
  useFailures(() => {
    typed.current = sent.current ?? typed.current
  })
  // Before the first paint: in between, Escape would be nobody's.
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
  // What was sent came back refused: the button that sent it may stand far below the words that say why.
  useEffect(() => {
    if (state === 'idle' && posted.current && dialog.current) leadTo(dialog.current)
    posted.current = formMethod === 'POST'
    if (state === 'idle') sent.current = null
  }, [state, formMethod])
  return (
    <dialog
      ref={dialog}
      open
      className="veil"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        if (isLeft()) navigate(closeTo, { preventScrollReset: true })
      }}
      onInput={({ target }) => {
        if (target instanceof Element) typed.current = target.closest('form[method=post]') ?? typed.current
      }}
      // Another form of the modal, whose answer draws anew what is typed in this one.
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
          <Link className="btn bare s icon" to={closeTo} preventScrollReset aria-label="Close">
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

/** What is only read, and longer than the window, is scrolled by keys once it has the focus. */
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

/** What the keyboard stops at. */
const STOPS = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]'

/** The focus goes to what opened the modal; to the page, when that is gone or the modal came with the page. */
function giveFocusBack(opener: Element | null) {
  const isOnThePage = opener?.isConnected && opener !== document.body
  const to = isOnThePage ? opener : document.getElementById('main')
  if (to instanceof HTMLElement) to.focus({ preventScroll: true })
}

/** What a refused form comes back with: it holds what was typed. */
const REFUSED = 'form[method=post] [aria-invalid=true], form[method=post] [role=alert]'

/** Leads the eyes and the keys to the first thing that says why. */
function leadTo(modal: HTMLElement) {
  if (document.activeElement?.closest(WHY)) return
  modal.querySelector<HTMLElement>(WHY)?.focus()
}

const WHY = '[role=alert], [aria-invalid=true]'

const isOther = (sent: EventTarget, typed: Element | null) =>
  typed !== null && sent !== typed && sent instanceof HTMLFormElement && sent.method === 'post'

const leadsAway = (target: EventTarget) =>
  target instanceof Element && target.closest('a[href]:not([target], [download])') !== null

function stop(event: SyntheticEvent) {
  event.preventDefault()
  event.stopPropagation()
}
