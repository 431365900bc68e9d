import './row-menu.css'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from '../primitives/icon.tsx'

type Props = {
  /** The name of the row. */
  of: string
  /** Links, and forms with a button. */
  children: ReactNode
}

/** The menu of a row, behind three dots. Opens without scripts and closes after a choice. */
export function RowMenu({ of, children }: Props) {
  const id = useId()
  return (
    <>
      <button
        className="button bare compact icon-only dots"
        type="button"
        popoverTarget={id}
        aria-label={`Actions for ${of}`}
      >
        <Icon name="dots" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only closes the menu after a click on a link in it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: pressing a key on a link or button is also a click */}
      <div id={id} popover="auto" className="actions" onClick={closeAfter}>
        {children}
      </div>
    </>
  )
}

type MenuLinkProps = { to: string; icon: IconName; bad?: boolean; children: ReactNode }

/** A link of the menu: to a view on the same page, or in a new tab to another site. */
export const MenuLink = ({ to, icon, bad = false, children }: MenuLinkProps) =>
  to.startsWith('http') ? (
    <a href={to} target="_blank" rel="noreferrer">
      <Icon name={icon} />
      {children}
    </a>
  ) : (
    <Link to={to} preventScrollReset {...(bad && { className: 'bad' })}>
      <Icon name={icon} />
      {children}
    </Link>
  )

function closeAfter({ currentTarget, target }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('a, button')) currentTarget.hidePopover()
}

/** A link of the menu to a file, which is not one of the site's pages. */
export const MenuFile = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={to} target="_blank" rel="noreferrer">
    <Icon name="download" />
    {children}
  </a>
)
