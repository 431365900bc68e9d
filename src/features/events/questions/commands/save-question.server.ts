import { and, eq, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { canOrganise } from '../../policy.ts'
import { events } from '../../table.server.ts'
import { MAX_QUESTIONS } from '../model/question.ts'
import type { QuestionInput } from '../schema.ts'
import { eventQuestions } from '../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'pages' | 'clock' | 'actor'>

/**
 * Adds or changes a question of an event. Its kind stays as it was added, so that answers about health remain so.
 * Throws Forbidden unless the actor organises events, and NotFound for an unknown event or question.
 */
export async function saveQuestion(
  ctx: Needs,
  eventId: string,
  { id, kind, ...question }: QuestionInput,
): Promise<Outcome<object, { reason: 'TOO_MANY' }>> {
  return change(ctx, eventId, 'events.question', async (tx) => {
    if (id) {
      const atCheckIn = sql`${question.atCheckIn}::boolean and ${eventQuestions.kind} <> 'health'`
      const version = sql`${eventQuestions.version} + 1`
      const changed = await tx
        .update(eventQuestions)
        .set({ ...question, atCheckIn, version, updatedAt: ctx.clock.now() })
        .where(isQuestion(eventId, id))
        .returning({ id: eventQuestions.id })
      if (changed.length === 0) throw new NotFound()
      return done()
    }
    if ((await tx.$count(eventQuestions, eq(eventQuestions.eventId, eventId))) >= MAX_QUESTIONS)
      return refused('TOO_MANY')
    await tx.insert(eventQuestions).values({ ...question, kind, id: newId(), eventId })
    return done()
  })
}

/** Removes a question and all its answers. Throws like `saveQuestion`. */
export const removeQuestion = (ctx: Needs, eventId: string, id: string): Promise<Outcome<object, never>> =>
  change(ctx, eventId, 'events.question-removed', async (tx) => {
    await tx.delete(eventQuestions).where(isQuestion(eventId, id))
    return done()
  })

const isQuestion = (eventId: string, id: string) =>
  and(eq(eventQuestions.id, id), eq(eventQuestions.eventId, eventId))

async function change<T extends { ok: boolean }>(
  ctx: Needs,
  eventId: string,
  action: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (!canOrganise(ctx.actor)) throw new Forbidden()
  return transact(ctx, async (tx) => {
    const event = tx.select({ id: events.id }).from(events).where(eq(events.id, eventId))
    // Questions of one event are added one after another, so that there are never too many.
    if ((await event.for('no key update')).length === 0) throw new NotFound()
    const changed = await work(tx)
    if (changed.ok) await audit(tx, ctx, { action, subject: `events/${eventId}` })
    return changed
  })
}
