import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aGuardian } from '../../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { anActor } from '../../../../../tests/support/actors.ts'
import { workOff } from '../../../../../tests/support/bulk.ts'
import { aCtx, as } from '../../../../../tests/support/database.ts'
import { VISITOR } from '../../../../kernel/actor.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { auditLog, revisions } from '../../../../platform/content/table.server.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { anyKind, type BulkKind, type BulkRegistry } from '../../../../platform/jobs/bulk/kind.ts'
import { bulkProgress } from '../../../../platform/jobs/bulk/progress.ts'
import { bulkRuns } from '../../../../platform/jobs/bulk/table.server.ts'
import { openLog } from '../../../../platform/log/log.ts'
import { memberSelection } from '../../schema.ts'
import { members, memberTeams } from '../../table.server.ts'
import { BATCH_FIELDS } from '../model/batch-fields.ts'
import { firstReader } from '../queries/recipients.server.ts'
import { ASSIGN_TEAM, SEND_EMAIL, UPDATE_FIELD } from './bulk-runs.server.ts'
import { startMemberRun } from './start-member-run.server.ts'

const boss = anActor('administrator')
const registry: BulkRegistry = {
  kinds: [anyKind(ASSIGN_TEAM), anyKind(UPDATE_FIELD), anyKind(SEND_EMAIL)],
  actorOf: async () => boss,
}

/** Starts a bulk run for these people and runs its jobs. */
async function over<I>(ctx: Ctx, kind: BulkKind<I>, input: I, people: readonly { id: string }[]) {
  const selection = memberSelection.parse({ ids: people.map(({ id }) => id) })
  const started = await startMemberRun(as(ctx, boss), kind, { selection, input, key: crypto.randomUUID() })
  if (!started.ok) throw new Error(started.reason)
  await workOff(ctx, registry, started.runId)
  return bulkProgress(as(ctx, boss), started.runId)
}

const stored = async (ctx: Ctx, id: string) =>
  (await ctx.db.select().from(members).where(eq(members.id, id)))[0]

const EMAIL = {
  sender: 'media' as const,
  subject: 'Hi {name}',
  synopsis: '',
  gif: '',
  html: '<p>Hi {name}</p>',
}

test('only administrators can start a bulk action, and it needs at least one member [ADM-009, ADM-010]', async () => {
  const ctx = await aCtx()
  const { id } = await aMember(ctx)
  const request = { selection: memberSelection.parse({ ids: id }), input: EMAIL, key: 'k' }
  for (const actor of [VISITOR, anActor('member'), anActor('coach'), anActor('finance'), anActor('shop')])
    await expect(startMemberRun(as(ctx, actor), SEND_EMAIL, request)).rejects.toThrow(Forbidden)
  const nobody = { ...request, selection: memberSelection.parse({ ids: '' }) }
  expect(await startMemberRun(as(ctx, boss), SEND_EMAIL, nobody)).toEqual({ ok: false, reason: 'NOBODY' })
  expect(await ctx.db.select().from(bulkRuns)).toEqual([])
})

test('a form submitted twice starts one run, logged once with the number of members', async () => {
  const ctx = as(await aCtx(), boss)
  const { id } = await aMember(ctx)
  const request = { selection: memberSelection.parse({ ids: id }), input: EMAIL, key: 'the-same-form' }
  const [one, two] = [
    await startMemberRun(ctx, SEND_EMAIL, request),
    await startMemberRun(ctx, SEND_EMAIL, request),
  ]
  expect(one).toEqual(two)
  const actions = await ctx.db.select().from(auditLog)
  expect(actions).toMatchObject([{ action: 'members.send-email.many', facts: { members: 1 } }])
})

