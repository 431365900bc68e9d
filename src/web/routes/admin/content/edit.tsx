import '../../../../ui/data-table/search-bar.css'
import { Link, Outlet, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { findLoginWithMember } from '../../../../features/members/logins/queries/link-candidates.server.ts'
import { EntryCard } from '../../../../features/studio/admin/entry-card.tsx'
import { EntryEditor } from '../../../../features/studio/admin/entry-editor.tsx'
import { RevisionsCard } from '../../../../features/studio/admin/revisions-card.tsx'
import { StudioContext } from '../../../../features/studio/admin/studio-layout.tsx'
import { entryForm } from '../../../../features/studio/queries/entry-form.server.ts'
import { revisionLines } from '../../../../features/studio/queries/revisions.server.ts'
import { revalidateOnConflict } from '../../../admin/conflict.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/edit'
import { actOnEntry, sentIn } from './act.server.ts'
import { studioPathOf } from './studio-path.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const form = await entryForm(ctx, params.collection, params.id, partIn(request))
  const revisions = form.hasRevisions ? await revisionLines(ctx, params.collection, params.id) : []
  const login = form.collection === 'users' ? await findLoginWithMember(ctx, params.id) : undefined
  return { form, revisions, login }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const sent = sentIn(await submittedForm(request), params.id, partIn(request))
  const { pathname } = new URL(request.url)
  return actOnEntry(ctxOf(context), params.collection, pathname.replace(/\.data$/, ''), sent)
}

const partIn = (request: Request) => new URL(request.url).searchParams.get('part') ?? undefined

/** Opening a modal over the form reloads nothing. */
export function shouldRevalidate(next: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl } = next
  if (next.formMethod && next.formMethod !== 'GET') return revalidateOnConflict(next)
  return currentUrl.search !== nextUrl.search || entryOf(currentUrl) !== entryOf(nextUrl)
}

const entryOf = ({ pathname }: URL) => pathname.split('/').slice(0, 5).join('/')

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.form.name ?? 'Content'} · Admin` },
  { name: 'robots', content: 'noindex' },
]

/** The edit page of an entry. */
export default function EditEntry({ loaderData, actionData }: Route.ComponentProps) {
  const { form, revisions, login } = loaderData
  const { part } = form
  const { pathname } = useLocation()
  const studioPath = studioPathOf(pathname)
  const path = `${studioPath}/${form.collection}/${form.id}`
  const refused = actionData && 'refused' in actionData ? actionData.refused : undefined
  return (
    <StudioContext value={studioPath}>
      <EntryEditor
        key={`${form.id} ${form.version} ${form.draft?.version} ${part}`}
        form={form}
        refused={refused}
        path={part ? `${path}?part=${encodeURIComponent(part)}` : path}
        studioPath={studioPath}
        aside={
          <>
            <EntryCard form={form} path={path} />
            {login && <LoginCard login={login} />}
            {(form.hasRevisions || form.draft) && (
              <RevisionsCard path={path} draft={form.draft} revisions={revisions} />
            )}
          </>
        }
      >
        {form.parts.length > 0 && <Parts parts={form.parts} path={path} part={part} />}
      </EntryEditor>
      <Outlet />
    </StudioContext>
  )
}

/** A login's e-mail address and the member it belongs to. */
function LoginCard({ login }: { login: Awaited<ReturnType<typeof findLoginWithMember>> }) {
  return (
    <section className="card stack-small">
      <h2 className="heading-3">Login</h2>
      <p>{login.email}</p>
      <p className="muted small">{login.member ? `Member: ${login.member.name}` : 'No member linked'}</p>
      <p className="small">
        <Link to={adminPaths.login(login.id)}>{login.member ? 'Unlink the member' : 'Link a member'}</Link>
      </p>
    </section>
  )
}

function Parts({ parts, path, part }: { parts: readonly string[]; path: string; part: string | undefined }) {
  return (
    <nav className="chips margin-top-3" aria-label="Parts">
      {parts.map((name) => (
        <Link
          key={name}
          className="chip"
          to={`${path}?part=${encodeURIComponent(name)}`}
          aria-current={name === part ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
      <Link className="chip" to={adminPaths.collection('rotas')}>
        Rota weeks
      </Link>
    </nav>
  )
}
