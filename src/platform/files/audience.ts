import { and, eq, inArray, ne } from 'drizzle-orm'
import { type Actor, isMember, isStaff } from '../../kernel/actor.ts'
import type { Ctx } from '../context.ts'
import type { Tx } from '../database/database.ts'
import { touch } from '../database/transact.ts'
import { addJob } from '../jobs/jobs.ts'
import { type FileAudience, files } from './table.server.ts'

/** An audience that is settled. */
export type SettledAudience = Exclude<FileAudience, 'derived'>

/** How a feature answers for the files it shows; undefined when it does not know the file. */
export type AudienceOf = (
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  fileId: string,
) => Promise<SettledAudience | undefined>

/**
 * Whether somebody may fetch the bytes of a file. What nobody may fetch answers like what does not exist. Staff may
 * fetch whatever a feature derives; for others a derived audience has to be settled first.
 */
export function canFetch(actor: Actor, audience: FileAudience): boolean {
  switch (audience) {
    case 'public':
      return true
    case 'members':
      return isMember(actor)
    case 'staff':
    case 'derived':
      return isStaff(actor)
    case 'private':
      return false
  }
}

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

const PRIVACY: readonly SettledAudience[] = ['private', 'staff', 'members', 'public']

/** Says who may fetch files from now on. Features call it when they attach a file or when its subject withdraws. */
export async function setAudience(
  tx: Tx,
  fileIds: string | readonly string[],
  audience: FileAudience,
): Promise<void> {
  const ids = typeof fileIds === 'string' ? [fileIds] : [...fileIds]
  if (ids.length === 0) return
  const changed = await tx
    .update(files)
    .set({ audience })
    .where(and(inArray(files.id, ids), ne(files.audience, audience)))
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
