import { Link } from 'react-router'
import type { MenuLine } from '../../../features/content/model.ts'
import { menuLists } from '../../../features/content/queries/menu-lines.server.ts'
import { SearchBar } from '../../../ui/data-table/search-bar.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Empty } from '../../../ui/primitives/note.tsx'
import { ctxOf } from '../../context.ts'
import type { Route } from './+types/menu'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  menuLists(ctxOf(context), (new URL(request.url).searchParams.get('q') ?? '').trim())

export const meta: Route.MetaFunction = () => [
  { title: 'Menu · Back office' },
  { name: 'robots', content: 'noindex' },
]

/** What stands in the menus, to look at; it is edited in the studio. [ADM-024, decisions E11, F18] */
export default function Menu({ loaderData: { id, main, bottom } }: Route.ComponentProps) {
  return (
    <>
      <h1>Menu</h1>
      <SearchBar label="Filter by title or link" placeholder="Title or link" />
      <Lines title="Main menu" part="Main menu" id={id} lines={main} />
      <Lines title="Footer menu (MenuBottom)" part="Footer menu" id={id} lines={bottom} />
    </>
  )
}

type LinesProps = { title: string; part: string; id: string | undefined; lines: readonly MenuLine[] }

function Lines({ title, part, id, lines }: LinesProps) {
  return (
    <section className="mb5">
      <div className="row between mb2">
        <h2>{title}</h2>
        {id && (
          <Link
            className="btn alt s"
            to={`/admin/content/configurations/${id}?part=${encodeURIComponent(part)}`}
          >
            <Icon name="pencil" /> Edit
          </Link>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="frame" tabIndex={0} aria-label={title}>
        <table className="tbl dense fold plain">
          <thead>
            <tr>
              <th>title</th>
              <th className="full">link</th>
              <th className="full">typeLink</th>
              <th className="end">showInMenu</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ title: name, link, typeLink, showInMenu, isPrivate, below }) => (
              <tr key={`${below} ${name} ${link}`} className={showInMenu ? undefined : 'off'}>
                <td>
                  <b>{name}</b>
                  {below && <span className="sub">below {below}</span>}
                  {isPrivate && <span className="sub">only for people who are logged in</span>}
                </td>
                <td className="full">{link || <span className="muted">opens the lines below it</span>}</td>
                <td className="full muted">{typeLink}</td>
                <td className="end">
                  <span className="only-s small muted">showInMenu </span>
                  {showInMenu ? 'Yes' : <span className="badge">No</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {lines.length === 0 && (
          <Empty>
            <p>No line matches.</p>
          </Empty>
        )}
      </section>
    </section>
  )
}
