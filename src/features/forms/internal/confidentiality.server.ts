import { eq } from 'drizzle-orm'
import type { EntryInput } from '../../../platform/content/content-type.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { formReaders, formResults, type forms } from '../table.server.ts'

type Form = typeof forms.$inferSelect

/**
 * Problems of a change to a form that would break what it has promised: answers that were given in confidence stay
 * confidential, and a published form has a reader. Returns messages by wire name.
 */
export async function findConfidentialityProblems(
  tx: Tx,
  before: Form | undefined,
  draft: EntryInput,
): Promise<Record<string, string[]>> {
  const confidential = Boolean(draft.Confidential ?? before?.confidential)
  if (before?.confidential && !confidential) {
    const answers = await tx.$count(formResults, eq(formResults.formId, before.id))
    return answers > 0
      ? { Confidential: ['People wrote in confidence. Its readers must delete the answers first'] }
      : {}
  }
  const saveDb = Boolean(draft.SaveDB ?? before?.saveDb ?? true)
  const published = Boolean(draft.Published ?? before?.published)
  if (!confidential || !saveDb || !published) return {}
  const readers = before ? await tx.$count(formReaders, eq(formReaders.formId, before.id)) : 0
  return readers > 0 ? {} : { Published: ['First name a reader: open Forms, then Confidential forms'] }
}
