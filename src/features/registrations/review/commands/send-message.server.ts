import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { auditStaff } from '../../../../platform/audit/audit.ts'
import { sanitiseHtml } from '../../../../platform/content/sanitise.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { startBulk } from '../../../../platform/jobs/bulk/start.ts'
import { isEmptyHtml } from '../../../emails/model.ts'
import { filledIn, type Text } from '../model/email-texts.ts'
import {
  type Addressee,
  addressees,
  leftOut,
  type PeopleSummary,
  summarise,
  writtenBefore,
} from '../queries/recipients.server.ts'
import { requireManager } from '../queries/registration-facts.server.ts'
import type { MessageInput, Recipients, Written } from '../schema.ts'
import { WRITE_TO_MANY } from './bulk-runs.server.ts'
import { sendCopy, writeTo } from './write-to.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages' | 'config' | 'club' | 'secret'>

type Refused =
  | { reason: 'NOBODY'; left: PeopleSummary }
  /** The message has no text. [resolutions F16] */
  | { reason: 'EMPTY' }

/** The recipients of a message, and its text for the first of them. */
export type Preview = Text & {
  people: PeopleSummary
  left: PeopleSummary
  first: string
  /** People who were sent this subject before, and people who are not members yet. */
  before: PeopleSummary
  strangers: PeopleSummary
}

/**
 * Previews a message without sending it. The payment link is left out, because only its owner may see it. Throws
 * Forbidden unless the actor is an administrator.
 */
export async function previewMessage(
  ctx: Needs,
  chosen: Recipients,
  input: MessageInput,
): Promise<Outcome<{ preview: Preview }, Refused>> {
  requireManager(ctx)
  const checked = check(input, await addressees(ctx, ctx.db, chosen))
  if (!checked.ok) return checked
  const { reached, left, text } = checked
  const [{ name: first, due } = { name: '', due: '' }] = reached
  const before = summarise(await writtenBefore(ctx.db, reached, text))
  const strangers = summarise(reached.filter(({ isMember }) => !isMember))
  const people = summarise(reached)
  return done({
    preview: { ...filledIn(text, { name: first, due }), people, left, first, before, strangers },
  })
}

/** For one recipient the address; for many the bulk run. */
export type SendToRegistrations = Outcome<
  { left: PeopleSummary } & ({ address: string; runId?: never } | { runId: string }),
  Refused
>

/**
 * Sends a message from a club mailbox to the people of the chosen registrations, separately, and to the guardian of a
 * minor. Each is kept as a notification without the payment link. Several recipients are served by a bulk run. The same
 * `sending` again sends nothing twice. Throws Forbidden unless the actor is an administrator.
 */
export async function sendToRegistrations(
  ctx: Needs,
  chosen: Recipients,
  input: MessageInput,
): Promise<SendToRegistrations> {
  requireManager(ctx)
  return transact(ctx, async (tx) => {
    const checked = check(input, await addressees(ctx, tx, chosen))
    if (!checked.ok) return checked
    const { reached, left, text } = checked
    const written = { ...text, from: input.from, sending: input.sending }
    const [only, ...others] = reached
    if (only && others.length === 0) {
      const isNew = await writeTo(ctx, tx, only, written)
      if (isNew) await recordSending(ctx, tx, reached, input, written)
      return done({ left, address: only.addresses[0]?.email ?? '' })
    }
    const ids = reached.map(({ id }) => id)
    const { runId, isNew } = await startBulk(tx, ctx, WRITE_TO_MANY, {
      input: written,
      ids,
      key: input.sending,
    })
    if (isNew) await recordSending(ctx, tx, reached, input, written)
    return done({ left, runId })
  })
}

type Checked = Outcome<{ reached: Addressee[]; left: PeopleSummary; text: Text }, Refused>

function check({ subject, content }: MessageInput, people: Addressee[]): Checked {
  const text = { subject, content: sanitiseHtml(content) }
  if (isEmptyHtml(text.content)) return refused('EMPTY')
  const reached = people.filter((person) => !leftOut(person, text))
  const left = summarise(people.filter((person) => leftOut(person, text)))
  if (reached.length === 0) return refused('NOBODY', { left })
  return done({ reached, left, text })
}

/** Sends the copy, if one was requested, and writes the audit log; once for each sending. */
async function recordSending(
  ctx: Needs,
  tx: Tx,
  { length }: readonly Addressee[],
  { copyTo, from }: MessageInput,
  written: Written,
): Promise<void> {
  if (copyTo) await sendCopy(ctx, tx, copyTo, written)
  const facts = { people: length, mailbox: from }
  await auditStaff(tx, ctx, { action: WRITE_TO_MANY.name, subject: 'registrations', facts })
}
