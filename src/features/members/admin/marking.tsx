import { useCallback, useEffect, useRef, useState } from 'react'
import { useFetcher, useFetchers, useSubmit } from 'react-router'
import { useNotify } from '../../../ui/admin/notices.ts'
import { adminPaths } from '../../../web/admin-paths.ts'
import type { Mark as Intent, Marked } from '../model/marks.ts'
import type { AdminRow } from './member-row.ts'

type Marks = Partial<Pick<AdminRow, 'active' | 'ehaRegistered'>>
type Mark = (id: string, marks: Marks) => void

const NONE: ReadonlyMap<string, Marks> = new Map()

/** Sets marks on members in the background, and keeps them until the rows are loaded again. */
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
      void submit({ id, intent }, { method: 'post', action: adminPaths.members, navigate: false, fetcherKey })
    },
    [submit],
  )
  return { asked, marks, mark, send }
}

const keyOf = (id: string) => `mark ${id} `

/** The fetcher key of each action. A mark and its opposite share one, so that the later one wins. */
const KINDS: Readonly<Record<Intent, string>> = {
  active: 'active',
  inactive: 'active',
  'eha-on': 'eha',
  'eha-off': 'eha',
  'reset-link': 'link',
}

/** Whether a mark of this member is being saved. */
export const useIsMarking = (id: string): boolean =>
  useFetchers().some(({ key, state }) => state !== 'idle' && key.startsWith(keyOf(id)))

/** Shows the result of each mark once, as a notice and in the row, even after its modal was closed. */
export function MarkAnswers({ asked, mark }: { asked: readonly string[]; mark: Mark }) {
  return asked.map((key) => <Answer key={key} fetcher={key} mark={mark} />)
}

function Answer({ fetcher, mark }: { fetcher: string; mark: Mark }) {
  const { data } = useFetcher<Marked>({ key: fetcher })
  const notify = useNotify()
  const notified = useRef<Marked>(undefined)
  useEffect(() => {
    if (!data || notified.current === data) return
    notified.current = data
    notify(data.notice)
    if (data.marked) mark(data.id, data.marked)
  }, [data, notify, mark])
  return null
}
