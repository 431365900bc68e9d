import { plainLine } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { deleteFile } from '../../../../platform/files/audience.ts'
import { documentRefusalWords, storeDocument } from '../../../../platform/files/store-document.ts'
import { type Limit, spend } from '../../../../platform/limits/limits.ts'
import { type Answered, STUDENT_CARD } from '../../model/registration.ts'
import type { Registration } from '../../queries/registration.server.ts'
import type { Changes } from './own-draft.server.ts'

/** A file as the browser uploads it. */
export type Upload = { readonly name: string; readonly size: number; arrayBuffer(): Promise<ArrayBuffer> }
type Card = { id: string; name: string }

/** Files uploaded for one registration, because processing a picture takes time. */
export const CARD_LIMIT: Limit = { name: 'student-cards', points: 20, seconds: 3600 }

/** Stores a student card as a private file if its content is valid. `attachCard` links it to the registration. */
export async function storeCard(
  ctx: Pick<Ctx, 'db' | 'files' | 'clock'>,
  registrationId: string,
  upload: Upload,
): Promise<{ ok: true; card: Card } | { ok: false; message: string }> {
  const spent = await spend(ctx.db, CARD_LIMIT, registrationId)
  if (!spent.allowed) return { ok: false, message: 'Too many files. Please try again in an hour' }
  // Keeps the end of a long name, because it holds the extension.
  const name = plainLine(upload.name).slice(-120)
  const bytes = new Uint8Array(await upload.arrayBuffer())
  const stored = await storeDocument(ctx, bytes, { name })
  return stored.ok
    ? { ok: true, card: { id: stored.id, name } }
    : { ok: false, message: documentRefusalWords(stored) }
}

/** Links a stored card to a registration and deletes the earlier one. */
export async function attachCard(
  tx: Tx,
  { studentCardId }: Registration,
  details: readonly Answered[],
  card: Card,
): Promise<Changes> {
  if (studentCardId) await deleteFile(tx, studentCardId)
  const answer = { id: STUDENT_CARD, label: 'Student card', value: card.name }
  return {
    studentCardId: card.id,
    details: [...details.filter(({ id }) => id !== STUDENT_CARD), answer],
  }
}

/** Deletes a stored card that was not linked to a registration. */
export const dropCard = (ctx: Pick<Ctx, 'db' | 'pages'>, { id }: Card): Promise<void> =>
  transact(ctx, (tx) => deleteFile(tx, id))
