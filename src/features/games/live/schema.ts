import { z } from 'zod'
import { EVENT_KINDS, isTeamKind, MAX_CLOCK_MS, MAX_PERIODS } from './model/match-event.ts'

const MAX_AT_ONCE = 200
const whole = (min: number, max: number) => z.int().min(min).max(max)

const event = z
  .object({
    id: z.uuid(),
    kind: z.enum(EVENT_KINDS),
    /** Milliseconds since 1970, on the phone's clock. */
    at: whole(0, Number.MAX_SAFE_INTEGER),
    side: z.enum(['home', 'away']).nullable().default(null),
    shirtNumber: whole(0, 99).nullable().default(null),
    period: whole(1, MAX_PERIODS).nullable().default(null),
    clockMs: whole(0, MAX_CLOCK_MS).nullable().default(null),
    undoes: z.uuid().nullable().default(null),
  })
  .refine(({ kind, side }) => isTeamKind(kind) === (side !== null), 'Say which team it is about')
  .refine(({ kind, undoes }) => (kind === 'undo') === (undoes !== null), 'Say what to undo')

/** A request of the scorer's table: new events, and the current time on the phone's clock. */
export const sentEvents = z.object({
  sentAt: whole(0, Number.MAX_SAFE_INTEGER),
  events: z.array(event).min(1).max(MAX_AT_ONCE),
})
export type SentEvents = z.output<typeof sentEvents>
