import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { plainLine } from '../../../kernel/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { deleteFile } from '../../../platform/files/audience.ts'
import { documentType } from '../../../platform/files/inspect.ts'
import {
  documentRefusalWords,
  MAX_DOCUMENT_BYTES,
  storeDocument,
} from '../../../platform/files/store-document.ts'
import type { Filled, FormProblems, Paper, Papers, Upload } from '../model/answers.ts'
import { type FormField, isFilledIn } from '../model/form.ts'
import { formPapers } from '../table.server.ts'

type Stores = Pick<Ctx, 'db' | 'files' | 'clock' | 'pages'>

/** Stores uploads as private files. Refuses all of them if the content of one is not PDF, JPEG or PNG. */
export async function storeUploads(
  ctx: Stores,
  fields: readonly FormField[],
  { uploads }: Filled,
): Promise<Outcome<{ papers: Papers }, { reason: 'NOT_TAKEN'; problems: FormProblems }>> {
  const papers = new Map<string, Paper[]>()
  for (const field of fields.filter((one) => one.typeField === 'file' && isFilledIn(one))) {
    for (const upload of uploads.get(field.name) ?? []) {
      const stored = await store(ctx, upload)
      if (!stored.ok) {
        await deleteUploads(ctx, papers)
        return refused('NOT_TAKEN', { problems: { [field.name]: [documentRefusalWords(stored)] } })
      }
      const paper = { id: stored.id, name: nameOf(upload) }
      papers.set(field.name, [...(papers.get(field.name) ?? []), paper])
    }
  }
  return done({ papers })
}

/**
 * Finds problems of the uploaded files by field, before anything is stored. Browsers clear file inputs when a form is
 * shown again, so with `hasFieldProblems` the visitor is asked to choose each file again.
 */
export async function findUploadProblems(
  fields: readonly FormField[],
  { uploads }: Filled,
  hasFieldProblems: boolean,
): Promise<FormProblems> {
  const problems: Record<string, string[]> = {}
  for (const { name } of fields.filter((one) => one.typeField === 'file' && isFilledIn(one))) {
    for (const upload of uploads.get(name) ?? []) {
      const refusal = await findUploadProblem(upload)
      if (refusal || hasFieldProblems) problems[name] = [refusal ?? 'Please choose this file again']
    }
  }
  return problems
}

async function findUploadProblem(upload: Upload): Promise<string | undefined> {
  const bytes = new Uint8Array(await upload.arrayBuffer())
  if (bytes.length > MAX_DOCUMENT_BYTES)
    return documentRefusalWords({ reason: 'TOO_LARGE', mostBytes: MAX_DOCUMENT_BYTES })
  return (await documentType(bytes, nameOf(upload)))
    ? undefined
    : documentRefusalWords({ reason: 'NOT_A_DOCUMENT' })
}

/** Deletes the files stored for an answer that was refused. */
export async function deleteUploads(ctx: Pick<Stores, 'db' | 'pages'>, papers: Papers): Promise<void> {
  await transact(ctx, async (tx) => {
    for (const id of fileIdsOf(papers)) await deleteFile(tx, id)
  })
}

/** The ids of all uploaded files of an answer. */
export const fileIdsOf = (papers: Papers): string[] => [...papers.values()].flat().map((paper) => paper.id)

/** Keeps the end of a long name, which holds the extension. */
const nameOf = ({ name }: Upload): string => plainLine(name).slice(-200)

async function store(ctx: Stores, upload: Upload) {
  const bytes = new Uint8Array(await upload.arrayBuffer())
  const stored = await storeDocument(ctx, bytes, { name: nameOf(upload) })
  // Recorded before the answer is stored, so that `deleteOrphanedPapers` finds papers without an answer.
  if (stored.ok) await ctx.db.insert(formPapers).values({ fileId: stored.id })
  return stored
}
