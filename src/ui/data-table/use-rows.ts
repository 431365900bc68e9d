import { useCallback, useReducer, useState } from 'react'
import type { Rows } from './columns.ts'

export const PAGE = 100

/**
 * Loads the rows of a long table page by page as they scroll into view. The first page is part of the document.
 * `address` returns `Rows` for `?…&start=`; a different address resets the rows.
 */
export function useRows<Row>(first: Rows<Row>, address: string) {
  const [kept, keep] = useState(() => begin(first))
  // A new search or order resets the rows during render, so that no old row is shown below a new header.
  const book = kept.first === first ? kept : begin(first)
  if (book !== kept) keep(book)
  const [failed, setFailed] = useState(false)
  const redraw = useReducer((times: number) => times + 1, 0)[1]

  /** Loads missing rows of the range and returns all loaded rows. */
  const show = useCallback(
    async (from: number, to: number): Promise<ReadonlyMap<number, Row>> => {
      const fetchPage = async (page: number) => {
        const start = page * PAGE
        try {
          const rows = await load<Row>(`${address}${address.includes('?') ? '&' : '?'}start=${start}`)
          for (const [index, row] of indexed(rows)) book.found.set(index, row)
          setFailed(false)
          redraw()
        } catch {
          book.requested.delete(page) // the next call for these rows retries
          setFailed(true)
        }
      }
      const waits: Promise<void>[] = []
      for (let page = Math.floor(from / PAGE); page <= Math.floor(to / PAGE); page++) {
        if (isHere(book.found, page, first.total)) continue
        const waiting = book.requested.get(page) ?? fetchPage(page)
        book.requested.set(page, waiting)
        waits.push(waiting)
      }
      await Promise.all(waits)
      return book.found
    },
    [book, address, first.total],
  )
  return { found: book.found as ReadonlyMap<number, Row>, failed, show }
}

type Book<Row> = { first: Rows<Row>; found: Map<number, Row>; requested: Map<number, Promise<void>> }

const begin = <Row>(first: Rows<Row>): Book<Row> => ({ first, found: indexed(first), requested: new Map() })

const indexed = <Row>({ rows, start }: Rows<Row>) => new Map(rows.map((row, at) => [start + at, row]))

function isHere(found: ReadonlyMap<number, unknown>, page: number, total: number): boolean {
  const last = Math.min((page + 1) * PAGE, total) - 1
  return found.has(page * PAGE) && found.has(last)
}

async function load<Row>(address: string): Promise<Rows<Row>> {
  const answer = await fetch(address, { headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`The rows could not be loaded: ${answer.status}`)
  return JSON.parse(await answer.text(), withInstants) as Rows<Row> // the format of our resource route
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** Revives ISO instants as dates, as in the rows of the document. */
const withInstants = (_: string, value: unknown): unknown =>
  typeof value === 'string' && INSTANT.test(value) ? new Date(value) : value
