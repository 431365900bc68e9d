import '../../../../ui/admin/facts.css'
import { Form, useSearchParams } from 'react-router'
import { deleteResult } from '../../../../features/forms/commands/delete-result.server.ts'
import { findResult } from '../../../../features/forms/queries/results.server.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { DateTimeText } from '../../../../ui/primitives/date-text.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { adminPaths, apiPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import type { Route } from './+types/result'

export const loader = ({ params, context }: Route.LoaderArgs) => findResult(ctxOf(context), params.id)

export async function action({ request, params, context }: Route.ActionArgs) {
  await deleteResult(ctxOf(context), params.id)
  return redirectWithNotice(`${adminPaths.forms}${new URL(request.url).search}`, {
    tone: 'ok',
    text: 'Answer deleted',
  })
}

/** One answer in full. [resolutions D09] */
export default function Result({ loaderData: result }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const list = `${adminPaths.forms}${search.size > 0 ? `?${search}` : ''}`
  return (
    <Modal
      title={result.fullName || 'Answer'}
      closeTo={list}
      foot={
        <Form
          method="post"
          onSubmit={(event) => {
            if (
              !confirm(
                `Delete the answer from ${result.fullName || 'an unknown person'} to ${result.form}, with its files?`,
              )
            )
              event.preventDefault()
          }}
        >
          <button className="button secondary compact" type="submit">
            <Icon name="trash" /> Delete
          </button>
        </Form>
      }
    >
      <p className="muted">
        {result.form}, <DateTimeText at={result.createdAt} />
        {result.answeredAt && (
          <>
            . Done <DateTimeText at={result.answeredAt} />
          </>
        )}
      </p>
      <dl className="facts">
        {result.answers.map(({ label, value, files }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{files ? <Papers id={result.id} papers={result.papers} ids={files} /> : value}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}

type PapersProps = {
  id: string
  papers: Route.ComponentProps['loaderData']['papers']
  ids: readonly string[]
}

function Papers({ id, papers, ids }: PapersProps) {
  return papers
    .filter((paper) => ids.includes(paper.id))
    .map((paper) => (
      <a key={paper.id} className="row" href={apiPaths.formPaper(id, paper.id)} download>
        <Icon name="download" /> {paper.name}
      </a>
    ))
}
