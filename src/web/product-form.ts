// The script of the product page: a module of its own, so that the page needs no React in the browser. It shows the
// print and the sum while somebody chooses, and says which size is sold out.

import { type PrintPrices, printPriceOf } from '../features/store/catalog/model/pricing.ts'
import { printedAs } from '../features/store/catalog/model/printed-on.ts'
import { wishIn, wishLogin } from '../features/store/catalog/model/wish.ts'
import type { Print } from '../features/store/catalog/model.ts'
import { basisPoints, formatPence, pence } from '../kernel/money.ts'
import { noStockOf } from './store-words.ts'

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-product]')) follow(form)

function follow(form: HTMLFormElement): void {
  const show = () => {
    const chosen = new FormData(form)
    const wish = wishIn(chosen)
    showPrint(wish.print)
    showSum(form, wish.print, wish.quantity)
    const login = form.querySelector<HTMLAnchorElement>('[data-login]')
    if (login) login.href = wishLogin(String(chosen.get('id')), wish)
    const button = form.querySelector<HTMLButtonElement>('[data-add]')
    if (button) button.disabled = !chosen.get('size')
  }
  form.addEventListener('input', show)
  form.addEventListener('click', ({ target }) => sayStock(form, target))
  // The browser may have kept what was chosen when somebody comes back to the page.
  window.addEventListener('pageshow', show)
  show()
}

function showPrint(print: Print): void {
  const { initials, dorsal } = print
  for (const drawing of document.querySelectorAll<SVGElement>('[data-preview] [data-side]')) {
    drawing.ariaLabel = printedAs(drawing.dataset.side === 'back' ? 'back' : 'front', print)
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
  const piece = Number(price) + printPriceOf(printPrices, print, basisPoints(Number(vat))).gross
  sum.textContent = `, ${formatPence(pence(piece * quantity))}`
}

/** [STO-025] */
function sayStock(form: HTMLFormElement, target: EventTarget | null): void {
  const size = target instanceof Element && target.closest('label')?.querySelector('input[name=size]')
  const words = form.querySelector('[data-stock]')
  if (!(size instanceof HTMLInputElement) || !words) return
  words.textContent = size.disabled ? noStockOf(size.value) : ''
}
