/** The most that the scripts of a page may weigh, in bytes after gzip. */
export type Budget = { pages: string; routes: RegExp; maxBytes: number }

const KB = 1000

const CONTENT =
  /^(?:static:.*|routes\/public\/(?:post|events|forms|teams|team|player|games|trainings|directory|albums|who-is-who|store\/home))$/

/**
 * The budgets of scripts. A page has the first budget whose expression matches its route; ids of routes are those of
 * src/web/routes.ts. Lower a figure when a page becomes lighter; never raise one to let a page pass.
 */
export const BUDGETS: readonly Budget[] = [
  {
    pages: 'the scorer’s table and of tagging photos',
    routes: /^routes\/(?:match\/table|members\/album-tag)$/,
    maxBytes: 145 * KB,
  },
  {
    pages: 'lists for phones',
    routes: /^routes\/admin\/(?:attendance\/|events\/(?:badges|check-in)$)/,
    maxBytes: 5 * KB,
  },
  { pages: 'the first screen of the admin area', routes: /^routes\/admin\/home$/, maxBytes: 151 * KB },
  // At most 40 kB more than the first screen.
  {
    pages: 'the other admin screens',
    routes: /^(?:routes\/)?(?:admin|content|catalogue)\b/,
    maxBytes: 191 * KB,
  },
  // Most of it is the proof of work of the captcha.
  {
    pages: 'pages with a captcha',
    routes: /^routes\/(?:members\/(?:access|book-event)|public\/(?:form|free-session|who-is-who-apply))$/,
    maxBytes: 35 * KB,
  },
  { pages: 'content', routes: CONTENT, maxBytes: 0 },
  { pages: 'other public and members’ pages', routes: /^/, maxBytes: 6 * KB },
]
