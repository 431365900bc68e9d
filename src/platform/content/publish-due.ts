import { and, eq, isNotNull, lte } from 'drizzle-orm'
import type { TaskList } from 'graphile-worker'
import type { Actor } from '../../kernel/actor.ts'
import { Forbidden, Invalid, NotFound } from '../../kernel/errors.ts'
import type { Ctx, Ports } from '../context.ts'
import { NO_PAGES } from '../page-cache/tags.ts'
import { publishDraft } from './drafts.ts'
import type { Registry } from './registry.ts'
import { entryDrafts } from './table.server.ts'

/** Looks for due drafts every minute. */
export const DRAFT_CRONTAB = '* * * * * drafts:publish'

type Workshop = {
  registry: Registry
  actorOf: (ports: Pick<Ports, 'db' | 'clock'>, userId: string) => Promise<Actor>
}

/** The job that publishes scheduled drafts. */
export const draftTasks = (ports: Ports, workshop: Workshop): TaskList => ({
  'drafts:publish': () => publishDue(ports, workshop),
})

/**
 * Publishes each due draft with the current permissions of the user who scheduled it. If publishing fails, the draft
 * stores the reason and is not retried automatically.
 */
export async function publishDue(ports: Ports, { registry, actorOf }: Workshop): Promise<void> {
  const now = ports.clock.now()
  const due = await ports.db
    .select()
    .from(entryDrafts)
    .where(and(isNotNull(entryDrafts.publishAt), lte(entryDrafts.publishAt, now)))
  for (const { collection, entryId, savedById } of due) {
    const contentType = registry.find(collection)
    if (!contentType || !savedById) continue
    const actor = await actorOf(ports, savedById)
    const ctx: Ctx = { ...ports, actor, pages: NO_PAGES, client: 'local', requestId: `draft ${entryId}` }
    const problem = await publishDraft(ctx, contentType, entryId, { due: now }).then(
      (outcome) => (outcome.ok ? '' : 'The entry was changed after this draft was made'),
      (error: unknown) => wordsOf(ports, error),
    )
    if (!problem) continue
    await ports.db
      .update(entryDrafts)
      .set({ publishAt: null, problem })
      .where(and(eq(entryDrafts.collection, collection), eq(entryDrafts.entryId, entryId)))
  }
}

/** The message to store with the draft. None is needed if the entry was deleted or the draft was rescheduled. */
function wordsOf({ log }: Pick<Ports, 'log'>, error: unknown): string {
  if (error instanceof NotFound) return ''
  if (error instanceof Invalid) return Object.values(error.fields).flat().join('. ')
  if (error instanceof Forbidden) return 'Its author may no longer publish it'
  log.error({ err: error }, 'a draft could not be published')
  return 'Something went wrong'
}
