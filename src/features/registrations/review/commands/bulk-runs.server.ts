import { NotFound } from '../../../../kernel/errors.ts'
import type { BulkKind } from '../../../../platform/jobs/bulk/kind.ts'
import { addressees, leftOut } from '../queries/recipients.server.ts'
import { recipientsInput, type Written, written } from '../schema.ts'
import { writeTo } from './write-to.server.ts'

/** The bulk run that sends a message about many registrations, each as a separate e-mail. */
export const WRITE_TO_MANY: BulkKind<Written> = {
  name: 'registrations.send-email',
  input: written,
  async work(ctx, tx, text, { id }) {
    const [person] = await addressees(ctx, tx, recipientsInput.parse({ ids: id }))
    if (!person) throw new NotFound()
    const why = leftOut(person, text)
    if (why) return { ok: false, text: `${person.name} ${why}` }
    await writeTo(ctx, tx, person, text)
    return { ok: true, text: `Email sent to ${person.name}` }
  },
}
