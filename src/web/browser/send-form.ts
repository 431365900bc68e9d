// Sends the forms of a page only when the site can be reached; otherwise the browser would replace the page, and the
// typed values, with its own error page. It also serves forms that are added to the page later.

const LONGEST_WAIT_MS = 15_000
const NOTE =
  '<div class="note" data-tone="bad" role="alert" tabindex="-1"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 7v6m0 3.5v.1M8 3h8l5 5v8l-5 5H8l-5-5V8z"/></svg><p><b>Error sending the form.</b> We cannot reach the site. Check your connection and send it again: what you typed is still here.</p></div>'

let isAsking = false
/** The form that is being sent, once the site has answered. */
let sent: EventTarget | null

// Captures the event before all other listeners, which must only see forms that are sent.
document.addEventListener(
  'submit',
  async (event) => {
    const form = event.target as HTMLFormElement // only forms are submitted
    let place = form.querySelector<HTMLElement>('[data-not-sent]')
    if (form.method !== 'post' || form === sent) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (isAsking) return
    isAsking = true
    const button = event.submitter as HTMLButtonElement | null // forms of this site are sent by buttons
    if (button) button.disabled = true
    const isReached = await fetch('/readyz', {
      cache: 'no-store',
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    }).then(
      (answer) => answer.ok,
      () => false,
    )
    isAsking = false
    if (button) button.disabled = false
    if (isReached) {
      sent = form
      form.requestSubmit(button)
      sent = null
      return
    }
    if (!place) {
      place = document.createElement('div')
      place.dataset.notSent = ''
      form.prepend(place)
    }
    place.hidden = false
    place.innerHTML = NOTE
    place.querySelector('div')?.focus()
  },
  true,
)
