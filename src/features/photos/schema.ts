import { z } from 'zod'
import { isLocalDate, type LocalDate } from '../../kernel/dates.ts'
import { isId } from '../../kernel/ids.ts'
import { plainLine, plainText } from '../../kernel/text.ts'
import { MOST_PHOTOS, MOST_TAGGED_AT_ONCE } from './model/photo.ts'

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

const NO_DAY = 'Please give the day as it is in the calendar'

/** A day that an album can be of: instants before 1970 are no unix seconds. [PHO-007] */
const day = z
  .string(NO_DAY)
  .refine(
    (text): text is LocalDate => isLocalDate(text) && text >= '1970-01-02' && text <= '9999-12-30',
    NO_DAY,
  )

const tick = z.preprocess((given) => given !== undefined && given !== '', z.boolean())
const whole = z.coerce.number().int().min(0)

/** An album as the administrator writes it. `version` is the one that was read. */
export const albumInput = z.object({
  title: z
    .string('Please give the album a title')
    .transform(plainLine)
    .pipe(z.string().min(1, 'Please give the album a title').max(160, 'At most 160 characters')),
  takenOn: day,
  description: z.preprocess(
    (given) => given ?? '',
    z.string().transform(plainText).pipe(z.string().max(2000, 'At most 2000 characters')),
  ),
  visible: tick,
  membersOnly: tick,
  version: whole.optional(),
})

export type AlbumInput = z.output<typeof albumInput>

/** What the list of albums is asked for. What is nonsense is as if it were not there. */
export const albumSearch = z.object({
  q: z.string().trim().max(100).catch(''),
  sort: z
    .string()
    .regex(/^(title|takenAt):(asc|desc)$/)
    .catch('takenAt:desc'),
  start: whole.max(1_000_000).catch(0),
})

export type AlbumSearch = z.output<typeof albumSearch>

const SOME = 'Please select a photo'

/** Photographs of an album, one or more. */
export const chosenPhotos = z.object({
  photos: z.preprocess(
    (given) => (typeof given === 'string' ? [given] : given),
    z.array(id, SOME).min(1, SOME).max(MOST_PHOTOS),
  ),
})

/** A photograph and its new number, counted from 1. Beyond the last one is the last one. */
export const moveInput = z.object({ photo: id, number: z.coerce.number().int().min(0).max(100_000) })

/** What a picture shows, in words. */
export const describeInput = z.object({
  alt: z.preprocess(
    (given) => given ?? '',
    z.string().transform(plainLine).pipe(z.string().max(300, 'At most 300 characters')),
  ),
  version: whole,
})

export type DescribeInput = z.output<typeof describeInput>

/** The place that a new photograph is to have, counted from 0; nonsense is as if it were not there. */
export const placeInput = whole.max(100_000).optional().catch(undefined)
