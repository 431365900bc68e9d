/** The head of every page of the club's documents. */
export type Letterhead = {
  name: string
  /** The postal address in one line; '' for none. */
  address: string
  /** Further lines, such as the VAT number. */
  lines: readonly string[]
  /** Of the line below the head, such as "#0a5c4a". */
  colour: string
  /** A square picture. */
  crestPng: Buffer
}

export type SheetColumn = {
  title: string
  /** Its part of the width; those of a table are compared with each other. */
  share: number
  isNumber?: boolean
}

export type SheetTable = {
  heading?: string
  columns: readonly SheetColumn[]
  rows: readonly (readonly string[])[]
  /** In bold, below the rows. */
  totals: readonly (readonly string[])[]
}

/** A document of one or more A4 pages. */
export type Sheet = {
  title: string
  letterhead: Letterhead
  facts: readonly { label: string; value: string }[]
  tables: readonly SheetTable[]
  notes: readonly string[]
  createdAt: Date
}
