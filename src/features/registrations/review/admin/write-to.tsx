import { Form } from 'react-router'
import type { Selection } from '../../../../ui/data-table/selection.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'

type Props = {
  selection: Selection
  search: URLSearchParams
  /** The address of the composer. */
  composer: string
}

/** Opens the composer for the selected registrations. It posts, because many ids are too long for an address. */
export function WriteTo({ selection, search, composer }: Props) {
  const chosen = selection.all
    ? [['all', 'yes'], ...[...selection.except].map((id) => ['except', id])]
    : [...selection.keys].map((id) => ['ids', id])
  const filters = selection.all
    ? ['q', 'status', 'payment'].map((name) => [name, search.get(name) ?? ''])
    : []
  return (
    <Form method="post" action={composer} preventScrollReset>
      {[...chosen, ...filters].map(
        ([name, value]) =>
          value && <input key={`${name} ${value}`} type="hidden" name={name} value={value} />,
      )}
      <button type="submit" name="intent" value="open">
        <Icon name="mail" />
        Send e-mail
      </button>
    </Form>
  )
}
