import { z } from 'zod'
import { isId } from '../../kernel/ids.ts'
import { MOST_TAGGED_AT_ONCE } from './model.ts'

const id = z.string().refine(isId, 'This is no id')

const FEW = `Please choose 1 to ${MOST_TAGGED_AT_ONCE} photos`
const photoIds = z.array(id, FEW).min(1, FEW).max(MOST_TAGGED_AT_ONCE, FEW)

/** Photographs and the member who is in them. One check box alone is a text, several are a list. [PHO-011, PHO-016] */
export const tagInput = z.object({
  photos: z.preprocess((given) => (typeof given === 'string' ? [given] : given), photoIds),
  member: z.string('Please choose a member').refine(isId, 'Please choose a member'),
})

export type TagInput = z.output<typeof tagInput>

/** The same as the call names it. [API-048] */
export const assignPhotosCall = z.object({ photos: photoIds, memberSelected: id })
