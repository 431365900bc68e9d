import './season.css'
import { Link } from 'react-router'
import { type LocalDate, longDate } from '../../../kernel/dates.ts'
import { count } from '../../../kernel/text.ts'
import { adminPaths } from '../../../web/admin-paths.ts'
import type { SeasonSteps } from '../queries/steps.server.ts'

const STEPS = [
  {
    key: 'teams',
    path: adminPaths.seasonTeams,
    title: 'Teams',
    text: 'Keep, rename or leave out teams, copy their trainings, and set the new fees.',
  },
  {
    key: 'players',
    path: adminPaths.seasonPlayers,
    title: 'Players',
    text: 'See who moves up by age, and who keeps a shirt number.',
  },
  {
    key: 'answers',
    path: adminPaths.seasonAnswers,
    title: 'Answers',
    text: 'E-mail every family a filled-in registration, see who is coming back, and remind the others.',
  },
  {
    key: 'close',
    path: adminPaths.seasonClose,
    title: 'Close',
    text: 'See every change before it is made: players move, and those who leave become inactive. You can undo it for a day.',
  },
] as const

type Props = {
  /** How far each step is; undefined before a season was started. */
  steps: (SeasonSteps & { closedOn: LocalDate | undefined }) | undefined
}

/** The four steps of a new season, each with how far it is. */
export const StepList = ({ steps }: Props) => (
  <ol className="season-steps">
    {STEPS.map(({ key, path, title, text }) => (
      <li key={key}>
        <div>
          <b>{title}</b>
          <p className="small muted">{text}</p>
          {steps && <p className="small">{WORDS[key](steps)}</p>}
        </div>
        {steps && (
          <Link className="button secondary compact" to={path}>
            Open<span className="visually-hidden"> {title}</span>
          </Link>
        )}
      </li>
    ))}
  </ol>
)

type Steps = NonNullable<Props['steps']>

/** Joins facts, without those that are 0. */
const facts = (...pairs: readonly [number, string][]): string =>
  pairs.flatMap(([number, words]) => (number > 0 ? words : [])).join(' · ')

const WORDS: Readonly<Record<(typeof STEPS)[number]['key'], (steps: Steps) => string>> = {
  teams: ({ teams: { playing, renamed, leftOut, copiedTrainings } }) =>
    facts(
      [playing, count(playing, 'team')],
      [renamed, `${renamed} renamed`],
      [leftOut, `${leftOut} left out`],
      [copiedTrainings, `${count(copiedTrainings, 'training')} copied`],
    ) || 'No teams',
  players: ({ players: { moving, clashing, undecided } }) =>
    facts(
      [moving, `${count(moving, 'player changes', 'players change')} team`],
      [undecided, `${undecided} without a team that fits`],
      [clashing, `${clashing} with a number that someone else has`],
    ) || 'Nobody changes team',
  answers: ({ answers: { coming, notComing, silent } }) =>
    facts(
      [coming, `${coming} coming`],
      [notComing, `${notComing} not coming`],
      [silent, `${silent} not answered`],
    ) || 'Nobody to ask',
  close: ({ closedOn }) => (closedOn ? `Closed on ${longDate(closedOn)}` : 'Not closed yet'),
}
