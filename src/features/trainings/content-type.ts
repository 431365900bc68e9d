import { sql } from 'drizzle-orm'
import { isStaff } from '../../kernel/actor.ts'
import { Invalid } from '../../kernel/errors.ts'
import { isWebAddress } from '../../kernel/web-address.ts'
import { computed, defineContentType, number, richText, text } from '../../platform/content/content-type.ts'
import { checkPictureList, pictureList, writePictureList } from '../../platform/content/picture-list.ts'
import { paths } from '../../web/paths.ts'
import { trainings, venueImages, venues } from './table.server.ts'

const PICTURES = {
  table: venueImages,
  here: venueImages.venueId,
  fileId: venueImages.fileId,
  position: venueImages.position,
}

/**
 * Selects the public pictures of a hall in their order. Table names are qualified, because the engine nests this in
 * other queries.
 */
const images = sql`(
  select coalesce(json_agg(json_build_object(
    'id', f.id, 'url', '/files/' || f.id || '/original', 'width', f.width_px, 'height', f.height_px, 'alt', f.alt
  ) order by v.position), '[]'::json)
  from venue_images v join files f on f.id = v.file_id
  where v.venue_id = venues.id and f.audience = 'public'
)`

/** [TRN-004, API-005] */
export const venueContentType = defineContentType({
  collection: 'venues',
  type: 'Venue',
  single: 'venue',
  one: 'Venue',
  many: 'Venues',
  table: venues,
  id: venues.id,
  read: 'public',
  write: ['administrator'],
  limit: 100,
  sort: 'position:asc',
  drafts: true,
  page: () => paths.trainings,
  fields: {
    Name: text(venues.name, { required: true, max: 100 }),
    Address: text(venues.address, { max: 200 }),
    Description: richText(venues.description, { max: 20_000 }),
    GoogleUrl: text(venues.googleUrl, {
      label: 'Map',
      max: 1000,
      help: 'The address of the map that "Get directions" opens.',
    }),
    Images: pictureList(PICTURES, () => images, 'Pictures'),
    position: number(venues.position, { label: 'Position in lists' }),
  },
  async beforeWrite(_tx, _ctx, draft) {
    if (typeof draft.GoogleUrl === 'string' && draft.GoogleUrl && !isWebAddress(draft.GoogleUrl))
      throw new Invalid({ GoogleUrl: ['Enter an address that starts with https://'] })
    checkPictureList(draft, 'Images')
  },
  afterWrite: (tx, _ctx, id, draft) =>
    writePictureList(tx, PICTURES, { id, draft, name: 'Images', audience: 'public' }),
})

/**
 * The training times as a field of the configuration; only staff see who edited them. They are stored in separate rows,
 * so that two coaches do not overwrite each other.
 */
export const trainingsOfConfiguration = computed(
  'json',
  ({ actor }) => sql`jsonb_build_object('trainings', coalesce((
    select jsonb_agg(jsonb_build_object('id', ${trainings.id}, 'label', ${trainings.label}, 'value', ${trainings.value},
      'updated', ${trainings.updatedAt}, 'owner', ${isStaff(actor) ? sql`${trainings.ownerId}` : sql`null`})
      order by ${trainings.position}, ${trainings.label})
    from ${trainings}), '[]'::jsonb))`,
)
