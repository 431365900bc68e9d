import './site-footer.css'
import { paths } from '../../web/paths.ts'
import { Court } from '../primitives/court.tsx'
import { MenuAnchor, type MenuLink } from './menu-link.tsx'
import { Wordmark } from './wordmark.tsx'

type Props = {
  club: string
  about: string
  menu: readonly MenuLink[]
  year: number
  path: string
  /** If no cookie requires consent, a sentence says so instead of a question. */
  onlyNeededCookies: boolean
}

/** The footer: menu, year, club, and a note about cookies. */
export function SiteFooter({ club, about, menu, year, path, onlyNeededCookies }: Props) {
  return (
    <footer className="site-footer floor">
      <Court view="9 0 12 20" />
      <div className="page">
        <div className="columns">
          <div>
            <Wordmark club={club} />
            <p className="muted margin-top-2">{about}</p>
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
        <p className="muted small margin-top-4">
          © {year} {club}
          {onlyNeededCookies && (
            <>
              . We use only cookies this site needs. <a href={paths.privacyPolicy}>About cookies</a>
            </>
          )}
        </p>
      </div>
    </footer>
  )
}
