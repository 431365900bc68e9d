import { z } from 'zod'
import { isLocalDate, type LocalDate } from '../../kernel/dates.ts'
import { isId } from '../../kernel/ids.ts'
import { searchWords, sortedBy, startRow } from '../../kernel/list-search.ts'
import { plainLine, plainText } from '../../kernel/text.ts'
import { MAX_PHOTOS, MAX_TAGGED_AT_ONCE } from './model/photo.ts'

const id = z.string().refine(isId, 'Send a valid id')

const PHOTO_COUNT = `Please choose 1 to ${MAX_TAGGED_AT_ONCE} photos`
const photoIds = z.array(id, PHOTO_COUNT).min(1, PHOTO_COUNT).max(MAX_TAGGED_AT_ONCE, PHOTO_COUNT)

/** Photos and the member to tag. A form sends one ticked box as a string and several as a list. */
export const tagInput = z.object({
  photos: z.preprocess((given) => (typeof given === 'string' ? [given] : given), photoIds),
  member: z.string('Please choose a member').refine(isId, 'Please choose a member'),
})

export type TagInput = z.output<typeof tagInput>

/** Photos and the member to tag, with the names of the API call. [API-048] */
export const assignPhotosCall = z.object({ photos: photoIds, memberSelected: id })

const NO_DAY = 'Enter a valid date'

/** The date of an album, from 1970, because the API has it in Unix seconds. [PHO-007] */
const day = z
  .string(NO_DAY)
  .refine(
    (text): text is LocalDate => isLocalDate(text) && text >= '1970-01-02' && text <= '9999-12-30',
    NO_DAY,
  )

const tick = z.preprocess((given) => given !== undefined && given !== '', z.boolean())
const wholeNumber = z.coerce.number().int().min(0)

/** An album as the administrator enters it. `version` is the row version that was read. */
export const albumInput = z.object({
  title: z
    .string('Enter a title')
    .transform(plainLine)
    .pipe(z.string().min(1, 'Enter a title').max(160, 'Use at most 160 characters')),
  takenOn: day,
  description: z.preprocess(
    (given) => given ?? '',
    z.string().transform(plainText).pipe(z.string().max(2000, 'Use at most 2000 characters')),
  ),
  visible: tick,
  membersOnly: tick,
  version: wholeNumber.optional(),
})

export type AlbumInput = z.output<typeof albumInput>

/** The search of the list of albums. Invalid parameters are ignored. */
export const albumSearch = z.object({
  q: searchWords,
  sort: sortedBy(['takenAt', 'title']),
  start: startRow,
})

export type AlbumSearch = z.output<typeof albumSearch>

const NO_PHOTO = 'Please select a photo'

/** One or more photos of an album. */
export const chosenPhotos = z.object({
  photos: z.preprocess(
    (given) => (typeof given === 'string' ? [given] : given),
    z.array(id, NO_PHOTO).min(1, NO_PHOTO).max(MAX_PHOTOS),
  ),
})

/** A photo and its new position, counted from 1. A number beyond the end means the last position. */
export const moveInput = z.object({ photo: id, number: z.coerce.number().int().min(0).max(100_000) })

/** The alternative text of a photo. */
export const describeInput = z.object({
  alt: z.preprocess(
    (given) => given ?? '',
    z.string().transform(plainLine).pipe(z.string().max(300, 'Use at most 300 characters')),
  ),
  version: wholeNumber,
})

export type DescribeInput = z.output<typeof describeInput>

/** The index of a new photo, from 0. An invalid one is ignored. */
export const placeInput = wholeNumber.max(100_000).optional().catch(undefined)
