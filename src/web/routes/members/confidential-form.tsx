import { ResultDetails } from '../../../features/forms/admin/result-details.tsx'
import { findResult } from '../../../features/forms/queries/result.server.ts'
import { Forbidden } from '../../../kernel/errors.ts'
import { actOnResult } from '../../admin/result-action.server.ts'
import { ctxOf } from '../../context.ts'
import { pageMeta } from '../../page-meta.ts'
import { submittedForm } from '../../parse-form.ts'
import { paths } from '../../paths.ts'
import { requireUser } from '../../session/guards.server.ts'
import { WORDS } from '../../words.ts'
import type { Route } from './+types/confidential-form'
import { MembersFrame } from './members-frame.tsx'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  requireUser(ctx, request)
  return findResult(ctx, params.id).catch(hide)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  requireUser(ctx, request)
  const places = { page: paths.confidentialForm(params.id), list: paths.confidentialForms }
  return actOnResult(ctx, params.id, await submittedForm(request), places).catch(hide)
}

/** Only readers learn whether there is such an answer. */
function hide(error: unknown): never {
  throw error instanceof Forbidden ? new Response(WORDS.pageNotFound, { status: 404 }) : error
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'Confidential answer, members area', noindex: true }, matches)

/** One answer to a confidential form. Works without scripts. */
export default function ConfidentialForm({ loaderData: result, actionData }: Route.ComponentProps) {
  const isClosed = result.status === 'closed'
  return (
    <MembersFrame title={result.fullName || 'No name given'} current={paths.confidentialForms}>
      <p>
        <a href={paths.confidentialForms}>All confidential answers</a>
      </p>
      <ResultDetails
        result={result}
        paperAt={(paper) => paths.confidentialPaper(result.id, paper)}
        refusal={actionData}
      />
      <form method="post" className="margin-top-4">
        <button
          className="button secondary compact"
          type="submit"
          name="intent"
          value={isClosed ? 'reopen' : 'close'}
        >
          {isClosed ? 'Reopen' : 'Close'}
        </button>
      </form>
      <details className="margin-top-4">
        <summary>Delete this answer</summary>
        <form method="post" className="stack">
          <p>It is deleted for all readers, with its files and replies. This cannot be undone.</p>
          <div>
            <button className="button secondary compact" type="submit" name="intent" value="delete">
              Delete
            </button>
          </div>
        </form>
      </details>
    </MembersFrame>
  )
}
