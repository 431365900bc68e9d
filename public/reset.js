// Disables the button of the form for a new password until the e-mail is valid, and while the form is sent. Without
// scripts the browser and the server check it.
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
  // After the browser has read the form: a disabled button is not part of it.
  form.addEventListener('submit', () => setTimeout(() => show(true)))
  // The browser may have kept the typed text when the user comes back to the page.
  addEventListener('pageshow', () => show(false))
  show(false)
}
