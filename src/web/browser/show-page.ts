let pages = 1

/** Shows a page that a script has loaded, as if the browser had navigated to it. */
export async function showPage(html: string, address: string): Promise<void> {
  const page = new DOMParser().parseFromString(html, 'text/html')
  await Promise.all([...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(loadStyles))
  // Found before the body moves to the shown document.
  const scripts = [...page.querySelectorAll<HTMLScriptElement>('script[type=module][src]')]
  pages += 1
  document.title = page.title
  document.body.replaceWith(page.body)
  for (const script of scripts) run(script)
  if (address !== location.href) {
    history.pushState(null, '', address)
    window.addEventListener('popstate', () => location.reload())
  }
  window.scrollTo(0, 0)
  // The menu contains one too, which is visible only when it is open.
  const focused = [...document.querySelectorAll<HTMLElement>('[autofocus]')].find((one) =>
    one.checkVisibility(),
  )
  focused?.focus()
}

/** Loads a stylesheet that this page does not have yet. A failure does not block the page. */
function loadStyles({ href }: HTMLLinkElement): Promise<unknown> | undefined {
  if ([...document.querySelectorAll('link')].some((known) => known.href === href)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  const loaded = new Promise((resolve) => {
    link.onload = resolve
    link.onerror = resolve
  })
  document.head.append(link)
  return loaded
}

/**
 * Browsers run a module only once, so a number is added to its URL. Scripts marked `data-once` keep working after a
 * page change.
 */
function run({ src, dataset }: HTMLScriptElement): void {
  const isOnce = dataset.once !== undefined
  if (isOnce && [...document.head.querySelectorAll('script')].some((known) => known.src === src)) return
  const script = document.createElement('script')
  script.type = 'module'
  script.src = isOnce ? src : `${src}?page=${pages}`
  document.head.append(script)
}
