import '../../../../ui/admin/import.css'
import '../../../../ui/styles/form.css'
import { Form, Link, useNavigation } from 'react-router'
import { ImportPreview } from '../../../../features/members/import/admin/import-preview.tsx'
import { COLUMN_LABELS } from '../../../../features/members/import/model/columns.ts'
import { recentImports } from '../../../../features/members/import/queries/imports.server.ts'
import { BROKEN_FORM } from '../../../../kernel/not-sent.ts'
import { count } from '../../../../kernel/text.ts'
import { Breadcrumb } from '../../../../ui/admin/breadcrumb.tsx'
import { ColumnFields } from '../../../../ui/admin/column-fields.tsx'
import { TextAreaField } from '../../../../ui/forms/field.tsx'
import { FileField } from '../../../../ui/forms/file-field.tsx'
import { DateTimeText } from '../../../../ui/primitives/date-text.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { keepTyped } from '../../../keep-typed.server.ts'
import { SELECTION_FIELDS, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/import'
import { handleImportForm, type ImportAnswer } from './import-form.server.ts'

export const loader = async ({ context }: Route.LoaderArgs) => ({
  imports: await recentImports(ctxOf(context)),
})

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const form = await submittedForm(request, SELECTION_FIELDS)
  return keepTyped(
    ctx,
    () => handleImportForm(ctx, form),
    (): ImportAnswer => ({ text: String(form.get('text') ?? ''), errors: { '': [BROKEN_FORM] } }),
  )
}

export const meta: Route.MetaFunction = () => [
  { title: 'Import members · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Imports members from a spreadsheet: first a preview, then everything in one transaction. */
export default function ImportMembers({ loaderData: { imports }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'submitting'
  const { text = '', columns, view, errors }: Partial<ImportAnswer> = actionData ?? {}
  const general = errors?.['']
  return (
    <>
      <Breadcrumb trail={[{ to: adminPaths.members, text: 'Members' }]} here="Import" />
      <h1>Import members</h1>
      <p className="margin-top-3">
        The first row names the columns, and each row below it is one person. Nothing is saved until you press
        Import. Empty cells change nothing, and teams are added, never removed. You can undo it for a day.
      </p>
      <Form
        // Resets the form for each new preview, in which the chosen file has become text.
        key={view?.seen ?? columns?.header.join('\n') ?? ''}
        method="post"
        encType="multipart/form-data"
        className="card stack margin-top-3"
        noValidate
        preventScrollReset
      >
        {general && (
          <Note tone="bad" focusOn={actionData}>
            <p>{general.join(' ')}</p>
          </Note>
        )}
        <FileField
          name="file"
          label="Spreadsheet as CSV"
          hint="Up to 5,000 rows, separated by commas, semicolons or tabs."
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          optional
          errors={errors?.file}
        />
        <TextAreaField
          name="text"
          label="Or paste cells"
          hint="Copy them in your spreadsheet, with the first row. A chosen file replaces them."
          className="input import-text"
          rows={view ? 4 : 8}
          spellCheck={false}
          optional
          defaultValue={text}
          errors={errors?.text}
        />
        {columns && <ColumnFields {...columns} labels={COLUMN_LABELS} errors={errors?.columns} />}
        {view && <ImportPreview view={view} focusOn={general ? undefined : actionData} />}
        <input type="hidden" name="seen" value={view?.seen ?? ''} />
        <div className="row gap-2">
          <button
            className={view ? 'button secondary compact' : 'button compact'}
            type="submit"
            name="intent"
            value="preview"
            disabled={isBusy}
          >
            <Icon name="search" /> Preview
          </button>
          {view && view.counts.new + view.counts.changed + view.doubtfulRows > 0 && (
            <button className="button compact" type="submit" name="intent" value="import" disabled={isBusy}>
              <Icon name="ok" /> Import
            </button>
          )}
          <span role="status">{isBusy && 'Working on it. This can take a minute.'}</span>
        </div>
      </Form>
      {imports.length > 0 && <RecentImports imports={imports} />}
    </>
  )
}

type Imports = Awaited<ReturnType<typeof recentImports>>

function RecentImports({ imports }: { imports: Imports }) {
  return (
    <section className="card stack margin-top-6" aria-label="Imports of the last day">
      <h2>Imports of the last day</h2>
      <ul>
        {imports.map(({ id, importedAt, added, changed, isUndone }) => (
          <li key={id}>
            <Link to={adminPaths.memberImportReport(id)}>
              <DateTimeText at={new Date(importedAt)} />
            </Link>
            {`: ${count(added, 'new', 'new')}, ${count(changed, 'changed', 'changed')}${isUndone ? ', undone' : ''}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
