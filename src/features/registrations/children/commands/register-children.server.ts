import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { clubDay } from '../../../../kernel/dates.ts'
import { newId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { mailAddress } from '../../../../platform/email/email.ts'
import { type Limit, networkOf, spend } from '../../../../platform/limits/limits.ts'
import { sendEmail } from '../../../emails/commands/send-email.server.ts'
import { newRegistrationEmail, registrationEmail } from '../../../emails/emails/registration.tsx'
import { firstNameOf } from '../../../members/model/member.ts'
import { payingLink } from '../../form/commands/emails.server.ts'
import { checksOf } from '../../form/commands/save-checks.server.ts'
import { BEGIN_LIMIT } from '../../form/commands/save-questions.server.ts'
import { type Problems, readDetails, readGuardian, type Texts } from '../../form/model/answers.ts'
import {
  answerTo,
  GUARDIAN,
  missingDetails,
  missingText,
  type RegistrationSettings,
} from '../../model/registration.ts'
import { CHECKS, WORDS } from '../../model/wording.ts'
import { membershipsOf, type Offers } from '../../payment/model/offers.ts'
import { type AccessToken, hashOf, tokenOfForm } from '../../queries/access-token.server.ts'
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
import { familyLines, namesOf } from '../model/family-fees.ts'

/** How often the payment link is e-mailed again when a form is sent again. */
const AGAIN_LIMIT: Limit = { name: 'children-again', points: 3, seconds: 3600 }
/** After this many days a child may be registered again, for the next season. */
const KNOWN_DAYS = 30

type Needs = Pick<Ctx, 'db' | 'pages' | 'clock' | 'secret' | 'config' | 'club' | 'client' | 'actor'>

/** The submitted form. `key` is unique to it, so that a form sent twice registers once. */
export type ChildrenForm = { key: string; texts: Texts; count: number }

export type RegisterChildren = Outcome<
  { accessTokens: AccessToken[] },
  | { reason: 'INVALID'; problems: Problems }
  /** A child is registered already. The guardian is e-mailed the payment link again. */
  | { reason: 'KNOWN'; registrationId: string; problems: Problems }
  | { reason: 'TOO_MANY'; retryAfterSeconds: number }
>

/**
 * Registers the children of a family and e-mails the guardian one payment link for all. Each child is a separate
 * registration for staff to review. Sending the same form again returns the same registrations.
 */
export async function registerChildren(
  ctx: Needs,
  settings: RegistrationSettings,
  allOffers: Offers,
  { key, texts, count }: ChildrenForm,
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
    const isAgain = children.every((child) => earlier.some((one) => isSameChild(factsOf(one), child)))
    if (isAgain) return done({ accessTokens: earlier.map(({ id }) => ({ id, token })) })
    const known = await findKnown(ctx, tx, family.email, children)
    if (known) {
      await sendAgain(ctx, tx, known.registration)
      const message = `${firstNameOf(known.registration.name)} is registered already. We have sent you the link to pay again`
      return refused('KNOWN', {
        registrationId: known.registration.id,
        problems: { [childField(known.at, 'name')]: [message] },
      })
    }
    const rows = rowsOf(ctx, { family, children, offers, token })
    await tx.insert(registrations).values(rows)
    for (const { id } of rows) await touchEntry(tx, 'registrations', id)
    await sendEmails(ctx, tx, rows)
    return done({ accessTokens: rows.map(({ id }) => ({ id, token })) })
  })
}

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

const factsOf = ({ name, details }: Registration) => ({ name, born: answerTo(details, 'dob') })

/** Finds a child that the same guardian has registered in the last days. */
async function findKnown({ clock }: Needs, tx: Tx, email: string, children: readonly ReadChild[]) {
  const since = new Date(clock.now().getTime() - KNOWN_DAYS * 86_400_000)
  const lately = await tx
    .select()
    .from(registrations)
    .where(
      and(
        eq(sql`lower(${registrations.guardianEmail})`, email.toLowerCase()),
        isNotNull(registrations.submittedAt),
        isNull(registrations.removedAt),
        gt(registrations.submittedAt, since),
      ),
    )
  for (const [at, child] of children.entries()) {
    const registration = lately.find((one) => isSameChild(factsOf(one), child))
    if (registration) return { at, registration }
  }
  return undefined
}

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
  // Linked to the logged-in account only if the guardian's address is that of the account.
  const isOwn = actor.kind === 'user' && actor.email.toLowerCase() === family.email.toLowerCase()
  return children.map(({ name, questions, details, chosen }, at) => {
    const line = lines.find(({ id }) => id === ids[at])
    const [first, ...others] = membershipsOf(offers, chosen)
    const isLess = line && first && line.amount < line.full
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
      userId: isOwn ? actor.userId : null,
      submittedAt: now,
      createdAt: now,
      updatedAt: now,
    }
  })
}

const siblingValue = (value: Registration['memberships'][number]['value'], amount: number) => ({
  ...value,
  label: `${value.label}, sibling price`,
  price: amount / 100,
})

type Row = ReturnType<typeof rowsOf>[number]

/** E-mails the guardian the payment link for all children, and notifies the club. */
async function sendEmails(ctx: Needs, tx: Tx, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const who = namesOf(rows.map(({ name }) => name))
  const fees = rows.flatMap(({ name, memberships }) =>
    memberships
      .filter(({ id }) => id !== '')
      .map(({ label, value }) => ({
        label: `${firstNameOf(name)}: ${label.toLowerCase()}`,
        value: value.label,
      })),
  )
  await sendLink(ctx, tx, first, who, fees)
  const replyTo = mailAddress(first.guardianEmail, first.guardianName)
  const notice = newRegistrationEmail({ who, minor: true, volunteer: false, fees })
  await sendEmail(ctx, tx, { to: mailAddress(ctx.club.emails.info, ctx.club.name), replyTo }, notice)
}

async function sendAgain(ctx: Needs, tx: Tx, registration: Registration): Promise<void> {
  const spent = await spend(ctx.db, AGAIN_LIMIT, registration.id)
  if (spent.allowed) await sendLink(ctx, tx, registration, registration.name, [])
}

async function sendLink(
  ctx: Needs,
  tx: Tx,
  {
    guardianName,
    guardianEmail,
    ...registration
  }: Pick<Registration, 'id' | 'tokenHash' | 'guardianName' | 'guardianEmail'>,
  who: string,
  fees: { label: string; value: string }[],
): Promise<void> {
  const payUrl = payingLink(ctx, registration)
  const email = registrationEmail({ club: ctx.club.name, reader: guardianName, who, payUrl, fees })
  await sendEmail(ctx, tx, { to: mailAddress(guardianEmail, guardianName) }, email)
}
