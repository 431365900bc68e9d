import { useOutletContext, useSearchParams } from 'react-router'
import { countOf, type Selection } from '../../../../ui/data-table/selection.ts'

/** The outlet context of the members page for its modals. */
export type MembersOutlet = {
  selection: Selection
  total: number
  /** The page without a modal. */
  closeTo: string
}

/** The number of selected members, or without scripts of those in the address. */
export function useChosen(): number {
  const { selection, total } = useOutletContext<MembersOutlet>()
  const [search] = useSearchParams()
  return countOf(selection, total) || search.getAll('ids').length
}

/** The selection as hidden fields: ids, or the filters with the deselected ids. */
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
