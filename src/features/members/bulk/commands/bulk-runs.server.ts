import { z } from 'zod'
import { listWords } from '../../../../kernel/text.ts'
import { updateEntry } from '../../../../platform/content/write.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { joining } from '../../../../platform/database/transact.ts'
import { mailAddress } from '../../../../platform/email/email.ts'
import type { BulkKind, BulkResult } from '../../../../platform/jobs/bulk/kind.ts'
import { sendMessage } from '../../../emails/commands/send-message.server.ts'
import { fillInName, type Message, type Sender } from '../../../emails/model.ts'
import { message } from '../../../emails/schema.ts'
import { memberContentType } from '../../content-type.ts'
import { TEAM_CHANGES, type TeamChange, teamFields } from '../../model/team-change.ts'
import { batchField } from '../model/batch-fields.ts'
import { findMemberName } from '../queries/members-by-name.server.ts'
import { readersAbout } from '../queries/recipients.server.ts'

/**
 * Gives several members a main team. They keep their other teams or leave them. Runs stored before there was a choice
 * add the team.
 */
export const ASSIGN_TEAM: BulkKind<{ teamId: string; team: string; teamChange: TeamChange }> = {
  name: 'members.assign-team',
  input: z.object({
    teamId: z.uuid(),
    team: z.string(),
    teamChange: z.enum(TEAM_CHANGES).default('add'),
  }),
  work: (ctx, tx, { teamId, teamChange }, { id }) => write(ctx, tx, id, teamFields(teamId, teamChange)),
}

/** Writes one value to one field of several members. Only `BATCH_FIELDS` are allowed. */
export const UPDATE_FIELD: BulkKind<{ field: string; value: string | boolean | null }> = {
  name: 'members.update-field',
  input: z.object({
    field: z.string().refine((name) => batchField(name) !== undefined),
    value: z.union([z.string(), z.boolean(), z.null()]),
  }),
  work: (ctx, tx, { field, value }, { id }) => write(ctx, tx, id, { [field]: value }),
}

/** Sends a message to several members, or to the guardians of minors, each in a separate e-mail. */
export const SEND_EMAIL: BulkKind<Message & { sender: Sender }> = {
  name: 'members.send-email',
  input: message.extend({ sender: z.enum(['info', 'media']) }),
  async work(ctx, tx, { sender, ...text }, { id }) {
    const name = await findMemberName(tx, id)
    const readers = await readersAbout(ctx, tx, id)
    if (readers.length === 0) return { ok: false, text: `${name} has no e-mail address` }
    const from = mailAddress(ctx.club.emails[sender], ctx.club.name)
    for (const reader of readers) {
      const to = mailAddress(reader.email, reader.name)
      await sendMessage(ctx, tx, { from, to }, fillInName(text, reader.firstName))
    }
    return { ok: true, text: `Email sent to ${listWords(readers.map((reader) => reader.name))}` }
  },
}

async function write(ctx: Ctx, tx: Tx, id: string, fields: Record<string, unknown>): Promise<BulkResult> {
  await updateEntry(joining(ctx, tx), memberContentType, id, fields)
  return { ok: true, text: `${await findMemberName(tx, id)}: Updated!` }
}
