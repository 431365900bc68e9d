import { forms } from '../../src/features/forms/table.server.ts'
import { slugOf } from '../../src/kernel/text.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { touchEntry, transact } from '../../src/platform/database/transact.ts'
import { freeSlug } from './slug.ts'

export type Form = typeof forms.$inferSelect

/** Adds a form: published, storing submissions, without a captcha, with name and e-mail fields by default. */
export async function aForm(ctx: Ctx, given: Partial<typeof forms.$inferInsert> = {}): Promise<Form> {
  const title = given.title ?? 'Contact us'
  return transact(ctx, async (tx) => {
    const slug = given.slug ?? (await freeSlug(tx, forms.slug, slugOf(title, 'form')))
    const [form] = await tx
      .insert(forms)
      .values({
        published: true,
        createdAt: ctx.clock.now(),
        confirmationMessage: '<p>Thank you, we will answer soon.</p>',
        fields: [
          { name: 'name', label: 'Name', typeField: 'text', required: true },
          { name: 'email', label: 'Email', typeField: 'email', required: true },
        ],
        ...given,
        title,
        slug,
      })
      .returning()
    if (!form) throw new Error('the form was not added')
    await touchEntry(tx, 'forms', form.id)
    return form
  })
}
