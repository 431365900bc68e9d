/** One menu line, with its API names. Only logged-in users see `private` lines. [resolutions E12] */
export type MenuItem = {
  title: string
  link: string
  /** 'page' is a page of this site, 'external' another site. */
  typeLink: 'page' | 'external'
  showInMenu: boolean
  private?: boolean
  meta?: { title?: string; description?: string; image?: string }
  subItems?: MenuItem[]
}

/** A question of the registration form, with its API names. */
export type RegistrationQuestion = {
  id: string
  label: string
  options: { value: string; label: string }[]
}

/** A detail that the registration form asks for. */
export type RegistrationDetail = {
  id: string
  label: string
  type: 'text' | 'email' | 'number' | 'date' | 'select' | 'textarea' | 'file'
  required: boolean
  options?: string[]
}

/**
 * Returns the menu lines for a reader: without hidden ones, and with private ones only for logged-in users. [CNT-010,
 * CNT-011]
 */
export function visibleItems(items: readonly MenuItem[], loggedIn: boolean): MenuItem[] {
  return items
    .filter((item) => item.showInMenu && (loggedIn || !item.private))
    .map((item) => (item.subItems ? { ...item, subItems: visibleItems(item.subItems, loggedIn) } : item))
}

/**
 * Finds the menu line or sub-item of a path. Ignores trailing slashes, case and percent-encoding, as the router does.
 * [SYS-021]
 */
export function itemFor(items: readonly MenuItem[], path: string): MenuItem | undefined {
  const wanted = bare(path)
  for (const item of items) {
    if (bare(item.link) === wanted) return item
    const below = item.subItems && itemFor(item.subItems, path)
    if (below) return below
  }
  return undefined
}

const bare = (path: string) => decoded(path.length > 1 ? path.replace(/\/+$/, '') : path).toLowerCase()

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path // a typed link may contain a bare %
  }
}

/** The header menu and the footer menu. */
export const MENUS = ['main', 'bottom'] as const
export type MenuName = (typeof MENUS)[number]
