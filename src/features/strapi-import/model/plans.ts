import { isItem, type SourceItem } from '../../../platform/strapi-source/strapi-source.ts'
import { spellingOf } from '../../teams/model.ts'
import { plainJson, sourceId } from './source-values.ts'

/** How the items of a collection become entries. Fields with the same name on both sides need no mention. */
export type Plan = {
  readonly collection: string
  /** Alternative names of the collection. */
  readonly alsoCalled?: readonly string[]
  /** Converts the site's items to items with our field names. */
  readonly adapt?: (items: readonly SourceItem[], others: OtherItems) => SourceItem[]
  /** Read-only fields that an import may set. */
  readonly writable?: readonly string[]
  /** A field that identifies existing entries: one with the same value, not created by an import, is updated. */
  readonly match?: string
  /** The type has a single entry, which already exists. */
  readonly single?: true
  /** Settled items: imported once, never changed, and without any effects. */
  readonly history?: true
  /** Fields that `adapt` consumes, or that are derived here. */
  readonly used?: readonly string[]
  /** Skips pictures inside the texts, because files of texts are public. */
  readonly textsWithoutPictures?: true
}

/** Returns the items of another collection; undefined if the site does not provide them. */
export type OtherItems = (collection: string) => readonly SourceItem[] | undefined

/** In order of dependency: items are imported after those they refer to. */
export const PLANS: readonly Plan[] = [
  { collection: 'countries', match: 'iso2' },
  { collection: 'sponsors' },
  { collection: 'posts' },
  { collection: 'teams', adapt: teamsOf, match: 'slug' },
  {
    collection: 'members',
    writable: ['slug'],
    used: ['photos', 'registrations'],
    textsWithoutPictures: true,
  },
  { collection: 'venues' },
  { collection: 'competitions' },
  { collection: 'events' },
  { collection: 'games' },
  { collection: 'forms', adapt: (items) => items.map(formOf) },
  { collection: 'volunteers', adapt: (items) => items.map(positionOf) },
  { collection: 'photoalbums', adapt: albumsOf, used: ['photos'] },
  { collection: 'photos', adapt: photosOf, used: ['url_o', 'url_l', 'url_m', 'tags'] },
  { collection: 'storecategories', adapt: categoriesOf, match: 'slug' },
  { collection: 'storeitems', adapt: (items) => items.map(storeItemOf) },
  {
    collection: 'configurations',
    alsoCalled: ['configuration'],
    adapt: (items) => items.flatMap(configurationParts),
    single: true,
  },
  { collection: 'registrations', history: true },
  { collection: 'storeorders', history: true },
]

const YOUTH = /\b(?:juniors?|youth|kids|minis?|boys|girls|u-?\d{1,2}s?|under[ -]?\d{1,2}s?)\b/i
/** The rota keys of the five teams, by their numbers in fixtures. [VOL-012, TEA-011] */
const ROTA_KEYS = ['men1', 'women1', 'men2', 'women2', 'men3']

/** Adds a number to repeated team names, because names are unique here. */
function teamsOf(items: readonly SourceItem[]): SourceItem[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const spelling = spellingOf(String(item.name ?? ''))
    const place = (seen.get(spelling) ?? 0) + 1
    seen.set(spelling, place)
    return teamOf(place === 1 ? item : { ...item, name: `${item.name} (${place})` })
  })
}

/** Marks a team as a children's team if its name or genre suggests it, so that its players are protected. */
function teamOf(item: SourceItem): SourceItem {
  const genre = String(item.genre ?? '').toLowerCase()
  const rotaId = ROTA_KEYS[Number(item.legacy_id) - 1]
  const isYouth = YOUTH.test(`${item.name} ${genre}`)
  return {
    youth: isYouth,
    ...(rotaId && !isYouth && { rotaId, inRota: true }),
    ...item,
    genre: GENRES[genre] ?? (YOUTH.test(genre) ? 'mixed' : item.genre),
  }
}

