import { data, Link } from 'react-router'
import { MenuTree } from '../../../features/content/admin/menu-tree.tsx'
import { moveMenuEntry } from '../../../features/content/commands/move-menu-entry.server.ts'
import { listMenus } from '../../../features/content/queries/menu-lists.server.ts'
import { movedMenu } from '../../../features/content/schema.ts'
import { unreachable } from '../../../kernel/outcome.ts'
import { SearchBar } from '../../../ui/data-table/search-bar.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Empty } from '../../../ui/primitives/note.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { ctxOf } from '../../context.ts'
import { redirectWithNotice } from '../../notices.server.ts'
import { parseForm, submittedForm } from '../../parse-form.ts'
import type { Route } from './+types/menu'

const HERE = adminPaths.menu

export async function loader({ request, context }: Route.LoaderArgs) {
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim()
  return { q, lists: await listMenus(ctxOf(context)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const parsed = parseForm(movedMenu, await submittedForm(request))
  if (!parsed.ok) throw data('This request could not be read', { status: 400 })
  const moved = await moveMenuEntry(ctxOf(context), parsed.value)
  if (moved.ok) return redirectWithNotice(HERE, { tone: 'ok', text: `Moved ${moved.title}` })
  return redirectWithNotice(HERE, { tone: 'bad', text: refusalOf(moved) })
}

type NotMoved = Extract<Awaited<ReturnType<typeof moveMenuEntry>>, { ok: false }>

function refusalOf(refused: NotMoved): string {
  switch (refused.reason) {
    case 'CHANGED':
      return 'Error updating! Someone else has changed the menu. This is the current menu'
    case 'NOT_POSSIBLE':
      return 'Error updating! The entry cannot be moved there'
    case 'NOT_VALID':
      return `Error updating! ${refused.problems.join(' ')}`
    default:
      return unreachable(refused)
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Menu · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** The site's menus. Entries are moved with buttons or by dragging. [resolutions F18] */
export default function Menu({ loaderData: { q, lists } }: Route.ComponentProps) {
  if (!lists)
    return (
      <>
        <h1>Menu</h1>
        <Empty>
          <p>The site has no menu yet.</p>
        </Empty>
      </>
    )
  const { id, version, main, bottom } = lists
  const edit = (part: string) => (
    <Link
      className="button secondary compact"
      to={`${adminPaths.entry('configurations', id)}?part=${encodeURIComponent(part)}`}
    >
      <Icon name="pencil" /> Edit the {part.toLowerCase()}
    </Link>
  )
  return (
    <>
      <h1>Menu</h1>
      <p className="muted margin-top-2">
        Drag entries or use the arrows to move them. Changes appear on the site at once.
      </p>
      <SearchBar label="Search by title or link" placeholder="Title or link" />
      <MenuTree title="Main menu" menu="main" items={main} {...{ q, version }} edit={edit('Main menu')} />
      <MenuTree
        title="Footer menu"
        menu="bottom"
        items={bottom}
        {...{ q, version }}
        edit={edit('Footer menu')}
      />
    </>
  )
}