test('an added team becomes the main one, the others stay, and each member gets a revision and a log entry [ADM-012, resolutions F15]', async () => {
  const ctx = await aCtx()
  const [old, team] = [await aTeam(ctx, { name: 'Men 3' }), await aTeam(ctx, { name: 'Men 1' })]
  const ana = await aMember(ctx, { name: 'Ana', team: old })
  const bo = await aMember(ctx, { name: 'Bo' })
  const run = await over(ctx, ASSIGN_TEAM, { teamId: team.id, team: 'Men 1', teamChange: 'add' }, [ana, bo])
  expect(run).toMatchObject({ done: 2, failed: 0 })
  expect((await stored(ctx, ana.id))?.teamId).toBe(team.id)
  const hers = await ctx.db.select().from(memberTeams).where(eq(memberTeams.memberId, ana.id))
  expect(hers.map(({ teamId }) => teamId).toSorted()).toEqual([old.id, team.id].toSorted())
  expect(await ctx.db.$count(revisions, eq(revisions.entryId, ana.id))).toBeGreaterThan(0)
  const actions = await ctx.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `members/${ana.id}`))
  expect(actions).toMatchObject([{ action: 'members.update', actorId: boss.kind === 'user' && boss.userId }])
})

test('members who are moved to a team leave all their other teams [ADM-012]', async () => {
  const ctx = await aCtx()
  const [men1, men2, men3] = [await aTeam(ctx), await aTeam(ctx), await aTeam(ctx)]
  const ana = await aMember(ctx, { name: 'Ana', team: men2, alsoIn: [men3] })
  const bo = await aMember(ctx, { name: 'Bo', team: men1 })
  const run = await over(ctx, ASSIGN_TEAM, { teamId: men1.id, team: 'Men 1', teamChange: 'move' }, [ana, bo])
  expect(run).toMatchObject({ done: 2, failed: 0 })
  for (const { id } of [ana, bo]) {
    expect((await stored(ctx, id))?.teamId).toBe(men1.id)
    const theirs = await ctx.db.select().from(memberTeams).where(eq(memberTeams.memberId, id))
    expect(theirs).toEqual([{ memberId: id, teamId: men1.id }])
  }
})

test('only the listed fields can be written, and not role, user, StripeId, slug or paid flags [ADM-011, resolutions A05]', async () => {
  const ctx = await aCtx({ log: openLog('silent') })
  const ana = await aMember(ctx, { name: 'Ana' })
  const names: readonly string[] = BATCH_FIELDS.map(({ name }) => name)
  for (const field of [
    'role',
    'user',
    'StripeId',
    'StripeIdTest',
    'slug',
    'registrations',
    'email',
    'Name',
  ]) {
    expect(names).not.toContain(field)
    const run = await over(ctx, UPDATE_FIELD, { field, value: 'x' }, [ana])
    expect([run.done, run.failed]).toEqual([0, 0])
  }
  expect(await stored(ctx, ana.id)).toMatchObject({ name: 'Ana', slug: ana.slug, stripeId: null })
})

test('one value is written to one field of many members [ADM-011]', async () => {
  const ctx = await aCtx()
  const people = [await aMember(ctx, { name: 'Ana' }), await aMember(ctx, { name: 'Bo' })]
  const run = await over(ctx, UPDATE_FIELD, { field: 'eharegistered', value: true }, people)
  expect(run.results.map(({ text }) => text)).toEqual(['Ana: Updated!', 'Bo: Updated!'])
  for (const { id } of people) expect((await stored(ctx, id))?.ehaRegistered).toBe(true)
})

test('a member that cannot be written is reported, and the others are written [ADM-011]', async () => {
  const ctx = await aCtx()
  await aMember(ctx, { name: 'Holder', number: 7, gender: 'female' })
  const left = await aMember(ctx, { name: 'Ana Left', number: 7, gender: 'female', active: false })
  const other = await aMember(ctx, { name: 'Bo Left', active: false })
  const run = await over(ctx, UPDATE_FIELD, { field: 'Active', value: true }, [left, other])
  expect(run).toMatchObject({ done: 1, failed: 1 })
  expect(run.results[0]).toMatchObject({
    status: 'failed',
    text: 'Number 7 is taken. Please choose another one.',
  })
  expect((await stored(ctx, other.id))?.active).toBe(true)
})

