// The script of the product page, which needs no React in the browser. It updates the personalisation preview and the
// total while a visitor chooses, and says when a size is sold out.

import type { Personalisation } from '../../features/store/catalog/model/item.ts'
import { choiceLoginPath, parseChoice } from '../../features/store/catalog/model/item-choice.ts'
import { personalisationAltText } from '../../features/store/catalog/model/personalised-item.ts'
import {
  type PersonalisationPrices,
  personalisationPriceOf,
} from '../../features/store/catalog/model/pricing.ts'
import { basisPoints, formatPence, pence } from '../../kernel/money.ts'
import { NO_SIZE, noStockText } from '../store-words.ts'

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-product]')) enhance(form)

function enhance(form: HTMLFormElement): void {
  const show = () => {
    const chosen = new FormData(form)
    const choice = parseChoice(chosen)
    showPersonalisation(choice.personalisation)
    showSum(form, choice.personalisation, choice.quantity)
    const login = form.querySelector<HTMLAnchorElement>('[data-login]')
    if (login) login.href = choiceLoginPath(String(chosen.get('id')), choice)
  }
  form.addEventListener('input', show)
  form.addEventListener('click', ({ target }) => explainStock(form, target))
  form.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.matches('[name=initials], [name=dorsal]')) showPreview()
  })
  // Replaces the browser's validation message with the page's own.
  form.addEventListener('invalid', (event) => explainMissingSize(form, event), true)
  // The browser may restore the choice when the visitor comes back to the page.
  window.addEventListener('pageshow', show)
  show()
}

function showPersonalisation(personalisation: Personalisation): void {
  const { initials, shirtNumber } = personalisation
  for (const drawing of document.querySelectorAll<SVGElement>('[data-preview] [data-side]')) {
    drawing.ariaLabel = personalisationAltText(
      drawing.dataset.side === 'back' ? 'back' : 'front',
      personalisation,
    )
  }
  for (const mark of document.querySelectorAll('[data-preview] [data-initials]')) mark.textContent = initials
  for (const mark of document.querySelectorAll('[data-preview] [data-shirt-number]')) {
    mark.textContent = shirtNumber === null ? '' : String(shirtNumber)
  }
}

function showSum(form: HTMLFormElement, personalisation: Personalisation, quantity: number): void {
  const { price, personalisation: prices, vat } = form.dataset
  const sum = form.querySelector('[data-sum]')
  if (!sum || !price || !prices || !vat) return
  const personalisationPrices: PersonalisationPrices = JSON.parse(prices)
  const own = form.querySelector<HTMLInputElement>('input[name=size]:checked')?.dataset.price
  const piece =
    Number(own ?? price) +
    personalisationPriceOf(personalisationPrices, personalisation, basisPoints(Number(vat))).gross
  sum.textContent = `, ${formatPence(pence(piece * quantity))}`
}

/** Scrolls the gallery to the preview, which is not the first picture. */
function showPreview(): void {
  const slide = document.querySelector<HTMLElement>('#preview')
  slide?.parentElement?.scrollTo({ left: slide.offsetLeft - slide.parentElement.offsetLeft })
}

/** Asks for a size and focuses the choice when the form is sent without one. */
function explainMissingSize(form: HTMLFormElement, event: Event): void {
  const { target } = event
  const words = form.querySelector('[data-stock]')
  if (!(target instanceof HTMLInputElement) || target.name !== 'size' || !words) return
  event.preventDefault()
  words.textContent = NO_SIZE
  form.querySelector<HTMLInputElement>('input[name=size]:enabled')?.focus()
}

function explainStock(form: HTMLFormElement, target: EventTarget | null): void {
  const size = target instanceof Element && target.closest('label')?.querySelector('input[name=size]')
  const words = form.querySelector('[data-stock]')
  if (!(size instanceof HTMLInputElement) || !words) return
  words.textContent = size.disabled ? noStockText(size.value) : ''
}
