import { aGuardian } from '../../demo/builders/guardian.ts'
import { aMember } from '../../demo/builders/member.ts'
import { aTeam } from '../../demo/builders/team.ts'
import { aUser } from '../../demo/builders/user.ts'
import { askFamilies } from '../../src/features/season/commands/ask-families.server.ts'
import { CLOSE_FOR_MEMBER } from '../../src/features/season/commands/close-for-member.server.ts'
import { closeSeason } from '../../src/features/season/commands/close-season.server.ts'
import { ASK_FAMILIES } from '../../src/features/season/commands/season-runs.server.ts'
import { startSeason } from '../../src/features/season/commands/start-season.server.ts'
import type { SilentChoice } from '../../src/features/season/model/closing.ts'
import { dryRun } from '../../src/features/season/queries/dry-run.server.ts'
import { currentSeason } from '../../src/features/season/queries/season.server.ts'
import { localDate } from '../../src/kernel/dates.ts'
import { newId } from '../../src/kernel/ids.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { anyKind, type BulkRegistry } from '../../src/platform/jobs/bulk/kind.ts'
import { anActor } from './actors.ts'
import { workOff } from './bulk.ts'
import { aCtx, as } from './database.ts'
import { deliveredMails } from './delivered.ts'

export const seasonBoss = anActor('administrator')

export const seasonRegistry: BulkRegistry = {
  kinds: [anyKind(ASK_FAMILIES), anyKind(CLOSE_FOR_MEMBER)],
  actorOf: async () => seasonBoss,
}

/**
 * A started season: Ana of Men 1; Ben, who is too old for the U16s, and his sister Mia, whose guardian is Sam; and Tom,
 * a minor who has only an address of his own.
 */
export async function aSeasonToAnswer() {
  const ctx = as(await aCtx(), seasonBoss)
  const men = await aTeam(ctx, { name: 'Men 1', minAge: 16 })
  const youth = await aTeam(ctx, { name: 'U16', genre: 'mixed', youth: true, minAge: 8, maxAge: 15 })
  const ana = await aMember(ctx, {
    name: 'Ana Kovač',
    team: men,
    email: 'ana@example.org',
    number: 4,
    gender: 'male',
  })
  const child = { team: youth, gender: 'male' as const }
  const ben = await aMember(ctx, {
    ...child,
    name: 'Ben Reed',
    bornOn: '2010-08-01',
    email: 'ben@example.org',
    number: 7,
    emailsChild: true,
  })
  const mia = await aMember(ctx, { ...child, name: 'Mia Reed', bornOn: '2014-05-01' })
  const tom = await aMember(ctx, {
    ...child,
    name: 'Tom Low',
    bornOn: '2013-05-01',
    email: 'tom@example.org',
  })
  const sam = await aUser(ctx, { name: 'Sam Reed', email: 'sam@example.org' })
  for (const one of [ben, mia]) await aGuardian(ctx, sam, one)
  const started = await startSeason(ctx, localDate('2026-08-01'))
  if (!started.ok) throw new Error('the season has not started')
  return { ctx, men, youth, ana, ben, mia, tom }
}

/** Writes to all families, or reminds them, and does the work. */
export async function askAll(ctx: Ctx, isReminder = false) {
  const asked = await askFamilies(ctx, { key: newId(), isReminder })
  const { askRunId } = await currentSeason(ctx)
  if (asked.ok && askRunId) await workOff(ctx, seasonRegistry, askRunId)
  return asked
}

/** The token of the link that was sent to an address. */
export async function tokenSentTo(ctx: Ctx, email: string): Promise<string> {
  const sent = await deliveredMails(ctx.db)
  const text = sent.find(({ toEmail }) => toEmail === email)?.text ?? ''
  return decodeURIComponent(/token=(\S+)/.exec(text)?.[1] ?? '')
}

/** Closes the season as an administrator who has just read the list, and changes the members. */
export async function closeAll(ctx: Ctx, silent: SilentChoice = 'stay', registry = seasonRegistry) {
  const planned = await dryRun(ctx, ctx.db, await currentSeason(ctx), silent)
  const closed = await closeSeason(ctx, { silent, digest: planned.digest, key: newId() })
  const { closeRunId } = await currentSeason(ctx)
  if (closed.ok && closeRunId) await workOff(ctx, registry, closeRunId)
  return { planned, closed }
}
