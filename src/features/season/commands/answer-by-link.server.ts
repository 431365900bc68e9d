import { Invalid } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { updateEntry } from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { joining, transact } from '../../../platform/database/transact.ts'
import { memberContentType } from '../../members/content-type.ts'
import {
  renewRegistration,
  withdrawRenewal,
} from '../../registrations/form/commands/renew-registration.server.ts'
import { writeAnswer } from '../internal/write-answer.server.ts'
import { readSeasonLink } from '../model/season-link.ts'
import { type OpenedLink, openSeasonLink } from '../queries/opened-link.server.ts'
import type { PlannedMember } from '../queries/planned-members.server.ts'
import { lockSeason } from '../queries/season.server.ts'
import type { LinkInput } from '../schema.ts'

export type AnswerByLink = Outcome<
  object,
  /** The link has expired, or its reader may no longer answer for this person. */
  | { reason: 'EXPIRED' }
  /** The season has been closed. */
  | { reason: 'CLOSED' }
  /** The club or someone else has changed these details in the meantime. */
  | { reason: 'CHANGED' }
  | { reason: 'NOT_VALID'; problems: Record<string, string[]> }
>

/**
 * Records an answer by a link from an e-mail, without login: everybody of the family comes back, one person does or
 * does not, or their details have changed. It can be repeated until the season is closed; the last answer counts.
 * Confirming registers each person for the season, with the consent and fees of a registration.
 */
export async function answerByLink(ctx: Ctx, token: string, input: LinkInput): Promise<AnswerByLink> {
  try {
    return await transact(ctx, async (tx) => {
      if (!readSeasonLink(ctx.secret, token, ctx.clock.now())) return refused('EXPIRED')
      // Before anything is read: waits for the same form sent twice, and for a colleague who is closing the season.
      const current = await lockSeason(tx)
      const opened = await openSeasonLink(ctx, tx, token)
      if (!opened) return refused('EXPIRED')
      if (current.id !== opened.season.id || current.status !== 'open') return refused('CLOSED')
      if (input.intent === 'confirm') return confirm(ctx, tx, opened)
      const person = opened.people.find(({ id }) => id === input.person)
      if (!person) return refused('EXPIRED')
      if (input.intent === 'leave') return leave(ctx, tx, opened, person, input.reason)
      if (input.intent === 'return') return come(ctx, tx, opened, [person])
      return changeDetails(ctx, tx, person, input)
    })
  } catch (error) {
    if (error instanceof Invalid) return refused('NOT_VALID', { problems: withFormNames(error.fields) })
    throw error
  }
}

/** Everybody comes back, except those whose answer is no. */
const confirm = (ctx: Ctx, tx: Tx, opened: OpenedLink) =>
  come(
    ctx,
    tx,
    opened,
    opened.people.filter(({ answer }) => answer !== 'not-coming'),
  )

/** Registers those who have no registration yet. One that was paid is still there after a change of mind. */
async function come(ctx: Ctx, tx: Tx, opened: OpenedLink, people: readonly PlannedMember[]) {
  const { season, contact } = opened
  let familyId = opened.people.find((one) => one.registrationId)?.registrationId ?? null
  for (const { id, answer, registrationId } of people) {
    const written = {
      seasonId: season.id,
      memberId: id,
      isByStaff: false,
      answer: 'coming',
      reason: '',
    } as const
    if (registrationId) {
      if (answer !== 'coming') await writeAnswer(tx, ctx, { ...written, registrationId })
      continue
    }
    const isSelf = contact.people.some((one) => one.memberId === id && one.isSelf)
    const guardian = isSelf ? undefined : { name: contact.name, email: contact.email }
    const renewed = await renewRegistration(ctx, tx, {
      memberId: id,
      userId: contact.userId,
      guardian,
      familyId,
    })
    if (guardian) familyId ??= renewed
    await writeAnswer(tx, ctx, { ...written, registrationId: renewed })
  }
  return done()
}

async function leave(ctx: Ctx, tx: Tx, { season }: OpenedLink, person: PlannedMember, reason: string) {
  const isPaid = person.registrationId !== null && !(await withdrawRenewal(tx, ctx, person.registrationId))
  const registrationId = isPaid ? person.registrationId : null
  const written = { seasonId: season.id, memberId: person.id, registrationId, isByStaff: false }
  await writeAnswer(tx, ctx, { ...written, answer: 'not-coming', reason })
  return done()
}

/** The details that the link changes, by their names in the form. */
const DETAILS = { phone: 'Phone', address: 'Address', postcode: 'Postcode' } as const

async function changeDetails(
  ctx: Ctx,
  tx: Tx,
  { id }: PlannedMember,
  { phone, address, postcode, version }: Extract<LinkInput, { intent: 'change' }>,
): Promise<AnswerByLink> {
  const saved = await updateEntry(
    joining(ctx, tx),
    memberContentType,
    id,
    { Phone: phone, Address: address, Postcode: postcode },
    { version, granted: Object.values(DETAILS) },
  )
  return saved.ok ? done() : refused('CHANGED')
}

const withFormNames = (problems: Record<string, string[]>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(problems).map(([wire, messages]) => [
      Object.entries(DETAILS).find(([, name]) => name === wire)?.[0] ?? wire,
      messages,
    ]),
  )
