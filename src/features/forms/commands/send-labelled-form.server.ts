import { NotFound } from '../../../kernel/errors.ts'
import { refused } from '../../../kernel/outcome.ts'
import { type FormField, isFilledIn, TERMS } from '../model/form.ts'
import { formToSend } from '../queries/forms.server.ts'
import type { SendFormCall } from '../schema.ts'
import { type SendForm, sendForm } from './send-form.server.ts'

/**
 * Sends a form like `sendForm`, for API callers that name fields by label; the last item of `data` says whether the
 * terms are accepted. Unknown labels are refused, so that no answer is silently lost. Files can only be uploaded on the
 * page.
 */
export async function sendLabelledForm(
  ctx: Parameters<typeof sendForm>[0],
  { form_id, token, data }: SendFormCall,
): Promise<SendForm> {
  const form = await formToSend(ctx, form_id)
  if (!form) throw new NotFound()
  const answers = data.slice(0, -1)
  const unknown = answers.filter(({ label }) => !fieldOf(form.fields, label))
  if (unknown.length > 0) {
    const problems = { data: unknown.map(({ label }) => `There is no field "${label.slice(0, 60)}"`) }
    return refused('NOT_VALID', { problems })
  }
  const texts = new Map<string, string[]>()
  for (const { label, value } of answers) {
    const name = fieldOf(form.fields, label)?.name ?? ''
    texts.set(name, [...(texts.get(name) ?? []), ...[value].flat()])
  }
  const terms = data.at(-1)?.value === TERMS.accepted
  return sendForm(ctx, { formId: form_id, token: token ?? '', texts, terms, uploads: new Map() })
}

const bare = (label: string) => label.trim().toLowerCase()
const fieldOf = (fields: readonly FormField[], label: string) =>
  fields.find((field) => isFilledIn(field) && bare(field.label) === bare(label))
