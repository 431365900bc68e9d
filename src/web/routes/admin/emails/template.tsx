import { data, Form, Link, useNavigation } from 'react-router'
import { removeTemplate, saveTemplate } from '../../../../features/messages/commands/save-template.server.ts'
import { FIELDS_HINT, MESSAGE_KINDS } from '../../../../features/messages/model/message.ts'
import { findTemplate } from '../../../../features/messages/queries/templates.server.ts'
import { templateInput } from '../../../../features/messages/schema.ts'
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
  if (!saved.ok) return data(refuseForm(form, { name: ['There is a template with this name'] }), 422)
  return backWith('Template saved')
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
      <nav className="row muted gap-2" aria-label="Breadcrumb">
        <Link to={adminPaths.emails}>E-mails</Link>
        <span aria-hidden="true">/</span>
        <Link to={adminPaths.messageTemplates}>Templates</Link>
        <span aria-hidden="true">/</span>
        <span aria-current="page">{template.name || 'New template'}</span>
      </nav>
      <PageHead title={template.name || 'New template'} />
      <ErrorSummary errors={errors} labels={LABELS} />
      <Form method="post" className="stack margin-top-3" noValidate>
        <TextField {...field('name')} maxLength={80} />
        <SelectField
          {...field('kind')}
          options={Object.entries(MESSAGE_KINDS).map(([value, label]) => ({ value, label }))}
        />
        <TextField {...field('subject')} maxLength={150} />
        <RichTextField {...field('html')} hint={FIELDS_HINT} />
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
