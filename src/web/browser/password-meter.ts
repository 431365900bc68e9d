// The script of pages with a new password field. A separate module, so that they need no React in the browser.
import { LEAST_SCORE, passwordStrength, strengthText } from '../../features/accounts/model/account.ts'

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-password-meter]')) follow(form)

/** Shows the strength while the user types. The button is disabled below Medium and while the form is sent. */
function follow(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[autocomplete=new-password]')
  const meter = form.querySelector<HTMLElement>('[data-meter]')
  const words = meter?.querySelector('p')
  const button = form.querySelector('button')
  if (!input || !meter || !words || !button) return

  const show = () => {
    const strength = passwordStrength(input.value)
    meter.hidden = input.value === ''
    words.textContent = strengthText(strength)
    for (const [index, bar] of meter.querySelectorAll('i').entries()) {
      bar.classList.toggle('on', index < strength.score)
    }
    button.disabled = strength.score < LEAST_SCORE
  }
  input.addEventListener('input', show)
  form.addEventListener('submit', () => {
    button.disabled = true
  })
  // The browser may restore the typed password when the user returns to the page.
  window.addEventListener('pageshow', show)
  show()
}
