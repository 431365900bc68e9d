import type { OwnPerson } from '../../../../kernel/actor.ts'
import { weekdayAndTime } from '../../../../kernel/dates.ts'
import { type EmailText, greetingFor } from '../../../emails/model.ts'
import { type GameStatus, oursIn } from '../../model/game.ts'
import { meetAtOf, opponentsOf } from '../model/squad.ts'

/** The details of a game for e-mails. */
export type EmailedGame = {
  homeTeam: string
  awayTeam: string
  ofTeam: readonly string[]
  startsAt: Date
  venue: string
  status: GameStatus
  meetBeforeMinutes: number | null
  meetPlace: string
  kitColour: string
}

type Recipient = { name: string; people: readonly OwnPerson[] }
export type About = { game: EmailedGame; ofClub: readonly string[]; reader: Recipient; url: string }

/** Calls up players, with a link to confirm. */
export function callUpEmail({ game, ofClub, reader, url }: About): EmailText {
  const opponents = opponentsIn(game, ofClub)
  return {
    subject: `Squad: ${opponents}`,
    title: `${subjectOf(reader)} in the squad`,
    greeting: greetingFor(reader.name),
    paragraphs: [`${subjectOf(reader)} in the squad for ${opponents}. Please confirm or decline.`],
    facts: factsOf(game),
    action: { label: 'Confirm or decline', url },
    footnote: FOOTNOTE,
  }
}

/** Reminds players on the day before the game, and asks for the answers of those in `silent`. */
export function reminderEmail({
  game,
  ofClub,
  reader,
  url,
  silent,
}: About & { silent: ReadonlySet<string> }): EmailText {
  const opponents = opponentsIn(game, ofClub)
  const unanswered = reader.people.filter(({ memberId }) => silent.has(memberId))
  const isMissing = unanswered.length > 0
  return {
    subject: `Reminder: ${opponents}`,
    title: `Reminder: ${opponents}`,
    greeting: greetingFor(reader.name),
    paragraphs: [
      `${subjectOf(reader)} in the squad. ${isMissing ? `Please confirm or decline${forNames(unanswered)}.` : 'See you at the game.'}`,
    ],
    facts: factsOf(game),
    action: { label: isMissing ? 'Confirm or decline' : 'Open the game', url },
    footnote: FOOTNOTE,
  }
}

/**
 * Notifies players of changes since the call-up. With `mustConfirm` the game has moved to another day, so earlier
 * answers no longer count.
 */
export function changedGameEmail({
  game,
  ofClub,
  reader,
  url,
  changes,
  mustConfirm,
}: About & { changes: readonly string[]; mustConfirm: boolean }): EmailText {
  const opponents = opponentsIn(game, ofClub)
  const isOff = game.status === 'cancelled' || game.status === 'postponed'
  return {
    subject: `${HEADS[game.status] ?? 'Changed'}: ${opponents}`,
    title: `${HEADS[game.status] ?? 'Changed'}: ${opponents}`,
    greeting: greetingFor(reader.name),
    paragraphs: [
      changes.join(' '),
      ...(mustConfirm
        ? [`Earlier answers no longer count: please confirm again${forNames(reader.people)}.`]
        : []),
    ],
    ...(!isOff && {
      facts: factsOf(game),
      action: { label: mustConfirm ? 'Confirm or decline' : 'Open the game', url },
    }),
    footnote: FOOTNOTE,
  }
}

/** Notifies a player who was called up and then removed from the squad. */
export function leftOutEmail({ game, ofClub, reader }: Omit<About, 'url'>): EmailText {
  const opponents = opponentsIn(game, ofClub)
  return {
    subject: `Squad changed: ${opponents}`,
    title: 'The squad has changed',
    greeting: greetingFor(reader.name),
    paragraphs: [`${subjectOf(reader)} no longer in the squad for ${opponents}.`],
    facts: [{ label: 'Begins', value: weekdayAndTime(game.startsAt) }],
    footnote: FOOTNOTE,
  }
}

const HEADS: Partial<Record<GameStatus, string>> = { cancelled: 'Cancelled', postponed: 'Postponed' }
const FOOTNOTE = 'You are receiving this e-mail because the coach has called up these players.'

const opponentsIn = (game: EmailedGame, ofClub: readonly string[]): string =>
  opponentsOf({ ...game, ours: oursIn(game, { ofClub, ofTeam: game.ofTeam }) })

/** "You are", "Lena is", "Lena and Noa are" */
function subjectOf(reader: Recipient): string {
  const [first, ...others] = reader.people
  if (first?.isSelf && others.length === 0) return 'You are'
  return `${namesOf(reader)} ${others.length > 0 ? 'are' : 'is'}`
}

const namesOf = ({ people }: Pick<Recipient, 'people'>): string =>
  new Intl.ListFormat('en-GB').format(people.map(({ firstName, isSelf }) => (isSelf ? 'you' : firstName)))

/** " for Lena and Noa"; empty for readers who answer only for themselves. */
const forNames = (people: readonly OwnPerson[]): string =>
  people.every(({ isSelf }) => isSelf) ? '' : ` for ${namesOf({ people })}`

function factsOf({ startsAt, venue, meetBeforeMinutes, meetPlace, kitColour }: EmailedGame) {
  const meetAt = meetAtOf(startsAt, meetBeforeMinutes)
  const meeting = [meetAt && weekdayAndTime(meetAt), meetPlace].filter(Boolean).join(', ')
  return [
    { label: 'Begins', value: weekdayAndTime(startsAt) },
    { label: 'Hall', value: venue },
    { label: 'Meet', value: meeting },
    { label: 'Kit', value: kitColour },
  ].filter(({ value }) => value)
}
