let pages = 1

/** Shows a page that was loaded by a script, as if the browser had gone there. */
export async function showPage(html: string, address: string): Promise<void> {
  const page = new DOMParser().parseFromString(html, 'text/html')
  await Promise.all([...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(loadStyles))
  pages += 1
  document.title = page.title
  document.body.replaceWith(page.body)
  for (const script of page.querySelectorAll<HTMLScriptElement>('script[type=module][src]')) run(script)
  if (address !== location.href) {
    history.pushState(null, '', address)
    window.addEventListener('popstate', () => location.reload())
  }
  window.scrollTo(0, 0)
  // The menu has one too, which shows only when it is opened.
  const focused = [...document.querySelectorAll<HTMLElement>('[autofocus]')].find((one) =>
    one.checkVisibility(),
  )
  focused?.focus()
}

/** Waits for a stylesheet that this page does not have yet. One that fails does not hold the page up. */
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

/** Browsers run a module once, so its address gets a number. Scripts marked `data-once` serve every page. */
function run({ src, dataset }: HTMLScriptElement): void {
  const isOnce = dataset.once !== undefined
  if (isOnce && [...document.head.querySelectorAll('script')].some((known) => known.src === src)) return
  const script = document.createElement('script')
  script.type = 'module'
  script.src = isOnce ? src : `${src}?page=${pages}`
  document.head.append(script)
}
