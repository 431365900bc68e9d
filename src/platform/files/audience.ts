import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { type Actor, hasRole, isMember } from '../../kernel/actor.ts'
import { isId } from '../../kernel/ids.ts'
import type { Ctx } from '../context.ts'
import type { Db, Tx } from '../database/database.ts'
import { touch } from '../database/transact.ts'
import { addJob } from '../jobs/jobs.ts'
import { FILE_AUDIENCES, type FileAudience, files } from './table.server.ts'

/** Who may fetch a file now. What a feature answers of a derived file goes by the roles that need it. */
export type SettledAudience = Exclude<FileAudience, 'derived'> | 'coaches' | 'administrators'

/** How a feature answers for the files it shows; undefined when it does not know the file. */
export type AudienceOf = (
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  fileId: string,
) => Promise<SettledAudience | undefined>

/** Whether the actor may download a file. A forbidden file answers like one that does not exist. */
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

/** The stored audiences the actor belongs to. For 'derived' the features decide, file by file. */
export const fetchableAudiences = (actor: Actor): FileAudience[] =>
  FILE_AUDIENCES.filter((audience) => audience !== 'derived' && canFetch(actor, audience))

/** The staff who edit what the club shows: they choose among its pictures and add to them. */
export const canUseLibrary = (actor: Actor): boolean => hasRole(actor, 'shop')

/** The audience of a file now: of what features say of a derived one the most private; private when none knows it. */
export async function settledAudience(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  file: { id: string; audience: FileAudience },
  features: readonly AudienceOf[],
): Promise<SettledAudience> {
  if (file.audience !== 'derived') return file.audience
  const said = await Promise.all(features.map((audienceOf) => audienceOf(ctx, file.id)))
  return mostPrivate(said.filter((audience) => audience !== undefined)) ?? 'private'
}

/** The one that the fewest people belong to; undefined of none. */
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

/** What may be attached to something that people see: what everybody sees already, and what waits in the library. */
const ATTACHABLE: readonly FileAudience[] = ['public', 'staff']

/** What `setAudience` may change: a paper stays private, and of a derived file its features answer for good. */
const CHANGEABLE: readonly FileAudience[] = ['public', 'members', 'staff']

/** The audiences a picture can be attached for. */
export type AttachedFor = 'public' | 'members' | 'staff' | 'derived'

/**
 * Attaches pictures to something that `audience` sees: pictures of the library are for them from now on. Answers the
 * ids that may not be attached, whose audience stays as it is: a paper, nothing at all, and every picture that only
 * some people may see. Attaching can therefore never show a picture to people it was kept from.
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

/** Whether a picture may be attached at all. */
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
 * Says who may fetch files from now on: of the club's own pictures only. A private or derived file stays what it is.
 * Features call it for what follows from their own rows, as when a team becomes one of children.
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

/** Deletes a file with the writes of a command: out of reach when they commit, its bytes soon after. */
export async function deleteFile(tx: Tx, id: string): Promise<void> {
  const deleted = await tx.delete(files).where(eq(files.id, id)).returning({ id: files.id })
  if (deleted.length === 0) return
  await touch(tx, `files/${id}`)
  await addJob(tx, 'files:erase', { id }, `files:erase:${id}`)
}
