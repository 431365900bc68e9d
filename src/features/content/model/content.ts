/** One line of a menu, with its wire names. `private` lines are for people who are logged in. [resolutions E12] */
export type MenuItem = {
  title: string
  link: string
  /** 'page' stays on the site, 'external' leaves it. */
  typeLink: 'page' | 'external'
  showInMenu: boolean
  private?: boolean
  meta?: { title?: string; description?: string; image?: string }
  subItems?: MenuItem[]
}

/** A question of the registration form, with its wire names. */
export type RegistrationQuestion = {
  id: string
  label: string
  options: { value: string; label: string }[]
}

/** A detail that a registration asks for. */
export type RegistrationDetail = {
  id: string
  label: string
  type: 'text' | 'email' | 'number' | 'date' | 'select' | 'textarea' | 'file'
  required: boolean
  options?: string[]
}

/** The people a fee is for: ages in whole years, both included; students with their card. Empty: everyone. */
export type FeeRule = {
  minAge?: number | undefined
  maxAge?: number | undefined
  students?: boolean | undefined
}

/** What a fee is called. The price that counts is the payment provider's. [resolutions B10] */
export type Fee = FeeRule & { id: string; label: string; price: number; period: string; description: string }
export type RegistrationFees = { registration: Fee[]; training_fees: Fee[] }

/** Menu lines for a reader: hidden ones left out, private ones only for people who are logged in. [CNT-010, CNT-011] */
export function visibleItems(items: readonly MenuItem[], loggedIn: boolean): MenuItem[] {
  return items
    .filter((item) => item.showInMenu && (loggedIn || !item.private))
    .map((item) => (item.subItems ? { ...item, subItems: visibleItems(item.subItems, loggedIn) } : item))
}

/**
 * The menu line that stands for a path, sub-items included. Trailing slashes, case and the spelling of signs do not
 * matter, as for the pages themselves. [SYS-021]
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
    return path // a typed link with a bare %
  }
}

/** The menu in the header, and the one in the footer. */
export const MENUS = ['main', 'bottom'] as const
export type MenuName = (typeof MENUS)[number]
