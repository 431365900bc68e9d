import '../../../ui/admin/facts.css'
import '../../../ui/styles/form.css'
import './result-details.css'
import { Form } from 'react-router'
import { DateTimeText } from '../../../ui/primitives/date-text.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { TERMS_LABEL } from '../model/form.ts'
import { STATUS_WORDS } from '../model/status.ts'
import type { FormResult } from '../queries/result.server.ts'
import { Replies, ReplyForm, type ReplyRefusal } from './result-replies.tsx'

type Props = {
  result: FormResult
  /** The address of a paper. */
  paperAt: (paperId: string) => string
  refusal: ReplyRefusal | undefined
}

/** An answer in full, with how far the club is with it and what was written back. */
export function ResultDetails({ result, paperAt, refusal }: Props) {
  const lines = result.answers.filter(({ label }) => label !== TERMS_LABEL)
  return (
    <>
      <p className="muted">
        {result.form}, <DateTimeText at={result.createdAt} />
      </p>
      <State result={result} />
      <dl className="facts">
        {lines.map(({ label, value, files }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{files ? <Papers {...{ result, paperAt }} ids={files} /> : value}</dd>
          </div>
        ))}
      </dl>
      <Replies replies={result.replies} />
      <ReplyForm result={result} refusal={refusal} />
    </>
  )
}

function State({ result: { status, handlerId, handlers } }: { result: FormResult }) {
  return (
    <div className="result-state">
      <span className="badge" data-tone={STATUS_WORDS[status].tone}>
        {STATUS_WORDS[status].text}
      </span>
      <Form method="post" preventScrollReset>
        <label className="small" htmlFor="result-handler">
          Dealt with by
        </label>
        <select
          className="input compact"
          id="result-handler"
          name="handler"
          key={handlerId}
          defaultValue={handlerId ?? ''}
        >
          <option value="">Nobody yet</option>
          {handlers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <button className="button secondary compact" type="submit" name="intent" value="handler">
          Save
        </button>
      </Form>
    </div>
  )
}

type PapersProps = Pick<Props, 'result' | 'paperAt'> & { ids: readonly string[] }

function Papers({ result, paperAt, ids }: PapersProps) {
  return result.papers
    .filter((paper) => ids.includes(paper.id))
    .map((paper) => (
      <a key={paper.id} className="row" href={paperAt(paper.id)} download>
        <Icon name="download" /> {paper.name}
      </a>
    ))
}
