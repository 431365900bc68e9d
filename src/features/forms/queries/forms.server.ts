import { and, desc, eq } from 'drizzle-orm'
import { isId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import { fetchableBy, imageColumns } from '../../../platform/files/images.ts'
import { files } from '../../../platform/files/table.server.ts'
import { forms } from '../table.server.ts'

type Reads = Pick<Ctx, 'db' | 'pages'>

/** Lists the published forms, newest first. */
export async function listForms(ctx: Reads) {
  ctx.pages.read('forms')
  return ctx.db
    .select({
      id: forms.id,
      title: forms.title,
      slug: forms.slug,
      description: forms.description,
      createdAt: forms.createdAt,
    })
    .from(forms)
    .where(eq(forms.published, true))
    .orderBy(desc(forms.createdAt), desc(forms.id))
}

/** Finds a published form by its slug, for its page. */
export async function findForm(ctx: Reads & Pick<Ctx, 'actor'>, slug: string) {
  const [form] = await ctx.db
    .select({
      id: forms.id,
      title: forms.title,
      slug: forms.slug,
      description: forms.description,
      sendBtnText: forms.sendBtnText,
      enableCaptcha: forms.enableCaptcha,
      fields: forms.fields,
      saveDb: forms.saveDb,
      confidential: forms.confidential,
      readBy: forms.readBy,
      keepMonths: forms.keepMonths,
      image: imageColumns,
    })
    .from(forms)
    .leftJoin(files, and(eq(files.id, forms.imageId), fetchableBy(ctx.actor)))
    .where(and(eq(forms.slug, slug), eq(forms.published, true)))
  ctx.pages.read(form ? `forms/${form.id}` : 'forms')
  return form
}

/** Finds a published form for `sendForm`, or undefined. */
export async function formToSend({ db }: Pick<Ctx, 'db'>, id: string) {
  if (!isId(id)) return undefined
  const [form] = await db
    .select({
      id: forms.id,
      title: forms.title,
      fields: forms.fields,
      enableCaptcha: forms.enableCaptcha,
      saveDb: forms.saveDb,
      keepMonths: forms.keepMonths,
      recipient: forms.recipient,
      confidential: forms.confidential,
      confirmation: forms.confirmationMessage,
    })
    .from(forms)
    .where(and(eq(forms.id, id), eq(forms.published, true)))
  return form
}

export type FormToSend = NonNullable<Awaited<ReturnType<typeof formToSend>>>
