import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { Invalid } from '../../kernel/errors.ts'
import {
  boolean,
  defineContentType,
  type EntryInput,
  image,
  json,
  number,
  type Reader,
  richText,
  type ScalarField,
  slug,
  text,
} from '../../platform/content/content-type.ts'
import { wordedIssue } from '../../platform/content/worded-issue.ts'
import type { Tx } from '../../platform/database/database.ts'
import { attachPictures } from '../../platform/files/audience.ts'
import { paths } from '../../web/paths.ts'
import { replaceFees } from '../fees/commands/replace-fees.server.ts'
import type { RegistrationFees } from '../fees/model/fees.ts'
import { feesAsJson } from '../fees/queries/plans.server.ts'
import { feePlans } from '../fees/table.server.ts'
import { detailsShape, imagesShape, menuShape, questionsShape } from './model/shapes.ts'
import { catalogueInput, detailsInput, feesInput, imagesInput, menuInput, questionsInput } from './schema.ts'
import { configurations, posts, sponsors } from './table.server.ts'

/** [CNT-005] */
export const postContentType = defineContentType({
  collection: 'posts',
  type: 'Post',
  single: 'post',
  one: 'Post',
  many: 'Posts',
  table: posts,
  id: posts.id,
  read: 'public',
  write: ['administrator'],
  limit: 500,
  sort: 'Title:asc',
  drafts: true,
  page: ({ Slug }) => paths.post(String(Slug)),
  fields: {
    Title: text(posts.title, { required: true, max: 200 }),
    Subtitle: text(posts.subtitle, { max: 300 }),
    Content: richText(posts.content, { max: 200_000 }),
    Slug: slug(posts.slug, { from: 'Title' }),
    MediaPrimaryHeader: image(posts.headerImageId, { label: 'Header image' }),
    MediaSecondary: image(posts.secondaryImageId, { label: 'Second image' }),
  },
})

/** [SYS-068, SYS-073, API-059] */
export const sponsorContentType = defineContentType({
  collection: 'sponsors',
  type: 'Sponsor',
  single: 'sponsor',
  one: 'Sponsor',
  many: 'Sponsors',
  table: sponsors,
  id: sponsors.id,
  read: 'public',
  write: ['administrator'],
  limit: 20,
  sort: 'Position:asc',
  drafts: true,
  page: () => '/',
  fields: {
    Name: text(sponsors.name, { required: true, max: 120 }),
    Website: text(sponsors.website, { max: 300, help: 'With https://' }),
    Logo: image(sponsors.logoId),
    Position: number(sponsors.position, { min: 0, help: 'The lowest comes first.' }),
  },
  async beforeWrite(_tx, _ctx, draft) {
    if (draft.Website && !/^https?:\/\/\S+$/.test(String(draft.Website)))
      throw new Invalid({ Website: ['Enter an address that starts with https://'] })
  },
})

/**
 * The settings of the site: one record, created at the first start. The specification also keeps rota weeks and
 * training texts in it; here they belong to their own features. [SYS-071, resolutions E17]
 */
export const configurationContentType = defineContentType({
  collection: 'configurations',
  type: 'Configuration',
  single: 'configuration',
  one: 'Configuration',
  many: 'Configurations',
  names: [],
  table: configurations,
  id: configurations.id,
  read: 'public',
  write: ['administrator'],
  create: 'nobody',
  remove: 'nobody',
  limit: 1,
  sort: 'id:asc',
  drafts: true,
  page: () => '/',
  reads: ['fees'],
  parts: {
    Announcement: ['ImportantAnnouncement'],
    'Home images': ['ImagesHomepage'],
    'Main menu': ['MainMenu'],
    'Footer menu': ['MenuBottom'],
    Questions: ['Questions'],
    Details: ['Registerdetails'],
    Store: ['CatalogueUrl'],
  },
  fields: {
    MainMenu: menu(configurations.mainMenu, 'Main menu'),
    MenuBottom: menu(configurations.menuBottom, 'Footer menu'),
    ImportantAnnouncement: richText(configurations.importantAnnouncement, {
      max: 2000,
      help: 'Shown at the top of every page. Leave it empty for none.',
    }),
    ImagesHomepage: json(configurations.homeImageIds, {
      label: 'Home page pictures',
      help: 'The home page shows one of them at random.',
      shape: imagesShape,
    }),
    Questions: json(configurations.questions, {
      label: 'Registration questions',
      shape: questionsShape,
    }),
    Registerdetails: json(configurations.registerDetails, {
      label: 'Registration details',
      shape: detailsShape,
    }),
    // Staff edit them at /admin/fees. `afterWrite` stores what is written here as plans.
    Fees: { ...json(feePlans.amount, { studio: false }), value: ({ today }: Reader) => feesAsJson(today) },
    TrainingsOverride: boolean(configurations.trainingsOverride, {
      label: 'Show coaches’ texts instead of the standard ones',
    }),
    CatalogueUrl: text(configurations.catalogueAddress, {
      label: 'Supplier’s catalogue',
      max: 300,
      help: 'The address of a PDF, with https:// or a path like /files/kit.pdf. The store’s menu links to it.',
    }),
  },
  async beforeWrite(tx, _ctx, draft) {
    for (const [name, shape] of Object.entries(SHAPES)) check(draft, name, shape)
    await attachHomeImages(tx, draft.ImagesHomepage)
  },
  async afterWrite(tx, ctx, _id, { Fees }) {
    if (Fees !== undefined) await replaceFees(tx, ctx, Fees as RegistrationFees) // checked by `beforeWrite`
  },
})

const SHAPES = {
  MainMenu: menuInput,
  MenuBottom: menuInput,
  ImagesHomepage: imagesInput,
  Questions: questionsInput,
  Registerdetails: detailsInput,
  Fees: feesInput,
  CatalogueUrl: catalogueInput.nullable(),
} satisfies Record<string, z.ZodType>

/** Replaces a value of the input by its checked one. Throws Invalid with a message for each problem. */
function check(draft: EntryInput, name: string, shape: z.ZodType): void {
  if (draft[name] === undefined) return
  const checked = shape.safeParse(draft[name])
  if (!checked.success) throw new Invalid({ [name]: checked.error.issues.map(wordedIssue) })
  draft[name] = checked.data
}

/** Makes pictures of the home page public. Throws Invalid for ids of anything else. */
async function attachHomeImages(tx: Tx, given: unknown): Promise<void> {
  if (!Array.isArray(given)) return
  const { refused } = await attachPictures(tx, given, 'public')
  if (refused.length > 0)
    throw new Invalid({ ImagesHomepage: [`The library has no picture ${refused.join(', ')}`] })
}

/** Removes private lines from a menu for visitors. */
function menu(column: PgColumn, label: string): ScalarField {
  const value = ({ actor }: Reader): SQL => (actor.kind === 'visitor' ? openLines(column) : sql`${column}`)
  return { ...json(column, { label, shape: menuShape }), value }
}

const openLines = (column: PgColumn): SQL => sql`(
  select coalesce(jsonb_agg(
    case when line ? 'subItems'
      then jsonb_set(line, '{subItems}', jsonb_path_query_array(line, '$.subItems[*] ? (!(@.private == true))'))
      else line end
    order by place), '[]'::jsonb)
  from jsonb_array_elements(${column}) with ordinality as lines (line, place)
  where not coalesce((line->>'private')::boolean, false))`
