import { useSearchParams } from 'react-router'
import { ResultDetails } from '../../../../features/forms/admin/result-details.tsx'
import { ResultFoot } from '../../../../features/forms/admin/result-foot.tsx'
import { findResult } from '../../../../features/forms/queries/result.server.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { actOnResult } from '../../../admin/result-action.server.ts'
import { adminPaths, apiPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/result'

export const loader = ({ params, context }: Route.LoaderArgs) => findResult(ctxOf(context), params.id)

export async function action({ request, params, context }: Route.ActionArgs) {
  const { search } = new URL(request.url)
  const places = { page: `${adminPaths.form(params.id)}${search}`, list: `${adminPaths.forms}${search}` }
  return actOnResult(ctxOf(context), params.id, await submittedForm(request), places)
}

/** One answer in full. [resolutions D09] */
export default function Result({ loaderData: result, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const list = `${adminPaths.forms}${search.size > 0 ? `?${search}` : ''}`
  return (
    <Modal title={result.fullName || 'Answer'} closeTo={list} foot={<ResultFoot result={result} />}>
      <ResultDetails
        result={result}
        paperAt={(paper) => apiPaths.formPaper(result.id, paper)}
        refusal={actionData}
      />
    </Modal>
  )
}
