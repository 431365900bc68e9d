import { useCallback, useEffect, useRef, useState } from 'react'
import { useFetcher, useFetchers, useSubmit } from 'react-router'
import { useNotify } from '../../../../ui/admin/notices.ts'
import type { Intent, Marked } from './mark.server.ts'
import type { AdminRow } from './rows.server.ts'

type Marks = Partial<Pick<AdminRow, 'active' | 'ehaRegistered'>>
type Mark = (id: string, marks: Marks) => void

const NONE: ReadonlyMap<string, Marks> = new Map()

/**
 * Marks members in the background, and keeps what was marked since the rows were fetched: rows that are fetched anew
 * know their marks themselves.
 */
export function useMarking(rows: object) {
  const submit = useSubmit()
  const [asked, setAsked] = useState<readonly string[]>([])
  const [marked, setMarked] = useState({ rows, marks: NONE })
  const marks = marked.rows === rows ? marked.marks : NONE
  const mark: Mark = useCallback(
    (id, mark) =>
      setMarked((before) => {
        const all = before.rows === rows ? before.marks : NONE
        return { rows, marks: new Map(all).set(id, { ...all.get(id), ...mark }) }
      }),
    [rows],
  )
  const send = useCallback(
    (id: string, intent: Intent) => {
      const fetcherKey = `${keyOf(id)}${KINDS[intent]}`
      setAsked((before) => (before.includes(fetcherKey) ? before : [...before, fetcherKey]))
      void submit({ id, intent }, { method: 'post', action: '/admin/members', navigate: false, fetcherKey })
    },
    [submit],
  )
  return { asked, marks, mark, send }
}

const keyOf = (id: string) => `mark ${id} `

/** What takes the answer of what: a mark only of its own opposite. */
const KINDS: Readonly<Record<Intent, string>> = {
  active: 'active',
  inactive: 'active',
  'eha-on': 'eha',
  'eha-off': 'eha',
  'reset-link': 'link',
}

/** Whether something is being asked for this member. */
export const useIsMarking = (id: string): boolean =>
  useFetchers().some(({ key, state }) => state !== 'idle' && key.startsWith(keyOf(id)))

/** Says what came of each mark, once, and shows it in the row, also when the modal where it was asked is closed. */
export function MarkAnswers({ asked, mark }: { asked: readonly string[]; mark: Mark }) {
  return asked.map((key) => <Answer key={key} fetcher={key} mark={mark} />)
}

function Answer({ fetcher, mark }: { fetcher: string; mark: Mark }) {
  const { data } = useFetcher<Marked>({ key: fetcher })
  const notify = useNotify()
  const told = useRef<Marked>(undefined)
  useEffect(() => {
    if (!data || told.current === data) return
    told.current = data
    notify(data.notice)
    if (data.marked) mark(data.id, data.marked)
  }, [data, notify, mark])
  return null
}
