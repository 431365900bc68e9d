// Enhances a form that also works without scripts: disables its button until the terms are accepted, and while the form
// is being sent.
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
  // Waits until the browser has read the form, because it leaves out disabled buttons.
  form.addEventListener('submit', () => setTimeout(() => show(true)))
  // The back button shows the page as it was left, with the button disabled.
  addEventListener('pageshow', () => show(false))
}
