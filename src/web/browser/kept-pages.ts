// The pages of the members' area that a device keeps for reading without a network. Only the service worker imports it,
// so that the worker is built as one script; it is a module of its own so that its rules can be tested.

/** The pages of the account that is logged in here, as last seen, with their styles and fonts. */
const CACHE = 'members-pages'
/** The lists of coaches and organisers (kept-pages-worker.ts), and the cache of earlier versions. */
const OTHER_CACHES = ['attendance', 'check-in', 'week']
const WEEK = '/members/dashboard'
const FAMILY = '/members/family'
/** The week, the family, sessions and games. Only the week shows money: the balance. None shows an emergency card. */
const KEPT = /^\/members\/(?:dashboard|family|(?:sessions|games)\/[^/]+)$/
const LOGIN = '/members/access'
/** Whatever is sent to these pages may begin or end a session. */
const LOGIN_OR_OUT = /^\/members\/(?:access|logout|reset)(?:\/|$)/
/** Names the account of the kept pages. No page has this address. */
const ACCOUNT = '/members/account-of-kept-pages'
/** Pages and styles; those that were not seen for longest are dropped first. */
const MAX_ENTRIES = 80
/** After a week, the page would show only what has ended. */
const MAX_AGE_MS = 7 * 86_400_000

/** What the rules need of the browser. */
export type Device = {
  caches: Pick<CacheStorage, 'open' | 'delete'>
  fetch: (request: Request | string) => Promise<Response>
  /** Unix time in milliseconds. */
  now: () => number
}

const pathOf = ({ pathname }: URL): string => pathname.replace(/\/$/, '')
/** Whether the page at an address is kept. An address with a query is another page: a tab, or a link of an e-mail. */
export const isKept = (url: URL): boolean => url.search === '' && KEPT.test(pathOf(url))
/** Whether the page is the login, which a browser reaches when its session has ended. */
export const isLogin = (url: URL): boolean => pathOf(url) === LOGIN
const isLoginOrOut = (url: URL): boolean => LOGIN_OR_OUT.test(pathOf(url))

/** Keeps, shows and forgets pages on `device`. */
export function keptPages({ caches, fetch, now }: Device) {
  /** Counts what makes pages outdated, so that a page requested before is not kept after it. */
  let changes = 0

  /** Deletes all that was kept for an account. */
  async function forget(): Promise<void> {
    changes += 1
    await Promise.all([CACHE, ...OTHER_CACHES].map((name) => caches.delete(name)))
  }

  async function drop(paths: readonly string[]): Promise<void> {
    changes += 1
    const cache = await caches.open(CACHE)
    for (const path of paths) await cache.delete(path)
  }

  /** After an answer, the pages that show it are outdated; after any other form, all pages may be. */
  async function dropAfter(url: URL): Promise<void> {
    if (isLoginOrOut(url)) return forget()
    if (isKept(url)) return drop([WEEK, FAMILY, pathOf(url)])
    changes += 1
    await caches.delete(CACHE)
  }

  /** Returns a page with its note for reading offline; `unsent` says also that a form could not be sent. */
  async function show(path: string, unsent = false): Promise<Response | undefined> {
    const kept = await (await caches.open(CACHE)).match(path)
    if (!kept) return undefined
    if (isOld(kept, now())) {
      await drop([path])
      return undefined
    }
    const shown = unsent ? 'offline-note|unsent-note' : 'offline-note'
    const html = (await kept.text())
      .replace(new RegExp(`(<\\w+ id="(?:${shown})"[^>]*) hidden=""`, 'g'), '$1')
      .replace(OLD_NOTICE, '')
    return new Response(html, { headers: kept.headers })
  }

  /** Keeps a page, unless something has changed since it was requested. A redirect to the login forgets all. */
  async function keep(answer: Response, path: string, begun: number): Promise<void> {
    if (answer.status >= 500) return
    if (answer.redirected || answer.type === 'opaqueredirect') return forget()
    const html = await answer.clone().text()
    const account = /<div id="offline-note"[^>]* data-account="([^"]+)"/.exec(html)?.[1]
    if (answer.status !== 200 || !account) return drop([path])
    const cache = await caches.open(CACHE)
    const owner = await (await cache.match(ACCOUNT))?.text()
    if (begun !== changes) return
    if (owner && owner !== account) {
      await forget()
      return keep(answer, path, changes)
    }
    await cache.put(ACCOUNT, new Response(account))
    await cache.put(path, answer)
    if (begun !== changes) return void (await cache.delete(path))
    const parts = html.matchAll(/<link[^>]* href="(\/(?:assets\/|theme\.css|favicon)[^"#]*)/g)
    for (const [, part = ''] of parts) await cache.add(part.replaceAll('&amp;', '&')).catch(() => undefined)
    await trim(cache)
  }

  async function trim(cache: Cache): Promise<void> {
    for (const request of await cache.keys()) {
      const kept = isKept(new URL(request.url)) && (await cache.match(request))
      if (kept && isOld(kept, now())) await cache.delete(request)
    }
    const entries = await cache.keys()
    for (const oldest of entries.slice(0, Math.max(entries.length - MAX_ENTRIES, 0)))
      await cache.delete(oldest)
  }

  return {
    /** Keeps this week, so that it opens without a network even if it is never seen again. */
    async keepWeek(): Promise<void> {
      const begun = changes
      await keep(await fetch(`${WEEK}/`), WEEK, begun)
    },

    /** Opens the login, which a browser with a session has no reason to see, and forgets the pages. */
    async readLogin(request: Request): Promise<Response> {
      const answer = await fetch(request)
      await forget()
      return answer
    },

    /** Loads a page, or shows the kept one. `later` prolongs the event until the page is kept. */
    async read(request: Request, later: (work: Promise<void>) => void): Promise<Response> {
      const path = pathOf(new URL(request.url))
      const begun = changes
      try {
        const answer = await fetch(request)
        later(keep(answer.clone(), path, begun))
        return answer
      } catch (error) {
        const kept = await show(path)
        if (kept) return kept
        throw error
      }
    },

    /** Sends a form. A login or logout forgets before it, even without a network, and after it. */
    async write(request: Request): Promise<Response> {
      const url = new URL(request.url)
      if (isLoginOrOut(url)) await forget()
      try {
        const answer = await fetch(request)
        await dropAfter(url)
        return answer
      } catch (error) {
        const isAnswer = request.mode === 'navigate' && isKept(url)
        const kept = isAnswer ? ((await show(pathOf(url), true)) ?? (await show(WEEK, true))) : undefined
        if (kept) return kept
        throw error
      }
    },

    /** Loads a style, font or picture, or takes the kept one. Pictures of people are never kept. */
    async readPart(request: Request): Promise<Response> {
      try {
        return await fetch(request)
      } catch (error) {
        const kept = await (await caches.open(CACHE)).match(request)
        if (kept) return kept
        throw error
      }
    },
  }
}

/** The notice after an answer, which would seem to be about what was not sent. */
const OLD_NOTICE = /<p class="toast".*?<\/p>/s

const isOld = (kept: Response, nowMs: number): boolean =>
  !(nowMs - Date.parse(kept.headers.get('date') ?? '') < MAX_AGE_MS)
