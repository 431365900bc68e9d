import { useCallback, useReducer, useState } from 'react'
import type { Rows } from './columns.ts'

export const PAGE = 100

/**
 * The rows of a long table, fetched page by page as they come into view. The first page came with the document.
 * `address` answers `Rows` for `?…&start=`; another address begins anew.
 */
export function useRows<Row>(first: Rows<Row>, address: string) {
  const [kept, keep] = useState(() => begin(first))
  // Another search, another sorting: begin anew, while drawing, so that no old row is shown with a new head.
  const book = kept.first === first ? kept : begin(first)
  if (book !== kept) keep(book)
  const [failed, setFailed] = useState(false)
  const redraw = useReducer((times: number) => times + 1, 0)[1]

  /** Fetches what is missing from one index to another, and answers all rows that are here then. */
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
          book.asked.delete(page) // the next look at these rows tries again; meanwhile the table says so
          setFailed(true)
        }
      }
      const waits: Promise<void>[] = []
      for (let page = Math.floor(from / PAGE); page <= Math.floor(to / PAGE); page++) {
        if (isHere(book.found, page, first.total)) continue
        const waiting = book.asked.get(page) ?? fetchPage(page)
        book.asked.set(page, waiting)
        waits.push(waiting)
      }
      await Promise.all(waits)
      return book.found
    },
    [book, address, first.total],
  )
  return { found: book.found as ReadonlyMap<number, Row>, failed, show }
}

type Book<Row> = { first: Rows<Row>; found: Map<number, Row>; asked: Map<number, Promise<void>> }

const begin = <Row>(first: Rows<Row>): Book<Row> => ({ first, found: indexed(first), asked: new Map() })

const indexed = <Row>({ rows, start }: Rows<Row>) => new Map(rows.map((row, at) => [start + at, row]))

function isHere(found: ReadonlyMap<number, unknown>, page: number, total: number): boolean {
  const last = Math.min((page + 1) * PAGE, total) - 1
  return found.has(page * PAGE) && found.has(last)
}

async function load<Row>(address: string): Promise<Rows<Row>> {
  const answer = await fetch(address, { headers: { accept: 'application/json' } })
  if (!answer.ok) throw new Error(`The rows could not be loaded: ${answer.status}`)
  return JSON.parse(await answer.text(), withInstants) as Rows<Row> // our own resource route answers nothing else
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** Instants come as JSON writes them, and are what they are in the rows of the document. */
const withInstants = (_: string, value: unknown): unknown =>
  typeof value === 'string' && INSTANT.test(value) ? new Date(value) : value
