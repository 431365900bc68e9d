import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { touch, transact } from '../../../platform/database/transact.ts'
import { auditStaff } from '../../../platform/entries/audit.ts'
import { sanitiseHtml } from '../../../platform/entries/sanitise.ts'
import { type MailAddress, mailAddress } from '../../../platform/mail/mail.ts'
import { isEmptyHtml } from '../../mailings/model.ts'
import { sendMessage } from '../../mailings/send-message.server.ts'
import { notifications } from '../../mailings/table.server.ts'
import { asksToPay, filledIn, type Text } from '../model/letters.ts'
import { demandManager } from '../queries/desk-facts.server.ts'
import { type Addressee, addressees, sorted } from '../queries/recipients.server.ts'
import { type MessageInput, MOST_RECIPIENTS, type Recipients } from '../schema.ts'
import { payingLink } from './letters.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages' | 'config' | 'secret'>

type Refused =
  | { reason: 'NOBODY'; left: string[] }
  | { reason: 'TOO_MANY' }
  /** Nothing was written. [decisions F16] */
  | { reason: 'EMPTY' }

/** Who would get a message, and how it reads for the first of them. */
export type Preview = Text & { people: string[]; left: string[]; first: string }

/** What a message would look like: nothing is sent. The link to pay is not shown to anybody but its owner. [ADM-034, decisions E08] */
export async function previewMessage(
  ctx: Needs,
  chosen: Recipients,
  input: MessageInput,
): Promise<Outcome<{ preview: Preview }, Refused>> {
  demandManager(ctx)
  const checked = check(input, await addressees(ctx, ctx.db, chosen))
  if (!checked.ok) return checked
  const { reached, left, text } = checked
  const first = reached[0]?.name ?? ''
  return done({ preview: { ...filledIn(text, { name: first }), people: reached.map(named), left, first } })
}

/** `address` is the first person's. */
export type SendToRegistrations = Outcome<{ people: string[]; left: string[]; address: string }, Refused>

/**
 * Writes to those who registered, one e-mail each, from a mailbox of the club; for a minor the guardian gets it too.
 * What was sent is kept as a notification of each registration, without the link to pay. The same `sending` again writes
 * to nobody who has it. Throws Forbidden to everybody but administrators.
 * [ADM-021, ADM-033, ADM-034, SYS-066, SYS-069, decisions A07, A15, C10, E20, F16]
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
    const fresh = await keepNotifications(ctx, tx, reached, input.sending, text)
    const from = mailAddress(ctx.config.mail[input.from], ctx.config.club.name)
    for (const person of fresh) await sendTo(ctx, tx, person, from, text)
    if (input.copyTo && fresh.length > 0) await sendCopy(ctx, tx, input.copyTo, from, text)
    const facts = { people: fresh.length, mailbox: input.from }
    await auditStaff(tx, ctx, { action: 'registrations.send-email', subject: 'registrations', facts })
    await touch(tx, 'notifications')
    return done({ people: reached.map(named), left, address: reached[0]?.addresses[0]?.email ?? '' })
  })
}

type Checked = Outcome<{ reached: Addressee[]; left: string[]; text: Text }, Refused>

function check({ subject, content }: MessageInput, people: Addressee[]): Checked {
  if (people.length > MOST_RECIPIENTS) return refused('TOO_MANY')
  const text = { subject, content: sanitiseHtml(content) }
  if (isEmptyHtml(text.content)) return refused('EMPTY')
  const { reached, left } = sorted(people, text.content)
  if (reached.length === 0) return refused('NOBODY', { left: left.map(named) })
  return done({ reached, left: left.map(named), text })
}

const named = ({ name }: Addressee): string => name

/** One for each registration; answers those that had none of this sending yet. */
async function keepNotifications(
  ctx: Needs,
  tx: Tx,
  people: readonly Addressee[],
  sendingId: string,
  text: Text,
): Promise<Addressee[]> {
  const sentAt = ctx.clock.now()
  const kept = await tx
    .insert(notifications)
    .values(
      people.map(({ id, name }) => {
        const { subject, content } = filledIn(text, { name })
        return { registrationId: id, sendingId, sentAt, subject, contentSingle: content }
      }),
    )
    .onConflictDoNothing()
    .returning({ id: notifications.registrationId })
  const fresh = new Set(kept.map(({ id }) => id))
  return people.filter(({ id }) => fresh.has(id))
}

async function sendTo(ctx: Needs, tx: Tx, person: Addressee, from: MailAddress, text: Text): Promise<void> {
  const payUrl = asksToPay(text) ? payingLink(ctx, person) : undefined
  for (const { name, email } of person.addresses) {
    const { subject, content } = filledIn(text, { name, ...(payUrl && { payUrl }) })
    await sendMessage(ctx, tx, { to: mailAddress(email, name), from }, { subject, html: content })
  }
}

/** For whoever should know what was sent: without anybody's name and link. */
async function sendCopy(ctx: Needs, tx: Tx, email: string, from: MailAddress, text: Text): Promise<void> {
  const { subject, content } = filledIn(text, { name: '…' })
  await sendMessage(ctx, tx, { to: mailAddress(email), from }, { subject: `Copy: ${subject}`, html: content })
}
