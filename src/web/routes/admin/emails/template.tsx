import { data, Form, useNavigation } from 'react-router'
import { pictureInText } from '../../../../features/messages/admin/picture-in-text.tsx'
import { removeTemplate, saveTemplate } from '../../../../features/messages/commands/save-template.server.ts'
import { FIELDS_HINT, MESSAGE_KINDS } from '../../../../features/messages/model/message.ts'
import { PICTURE_GONE } from '../../../../features/messages/model/pictures.ts'
import { findTemplate } from '../../../../features/messages/queries/templates.server.ts'
import { templateInput } from '../../../../features/messages/schema.ts'
import { Breadcrumb } from '../../../../ui/admin/breadcrumb.tsx'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { ErrorSummary, SelectField, TextField } from '../../../../ui/forms/field.tsx'
import { RichTextField } from '../../../../ui/rich-text/rich-text-field.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, refuseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/template'

const NEW = 'new'
const EMPTY = { name: '', kind: 'news', subject: '', html: '<p>Hi {name},</p>', usual: null }

export const loader = async ({ params, context }: Route.LoaderArgs) =>
  params.id === NEW ? EMPTY : findTemplate(ctxOf(context), params.id)

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const form = await submittedForm(request)
  if (form.get('do') === 'remove') {
    await removeTemplate(ctx, params.id)
    return backWith('Template removed')
  }
  const input = parseForm(templateInput, form)
  if (!input.ok) return data(input, 422)
  const saved = await saveTemplate(ctx, params.id === NEW ? undefined : params.id, input.value)
  if (!saved.ok) return data(refuseForm(form, REFUSED[saved.reason]), 422)
  return backWith('Template saved')
}

const REFUSED = {
  NAME_TAKEN: { name: ['There is a template with this name'] },
  PICTURE_GONE: { html: [PICTURE_GONE] },
}

const backWith = (text: string) => redirectWithNotice(adminPaths.messageTemplates, { tone: 'ok', text })

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name || 'New template'} · Admin` },
  { name: 'robots', content: 'noindex' },
]

const LABELS = { name: 'Name', kind: 'About', subject: 'Subject', html: 'Message' }

/** Edits a template of a message. */
export default function Template({ loaderData: template, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle'
  const errors = actionData?.errors ?? {}
  const values: Record<string, string> = actionData?.values ?? {}
  const field = (name: keyof typeof LABELS) => ({
    name,
    label: LABELS[name],
    defaultValue: values[name] ?? template[name],
    errors: errors[name],
  })
  return (
    <>
      <Breadcrumb
        trail={[
          { to: adminPaths.emails, text: 'E-mails' },
          { to: adminPaths.messageTemplates, text: 'Templates' },
        ]}
        here={template.name || 'New template'}
      />
      <PageHead title={template.name || 'New template'} />
      <ErrorSummary errors={errors} labels={LABELS} />
      <Form method="post" className="stack margin-top-3" noValidate>
        <TextField {...field('name')} maxLength={80} />
        <SelectField
          {...field('kind')}
          options={Object.entries(MESSAGE_KINDS).map(([value, label]) => ({ value, label }))}
        />
        <TextField {...field('subject')} maxLength={150} />
        <RichTextField {...field('html')} hint={FIELDS_HINT} pictures={pictureInText} />
        <div className="row gap-2">
          <button type="submit" className="button" disabled={isBusy}>
            Save
          </button>
          {template.name && template.usual === null && (
            <button type="submit" className="button secondary" name="do" value="remove" disabled={isBusy}>
              Remove
            </button>
          )}
        </div>
      </Form>
    </>
  )
}
