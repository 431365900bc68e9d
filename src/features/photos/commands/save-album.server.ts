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

/** Makes an album; its address comes from its title. Throws Forbidden to all but administrators. [PHO-006, SYS-036] */
export async function createAlbum(ctx: Ctx, input: AlbumInput): Promise<Saved> {
  demandEditor(ctx)
  return createEntry(ctx, photoalbumContentType, fieldsOf(input))
}

/**
 * Changes what is said about an album. Its address stays: people have it. Of two administrators at once the second is
 * refused. Throws Forbidden and NotFound. [PHO-006, resolutions E22]
 */
export async function updateAlbum(
  ctx: Ctx,
  id: string,
  { version, ...input }: AlbumInput,
): Promise<Outcome<Saved, Changed>> {
  demandEditor(ctx)
  return updateEntry(
    ctx,
    photoalbumContentType,
    id,
    fieldsOf(input),
    version === undefined ? {} : { version },
  )
}

/** Deletes an album with its photographs and their stored pictures. Throws Forbidden and NotFound. */
export async function deleteAlbum(ctx: Ctx, id: string): Promise<void> {
  demandEditor(ctx)
  const deleted = await deleteEntry(ctx, photoalbumContentType, id)
  if (!deleted.ok) throw new Error(`album ${id} is still in use`)
}

function demandEditor({ actor }: Pick<Ctx, 'actor'>): void {
  if (!canEditAlbums(actor)) throw new Forbidden()
}

/** By the names of the content type, which keeps revisions and writes the audit log. The day begins at noon. */
const fieldsOf = ({ title, takenOn, description, visible, membersOnly }: AlbumInput) => ({
  Title: title,
  date_create: clubInstant(takenOn, '12:00').getTime() / 1000,
  description,
  visible,
  members_only: membersOnly,
})
