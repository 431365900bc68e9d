import { z } from 'zod'
import { readDateTime } from '../../kernel/date-time-field.ts'
import { isId } from '../../kernel/ids.ts'
import { isWebAddress } from '../../kernel/web-address.ts'

const isLink = (text: string) => text === '' || isWebAddress(text) || /^\/(?![/\\])/.test(text)

/** A local day and time at the club. */
const instant = (message: string) =>
  z.string(message).transform((text, check) => {
    const at = readDateTime(text)
    if (at) return at
    check.addIssue({ code: 'custom', message })
    return z.NEVER
  })

/** `training/<id>` or `venue/<id>`; empty for none. */
const subject = z
  .string()
  .default('')
  .transform((text, check) => {
    const [kind, id = ''] = text.split('/')
    const nothing = { trainingId: null, venueId: null }
    if (text === '') return nothing
    if (isId(id) && kind === 'training') return { ...nothing, trainingId: id }
    if (isId(id) && kind === 'venue') return { ...nothing, venueId: id }
    check.addIssue({ code: 'custom', message: 'Choose a training or a venue from the list' })
    return z.NEVER
  })

export const announcementInput = z
  .object({
    id: z.string().refine(isId, 'This announcement does not exist').optional(),
    version: z.coerce.number().int().min(1).optional(),
    text: z
      .string('Enter the text')
      .trim()
      .min(1, 'Enter the text')
      .max(300, 'Enter a text of at most 300 characters'),
    link: z
      .string()
      .trim()
      .max(300, 'Enter a link of at most 300 characters')
      .refine(isLink, 'Enter a link that starts with https:// or /')
      .default(''),
    startsAt: instant('Enter the date and time it appears'),
    endsAt: instant('Enter the date and time it disappears'),
    cancels: subject,
  })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, {
    path: ['endsAt'],
    message: 'Enter a time after the start',
  })
export type AnnouncementInput = z.output<typeof announcementInput>

export const announcementRemoval = z.object({
  id: z.string().refine(isId, 'This announcement does not exist'),
})
