import { z } from 'zod'
import { isId } from '../../../kernel/ids.ts'
import { count, plainLine } from '../../../kernel/text.ts'
import {
  AVAILABILITY,
  CALL_UP_ANSWERS,
  MAX_PLAYERS,
  SQUAD_POSITIONS,
  type SquadPosition,
} from './model/squad.ts'

const member = z.string('Choose a player')
const NO_ANSWER = 'Choose one of the answers'

/** A submit button of a game page: the player's availability, or an answer to the call-up. */
export const gameAnswerInput = z.discriminatedUnion(
  'question',
  [
    z.object({ question: z.literal('availability'), member, answer: z.enum(AVAILABILITY, NO_ANSWER) }),
    z.object({ question: z.literal('call-up'), member, answer: z.enum(CALL_UP_ANSWERS, NO_ANSWER) }),
  ],
  NO_ANSWER,
)

const MAX_SHIRT = 99
const line = (max: number) =>
  z
    .string()
    .default('')
    .transform(plainLine)
    .pipe(z.string().max(max, `Use ${max} characters at most`))

/** The names of a player's two fields in the squad form. */
export const positionField = (memberId: string): string => `position.${memberId}`
export const shirtField = (memberId: string): string => `shirt.${memberId}`

type Player = { memberId: string; position: SquadPosition; shirtNumber: number | null }

/** The squad form: details of the game, and a position and shirt number for each player. */
export const squadInput = z
  .looseObject({
    version: z.coerce.number().int().min(0),
    meet: z
      .string()
      .default('')
      .refine((text) => text === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(text), 'Enter a time like 14:45'),
    meetPlace: line(120),
    kitColour: line(60),
    officials: line(200),
    referees: line(200),
  })
  .transform((form, check) => {
    const { version, meet, meetPlace, kitColour, officials, referees } = form
    const players = playersIn(form, (path, message) =>
      check.addIssue({ code: 'custom', path: [path], message }),
    )
    return { version, meet, meetPlace, kitColour, officials, referees, players }
  })
export type SquadForm = z.output<typeof squadInput>
export type SquadInput = Omit<SquadForm, 'meet'>

function playersIn(form: Record<string, unknown>, refuse: (path: string, message: string) => void): Player[] {
  const players: Player[] = []
  for (const [name, value] of Object.entries(form)) {
    const memberId = /^position\.(.+)$/.exec(name)?.[1]
    const position = SQUAD_POSITIONS.find((one) => one === value)
    if (!memberId || !isId(memberId) || !position) continue
    const shirt = String(form[shirtField(memberId)] ?? '').trim()
    const shirtNumber = shirt === '' ? null : Number(shirt)
    if (shirtNumber !== null && !isShirt(shirtNumber))
      refuse(shirtField(memberId), `Enter a shirt number from 1 to ${MAX_SHIRT}`)
    else if (shirtNumber !== null && players.some((other) => other.shirtNumber === shirtNumber))
      refuse(shirtField(memberId), `Two players wear number ${shirtNumber}`)
    players.push({ memberId, position, shirtNumber })
  }
  if (players.length > MAX_PLAYERS)
    refuse(
      '',
      `A squad has ${MAX_PLAYERS} players at most. Leave out ${count(players.length - MAX_PLAYERS, 'player')}.`,
    )
  return players
}

const isShirt = (number: number) => Number.isInteger(number) && number >= 1 && number <= MAX_SHIRT
