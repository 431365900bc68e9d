import { z } from 'zod'
import { isEmail, respelledEmail } from '../../kernel/email.ts'
import { EMAIL_MESSAGE } from '../../kernel/email-message.ts'
import { isId } from '../../kernel/ids.ts'
import { plainLine, plainText } from '../../kernel/text.ts'

const line = (missing: string, max: number) =>
  z
    .string(missing)
    .transform(plainLine)
    .pipe(z.string().min(1, { error: missing, abort: true }).max(max, `Use ${max} characters at most`))

/** The applicant. The messages for missing fields are the specification's. [VOL-009, VOL-010, resolutions F09] */
export const applyInput = z.object({
  name: line('Enter your name', 120),
  email: line('Enter your e-mail address', 254).refine(isEmail, EMAIL_MESSAGE).overwrite(respelledEmail),
  message: z
    .string()
    .transform(plainText)
    .pipe(z.string().max(2000, 'Use 2000 characters at most'))
    .default(''),
  altcha: z.string().max(5000).default(''),
})
export type ApplyInput = z.output<typeof applyInput>

const id = z.string().refine(isId, 'There is no such slot')
/** The key of a team of the rota. */
const team = z.string().min(1, 'Name a team').max(60, 'There is no such team')

/** A rota slot, as in its address. */
export const slotQuery = z.object({ position: id, week: id, team })

/** The form of a slot: assign a member or clear the slot. [VOL-022, resolutions D04] */
export const slotInput = z.object({
  do: z.enum(['assign', 'clear']),
  version: z.coerce.number().int().min(0),
  member: z.string().default(''),
})

export const memberRequired = 'Choose a member'

/** Slots with their holders. Null clears a slot. */
export const rotaPart = z
  .array(z.strictObject({ week: id, team, member: id.nullable() }))
  .min(1, 'Add at least one slot')
  .max(200, 'At most 200 at once')

/** The holders of all seats of a position. Seats that are not listed are open. */
export const holdersPart = z
  .array(
    z.strictObject({
      team: z.preprocess(
        (given) => given || null,
        z.string().refine(isId, 'There is no such team').nullable(),
      ),
      member: z.string('Choose a member').refine(isId, 'Choose a member'),
    }),
  )
  .max(300, 'At most 300')
  .refine(
    (seats) => new Set(seats.map(({ team }) => team)).size === seats.length,
    'A seat has one holder: list each team once',
  )

/** The rota in an API call on a position. [VOL-031] */
export const rotaCall = z.strictObject({ rota: rotaPart })

/** The rota weeks in the configuration. A week without an id is new. [VOL-013] */
export const weeksPart = z
  .array(
    z.strictObject({
      id: z.string().refine(isId, 'There is no such week').optional(),
      name: z.string().trim().min(1, 'Enter a name').max(60, 'At most 60 characters'),
      date: z.iso.date('Enter a date like 2026-09-19'),
    }),
  )
  .min(1, 'Add at least one week')
  .max(100, 'At most 100 at once')
