import { type DocumentNode, Kind, visit } from 'graphql'
import type { Allowance } from './allowance.ts'

/** What one introspection of the whole schema costs, in rows of a list that takes equally long. */
const ROWS = 50_000
const DESCRIPTIONS = new Set(['__schema', '__type'])

/** Charges a query's introspection fields as rows, because each result can be a megabyte. Throws BadQuery. */
export function addDescriptions(allowance: Allowance, document: DocumentNode): void {
  visit(document, {
    [Kind.FIELD]: ({ name }) => {
      if (DESCRIPTIONS.has(name.value)) allowance.addRows(name.value, ROWS)
    },
  })
}
