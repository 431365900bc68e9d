// Comfort for a form that works without it: the button is off until the terms are ticked and while the form is on
// its way, and then says so.
for (const form of document.querySelectorAll('form[data-sending]')) {
  const button = form.querySelector('button[type=submit]')
  const terms = form.querySelector('input[name=terms]')
  const why = form.querySelector('[data-why]')
  const words = button.textContent

  const show = (sending) => {
    button.disabled = sending || !terms.checked
    button.textContent = sending ? form.dataset.sending : words
    button.toggleAttribute('aria-busy', false)
    if (sending) button.setAttribute('aria-busy', 'true')
    why.hidden = sending || terms.checked
  }

  form.addEventListener('change', () => show(false))
  // After the browser has read the form: a button that is off is not part of it.
  form.addEventListener('submit', () => setTimeout(() => show(true)))
  // Back from the next page: the browser shows this one as it was left.
  addEventListener('pageshow', () => show(false))
}
