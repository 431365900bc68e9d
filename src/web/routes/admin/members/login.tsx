import { Link } from 'react-router'
import {
  LinkCandidates,
  UnlinkButton,
} from '../../../../features/members/logins/components/link-candidates.tsx'
import {
  findLoginWithMember,
  findMemberCandidates,
} from '../../../../features/members/logins/queries/link-candidates.server.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/login'
import { changeLink } from './link.server.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const find = (new URL(request.url).searchParams.get('find') ?? '').slice(0, 80)
  const login = await findLoginWithMember(ctx, params.user)
  const candidates = login.member ? [] : await findMemberCandidates(ctx, { email: login.email, text: find })
  return { login, find, candidates }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await submittedForm(request)
  const pair = { userId: params.user, memberId: String(form.get('member') ?? '') }
  return changeLink(ctxOf(context), form, pair, adminPaths.login(params.user))
}

export const meta: Route.MetaFunction = () => [
  { title: 'Login · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** One login, and the member it belongs to. */
export default function Login({ loaderData: { login, find, candidates } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={login.name}>
        <Link className="button secondary compact" to={adminPaths.entry('users', login.id)}>
          Edit user
        </Link>
      </PageHead>
      <section className="card stack margin-top-4">
        <h2 className="heading-3">Member</h2>
        {login.member ? (
          <>
            <p>
              {login.email} is the login of{' '}
              <Link to={`${adminPaths.member(login.member.id)}?tab=login`}>{login.member.name}</Link>.
            </p>
            <UnlinkButton name="member" id={login.member.id} />
          </>
        ) : (
          <>
            <p>
              {login.email} belongs to no member yet. When you link a member, their e-mail address changes to
              this one.
            </p>
            <LinkCandidates candidates={candidates} name="member" find={find} />
          </>
        )}
      </section>
    </>
  )
}
