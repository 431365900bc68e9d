// The script of the store's search: disables the button until three characters are typed.
import { LEAST_SEARCH } from '../../features/store/catalog/model/item.ts'

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-store-search]')) enhance(form)

function enhance(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[name=q]')
  const button = form.querySelector('button')
  if (!input || !button) return
  const show = () => {
    button.disabled = input.value.trim().length < LEAST_SEARCH
  }
  input.addEventListener('input', show)
  // The browser may restore the text when the visitor comes back to the page.
  window.addEventListener('pageshow', show)
  show()
}
