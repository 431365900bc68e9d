import { hasRole } from '../../kernel/actor.ts'
import { Forbidden } from '../../kernel/errors.ts'
import { lastBackup } from '../../platform/backup/manifest.ts'
import { appVersion } from '../../platform/config/version.ts'
import type { Ctx } from '../../platform/context.ts'
import { countMails } from '../../platform/email/sent-emails.ts'
import { databaseState } from '../../platform/metrics/database-state.ts'
import { machineState } from '../../platform/metrics/machine-state.ts'
import { lastRuns, queueState } from '../../platform/metrics/queue-state.ts'

export type Status = Awaited<ReturnType<typeof statusOf>>

/** The state of the system: queue, e-mails, database, machine and backups. Throws Forbidden unless an administrator. */
export async function statusOf(ctx: Ctx) {
  if (!hasRole(ctx.actor, 'administrator')) throw new Forbidden()
  const { config, db } = ctx
  const backup = lastBackup(config.backupDir)
  const ageMs = ctx.clock.now().getTime() - (backup.last?.at.getTime() ?? 0)
  const [queue, runs, mails, database, machine] = await Promise.all([
    queueState(db),
    lastRuns(db),
    countMails(ctx),
    databaseState(db, config.root),
    machineState(config),
  ])
  return {
    app: appVersion(config.root),
    services: config.services,
    embedded: config.databaseUrl === undefined,
    queue,
    runs,
    mails,
    database,
    machine,
    backup: { ...backup, ageSeconds: Math.floor(ageMs / 1000) },
  }
}
