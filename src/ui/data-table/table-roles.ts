/**
 * The roles of a table's parts, for tables whose rows are laid out differently on phones. Browsers remove the
 * role of a row that is not displayed as a table row, unless it is explicit.
 */
export const TABLE_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
