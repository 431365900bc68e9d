import { data, Form, useNavigation } from 'react-router'
import { z } from 'zod'
import { ImportReportLists } from '../../../../features/members/import/admin/import-report.tsx'
import { undoImport } from '../../../../features/members/import/commands/undo-import.server.ts'
import { findImport } from '../../../../features/members/import/queries/imports.server.ts'
import { count } from '../../../../kernel/text.ts'
import { Breadcrumb } from '../../../../ui/admin/breadcrumb.tsx'
import { TickField } from '../../../../ui/forms/field.tsx'
import { DateTimeText } from '../../../../ui/primitives/date-text.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/import-report'

export const loader = ({ params, context }: Route.LoaderArgs) => findImport(ctxOf(context), params.id)

const REFUSED = {
  UNDONE: 'This import has already been undone',
  TOO_LATE: 'This import is older than a day and can no longer be undone',
} as const

const undoForm = z.object({ sure: z.literal('yes', 'Tick to confirm that you want to undo it') })

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = parseForm(undoForm, await submittedForm(request))
  if (!form.ok) return data({ form }, 422)
  const page = adminPaths.memberImportReport(params.id)
  const undone = await undoImport(ctxOf(context), params.id)
  if (!undone.ok) return redirectWithNotice(page, { tone: 'bad', text: REFUSED[undone.reason] })
  const text = `${count(undone.undone, 'member')} restored, ${undone.kept} left as they are`
  return redirectWithNotice(page, { tone: 'ok', text })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Import of members · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** The report of an import, with its undo. */
export default function Report({ loaderData: report, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <>
      <Breadcrumb
        trail={[
          { to: adminPaths.members, text: 'Members' },
          { to: adminPaths.memberImport, text: 'Import' },
        ]}
        here="Report"
      />
      <h1>Import of members</h1>
      <div className="card stack margin-top-3">
        <p>
          <DateTimeText at={new Date(report.importedAt)} />
          {`: ${count(report.added, 'new', 'new')}, ${count(report.changed, 'changed', 'changed')}, ${count(report.unchanged, 'the same', 'the same')}`}
        </p>
        {report.undoneAt && (
          <p>
            Undone on <DateTimeText at={new Date(report.undoneAt)} />.
          </p>
        )}
        <ImportReportLists report={report} />
        {report.canUndo && (
          <Form method="post" className="stack-small" preventScrollReset noValidate>
            <p>
              You can undo this import until <DateTimeText at={new Date(report.undoUntil)} />. Members that
              someone has changed since then stay as they are.
            </p>
            <TickField
              name="sure"
              value="yes"
              required
              label={undoLabel(report)}
              errors={actionData?.form.errors.sure}
            />
            <p>
              <button className="button secondary compact" type="submit" disabled={isBusy}>
                Undo import
              </button>
            </p>
          </Form>
        )}
      </div>
    </>
  )
}

/** Words the confirmation: what undoing the import does to the members. */
function undoLabel({ added, changed }: { added: number; changed: number }): string {
  const parts = [
    added > 0 && `remove the ${count(added, 'new member')}`,
    changed > 0 && `restore the ${count(changed, 'changed member')}`,
  ].filter((part) => part !== false)
  return `Yes, ${parts.join(' and ')}`
}
