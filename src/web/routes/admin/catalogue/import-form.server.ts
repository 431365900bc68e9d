import { createHash } from 'node:crypto'
import { data } from 'react-router'
import { importCatalogue } from '../../../../features/store/import/commands/import-catalogue.server.ts'
import { fileRefusalWords } from '../../../../features/store/import/model/supplier-file.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { redirectWithNotice } from '../../../notices.server.ts'

const OTHER_FILE = 'These files have changed since the preview. Preview them again.'

/** Previews the supplier's list, or imports exactly the previewed files. */
export async function handleImportForm(ctx: Ctx, form: FormData) {
  const items = await bytesIn(form, 'items')
  const categories = await bytesIn(form, 'categories')
  if (!items) return refuse({ items: ['Choose a file'] })
  const seen = createHash('sha256').update(items.bytes)
  if (categories) seen.update(categories.bytes)
  const digest = seen.digest('base64url')
  const apply = form.get('intent') === 'apply'
  if (apply && form.get('seen') !== digest) return refuse({ items: [OTHER_FILE] })
  const files = { items: items.bytes, categories: categories?.bytes }
  const outcome = await importCatalogue(ctx, files, { apply })
  if (!outcome.ok) {
    const name = (outcome.file === 'items' ? items : categories)?.name ?? 'The file'
    return refuse({ [outcome.file]: [fileRefusalWords(name, outcome)] })
  }
  const { report } = outcome
  if (!apply) return data({ report, seen: digest, errors: {} as Errors })
  const text = `${report.added.length} added, ${report.changed.length} changed`
  return redirectWithNotice(`${adminPaths.catalogueKit}?show=not-for-sale`, { tone: 'ok', text })
}

type Errors = Record<string, string[]>

const refuse = (errors: Errors) => data({ report: undefined, seen: '', errors }, { status: 422 })

async function bytesIn(form: FormData, name: string) {
  const file = form.get(name)
  if (!(file instanceof File) || file.size === 0) return undefined
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
}
