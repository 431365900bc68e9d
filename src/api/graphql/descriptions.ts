import { type DocumentNode, Kind, visit } from 'graphql'
import type { Allowance } from './allowance.ts'

/** A description of the whole schema takes as long as a list of so many rows. */
const ROWS = 50_000
const DESCRIPTIONS = new Set(['__schema', '__type'])

/** Adds a query's schema descriptions to its rows: each can be a megabyte. Throws BadQuery. */
export function addDescriptions(allowance: Allowance, document: DocumentNode): void {
  visit(document, {
    [Kind.FIELD]: ({ name }) => {
      if (DESCRIPTIONS.has(name.value)) allowance.addRows(name.value, ROWS)
    },
  })
}