test('each member gets their own e-mail with their first name; members without an address are listed [ADM-018, ADM-019, resolutions C10]', async () => {
  const ctx = await aCtx()
  const people = [
    await aMember(ctx, { name: 'Ana Kovač', email: 'ana@example.org' }),
    await aMember(ctx, { name: 'Kim <b>Kid', email: '', guardianEmail: 'parent@example.org' }),
    await aMember(ctx, { name: 'No Address', email: '' }),
  ]
  const run = await over(ctx, SEND_EMAIL, EMAIL, people)
  expect(run).toMatchObject({ done: 2, failed: 1 })
  expect(run.results[0]?.text).toBe('No Address has no e-mail address')
  const sent = await ctx.db.select().from(mails).orderBy(mails.toEmail)
  expect(sent.map(({ toEmail, ccEmail, subject }) => [toEmail, ccEmail, subject])).toEqual([
    ['ana@example.org', '', 'Hi Ana'],
    ['parent@example.org', '', 'Hi Kim'],
  ])
  expect(sent[0]).toMatchObject({ fromEmail: ctx.club.emails.media, text: 'Hi Ana\n' })
  for (const { html } of sent) expect(html.includes('ana@') && html.includes('parent@')).toBe(false)
})

test('an e-mail to a child goes to the guardian, greets them, and never reaches the child’s own address', async () => {
  const ctx = await aCtx()
  const child = await aMember(ctx, { name: 'Mia Kovač', bornOn: '2014-03-01', email: 'mia@example.org' })
  await aGuardian(ctx, await aUser(ctx, { name: 'Ana Kovač', email: 'ana@example.org' }), child)
  const run = await over(ctx, SEND_EMAIL, EMAIL, [child])
  expect(run.results[0]?.text).toBe('Email sent to Ana Kovač')
  const sent = await ctx.db.select().from(mails)
  expect(sent.map(({ toEmail, subject }) => [toEmail, subject])).toEqual([['ana@example.org', 'Hi Ana']])
  expect(await firstReader(as(ctx, boss), [child.id])).toMatchObject({ name: 'Ana Kovač', firstName: 'Ana' })
})

test('an e-mail starts with its preview line, and its picture has an address of the club [ADM-022, resolutions F16]', async () => {
  const ctx = await aCtx()
  const message = { ...EMAIL, synopsis: 'Friday at seven', gif: '/files/goal/640' }
  await over(ctx, SEND_EMAIL, message, [await aMember(ctx, { name: 'Ana', email: 'ana@example.org' })])
  const [{ html = '' } = {}] = await ctx.db.select().from(mails)
  expect(html).toMatch(/<body><div class="synopsis">Friday at seven<\/div>/)
  expect(html).toContain(`src="${ctx.config.publicUrl.origin}/files/goal/640"`)
  await over(ctx, SEND_EMAIL, EMAIL, [await aMember(ctx, { name: 'Bo', email: 'bo@example.org' })])
  const [plain] = await ctx.db.select().from(mails).where(eq(mails.toEmail, 'bo@example.org'))
  expect(plain?.html).not.toMatch(/<div class="synopsis">|<img/)
})

test('an e-mail to a thousand members is accepted at once and sent without delaying other requests [ADM-019]', async () => {
  const ctx = as(await aCtx(), boss)
  await ctx.db.execute(`insert into members (id, name, first_name, slug, email)
    select gen_random_uuid(), 'Person ' || n, 'Person', 'person-' || n, n || '@example.org' from generate_series(1, 1000) n`)
  const selection = memberSelection.parse({ all: '1' })
  const started = await startMemberRun(ctx, SEND_EMAIL, { selection, input: EMAIL, key: 'thousand' })
  if (!started.ok) throw new Error(started.reason)
  expect(await ctx.db.$count(mails)).toBe(0)
  expect(await workOff(ctx, registry, started.runId)).toBe('finished')
  expect(await ctx.db.$count(mails)).toBe(1000)
})
