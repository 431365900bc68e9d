import type { Task, TaskList } from 'graphile-worker'
import { registry } from './content-types.ts'
import { ACCOUNT_CRONTAB, accountTasks } from './features/accounts/jobs.server.ts'
import { INVOICES, SUBSCRIPTIONS } from './features/billing/commands/bulk-runs.server.ts'
import { BILLING_CRONTAB, billingTasks } from './features/billing/jobs.server.ts'
import { BOOKING_CRONTAB, bookingTasks } from './features/events/booking/jobs.server.ts'
import { eventTasks } from './features/events/jobs.server.ts'
import { FORM_CRONTAB, formTasks } from './features/forms/jobs.server.ts'
import { SQUAD_CRONTAB, squadTasks } from './features/games/squad/jobs.server.ts'
import { ASSIGN_TEAM, SEND_EMAIL, UPDATE_FIELD } from './features/members/bulk/commands/bulk-runs.server.ts'
import { GUARDIAN_CRONTAB, guardianTasks } from './features/members/guardians/jobs.server.ts'
import { IMPORT_CRONTAB, importTasks } from './features/members/import/jobs.server.ts'
import { memberTasks } from './features/members/jobs.server.ts'
import { actorOfUser } from './features/members/queries/actor.server.ts'
import { MESSAGE_CRONTAB, messageTasks } from './features/messages/jobs.server.ts'
import { BANK_CRONTAB, bankTasks } from './features/money/bank/jobs.server.ts'
import { CHASING_CRONTAB, chasingTasks } from './features/money/chasing/jobs.server.ts'
import { PAYOUT_CRONTAB, payoutTasks } from './features/money/payouts/jobs.server.ts'
import { NOTIFICATION_CRONTAB, notificationTasks } from './features/notifications/jobs.server.ts'
import { REGISTRATION_CRONTAB, registrationTasks } from './features/registrations/jobs.server.ts'
import { WRITE_TO_MANY } from './features/registrations/review/commands/bulk-runs.server.ts'
import { CLOSE_FOR_MEMBER } from './features/season/commands/close-for-member.server.ts'
import { ASK_FAMILIES } from './features/season/commands/season-runs.server.ts'
import { SEASON_CRONTAB, seasonTasks } from './features/season/jobs.server.ts'
import { EMAIL_BUYERS } from './features/store/batches/commands/bulk-runs.server.ts'
import { batchTasks } from './features/store/batches/jobs.server.ts'
import { ORDER_CRONTAB, orderTasks } from './features/store/orders/jobs.server.ts'
import { ANSWER_CRONTAB, answerTasks } from './features/trainings/answers/jobs.server.ts'
import { SESSION_CRONTAB, sessionTasks } from './features/trainings/sessions/jobs.server.ts'
import { TRIAL_CRONTAB, trialTasks } from './features/trainings/trials/jobs.server.ts'
import { DUTY_CRONTAB, dutyTasks } from './features/volunteering/duties/jobs.server.ts'
import type { Club } from './kernel/club.ts'
import { DRAFT_CRONTAB, draftTasks } from './platform/content/publish-due.ts'
import type { Ports } from './platform/context.ts'
import { MAIL_CRONTAB, mailTasks } from './platform/email/jobs.ts'
import { FILE_CRONTAB, fileTasks } from './platform/files/jobs.ts'
import { BULK_CRONTAB, bulkTasks } from './platform/jobs/bulk/jobs.ts'
import { anyKind, type BulkRegistry } from './platform/jobs/bulk/kind.ts'
import { JOB_CRONTAB, jobTasks } from './platform/jobs/release-orphaned-jobs.ts'

/** Scheduled jobs: minute hour day month weekday task. Times are UTC. */
export const CRONTAB = [
  FILE_CRONTAB,
  ACCOUNT_CRONTAB,
  NOTIFICATION_CRONTAB,
  MESSAGE_CRONTAB,
  GUARDIAN_CRONTAB,
  IMPORT_CRONTAB,
  FORM_CRONTAB,
  BILLING_CRONTAB,
  BANK_CRONTAB,
  PAYOUT_CRONTAB,
  REGISTRATION_CRONTAB,
  CHASING_CRONTAB,
  SEASON_CRONTAB,
  SQUAD_CRONTAB,
  BOOKING_CRONTAB,
  ORDER_CRONTAB,
  DUTY_CRONTAB,
  SESSION_CRONTAB,
  ANSWER_CRONTAB,
  TRIAL_CRONTAB,
  BULK_CRONTAB,
  DRAFT_CRONTAB,
  JOB_CRONTAB,
  MAIL_CRONTAB,
].join('\n')

/** All kinds of bulk work, run with the current role of the user who started them. */
const BULK_REGISTRY: BulkRegistry = {
  kinds: [
    anyKind(ASSIGN_TEAM),
    anyKind(UPDATE_FIELD),
    anyKind(INVOICES),
    anyKind(SUBSCRIPTIONS),
    anyKind(SEND_EMAIL),
    anyKind(WRITE_TO_MANY),
    anyKind(EMAIL_BUYERS),
    anyKind(ASK_FAMILIES),
    anyKind(CLOSE_FOR_MEMBER),
  ],
  actorOf: actorOfUser,
}

/** All jobs by name. Each run uses the club's current settings. */
export function tasks(ports: Ports, currentClub: () => Promise<Club>): TaskList {
  const run =
    (name: string): Task =>
    async (payload, helpers) =>
      tasksOf({ ...ports, club: await currentClub() })[name]?.(payload, helpers)
  return Object.fromEntries(Object.keys(tasksOf(ports)).map((name) => [name, run(name)]))
}

function tasksOf(ports: Ports): TaskList {
  return {
    ...mailTasks(ports),
    ...guardianTasks(ports),
    ...jobTasks(ports),
    ...fileTasks(ports),
    ...bulkTasks(ports, BULK_REGISTRY),
    ...draftTasks(ports, { registry, actorOf: actorOfUser }),
    ...accountTasks(ports),
    ...memberTasks(ports),
    ...importTasks(ports),
    ...notificationTasks(ports),
    ...messageTasks(ports),
    ...formTasks(ports),
    ...billingTasks(ports),
    ...bankTasks(ports),
    ...payoutTasks(ports),
    ...squadTasks(ports),
    ...eventTasks(ports),
    ...bookingTasks(ports),
    ...registrationTasks(ports),
    ...chasingTasks(ports),
    ...seasonTasks(ports),
    ...orderTasks(ports),
    ...dutyTasks(ports),
    ...batchTasks(ports),
    ...sessionTasks(ports),
    ...answerTasks(ports),
    ...trialTasks(ports),
  }
}
