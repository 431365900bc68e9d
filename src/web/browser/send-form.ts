// Sends a page's forms by fetch, and leaves the page only for a response from this site. Otherwise the browser would
// replace the page and the typed values with its own error page or a proxy's. Also handles forms that are added later.

import { IS_PAGE, SENT_BY_SCRIPT } from '../../kernel/not-sent.ts'
import { showPage } from './show-page.ts'

const LONGEST_WAIT_MS = 15_000
/** The browser itself sends this form: only a navigation reaches the service worker, which deletes cached pages. */
const LOG_OUT = '/members/logout'
const NOTE =
  '<div class="note" data-tone="bad" role="alert" tabindex="-1"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 7v6m0 3.5v.1M8 3h8l5 5v8l-5 5H8l-5-5V8z"/></svg><p><b>Error sending the form.</b> We cannot reach the site. Check your connection and send it again: what you typed is still here.</p></div>'

/** On hydrated pages, React Router sends the forms and shows the responses. */
const isHydrated = '__reactRouterContext' in window

let isSending = false
/** The form that React Router may send, once this site has responded. */
let passed: EventTarget | null

// Captures the event before all other listeners, which must only see forms that are really sent.
document.addEventListener(
  'submit',
  async (event) => {
    const form = event.target as HTMLFormElement // only forms are submitted
    if (form.method !== 'post' || form === passed) return
    if (!isHydrated && !isSending) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (isSending) return
    const button = event.submitter as HTMLButtonElement | null // forms of this site are sent by buttons
    const isReached = await whileSending(button, () =>
      fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(LONGEST_WAIT_MS) }).then(
        (answer) => answer.ok,
        () => false,
      ),
    )
    if (!isReached) return showNote(form)
    passed = form
    form.requestSubmit(button)
    passed = null
  },
  true,
)

// Runs after all other listeners. A listener that sends the form itself has already prevented the default.
window.addEventListener('submit', async (event) => {
  const form = event.target as HTMLFormElement // as above
  if (isHydrated || event.defaultPrevented || form.method !== 'post') return
  const button = event.submitter as HTMLButtonElement | null // as above
  const address = new URL(
    button?.getAttribute('formaction') ?? form.getAttribute('action') ?? '',
    location.href,
  )
  if (address.origin !== location.origin || address.pathname === LOG_OUT) return
  event.preventDefault()
  const body = bodyOf(form, button)
  const isAnswered = await whileSending(button, () => send(address, body).catch(() => false))
  if (isAnswered) return
  // Scripts that show a form as being sent listen for `pageshow` and reset it.
  window.dispatchEvent(new PageTransitionEvent('pageshow'))
  showNote(form)
})

function bodyOf(form: HTMLFormElement, button: HTMLButtonElement | null): FormData | URLSearchParams {
  const fields = new FormData(form, button)
  if (form.enctype === 'multipart/form-data') return fields
  const texts = new URLSearchParams()
  for (const [name, value] of fields) texts.append(name, typeof value === 'string' ? value : value.name)
  return texts
}

/** Returns false for a proxy's response. Throws if there is none. */
async function send(address: URL, body: FormData | URLSearchParams): Promise<boolean> {
  const headers = { accept: 'text/html', [SENT_BY_SCRIPT]: '1' }
  const answer = await fetch(address, { method: 'POST', body, headers, redirect: 'manual' })
  const next = answer.headers.get(SENT_BY_SCRIPT)
  if (next === null) return false
  if (next === IS_PAGE) await showPage(await answer.text(), address.href)
  else goTo(new URL(next, address))
  return true
}

/** Loads the next page, even if only its fragment differs from the current one. */
function goTo(next: URL): void {
  const isHere = next.href.replace(/#.*/, '') === location.href.replace(/#.*/, '')
  location.assign(next)
  if (isHere && next.hash) location.reload()
}

async function whileSending<T>(button: HTMLButtonElement | null, work: () => Promise<T>): Promise<T> {
  isSending = true
  if (button) button.disabled = true
  try {
    return await work()
  } finally {
    isSending = false
    if (button) button.disabled = false
  }
}

function showNote(form: HTMLFormElement): void {
  let place = form.querySelector<HTMLElement>('[data-not-sent]')
  if (!place) {
    place = document.createElement('div')
    place.dataset.notSent = ''
    form.prepend(place)
  }
  place.hidden = false
  place.innerHTML = NOTE
  place.querySelector('div')?.focus()
}
