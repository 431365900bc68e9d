import '../../../ui/layout/dashboard-tiles.css'
import { listWords } from '../../../kernel/text.ts'
import type { OwnSeasonQuestion } from '../queries/own-question.server.ts'

/** Asks a family on its first page who comes back, as the e-mail did. */
export const SeasonQuestion = ({ question: { season, people, path } }: { question: OwnSeasonQuestion }) => (
  <section className="card lead wide-tile stack-small" aria-labelledby="season-question">
    <h2 className="heading-3" id="season-question">
      {people.every(({ isSelf }) => isSelf)
        ? `Are you coming back for ${season}?`
        : `Who is coming back for ${season}?`}
    </h2>
    <p className="muted">
      Please answer for {listWords(people.map(({ firstName, isSelf }) => (isSelf ? 'yourself' : firstName)))}.
      If nothing has changed, it takes two taps.
    </p>
    <p>
      <a className="button" href={path}>
        Answer now
      </a>
    </p>
  </section>
)
