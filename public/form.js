// Comfort for a form that works without it: the button is off until the terms are ticked and while the form is on
// its way, and then says so. A form is only sent when the site can be reached: otherwise the browser would replace it,
// and all that was typed, with an error page of its own.
const LONGEST_WAIT_MS = 15_000

for (const form of document.querySelectorAll('form[data-sending]')) {
  const button = form.querySelector('button[type=submit]')
  const terms = form.querySelector('input[name=terms]')
  const why = form.querySelector('[data-why]')
  const failed = form.querySelector('[data-failed]')
  const words = button.textContent
  let canBeReached = false

  const show = (sending) => {
    button.disabled = sending || !terms.checked
    button.textContent = sending ? form.dataset.sending : words
    button.toggleAttribute('aria-busy', false)
    if (sending) button.setAttribute('aria-busy', 'true')
    why.hidden = sending || terms.checked
  }

  const reachSite = () =>
    fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(LONGEST_WAIT_MS) }).then(
      (answer) => answer.ok,
      () => false,
    )

  form.addEventListener('change', () => show(false))
  form.addEventListener('submit', async (event) => {
    // After the browser has read the form: a button that is off is not part of it.
    if (canBeReached) return setTimeout(() => show(true))
    event.preventDefault()
    failed.hidden = true
    show(true)
    canBeReached = await reachSite()
    show(false)
    if (canBeReached) return form.requestSubmit(button)
    failed.hidden = false
    failed.querySelector('[role=alert]').focus()
  })
  // Back from the next page: the browser shows this one as it was left.
  addEventListener('pageshow', () => {
    canBeReached = false
    show(false)
  })
}
