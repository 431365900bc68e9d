import './form-figures.css'
import { Link } from 'react-router'
import { Bars } from '../../../ui/plots/bars.tsx'
import { Columns } from '../../../ui/plots/columns.tsx'
import type { Plot } from '../../../ui/plots/plot.ts'
import { DayText } from '../../../ui/primitives/date-text.tsx'
import { adminPaths } from '../../../web/admin-paths.ts'
import type { QuestionResults } from '../queries/form-results.server.ts'

type Props = { months: Plot; questions: readonly QuestionResults[] }

/** The results of a form: the answers by month, then each question. */
export const FormFigures = ({ months, questions }: Props) => (
  <div className="form-figures">
    <Columns plot={months} />
    {questions.map((question) =>
      question.kind === 'choices' ? (
        <Bars key={question.plot.id} plot={question.plot} />
      ) : (
        <Texts key={question.label} {...question} />
      ),
    )}
  </div>
)

function Texts({ label, total, texts }: Extract<QuestionResults, { kind: 'texts' }>) {
  return (
    <section className="form-texts">
      <h3 className="heading-3">{label}</h3>
      {texts.length === 0 && <p className="muted">Nothing to show yet.</p>}
      <ul>
        {texts.map(({ id, text, createdAt }) => (
          <li key={id}>
            <p>{text}</p>
            <Link className="small" to={adminPaths.form(id)}>
              <DayText at={createdAt} />
            </Link>
          </li>
        ))}
      </ul>
      {total > texts.length && (
        <p className="muted small">
          The newest {texts.length} of {total}.
        </p>
      )}
    </section>
  )
}
