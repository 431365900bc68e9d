import { useOutletContext, useSearchParams } from 'react-router'
import { countOf, type Selection } from '../data-table/selection.ts'

/** What the page of members hands to the modals over it. */
export type MembersOutlet = {
  selection: Selection
  total: number
  /** The page without a modal. */
  closeTo: string
}

/** How many members a form is about: those that are selected, or without scripts those that the address names. */
export function useChosen(): number {
  const { selection, total } = useOutletContext<MembersOutlet>()
  const [search] = useSearchParams()
  return countOf(selection, total) || search.getAll('ids').length
}

/** Whom a form is about, as the server takes it: ids, or the filters and who was taken out again. [ADM-005] */
export function SelectionFields() {
  const { selection } = useOutletContext<MembersOutlet>()
  const [search] = useSearchParams()
  if (selection.all) {
    return (
      <>
        <Hidden name="all" value="1" />
        <Hidden name="q" value={search.get('q') ?? ''} />
        <Hidden name="team" value={search.get('team') ?? ''} />
        <Hidden name="except" value={[...selection.except].join(',')} />
      </>
    )
  }
  const ids = selection.keys.size > 0 ? [...selection.keys] : search.getAll('ids')
  return <Hidden name="ids" value={ids.join(',')} />
}

const Hidden = (field: { name: string; value: string }) => <input type="hidden" {...field} />
