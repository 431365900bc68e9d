import { z } from 'zod'

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/**
 * The ticked boxes, named like `training-email` (`choiceField`), and the quiet hours, which are validated only if they
 * are turned on.
 */
export const preferencesInput = z
  .looseObject({
    quiet: z.literal('yes').optional(),
    from: z.string().default(''),
    to: z.string().default(''),
  })
  .superRefine(({ quiet, from, to }, check) => {
    if (!quiet) return
    const say = (name: string, message: string) => check.addIssue({ code: 'custom', path: [name], message })
    if (!TIME.test(from)) say('from', 'Enter a time, such as 22:00')
    if (!TIME.test(to)) say('to', 'Enter a time, such as 07:00')
    else if (from === to) say('to', 'Choose a different end time')
  })
  .transform(({ quiet, from, to, ...form }) => ({
    ticked: Object.keys(form),
    hours: quiet ? { from, to } : undefined,
  }))
export type PreferencesInput = z.output<typeof preferencesInput>

const key = (bytes: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`))

/** A browser's push subscription. */
export const deviceInput = z.object({ endpoint: z.url().max(2000), p256dh: key(65), auth: key(16) })
export type DeviceInput = z.output<typeof deviceInput>
