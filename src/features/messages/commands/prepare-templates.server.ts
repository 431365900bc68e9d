import type { Ctx } from '../../../platform/context.ts'
import { USUAL_TEMPLATES } from '../model/usual-templates.ts'
import { messageTemplates } from '../table.server.ts'

/** Creates the usual templates that are missing, when the product starts. */
export async function prepareTemplates({ db }: Pick<Ctx, 'db'>): Promise<void> {
  await db
    .insert(messageTemplates)
    .values([...USUAL_TEMPLATES])
    .onConflictDoNothing()
}
