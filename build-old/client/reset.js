// Comfort for the form that asks for a new password: the button is off until the e-mail reads like one and while the
// form is on its way. Without this the browser and the server decide.
for (const form of document.querySelectorAll('form[data-reset]')) {
  const button = form.querySelector('button[type=submit]')
  const email = form.querySelector('input[name=email]')
  if (!button || !email) continue

  const show = (sending) => {
    button.disabled = sending || !email.validity.valid
    button.toggleAttribute('aria-busy', false)
    if (sending) button.setAttribute('aria-busy', 'true')
  }

  email.addEventListener('input', () => show(false))
  // After the browser has read the form: a button that is off is not part of it.
  form.addEventListener('submit', () => setTimeout(() => show(true)))
  // The browser may have kept what was typed when somebody comes back to the page.
  addEventListener('pageshow', () => show(false))
  show(false)
}
