import { someConsents } from '../../demo/builders/consent.ts'
import { aGuardian } from '../../demo/builders/guardian.ts'
import { aMember } from '../../demo/builders/member.ts'
import { aPayment } from '../../demo/builders/payment.ts'
import { aRegistration } from '../../demo/builders/registration.ts'
import { aTeam } from '../../demo/builders/team.ts'
import { aUser } from '../../demo/builders/user.ts'
import { consents } from '../../src/features/members/consent/table.server.ts'
import { saveCard } from '../../src/features/members/emergency/commands/save-card.server.ts'
import { emergencyCards } from '../../src/features/members/emergency/table.server.ts'
import { guardianInvitations, guardians } from '../../src/features/members/family/table.server.ts'
import { INVITATION_LINK } from '../../src/features/members/guardians/model.ts'
import { actorOfUser } from '../../src/features/members/queries/actor.server.ts'
import { members } from '../../src/features/members/table.server.ts'
import { newId } from '../../src/kernel/ids.ts'
import { signLink } from '../../src/platform/links/signed-link.ts'
import { signIn } from '../support/sign-in.ts'
import { readAsStaff, readInApi } from './family-api.ts'
import { type Attack, form, isSound, type Outcome, type Target, tally } from './target.ts'

/** Written only in the family that is attacked. */
const SURNAME = 'Thistlewood'
const MOTHER = 'mother-of-thistle@example.org'
const ALLERGY = 'Starfruit and gooseberries'
const PHONE = '020 7946 0777'
const SECRETS = [SURNAME, MOTHER, ALLERGY, PHONE]

/** What another parent, a coach of another team, a member and a visitor find of a family that is not theirs. */
export const othersFamily: Attack = {
  name: 'families, emergency cards and registrations of others',
  says: 'a parent reaches only their own children, a coach no family, a visitor nothing, and no staff an emergency card; invitations and payment links open for nobody else',
  run: attack,
}

async function attack(target: Target): Promise<Outcome> {
  const found = tally()
  const family = await aFamilyOfOthers(target)
  const before = await writtenIn(target, family)
  await readPages(target, family, found)
  for (const other of Object.entries(family.others)) await readInApi(target, other, SECRETS, found)
  await readAsStaff(target, family, ALLERGY, found)
  await writeToThem(target, family, found)
  await followLinks(target, family, found)
  found.expect((await writtenIn(target, family)) === before, 'something of another family was written')
  return found.outcome
}

type Family = Awaited<ReturnType<typeof aFamilyOfOthers>>
type Found = ReturnType<typeof tally>

async function aFamilyOfOthers({ ctx }: Target) {
  const team = await aTeam(ctx, { name: 'Thistle Juniors', youth: true })
  const child = await aMember(ctx, {
    ...{ name: `Una ${SURNAME}`, bornOn: '2009-03-01', team, listed: false, phone: PHONE },
  })
  const mother = await aUser(ctx, { email: MOTHER, name: `Eda ${SURNAME}` })
  await aGuardian(ctx, mother, child)
  const asMother = { ...ctx, actor: await actorOfUser(ctx, mother.id) }
  await saveCard(asMother, child.id, {
    ...{ firstContact: `Eda ${SURNAME}`, firstPhone: PHONE, secondContact: '', secondPhone: '' },
    ...{ allergies: ALLERGY, medicalNotes: '', agreed: 'yes' },
  })
  const registration = await aRegistration(ctx, {
    ...{ familyId: newId(), guardianName: `Eda ${SURNAME}`, guardianEmail: MOTHER },
    details: { name: `Una ${SURNAME}`, dob: '2014-03-01' },
  })
  await someConsents(ctx, [{ member: child, by: mother, answers: { transport: true } }])
  const payment = await aPayment(ctx, {
    ...{ purpose: 'registration', objectId: registration.id, amount: 4500 },
    ...{ payerName: `Eda ${SURNAME}`, payerEmail: MOTHER, description: `Registration for Una ${SURNAME}` },
  })
  const expiresAt = new Date(ctx.clock.now().getTime() + 86_400_000)
  const [invitation] = await ctx.db
    .insert(guardianInvitations)
    .values({ memberId: child.id, email: 'father-of-thistle@example.org', expiresAt })
    .returning()
  if (!invitation) throw new Error('the invitation was not stored')
  const stranger = await aUser(ctx)
  await aGuardian(ctx, stranger, await aMember(ctx, { name: 'Ida Elsewhere', bornOn: '2014-05-01' }))
  const coach = await aUser(ctx, { role: 'coach', teams: [await aTeam(ctx, { name: 'Other Thistles' })] })
  const headersOf = (user: { id: string }) => signIn(ctx, { id: '', name: '', userId: user.id })
  return {
    ...{ child, mother, registration, payment, invitation, expiresAt },
    others: {
      visitor: {},
      'another parent': await headersOf(stranger),
      'the coach of another team': await headersOf(coach),
      'a member': await signIn(ctx, 'member'),
    },
  }
}

