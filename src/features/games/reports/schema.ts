import { z } from 'zod'
import { isId } from '../../../kernel/ids.ts'
import { plainText } from '../../../kernel/text.ts'

export const MAX_CHARACTERS = 4000

/** The report form. A report with neither text nor album is removed. */
export const reportInput = z.object({
  version: z.coerce.number().int().min(0),
  text: z
    .string()
    .default('')
    .transform(plainText)
    .pipe(z.string().max(MAX_CHARACTERS, `Use ${MAX_CHARACTERS} characters at most`)),
  album: z
    .string()
    .default('')
    .refine((id) => id === '' || isId(id), 'Choose an album from the list'),
})
export type ReportInput = z.output<typeof reportInput>
