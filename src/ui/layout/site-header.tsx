import './site-header.css'
import { paths } from '../../web/paths.ts'
import { Icon } from '../primitives/icon.tsx'
import { currentMark, MenuAnchor, type MenuLink } from './menu-link.tsx'
import { PersonalPart } from './personal-part.tsx'
import { ToCart } from './to-cart.tsx'
import { Wordmark } from './wordmark.tsx'

type Props = {
  club: string
  menu: readonly MenuLink[]
  user: SiteUser | undefined
  /** The number of items in the cart. */
  pieces: number
  path: string
}

/** The logged-in user. */
export type SiteUser = { name: string; isStaff: boolean }

/**
 * The header. The same `nav` is a row from 968 px, and below that a popover, which works without scripts. Only the
 * server marks the personal parts, so that no script in the browser contains the marks.
 */
export function SiteHeader({ club, menu, user, pieces, path }: Props) {
  const cart = <ToCart pieces={pieces} path={path} />
  const account = user ? <PersonMenu {...user} path={path} /> : <Entrance />
  return (
    <header className="site-header">
      <div className="page">
        <Wordmark club={club} />
        {import.meta.env.SSR ? <PersonalPart name="cart">{cart}</PersonalPart> : cart}
        <button type="button" className="button secondary compact menu-button" popoverTarget="menu">
          <Icon name="menu" /> Menu
        </button>
        <nav id="menu" popover="auto" aria-label="Main">
          <button
            // biome-ignore lint/a11y/noAutofocus: opening the menu moves the focus into it
            autoFocus
            type="button"
            className="button secondary compact menu-button"
            popoverTarget="menu"
            popoverTargetAction="hide"
          >
            <Icon name="close" /> Close
          </button>
          {menu.map((item, index) =>
            item.subItems?.length ? (
              <SubMenu key={item.title} id={`menu-${index}`} item={item} items={item.subItems} path={path} />
            ) : (
              <MenuAnchor key={item.title} item={item} path={path} />
            ),
          )}
          {import.meta.env.SSR ? <PersonalPart name="account">{account}</PersonalPart> : account}
        </nav>
      </div>
    </header>
  )
}

type SubMenuProps = { id: string; item: MenuLink; items: readonly MenuLink[]; path: string }

/**
 * A menu button with a popover list that closes on Escape, on the button and on a click outside. At most 350 px high;
 * on a phone it is always open.
 */
function SubMenu({ id, item, items, path }: SubMenuProps) {
  const here = items.some((one) => currentMark(one.link, path))
  return (
    <div className="submenu">
      <button type="button" popoverTarget={id} data-here={here || undefined}>
        {item.title}
        <Icon name="down" />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form */}
      <div id={id} popover="auto" role="group" aria-label={item.title}>
        {items.map((one) => (
          <MenuAnchor key={one.title} item={one} path={path} />
        ))}
      </div>
    </div>
  )
}

/** The menu of the logged-in user: members' area, admin area for staff, and log out. */
export function PersonMenu({ name, isStaff, path }: SiteUser & { path: string }) {
  return (
    <div className="submenu account">
      <button type="button" popoverTarget="menu-me" data-here={currentMark(paths.dashboard, path) && true}>
        <Icon name="user" />
        <span>{name}</span>
        <Icon name="down" />
      </button>
      <form id="menu-me" popover="auto" aria-label={name} method="post" action={paths.logOut}>
        <a href={paths.dashboard} aria-current={currentMark(paths.dashboard, path)}>
          Members area
        </a>
        {isStaff && <a href={paths.admin}>Admin area</a>}
        <button type="submit">Logout</button>
      </form>
    </div>
  )
}

/** The links to log in and to join. [resolutions F02] */
export const Entrance = () => (
  <>
    <a className="log-in-link" href={paths.access}>
      Log in
    </a>
    <a className="button compact" href={paths.register}>
      Join us
    </a>
  </>
)
