import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../../../../kernel/actor.ts'
import { clubDay } from '../../../../kernel/dates.ts'
import { isSameEmail } from '../../../../kernel/email.ts'
import { newId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { networkOf, spend } from '../../../../platform/limits/limits.ts'
import { firstNameOf } from '../../../members/model/member.ts'
import { followLater } from '../../form/commands/follow-later.server.ts'
import { checksOf } from '../../form/commands/save-checks.server.ts'
import { BEGIN_LIMIT } from '../../form/commands/save-questions.server.ts'
import { type Problems, readDetails, readGuardian, type Texts } from '../../form/model/answers.ts'
import { GUARDIAN, missingDetails, missingText, type RegistrationSettings } from '../../model/registration.ts'
import { CHECKS, WORDS } from '../../model/wording.ts'
import { membershipsOf, type Offers } from '../../payment/model/offers.ts'
import { type AccessToken, hashOf, linkToken, opens, tokenOfForm } from '../../queries/access-token.server.ts'
import type { Registration } from '../../queries/registration.server.ts'
import { registrations } from '../../table.server.ts'
import { childField } from '../model/child-field.ts'
import {
  askedOf,
  isSameChild,
  offersForChildren,
  type ReadChild,
  readChildren,
} from '../model/children-form.ts'
import { type FamilyLine, familyLines, hasSiblingPrice } from '../model/family-fees.ts'
import { childOf, findKnownChildren } from '../queries/known-children.server.ts'
import { sendAgain, sendEmails } from './children-emails.server.ts'

type Needs = Pick<Ctx, 'db' | 'pages' | 'clock' | 'secret' | 'config' | 'club' | 'client' | 'actor'>

/**
 * The submitted form. `key` is unique to it, so that a form sent twice registers once. `opened` are the registrations
 * that the browser can already open.
 */
export type ChildrenForm = { key: string; texts: Texts; count: number; opened?: readonly AccessToken[] }

export type RegisterChildren = Outcome<
  { accessTokens: AccessToken[] },
  | { reason: 'INVALID'; problems: Problems }
  /** The caller has registered a child already. The guardian is e-mailed the payment link again. */
  | { reason: 'KNOWN'; registrationId: string; problems: Problems }
  | { reason: 'TOO_MANY'; retryAfterSeconds: number }
>

/**
 * Registers the children of a family and e-mails the guardian one payment link for all. Each child is a separate
 * registration for staff to review. Sending the same form again returns the same registrations. A child who is
 * registered already is refused only to the family itself: for anybody else it is registered once more, and the
 * guardian is e-mailed, so that the answer shows a stranger nothing.
 */
export async function registerChildren(
  ctx: Needs,
  settings: RegistrationSettings,
  allOffers: Offers,
  { key, texts, count, opened = [] }: ChildrenForm,
): Promise<RegisterChildren> {
  const today = clubDay(ctx.clock.now())
  const offers = offersForChildren(allOffers)
  const children = readChildren({ settings, offers, today }, texts, count)
  const family = readFamily(settings, texts, today)
  const problems = Object.assign({}, family.problems, ...children.map((child) => child.problems))
  if (Object.keys(problems).length > 0) return refused('INVALID', { problems })
  const spent = await spend(ctx.db, BEGIN_LIMIT, networkOf(ctx.client))
  if (!spent.allowed) return refused('TOO_MANY', { retryAfterSeconds: spent.retryAfterSeconds })
  const token = tokenOfForm(key, ctx.secret)
  return transact(ctx, async (tx) => {
    await oneAtATime(tx, family.email)
    const earlier = await sentBefore(tx, token)
    const isAgain = children.every((child) => earlier.some((one) => isSameChild(childOf(one), child)))
    if (isAgain) return done({ accessTokens: tokensOf(ctx, family, earlier, token) })
    const known = await findKnownChildren(ctx, tx, family.email, children)
    const mine = known.find(
      ({ registration }) =>
        earlier.length > 0 || isGuardian(ctx.actor, family) || canOpen(ctx, registration, opened),
    )
    if (mine) {
      await sendAgain(ctx, tx, mine.registration)
      const message = `${firstNameOf(mine.registration.name)} is registered already. We have sent you the link to pay again`
      return refused('KNOWN', {
        registrationId: mine.registration.id,
        problems: { [childField(mine.at, 'name')]: [message] },
      })
    }
    const rows = rowsOf(ctx, { family, children, offers, token })
    await tx.insert(registrations).values(rows)
    for (const { id } of rows) await touchEntry(tx, 'registrations', id)
    await followLater(tx, rows[0]?.id ?? '')
    await sendEmails(
      ctx,
      tx,
      rows,
      known.map(({ registration }) => registration),
    )
    return done({ accessTokens: tokensOf(ctx, family, rows, token) })
  })
}

/** Whether the account that is logged in has the guardian's address. */
const isGuardian = (actor: Actor, { email }: Pick<Family, 'email'>): actor is Actor & { kind: 'user' } =>
  actor.kind === 'user' && isSameEmail(actor.email, email)

/** The guardian who is logged in gets the tokens of the link in e-mails, with which children from other forms count. */
const tokensOf = (
  { actor, secret }: Needs,
  family: Family,
  rows: readonly Pick<Registration, 'id' | 'tokenHash'>[],
  token: string,
): AccessToken[] =>
  rows.map((row) => ({ id: row.id, token: isGuardian(actor, family) ? linkToken(row, secret) : token }))

const canOpen = ({ secret }: Needs, registration: Registration, opened: readonly AccessToken[]): boolean =>
  opened.some(({ id, token }) => id === registration.id && opens(registration, token, secret))

type Family = { name: string; email: string; problems: Problems }

/** Reads the guardian's details and the fields asked once for all children. */
function readFamily(settings: RegistrationSettings, texts: Texts, today: ReturnType<typeof clubDay>): Family {
  const { shared } = askedOf(settings)
  const read = readDetails(shared, texts, [], today)
  const { problem, ...guardian } = readGuardian(
    texts.get(GUARDIAN.name.id) ?? '',
    texts.get(GUARDIAN.email.id) ?? '',
  )
  const given = {
    questions: [],
    details: read.answers,
    studentCardId: null,
    guardianName: '',
    guardianEmail: '',
  }
  const problems: Problems = { ...read.problems, ...(problem && { [GUARDIAN.email.id]: [problem] }) }
  const missing = missingDetails(
    { registerDetails: shared },
    { ...given, guardianConsentAt: null },
    '9999-12-31',
  )
  for (const one of missing)
    problems[one.id] ??= [missingText(one, shared.find(({ id }) => id === one.id)?.type)]
  if (!guardian.name) problems[GUARDIAN.name.id] = ['Enter your name']
  if (!guardian.email) problems[GUARDIAN.email.id] ??= ['Enter your e-mail address']
  for (const id of [GUARDIAN.consent.id, ...CHECKS.map((check) => check.id)])
    if (!texts.has(id)) problems[id] = [WORDS.tickBox]
  return { ...guardian, problems }
}

/** Serialises concurrent forms of one family, so that the second finds the first one's registrations. */
const oneAtATime = (tx: Tx, email: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('children'), hashtext(${email.toLowerCase()}))`)

const sentBefore = (tx: Tx, token: string) =>
  tx
    .select()
    .from(registrations)
    .where(and(eq(registrations.tokenHash, hashOf(token)), isNull(registrations.removedAt)))
    .orderBy(asc(registrations.id))

type Entered = { family: Family; children: readonly ReadChild[]; offers: Offers; token: string }

function rowsOf({ clock, actor }: Needs, { family, children, offers, token }: Entered) {
  const now = clock.now()
  const ids = children.map(() => newId())
  const fees = children.map(({ chosen }, at) => ({
    id: ids[at] ?? '',
    fee: offers.registration.find(({ feeId }) => feeId === chosen.registration),
  }))
  const lines = familyLines(
    fees.flatMap(({ id, fee }) => (fee ? [{ id, firstName: '', fee, paid: false }] : [])),
  )
  const checks = checksOf(new Set(CHECKS.map(({ id }) => id)))
  return children.map(({ name, questions, details, chosen }, at) => {
    const line = lines.find(({ id }) => id === ids[at])
    const [first, ...others] = membershipsOf(offers, chosen)
    const isLess = line && first && hasSiblingPrice(line)
    return {
      id: ids[at] ?? '',
      familyId: ids[0],
      tokenHash: hashOf(token),
      ...{ name, questions, details, checks },
      memberships: isLess
        ? [{ ...first, value: siblingValue(first.value, line.amount) }, ...others]
        : membershipsOf(offers, chosen),
      guardianName: family.name,
      guardianEmail: family.email,
      guardianConsentAt: now,
      userId: isGuardian(actor, family) ? actor.userId : null,
      registrationPaid: line !== undefined && hasNothingToPay(line),
      submittedAt: now,
      createdAt: now,
      updatedAt: now,
    }
  })
}

/** Whether the children of this form have used up the family cap. `followLater` counts other forms too. */
const hasNothingToPay = ({ amount, full }: FamilyLine): boolean => amount === 0 && full > 0

const siblingValue = (value: Registration['memberships'][number]['value'], amount: number) => ({
  ...value,
  label: `${value.label}, sibling price`,
  price: amount / 100,
})
