import { eventQuestions } from '../../src/features/events/questions/table.server.ts'
import { newId } from '../../src/kernel/ids.ts'
import type { Ctx } from '../../src/platform/context.ts'

type Given = Partial<typeof eventQuestions.$inferInsert>

/** Adds a question to an event: an optional free text for each person, by default. */
export async function aQuestion({ db, clock }: Ctx, event: { id: string }, given: Given = {}) {
  const [question] = await db
    .insert(eventQuestions)
    .values({
      ...{ id: newId(), eventId: event.id, createdAt: clock.now() },
      ...{ kind: 'text', label: 'Anything else?', required: false, scope: 'ticket' },
      ...given,
    })
    .returning()
  if (!question) throw new Error('the question was not written')
  return question
}
