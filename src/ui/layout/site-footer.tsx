import { Court } from '../primitives/court.tsx'
import { MenuAnchor, type MenuLink } from './menu-link.tsx'
import { Wordmark } from './wordmark.tsx'

type Props = { club: string; about: string; menu: readonly MenuLink[]; year: number; path: string }

/** The footer menu, with the year and whose site this is. [SYS-015] */
export function SiteFooter({ club, about, menu, year, path }: Props) {
  return (
    <footer className="foot floor">
      <Court view="9 0 12 20" />
      <div className="page">
        <div className="cols">
          <div>
            <Wordmark club={club} />
            <p className="muted">{about}</p>
          </div>
          <nav aria-label="Footer">
            {menu.map((item) => (
              <div key={item.title}>
                {(item.subItems?.length ? item.subItems : [item]).map((one) => (
                  <MenuAnchor key={one.title} item={one} path={path} />
                ))}
              </div>
            ))}
          </nav>
        </div>
        <p className="muted small">
          © {year} {club}
        </p>
      </div>
    </footer>
  )
}
