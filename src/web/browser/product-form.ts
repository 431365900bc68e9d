// The script of the product page: a module of its own, so that the page needs no React in the browser. It shows the
// print and the sum while somebody chooses, and says which size is sold out.

import type { Print } from '../../features/store/catalog/model/item.ts'
import { choiceIn, choiceLogin } from '../../features/store/catalog/model/item-choice.ts'
import { personalisedAs } from '../../features/store/catalog/model/personalised-item.ts'
import { type PrintPrices, printPriceOf } from '../../features/store/catalog/model/pricing.ts'
import { basisPoints, formatPence, pence } from '../../kernel/money.ts'
import { NO_SIZE, noStockOf } from '../store-words.ts'

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-product]')) follow(form)

function follow(form: HTMLFormElement): void {
  const show = () => {
    const chosen = new FormData(form)
    const choice = choiceIn(chosen)
    showPrint(choice.print)
    showSum(form, choice.print, choice.quantity)
    const login = form.querySelector<HTMLAnchorElement>('[data-login]')
    if (login) login.href = choiceLogin(String(chosen.get('id')), choice)
  }
  form.addEventListener('input', show)
  form.addEventListener('click', ({ target }) => sayStock(form, target))
  form.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.matches('[name=initials], [name=dorsal]')) showPreview()
  })
  // The words of the page instead of the browser's.
  form.addEventListener('invalid', (event) => sayMissing(form, event), true)
  // The browser may have kept what was chosen when somebody comes back to the page.
  window.addEventListener('pageshow', show)
  show()
}

function showPrint(print: Print): void {
  const { initials, dorsal } = print
  for (const drawing of document.querySelectorAll<SVGElement>('[data-preview] [data-side]')) {
    drawing.ariaLabel = personalisedAs(drawing.dataset.side === 'back' ? 'back' : 'front', print)
  }
  for (const mark of document.querySelectorAll('[data-preview] [data-initials]')) mark.textContent = initials
  for (const mark of document.querySelectorAll('[data-preview] [data-dorsal]')) {
    mark.textContent = dorsal === null ? '' : String(dorsal)
  }
}

function showSum(form: HTMLFormElement, print: Print, quantity: number): void {
  const { price, print: prices, vat } = form.dataset
  const sum = form.querySelector('[data-sum]')
  if (!sum || !price || !prices || !vat) return
  const printPrices: PrintPrices = JSON.parse(prices)
  const own = form.querySelector<HTMLInputElement>('input[name=size]:checked')?.dataset.price
  const piece = Number(own ?? price) + printPriceOf(printPrices, print, basisPoints(Number(vat))).gross
  sum.textContent = `, ${formatPence(pence(piece * quantity))}`
}

/** The print stands on a picture behind the first one. */
function showPreview(): void {
  const slide = document.querySelector<HTMLElement>('#preview')
  slide?.parentElement?.scrollTo({ left: slide.offsetLeft - slide.parentElement.offsetLeft })
}

/** Add to cart without a size: says what is missing and leads there. [STO-026] */
function sayMissing(form: HTMLFormElement, event: Event): void {
  const { target } = event
  const words = form.querySelector('[data-stock]')
  if (!(target instanceof HTMLInputElement) || target.name !== 'size' || !words) return
  event.preventDefault()
  words.textContent = NO_SIZE
  form.querySelector<HTMLInputElement>('input[name=size]:enabled')?.focus()
}

/** [STO-025] */
function sayStock(form: HTMLFormElement, target: EventTarget | null): void {
  const size = target instanceof Element && target.closest('label')?.querySelector('input[name=size]')
  const words = form.querySelector('[data-stock]')
  if (!(size instanceof HTMLInputElement) || !words) return
  words.textContent = size.disabled ? noStockOf(size.value) : ''
}
