// The script of an album. It opens photos over the page without loading it again, and adds the keys, swipes and focus
// of the lightbox. Everything that it shows is already in the page: the links, pictures and captions of the grid, and
// the lightbox itself, open or in a template. Without it, every control is a link that loads the page.

import { sizesInLightbox } from '../../features/photos/model/photo.ts'
import { onSwipe } from './swipe.ts'

/** The history state of a photo that was opened from the grid, so that closing it goes back. */
const FROM_GRID = 'from-grid'

const photos = [...document.querySelectorAll<HTMLAnchorElement>('a[data-photo]')]
/** The pictures that were shown, by their links in the grid. */
const slides = new Map<HTMLElement, HTMLElement>()
const template = document.querySelector<HTMLTemplateElement>('template[data-lightbox]')
const dialog =
  document.querySelector<HTMLDialogElement>('dialog[data-lightbox]') ??
  template?.content.querySelector<HTMLDialogElement>('dialog')
if (dialog) enhance(dialog)

function enhance(box: HTMLDialogElement): void {
  const parts = partsOf(box)
  const place = (template ?? box).parentElement
  let opened = photoInAddress()

  const show = (photo: HTMLAnchorElement) => {
    opened = photo
    fill(box, parts, photo)
    if (!box.isConnected) place?.append(box)
    holdFocus(box)
  }

  const hide = () => {
    box.remove()
    opened?.focus()
    opened = undefined
  }

  const go = (link: HTMLAnchorElement) => {
    const photo = link.hidden ? undefined : photos.find(({ href }) => href === link.href)
    if (!photo) return
    history.replaceState(history.state, '', photo.href)
    show(photo)
  }

  const leave = () => {
    if (history.state === FROM_GRID) return history.back()
    history.replaceState(null, '', parts.close.href)
    hide()
  }

  for (const photo of photos) {
    onPlainClick(photo, () => {
      history.pushState(FROM_GRID, '', photo.href)
      show(photo)
    })
  }
  for (const link of [parts.previous, parts.next]) onPlainClick(link, () => go(link))
  onPlainClick(parts.close, leave)
  onSwipe(parts.stage, parts.figure, { left: () => go(parts.next), right: () => go(parts.previous) })
  window.addEventListener('popstate', () => {
    const photo = photoInAddress()
    if (photo) show(photo)
    else if (opened) hide()
  })
  window.addEventListener('keydown', (event) => {
    if (!opened || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'ArrowLeft') go(parts.previous)
    else if (event.key === 'ArrowRight') go(parts.next)
    else if (event.key === 'Escape') leave()
    else return
    event.preventDefault()
  })
  if (opened) show(opened)
}

type Parts = ReturnType<typeof partsOf>

function partsOf(box: HTMLDialogElement) {
  const part = <E extends HTMLElement>(name: string) => box.querySelector<E>(`[data-${name}]`) as E // the server renders all
  return {
    number: part('number'),
    stage: part('stage'),
    figure: part('slides'),
    people: part('people'),
    previous: part<HTMLAnchorElement>('previous'),
    next: part<HTMLAnchorElement>('next'),
    close: part<HTMLAnchorElement>('close'),
    download: part<HTMLAnchorElement>('download'),
  }
}

function fill(box: HTMLDialogElement, parts: Parts, photo: HTMLAnchorElement): void {
  const at = photos.indexOf(photo)
  const [previous, next] = [photos[at - 1], photos[at + 1]]
  parts.number.textContent = String(at + 1)
  box.ariaLabel = `Photo ${at + 1} of ${photos.length}`
  pointTo(parts.previous, previous?.href)
  pointTo(parts.next, next?.href)
  parts.close.href = `${location.pathname}#${photo.id}`
  parts.download.href = `${fileOf(photo)}/original?download`
  parts.people.replaceChildren(...captionOf(photo))
  // The neighbours are loaded too, so that they appear at once.
  const loaded = [previous, photo, next].filter((one) => one !== undefined)
  parts.figure.replaceChildren(...loaded.map((one) => slideOf(one, one === photo)))
}

function slideOf(photo: HTMLElement, isShown: boolean): HTMLElement {
  const slide = slides.get(photo) ?? newSlide(photo)
  slides.set(photo, slide)
  slide.hidden = !isShown
  return slide
}

function photoInAddress(): HTMLAnchorElement | undefined {
  const id = new URLSearchParams(location.search).get('photo')
  return photos.find(({ dataset }) => dataset.photo === id)
}

/** Follows a link by script, except if the visitor opens it in another tab. */
function onPlainClick(link: HTMLAnchorElement, follow: () => void): void {
  link.addEventListener('click', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    follow()
  })
}

/** The first photo has none before it, and the last none after it. */
function pointTo(arrow: HTMLAnchorElement, href: string | undefined): void {
  arrow.hidden = href === undefined
  if (href !== undefined) arrow.href = href
}

function imageOf(photo: HTMLElement): HTMLImageElement {
  return photo.querySelector('img') as HTMLImageElement // every photo of the grid has one
}

/** The address of the picture without its size. */
function fileOf(photo: HTMLElement): string {
  return imageOf(photo).src.replace(/\/[^/]*$/, '')
}

function newSlide(photo: HTMLElement): HTMLElement {
  const image = imageOf(photo).cloneNode() as HTMLImageElement // a clone of an image is one
  image.sizes = sizesInLightbox({ widthPx: image.width, heightPx: image.height })
  image.loading = 'eager'
  const slide = document.createElement('span')
  slide.className = 'slide'
  slide.append(image)
  return slide
}

/** The names of the people in the photo, as the server worded them for this reader. */
function captionOf(photo: HTMLElement): Node[] {
  const caption = photo.parentElement?.querySelector('template')
  return caption ? [caption.content.cloneNode(true)] : []
}

/** Keeps the focus inside: on opening, and when the focused arrow disappears at the last photo. */
function holdFocus(box: HTMLDialogElement): void {
  const { activeElement } = document
  if (!box.contains(activeElement) || activeElement?.closest('[hidden]')) box.focus({ preventScroll: true })
}
