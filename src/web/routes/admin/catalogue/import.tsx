import { Form, Link, useNavigation } from 'react-router'
import '../../../../ui/styles/studio.css'
import '../../../../ui/styles/revisions.css'
import { ImportPreview } from '../../../../features/store/catalog/components/import-preview.tsx'
import { FileField } from '../../../../ui/forms/file-field.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { ctxOf } from '../../../context.ts'
import { submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/import'
import { actOnList } from './import-act.server.ts'

export const action = async ({ request, context }: Route.ActionArgs) =>
  actOnList(ctxOf(context), await submittedForm(request))

export const meta: Route.MetaFunction = () => [
  { title: 'Supplier’s list · Back office' },
  { name: 'robots', content: 'noindex' },
]

/** Takes the supplier's list over: first what it would change, then all of it or nothing. [STO-018] */
export default function ImportList({ actionData }: Route.ComponentProps) {
  const busy = useNavigation().state === 'submitting'
  const { report, seen = '', errors = {} } = actionData ?? {}
  return (
    <>
      <nav className="row muted g2" aria-label="Breadcrumb">
        <Link to="/admin/catalogue">Catalogue</Link>
        <span aria-hidden="true">/</span>
        <span aria-current="page">Supplier’s list</span>
      </nav>
      <h1>Supplier’s list</h1>
      <p className="mt3">
        New items are not for sale until you set a price and switch them on, many at once if you like. Of
        items that are there, only what is the supplier's changes: prices, stock, pictures and your own titles
        stay.
      </p>
      <Form method="post" encType="multipart/form-data" className="card stack mt3" preventScrollReset>
        <FileField
          name="items"
          label="List of items"
          hint="The file of the supplier, in JSON, up to 12 MB."
          accept=".json,application/json"
          errors={errors.items}
        />
        <FileField
          name="categories"
          label="List of categories"
          hint="Without it new categories are called by their address."
          accept=".json,application/json"
          optional
          errors={errors.categories}
        />
        <input type="hidden" name="seen" value={seen} />
        <div className="row g2">
          <button
            className={report ? 'btn alt s' : 'btn s'}
            type="submit"
            name="intent"
            value="look"
            disabled={busy}
          >
            <Icon name="search" /> See what it changes
          </button>
          {report && report.added.length + report.changed.length > 0 && (
            <button className="btn s" type="submit" name="intent" value="apply" disabled={busy}>
              <Icon name="ok" /> Write all of it
            </button>
          )}
        </div>
      </Form>
      {report && <ImportPreview report={report} />}
    </>
  )
}
