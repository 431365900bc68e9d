// The script of pages on which a password is chosen: a module of its own, so that they need no React in the browser.
import { LEAST_SCORE, passwordStrength, strengthText } from '../../features/accounts/model/account.ts'

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-password-meter]')) follow(form)

/** Shows score and word while somebody types, and keeps the button closed below Medium and while it sends. */
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
  // The browser may have kept what was typed when somebody comes back to the page.
  window.addEventListener('pageshow', show)
  show()
}
