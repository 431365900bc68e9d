import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { type Actor, hasRole, isMember } from '../../kernel/actor.ts'
import { isId } from '../../kernel/ids.ts'
import type { Ctx } from '../context.ts'
import type { Db, Tx } from '../database/database.ts'
import { touch } from '../database/transact.ts'
import { addJob } from '../jobs/jobs.ts'
import { FILE_AUDIENCES, type FileAudience, files } from './table.server.ts'

/** Who may download a file now. For a derived file, features may also return roles. */
export type SettledAudience = Exclude<FileAudience, 'derived'> | 'coaches' | 'administrators'

/** Returns the audience of a feature's file, or undefined if the file does not belong to the feature. */
export type AudienceOf = (
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  fileId: string,
) => Promise<SettledAudience | undefined>

/** Whether the actor may download a file. A forbidden file gets the same response as a missing one. */
export function canFetch(actor: Actor, audience: SettledAudience): boolean {
  switch (audience) {
    case 'public':
      return true
    case 'members':
      return isMember(actor)
    case 'staff':
      return canUseLibrary(actor)
    case 'coaches':
      return hasRole(actor, 'coach')
    case 'administrators':
      return hasRole(actor, 'administrator')
    case 'private':
      return false
  }
}

/** The stored audiences that include the actor. For 'derived', the feature decides for each file. */
export const fetchableAudiences = (actor: Actor): FileAudience[] =>
  FILE_AUDIENCES.filter((audience) => audience !== 'derived' && canFetch(actor, audience))

/** Whether the actor may use and extend the picture library: staff who edit public content. */
export const canUseLibrary = (actor: Actor): boolean => hasRole(actor, 'shop')

/**
 * Returns the current audience of a file. For a derived file it is the most private of the features' answers, or
 * private if there are none.
 */
export async function settledAudience(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  file: { id: string; audience: FileAudience },
  features: readonly AudienceOf[],
): Promise<SettledAudience> {
  if (file.audience !== 'derived') return file.audience
  const answers = await Promise.all(features.map((audienceOf) => audienceOf(ctx, file.id)))
  return mostPrivate(answers.filter((audience) => audience !== undefined)) ?? 'private'
}

/** Returns the audience with the fewest people; undefined for an empty list. */
export const mostPrivate = <A extends SettledAudience>(audiences: readonly A[]): A | undefined =>
  [...audiences].sort((a, b) => PRIVACY.indexOf(a) - PRIVACY.indexOf(b))[0]

const PRIVACY: readonly SettledAudience[] = [
  'private',
  'administrators',
  'staff',
  'coaches',
  'members',
  'public',
]

/** The audiences of pictures that may be attached: public ones, and those in the library. */
const ATTACHABLE: readonly FileAudience[] = ['public', 'staff']

/** The audiences that `setAudience` may change: documents stay private, and features control derived files. */
const CHANGEABLE: readonly FileAudience[] = ['public', 'members', 'staff']

/** The audiences for which a picture can be attached. */
export type AttachedFor = 'public' | 'members' | 'staff' | 'derived'

/**
 * Attaches pictures for `audience`: pictures from the library become visible to it. Returns the ids that cannot be
 * attached, and leaves their audience unchanged: documents, unknown ids, and pictures with a restricted audience. So
 * attaching a picture never shows it to people who were meant not to see it.
 */
export async function attachPictures(
  tx: Tx,
  ids: readonly string[],
  audience: AttachedFor,
): Promise<{ refused: string[] }> {
  const found = await tx.select({ id: files.id }).from(files).where(areAttachable(ids)).for('update')
  const attached = found.map((file) => file.id)
  await setAudience(tx, attached, audience)
  return { refused: ids.filter((id) => !attached.includes(id)) }
}

/** Whether a picture can be attached at all. */
export async function isAttachable(db: Db, id: string): Promise<boolean> {
  const found = await db
    .select({ id: files.id })
    .from(files)
    .where(areAttachable([id]))
  return found.length > 0
}

const areAttachable = (ids: readonly string[]): SQL | undefined =>
  and(
    inArray(files.id, ids.filter(isId)),
    inArray(files.audience, ATTACHABLE),
    sql`jsonb_array_length(${files.variantsPx}) > 0`,
  )

/**
 * Changes who may download files. Applies only to the club's own pictures; private and derived files stay unchanged.
 * Features call it when their data changes, for example when a team becomes a youth team.
 */
export async function setAudience(
  tx: Tx,
  fileIds: string | readonly string[],
  audience: AttachedFor,
): Promise<void> {
  const ids = typeof fileIds === 'string' ? [fileIds] : [...fileIds]
  if (ids.length === 0) return
  const changed = await tx
    .update(files)
    .set({ audience })
    .where(and(inArray(files.id, ids), inArray(files.audience, CHANGEABLE), ne(files.audience, audience)))
    .returning({ id: files.id })
  if (changed.length > 0) await touch(tx, ...changed.map((file) => `files/${file.id}`))
}

/**
 * Deletes a file in a command's transaction. It cannot be downloaded after the commit, and a job then deletes its
 * bytes.
 */
export async function deleteFile(tx: Tx, id: string): Promise<void> {
  const deleted = await tx.delete(files).where(eq(files.id, id)).returning({ id: files.id })
  if (deleted.length === 0) return
  await touch(tx, `files/${id}`)
  await addJob(tx, 'files:erase', { id }, `files:erase:${id}`)
}
