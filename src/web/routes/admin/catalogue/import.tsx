import { data, Form, useNavigation } from 'react-router'
import { catalogueAddress } from '../../../../features/content/queries/configuration.server.ts'
import { ImportPreview } from '../../../../features/store/import/admin/import-preview.tsx'
import { setCatalogueAddress } from '../../../../features/store/import/commands/set-catalogue-address.server.ts'
import { catalogueForm } from '../../../../features/store/import/schema.ts'
import { Breadcrumb } from '../../../../ui/admin/breadcrumb.tsx'
import { TextField } from '../../../../ui/forms/field.tsx'
import { FileField } from '../../../../ui/forms/file-field.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/import'
import { handleImportForm } from './import-form.server.ts'

export const loader = async ({ context }: Route.LoaderArgs) => ({
  address: (await catalogueAddress(ctxOf(context))) ?? '',
})

export async function action({ request, context }: Route.ActionArgs) {
  const form = await submittedForm(request)
  if (form.get('intent') !== 'catalogue') return handleImportForm(ctxOf(context), form)
  const typed = parseForm(catalogueForm, form)
  if (!typed.ok) return data({ typed }, { status: 422 })
  await setCatalogueAddress(ctxOf(context), typed.value.catalogue)
  return redirectWithNotice(adminPaths.catalogueImport, { tone: 'ok', text: 'Saved' })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Supplier’s list · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Imports the supplier's list: first a preview, then everything in one transaction. */
export default function ImportList({ loaderData, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state === 'submitting'
  const typed = actionData && 'typed' in actionData ? actionData.typed : undefined
  const { report, seen = '', errors = {} } = actionData && 'typed' in actionData ? {} : (actionData ?? {})
  return (
    <>
      <Breadcrumb trail={[{ to: adminPaths.catalogue, text: 'Catalogue' }]} here="Supplier’s list" />
      <h1>Supplier’s list</h1>
      <p className="margin-top-3">
        New items are not for sale until you set a price and put them on sale, many at once if you like.
        Existing items keep their prices, stock, pictures and your own titles.
      </p>
      <Form
        method="post"
        encType="multipart/form-data"
        className="card stack margin-top-3"
        preventScrollReset
      >
        <FileField
          name="items"
          label="List of items"
          hint="The supplier’s file, in JSON, up to 12 MB."
          accept=".json,application/json"
          errors={errors.items}
        />
        <FileField
          name="categories"
          label="List of categories"
          hint="Without it, new categories are named after their address."
          accept=".json,application/json"
          optional
          errors={errors.categories}
        />
        <input type="hidden" name="seen" value={seen} />
        <div className="row gap-2">
          <button
            className={report ? 'button secondary compact' : 'button compact'}
            type="submit"
            name="intent"
            value="look"
            disabled={busy}
          >
            <Icon name="search" /> Preview changes
          </button>
          {report && report.added.length + report.changed.length > 0 && (
            <button className="button compact" type="submit" name="intent" value="apply" disabled={busy}>
              <Icon name="ok" /> Import
            </button>
          )}
        </div>
      </Form>
      {report && <ImportPreview report={report} />}
      <Form method="post" className="card stack margin-top-6" noValidate preventScrollReset>
        <h2>Catalogue (PDF)</h2>
        <TextField
          name="catalogue"
          label="Address of the supplier’s catalogue"
          hint="With https://. The store’s menu links to it. Leave it empty for no link."
          optional
          defaultValue={typed?.values.catalogue ?? loaderData.address}
          errors={typed?.errors.catalogue}
        />
        <p>
          <button className="button compact" type="submit" name="intent" value="catalogue" disabled={busy}>
            Save address
          </button>
        </p>
      </Form>
    </>
  )
}
