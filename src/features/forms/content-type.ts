import { eq, sql } from 'drizzle-orm'
import { Invalid } from '../../kernel/errors.ts'
import {
  boolean,
  computed,
  defineContentType,
  type EntryInput,
  image,
  instant,
  number,
  type OneField,
  richText,
  type ScalarField,
  slug,
  text,
} from '../../platform/content/content-type.ts'
import { sanitiseHtml } from '../../platform/content/sanitise.ts'
import { wordedIssue } from '../../platform/content/worded-issue.ts'
import type { Tx } from '../../platform/database/database.ts'
import { paths } from '../../web/paths.ts'
import { findConfidentialityProblems } from './internal/confidentiality.server.ts'
import type { FormField } from './model/form.ts'
import { findHandlingProblems } from './model/handling.ts'
import { MAX_KEEP_MONTHS } from './model/retention.ts'
import { formShape } from './model/shape.ts'
import { canSeeUnpublished } from './policy.ts'
import { isOpenResult } from './queries/open-results.server.ts'
import { formDataInput } from './schema.ts'
import { formResults, forms } from './table.server.ts'

const ADMINISTRATORS = ['administrator'] as const

/** The form's fields as the API sends them: `{ fields: [...] }`. */
const formData: ScalarField = {
  kind: 'json',
  column: forms.fields,
  value: () => sql`jsonb_build_object('fields', ${forms.fields})`,
  label: 'Fields',
  shape: formShape,
}

/** Forms that staff create; visitors see only published ones. */
export const formContentType = defineContentType({
  collection: 'forms',
  type: 'Form',
  single: 'form',
  one: 'Form',
  many: 'Forms',
  table: forms,
  id: forms.id,
  read: 'public',
  rows: ({ actor }) => (canSeeUnpublished(actor) ? undefined : eq(forms.published, true)),
  write: ADMINISTRATORS,
  limit: 500,
  sort: 'createdAt:desc',
  drafts: true,
  page: ({ Slug }) => paths.form(String(Slug)),
  fields: {
    Title: text(forms.title, { required: true, max: 160 }),
    Slug: slug(forms.slug, { from: 'Title' }),
    Image: image(forms.imageId),
    Description: richText(forms.description, { max: 20_000 }),
    SendBtnText: text(forms.sendBtnText, { label: 'Button text', help: 'If empty, “Send”.', max: 40 }),
    EnableCaptcha: boolean(forms.enableCaptcha, { label: 'Require a captcha' }),
    ConfirmationMessageFull: richText(forms.confirmationMessage, {
      label: 'Confirmation message',
      max: 20_000,
    }),
    SaveDB: boolean(forms.saveDb, {
      label: 'Store answers',
      help: 'If off, answers are only e-mailed.',
    }),
    KeepMonths: number(forms.keepMonths, {
      label: 'Months until answers are deleted',
      help: 'Counted from when an answer is closed, 1 to 12. Answers are deleted a year after they arrived in any case.',
      min: 1,
      max: MAX_KEEP_MONTHS,
    }),
    Published: boolean(forms.published),
    FormData: formData,
    Recipient: text(forms.recipient, {
      read: ADMINISTRATORS,
      label: 'Recipients of answers',
      help: 'E-mail addresses, separated by commas. If empty, the club’s info mailbox.',
      max: 1000,
    }),
    Confidential: boolean(forms.confidential, {
      help: 'Stored answers are read only by the people named under Forms. Without storing, only the recipients above get them by e-mail.',
    }),
    ReadBy: text(forms.readBy, {
      label: 'Who reads a confidential form',
      help: 'Shown on the form, for example “the welfare officer”.',
      max: 80,
    }),
  },
  async beforeWrite(tx, _ctx, draft, id) {
    if ('FormData' in draft) draft.FormData = parseFields(draft.FormData)
    await checkHandling(tx, draft, id)
  },
})

/** Validates the fields and sanitises the HTML in them. Throws Invalid. */
function parseFields(given: unknown): FormField[] {
  const parsed = formDataInput.safeParse(given)
  if (!parsed.success) throw new Invalid({ FormData: parsed.error.issues.map(wordedIssue) })
  return parsed.data.fields.map((field) =>
    field.typeField === 'htmlcustom' ? { ...field, value: sanitiseHtml(field.value ?? '') } : field,
  )
}

/**
 * Checks that the settings for answers are consistent after a change to any of them. Uploaded papers are not e-mailed,
 * so a form with a file field must store its answers. Throws Invalid.
 */
async function checkHandling(tx: Tx, draft: EntryInput, id: string | undefined): Promise<void> {
  const [before] = id ? await tx.select().from(forms).where(eq(forms.id, id)).for('update') : []
  const fields = (draft.FormData as FormField[] | undefined) ?? before?.fields ?? [] // made by parseFields
  const saveDb = Boolean(draft.SaveDB ?? before?.saveDb ?? true)
  const problems = findHandlingProblems({
    saveDb,
    confidential: Boolean(draft.Confidential ?? before?.confidential),
    readBy: String(draft.ReadBy ?? before?.readBy ?? ''),
    recipient: String(draft.Recipient ?? before?.recipient ?? ''),
  })
  Object.assign(problems, await findConfidentialityProblems(tx, before, draft))
  if (!saveDb && fields.some((field) => field.typeField === 'file'))
    problems.SaveDB = ['A form with a file field must store its answers']
  if (Object.keys(problems).length > 0) throw new Invalid(problems)
}

/**
 * Answers to forms. Administrators read and delete them; the API cannot write them. The answers to confidential forms
 * are in no API, not even for their readers.
 */
export const formResultContentType = defineContentType({
  collection: 'formresults',
  type: 'FormResult',
  single: 'formresult',
  one: 'Answer',
  many: 'Answers',
  table: formResults,
  id: formResults.id,
  read: ADMINISTRATORS,
  rows: () => isOpenResult,
  write: 'nobody',
  create: 'nobody',
  remove: ADMINISTRATORS,
  limit: 500,
  sort: 'createdAt:desc',
  fields: {
    form: { kind: 'one', to: 'forms', value: formResults.formId } satisfies OneField,
    data: computed('json', () => sql`${formResults.data}`),
    sentAt: { ...instant(formResults.createdAt), write: 'nobody' },
  },
})
