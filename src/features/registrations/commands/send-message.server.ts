import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import { sanitiseHtml } from '../../../platform/content/sanitise.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { startBulk } from '../../../platform/jobs/bulk/start.ts'
import { isEmptyHtml } from '../../emails/model.ts'
import { WRITE_TO_MANY } from '../bulk-runs.server.ts'
import { filledIn, type Text } from '../model/email-texts.ts'
import {
  type Addressee,
  addressees,
  leftOut,
  type Some,
  some,
  writtenBefore,
} from '../queries/recipients.server.ts'
import { demandManager } from '../queries/registration-facts.server.ts'
import type { MessageInput, Recipients, Written } from '../schema.ts'
import { sendCopy, writeTo } from './write-to.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages' | 'config' | 'secret'>

type Refused =
  | { reason: 'NOBODY'; left: Some }
  /** Nothing was written. [resolutions F16] */
  | { reason: 'EMPTY' }

/** Who would get a message, and how it reads for the first of them. */
export type Preview = Text & {
  people: Some
  left: Some
  first: string
  /** Who was sent one with this subject before, and who is no member yet. */
  before: Some
  strangers: Some
}

/**
 * What a message would look like: nothing is sent. The link to pay is not shown to anybody but its owner. [ADM-034,
 * resolutions E08]
 */
export async function previewMessage(
  ctx: Needs,
  chosen: Recipients,
  input: MessageInput,
): Promise<Outcome<{ preview: Preview }, Refused>> {
  demandManager(ctx)
  const checked = check(input, await addressees(ctx, ctx.db, chosen))
  if (!checked.ok) return checked
  const { reached, left, text } = checked
  const [{ name: first, due } = { name: '', due: '' }] = reached
  const before = some(await writtenBefore(ctx.db, reached, text))
  const strangers = some(reached.filter(({ isMember }) => !isMember))
  const people = some(reached)
  return done({
    preview: { ...filledIn(text, { name: first, due }), people, left, first, before, strangers },
  })
}

/** To one: the address that it went to. To many: the run in which it goes. */
export type SendToRegistrations = Outcome<
  { left: Some } & ({ address: string; runId?: never } | { runId: string }),
  Refused
>

/**
 * Writes to those who registered, one e-mail each, from a mailbox of the club; for a minor the guardian gets it too.
 * What was sent is kept as a notification of each registration, without the link to pay. Many are written to in a run.
 * The same `sending` again writes to nobody who has it. Throws Forbidden to everybody but administrators.
 * [ADM-021, ADM-033, ADM-034, SYS-066, SYS-069, resolutions A07, A15, C10, E20, F16]
 */
export async function sendToRegistrations(
  ctx: Needs,
  chosen: Recipients,
  input: MessageInput,
): Promise<SendToRegistrations> {
  demandManager(ctx)
  return transact(ctx, async (tx) => {
    const checked = check(input, await addressees(ctx, tx, chosen))
    if (!checked.ok) return checked
    const { reached, left, text } = checked
    const written = { ...text, from: input.from, sending: input.sending }
    const [only, ...others] = reached
    if (only && others.length === 0) {
      const isNew = await writeTo(ctx, tx, only, written)
      if (isNew) await note(ctx, tx, reached, input, written)
      return done({ left, address: only.addresses[0]?.email ?? '' })
    }
    const ids = reached.map(({ id }) => id)
    const { runId, isNew } = await startBulk(tx, ctx, WRITE_TO_MANY, {
      input: written,
      ids,
      key: input.sending,
    })
    if (isNew) await note(ctx, tx, reached, input, written)
    return done({ left, runId })
  })
}

type Checked = Outcome<{ reached: Addressee[]; left: Some; text: Text }, Refused>

function check({ subject, content }: MessageInput, people: Addressee[]): Checked {
  const text = { subject, content: sanitiseHtml(content) }
  if (isEmptyHtml(text.content)) return refused('EMPTY')
  const reached = people.filter((person) => !leftOut(person, text))
  const left = some(people.filter((person) => leftOut(person, text)))
  if (reached.length === 0) return refused('NOBODY', { left })
  return done({ reached, left, text })
}

/** Once for each sending: the copy that was asked for, and a line in the log. */
async function note(
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