const pagesOf = ({ child, registration, payment }: Family): string[] => [
  '/members/family',
  '/members/family.data',
  '/members/export',
  '/members/calendar',
  '/members/notifications',
  ...[0, 1, 2, 3].map((tab) => `/members/dashboard?tab=${tab}`),
  '/admin/emergency',
  `/admin/emergency/${child.id}`,
  `/admin/payments/${payment.id}`,
  `/members/family/${child.id}`,
  '/members/dashboard',
  '/about-us/register/children',
  `/about-us/subscription?step=process&id=${registration.id}`,
  `/about-us/subscription?step=success&id=${registration.id}&mode=payment`,
  '/admin/members/consent',
  `/admin/members/${child.id}`,
  `/admin/registrations/${registration.id}`,
  `/api/members/${child.id}`,
  `/api/registrations/${registration.id}`,
]

async function readPages(target: Target, family: Family, found: Found): Promise<void> {
  for (const [who, headers] of Object.entries(family.others)) {
    for (const path of pagesOf(family)) {
      const answer = await target.ask(path, { headers })
      found.expect(isSound(answer), `${who}: ${path} answers ${answer.status}`)
      for (const secret of SECRETS)
        found.expect(!answer.text.includes(secret), `${who}: ${path} shows "${secret}"`)
    }
  }
}

/** Each is refused, and what is stored stays as it was. */
async function writeToThem(target: Target, family: Family, found: Found): Promise<void> {
  const { child, mother, invitation, registration } = family
  const page = `/members/family/${child.id}`
  const posts: [string, Record<string, string>][] = [
    [page, { do: 'details', version: '1', phone: '1' }],
    [page, { do: 'consent', website_photos: 'yes', listing: 'yes' }],
    [page, { do: 'save-card', firstContact: 'x', firstPhone: PHONE, agreed: 'yes' }],
    [page, { do: 'delete-card' }],
    [page, { do: 'child-emails', emailsChild: 'yes' }],
    [page, { do: 'invite-child', email: 'stranger@example.org' }],
    [page, { do: 'invite-guardian', email: 'stranger@example.org' }],
    [page, { do: 'revoke-guardian', invitation: invitation.id }],
    [page, { do: 'remove-guardian', guardian: mother.id }],
    [`/about-us/subscription?step=process&id=${registration.id}`, {}],
  ]
  for (const [who, headers] of Object.entries(family.others)) {
    for (const [path, body] of posts) {
      const { status, headers: answered } = await target.ask(path, form(body, headers))
      const isLogin = answered.get('location')?.startsWith('/members/access')
      const isRefused = [401, 403, 404, 422].includes(status) || isLogin === true
      found.expect(isRefused, `${who}: POST ${path} ${body.do ?? 'pay'} answers ${status}`)
    }
  }
}

/** An invitation that was altered, has expired or was made with another secret, and payment links of others. */
async function followLinks(target: Target, family: Family, found: Found): Promise<void> {
  const { ctx } = target
  const { invitation, expiresAt, registration, others } = family
  const past = new Date(ctx.clock.now().getTime() - 1000)
  const tokens = [
    signLink(ctx.secret, INVITATION_LINK, [invitation.id], past),
    signLink('another secret, 32 characters or more', INVITATION_LINK, [invitation.id], expiresAt),
    signLink(ctx.secret, 'another-purpose', [invitation.id], expiresAt),
    signLink(ctx.secret, INVITATION_LINK, [newId()], expiresAt),
    '',
  ]
  const forSomebodyElse = signLink(ctx.secret, INVITATION_LINK, [invitation.id], expiresAt)
  const taken = await target.ask(
    `/members/family/invitation?token=${forSomebodyElse}`,
    form({ do: 'accept' }, others['another parent']),
  )
  found.expect(taken.status === 422, `an invitation to another address is accepted: ${taken.status}`)
  for (const token of tokens) {
    const path = `/members/family/invitation?token=${token}`
    const read = await target.ask(path, { headers: others['another parent'] })
    found.expect(!SECRETS.some((secret) => read.text.includes(secret)), `${path} shows a family`)
    const { status } = await target.ask(path, form({ do: 'accept' }, others['another parent']))
    found.expect(status >= 400 && status < 500, `${path} is accepted: ${status}`)
  }
  for (const token of ['', 'x', registration.tokenHash, registration.id]) {
    const { headers } = await target.ask(`/about-us/subscription?id=${registration.id}&token=${token}`)
    found.expect(
      !headers.get('set-cookie')?.includes(registration.id),
      `a payment link opens with "${token}"`,
    )
  }
}

async function writtenIn({ ctx }: Target, { child }: Family): Promise<string> {
  const all = await ctx.db.select().from(members)
  return JSON.stringify([
    all.find(({ id }) => id === child.id),
    await ctx.db.$count(consents),
    await ctx.db.$count(guardians),
    await ctx.db.$count(guardianInvitations),
    (await ctx.db.select().from(emergencyCards)).map(({ sealed }) => sealed),
  ])
}