const GENRES: Readonly<Record<string, string>> = {
  male: 'men',
  men: 'men',
  female: 'women',
  women: 'women',
  mixed: 'mixed',
}

const formOf = (item: SourceItem): SourceItem => {
  const { fields } = isItem(item.FormData) ? item.FormData : { fields: item.FormData }
  return { ...item, FormData: { fields: plainJson(fields ?? [], ['id']) } }
}

/** Drops the holders, which Strapi duplicates on the position. */
const positionOf = ({ members: _members, teams: _teams, ...item }: SourceItem): SourceItem => item

/** Makes all albums members-only if the members cannot be read, because nobody then knows who is in the photos. */
function albumsOf(items: readonly SourceItem[], others: OtherItems): SourceItem[] {
  const isSafe = others('members') !== undefined
  return items.map((item) => ({ ...item, members_only: isSafe ? (item.members_only ?? false) : true }))
}

/** Merges photos from albums and from their own collection, and adds the people in each. */
function photosOf(items: readonly SourceItem[], others: OtherItems): SourceItem[] {
  const found = new Map<string, SourceItem>()
  for (const album of others('photoalbums') ?? []) {
    const photos = Array.isArray(album.photos) ? album.photos.filter(isItem) : []
    for (const [position, photo] of photos.entries())
      found.set(sourceId(photo) ?? '', { position, ...photo, photoalbum: sourceId(album) })
  }
  for (const photo of items) {
    const id = sourceId(photo) ?? ''
    const album = photo.photoalbum ?? found.get(id)?.photoalbum
    found.set(id, { ...found.get(id), ...photo, photoalbum: album })
  }
  const people = peopleByPhoto(others('members') ?? [])
  return [...found].map(([id, photo]) => ({
    ...photo,
    visible: photo.visible ?? true,
    image: photo.image ?? photo.url_o ?? photo.url_l ?? photo.url_m ?? photo.url_external,
    tags: [...new Set([...(people.get(id) ?? []), ...listedIds(photo.members)])],
  }))
}

function peopleByPhoto(members: readonly SourceItem[]): Map<string, string[]> {
  const people = new Map<string, string[]>()
  for (const member of members) {
    for (const photo of listedIds(member.photos))
      people.set(photo, [...(people.get(photo) ?? []), sourceId(member) ?? ''])
  }
  return people
}

const listedIds = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap((one) => sourceId(one) ?? []) : []

/** Derives categories from the store items, because a site may have no collection of categories. */
function categoriesOf(items: readonly SourceItem[], others: OtherItems): SourceItem[] {
  const bySlug = new Map<string, SourceItem>()
  for (const { itemCatName, itemCatslug } of others('storeitems') ?? []) {
    if (typeof itemCatslug !== 'string' || itemCatslug === '' || bySlug.has(itemCatslug)) continue
    bySlug.set(itemCatslug, { _id: itemCatslug, slug: itemCatslug, name: itemCatName ?? itemCatslug })
  }
  for (const item of items) bySlug.set(String(item.slug), { ...item, _id: String(item.slug) })
  return [...bySlug.values()]
}

const storeItemOf = (item: SourceItem): SourceItem => {
  const { category, itemCatslug, itemCatName: _name, itemInfoTechnology: technology, ...rest } = item
  const slug = isItem(category) ? category.slug : itemCatslug
  const texts = Array.isArray(technology) ? technology.filter((one) => typeof one === 'string') : undefined
  return {
    ...rest,
    ...(typeof slug === 'string' && slug !== '' && { category: slug }),
    ...(texts && { itemInfoTechnology: texts }),
  }
}

const MENUS = ['MainMenu', 'MenuBottom']

/** Splits the configuration into one item per field, so that an invalid field does not block the others. */
function configurationParts({ _id, id, __v, createdAt, updatedAt, ...parts }: SourceItem): SourceItem[] {
  return Object.entries(parts).map(([name, value]) => ({
    _id: `${sourceId(_id ?? id) ?? 'configuration'}/${name}`,
    [name]: MENUS.includes(name) ? plainJson(value, ['id']) : value,
  }))
}
