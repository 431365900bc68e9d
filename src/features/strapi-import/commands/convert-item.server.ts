import { SYSTEM } from '../../../kernel/actor.ts'
import type { ContentType, Field } from '../../../platform/content/content-type.ts'
import { isWritable } from '../../../platform/content/parse-input.ts'
import { isItem, type SourceItem } from '../../../platform/strapi-source/strapi-source.ts'
import { paths } from '../../../web/paths.ts'
import { convertValue, emptyValue } from '../model/convert-value.ts'
import type { Plan } from '../model/plans.ts'
import { sourceFile, sourceId, uploadsIn } from '../model/source-values.ts'
import { importedOf, type Run } from './run.server.ts'
import { takePicture } from './take-picture.server.ts'

export type Converted = {
  /** The values to write, by API name. */
  input: Record<string, unknown>
  /** Fields whose values the content type cannot store. */
  leftOut: string[]
}

type Place = { run: Run; plan: Plan; use: string; notes: string[] }

/** Strapi's own fields of every item. */
const OWN = new Set(
  '_id id __v createdAt updatedAt created_at updated_at published_at created_by updated_by'.split(' '),
)

/**
 * Converts an item to the input of a write: references and pictures become local ids, and pictures are downloaded. Adds
 * what could not be converted to `notes`.
 */
export async function convertItem(
  run: Run,
  plan: Plan,
  contentType: ContentType,
  item: SourceItem,
  notes: string[],
): Promise<Converted> {
  const place = { run, plan, use: `${plan.collection}/${sourceId(item)}`, notes }
  const input: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(contentType.fields)) {
    if (!Object.hasOwn(item, name) || !isWritable(contentType, field, SYSTEM, false)) continue
    const value = await convertField(place, name, field, item[name])
    if (value !== undefined) input[name] = value
  }
  const leftOut = Object.entries(item).flatMap(([name, value]) =>
    name in input || OWN.has(name) || plan.used?.includes(name) || isEmpty(value) ? [] : name,
  )
  return { input, leftOut }
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

async function convertField(place: Place, name: string, field: Field, given: unknown): Promise<unknown> {
  if (given === null || given === undefined || given === '') return emptyValue(field)
  if (field.kind === 'one') return referenceOf(place, name, field.to, given) ?? emptyValue(field)
  if (field.kind === 'many')
    return Array.isArray(given)
      ? given.flatMap((one) => referenceOf(place, name, field.to, one) ?? [])
      : given
  if (field.kind === 'image') return (await pictureOf(place, name, given)) ?? emptyValue(field)
  if (field.kind === 'richText' && typeof given === 'string') return textOf(place, name, given)
  const { shape } = field
  if (shape?.kind === 'list' && shape.of.kind === 'image') {
    const ids: string[] = []
    for (const one of Array.isArray(given) ? given : [given]) {
      const id = await pictureOf(place, name, one)
      if (id) ids.push(id)
    }
    return ids
  }
  return convertValue(field, given)
}

function referenceOf({ run, notes }: Place, name: string, to: string, given: unknown): string | undefined {
  const id = sourceId(given)
  const found = id === undefined ? undefined : importedOf(run, to).get(id)
  if (!found && id !== undefined) notes.push(`without ${name}: ${to} ${id} is not here`)
  return found?.entryId
}

async function pictureOf(
  { run, use, notes }: Place,
  name: string,
  given: unknown,
): Promise<string | undefined> {
  const file = sourceFile(given)
  if (!file) {
    if (!isItem(given)) notes.push(`without ${name}: this is not an upload`)
    return undefined
  }
  const taken = await takePicture(run, `${use}/${name}`, file)
  if ('id' in taken) return taken.id
  notes.push(`without ${name}: ${taken.problem}`)
  return undefined
}

/** Stores the pictures in a text locally. Links to uploads that are not pictures are unchanged. */
async function textOf({ run, plan, use, notes }: Place, name: string, html: string): Promise<string> {
  let text = html
  // Longest first, because one address may be the prefix of another.
  for (const url of uploadsIn(html).toSorted((a, b) => b.length - a.length)) {
    if (plan.textsWithoutPictures) {
      notes.push(`without the picture ${url.split('/').at(-1)} in ${name}`)
      continue
    }
    const taken = await takePicture(run, `${use}/${name}`, {
      url,
      name: url.split('/').at(-1) ?? '',
      alt: '',
    })
    if ('id' in taken) text = text.replaceAll(url, paths.file(taken.id, 'original'))
    else notes.push(`in ${name}, ${taken.problem}`)
  }
  return text
}
