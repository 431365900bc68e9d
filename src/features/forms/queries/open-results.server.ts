import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { files } from '../../../platform/files/table.server.ts'
import { formPapers, formResults, forms } from '../table.server.ts'

/** Matches answers to forms that are not confidential, in a query of answers. */
export const isOpenResult: SQL = sql`exists (
  select 1 from ${forms} where ${forms.id} = ${formResults.formId} and not ${forms.confidential}
)`

/** Matches rows that belong to such an answer. */
export const isOfOpenResult = (resultId: PgColumn): SQL => sql`exists (
  select 1 from ${formResults} join ${forms} on ${forms.id} = ${formResults.formId}
  where ${formResults.id} = ${resultId} and not ${forms.confidential}
)`

/** Matches files that are not papers of a confidential answer. */
export const isOpenFile: SQL = sql`not exists (
  select 1 from ${formPapers}
  join ${formResults} on ${formResults.id} = ${formPapers.resultId}
  join ${forms} on ${forms.id} = ${formResults.formId}
  where ${formPapers.fileId} = ${files.id} and ${forms.confidential}
)`
