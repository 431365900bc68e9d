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
import { Html } from '../../../../ui/primitives/html.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { RichTextField } from '../../../../ui/rich-text/rich-text-field.tsx'
import { revalidateOnConflict } from '../../../admin/conflict.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, refuseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/template'

const NEW = 'new'
const EMPTY = {
  name: '',
  kind: 'news' as const,
  subject: '',
  html: '<p>Hi {name},</p>',
  usual: null,
  version: 0,
}

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
  if (!input.ok) return data({ ...input, isChanged: false }, 422)
  const saved = await saveTemplate(ctx, params.id === NEW ? undefined : params.id, input.value)
  if (saved.ok) return backWith('Template saved')
  const { reason } = saved
  if (reason !== 'CHANGED') return data({ ...refuseForm(form, REFUSED[reason]), isChanged: false }, 422)
  // The form then has the version that the page has read again.
  form.delete('version')
  return data({ ...refuseForm(form, {}), isChanged: true }, 409)
}

export const shouldRevalidate = revalidateOnConflict

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
      {actionData?.isChanged && (
        <Note tone="warn" focusOn={actionData}>
          <p>
            Someone else saved a change while you were editing. Their version is below, yours is in the form.
            Save again to replace theirs.
          </p>
          <p>
            {template.name} ({MESSAGE_KINDS[template.kind]}): <b>{template.subject}</b>
          </p>
          <Html html={template.html} />
        </Note>
      )}
      <ErrorSummary errors={errors} labels={LABELS} />
      <Form method="post" className="stack margin-top-3" noValidate>
        <input type="hidden" name="version" value={values.version ?? template.version} />
        <TextField {...field('name')} maxLength={80} />
        <SelectField
          {...field('kind')}
          options={Object.entries(MESSAGE_KINDS).map(([value, label]) => ({ value, label }))}
        />
        <TextField {...field('subject')} maxLength={150} />
        <RichTextField {...field('html')} hint={FIELDS_HINT} pictures={pictureInText} />
        <p>
          <button type="submit" className="button" disabled={isBusy}>
            Save
          </button>
        </p>
      </Form>
      {template.name && template.usual === null && (
        <details className="margin-top-4">
          <summary>Remove this template</summary>
          <Form method="post" className="stack-small margin-top-2">
            <p>Nobody can start from it any more. E-mails that were written with it stay as they are.</p>
            <p>
              <button type="submit" className="button secondary" name="do" value="remove" disabled={isBusy}>
                Yes, remove
              </button>
            </p>
          </Form>
        </details>
      )}
    </>
  )
}
