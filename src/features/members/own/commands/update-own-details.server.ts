import { Forbidden, Invalid, NotFound } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { updateEntry } from '../../../../platform/content/write.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { memberContentType, OWN_FIELDS } from '../../content-type.ts'
import { ownMemberId } from '../../policy.ts'
import type { OwnDetailsInput } from '../../schema.ts'
import { findOwnDetails } from '../queries/me.server.ts'

type OwnField = keyof typeof OWN_FIELDS
const FIELDS = Object.keys(OWN_FIELDS) as OwnField[] // keys of OWN_FIELDS

export type UpdateOwnDetails = Outcome<
  { version: number },
  /** The club has changed the record since the form was opened. */
  { reason: 'CHANGED'; version: number } | { reason: 'NOT_VALID'; problems: Record<string, string[]> }
>

/**
 * Saves the changed fields of the caller's own record, or of a child in their care. Throws Forbidden for a caller
 * without a member record, NotFound for anyone else's record.
 */
export async function updateOwnDetails(
  ctx: Ctx,
  { version, ...wanted }: OwnDetailsInput,
  id = ownMemberId(ctx.actor),
): Promise<UpdateOwnDetails> {
  if (!id) throw new Forbidden()
  const stored = await findOwnDetails(ctx, id)
  if (!stored) throw new NotFound()
  const changed = FIELDS.filter((name) => wanted[name] !== stored[name])
  const input = Object.fromEntries(changed.map((name) => [OWN_FIELDS[name], wanted[name]]))
  try {
    const saved = await updateEntry(ctx, memberContentType, id, input, { version })
    return saved.ok ? done({ version: saved.version }) : refused('CHANGED', { version: saved.version })
  } catch (error) {
    if (error instanceof Invalid) return refused('NOT_VALID', { problems: withFormNames(error.fields) })
    throw error
  }
}

/** Converts the field names in validation messages from wire names to form names. */
const withFormNames = (problems: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(problems).map(([wire, messages]) => [
      FIELDS.find((name) => OWN_FIELDS[name] === wire) ?? wire,
      messages,
    ]),
  )
