import { clubInstant } from '../../../kernel/dates.ts'
import { Forbidden } from '../../../kernel/errors.ts'
import type { Outcome } from '../../../kernel/outcome.ts'
import {
  type Changed,
  createEntry,
  deleteEntry,
  type Saved,
  updateEntry,
} from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import { photoalbumContentType } from '../content-type.ts'
import { canEditAlbums } from '../policy.ts'
import type { AlbumInput } from '../schema.ts'

/** Creates an album with a slug from its title. Throws Forbidden unless the actor is an administrator. */
export async function createAlbum(ctx: Ctx, input: AlbumInput): Promise<Saved> {
  requireEditor(ctx)
  return createEntry(ctx, photoalbumContentType, fieldsOf(input))
}

/**
 * Updates the details of an album. Its slug is kept, so that existing links work. Refuses with CHANGED if the album has
 * a newer version. Throws Forbidden and NotFound.
 */
export async function updateAlbum(
  ctx: Ctx,
  id: string,
  { version, ...input }: AlbumInput,
): Promise<Outcome<Saved, Changed>> {
  requireEditor(ctx)
  return updateEntry(
    ctx,
    photoalbumContentType,
    id,
    fieldsOf(input),
    version === undefined ? {} : { version },
  )
}

/** Deletes an album with its photos and their files. Throws Forbidden and NotFound. */
export async function deleteAlbum(ctx: Ctx, id: string): Promise<void> {
  requireEditor(ctx)
  const deleted = await deleteEntry(ctx, photoalbumContentType, id)
  if (!deleted.ok) throw new Error(`album ${id} is still in use`)
}

function requireEditor({ actor }: Pick<Ctx, 'actor'>): void {
  if (!canEditAlbums(actor)) throw new Forbidden()
}

/** Returns the input by the field names of the content type. Albums have no time of day, so it is set to noon. */
const fieldsOf = ({ title, takenOn, description, visible, membersOnly }: AlbumInput) => ({
  Title: title,
  date_create: clubInstant(takenOn, '12:00').getTime() / 1000,
  description,
  visible,
  members_only: membersOnly,
})
