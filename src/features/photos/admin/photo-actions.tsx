import { Form } from 'react-router'
import { useHydrated } from '../../../ui/admin/use-hydrated.ts'
import { BatchBar } from '../../../ui/data-table/batch-bar.tsx'

type Props = { chosen: number; clear: () => void; all: () => void }

/** The actions on the selected photos. Without scripts they are always shown. */
export function PhotoActions({ chosen, clear, all }: Props) {
  const hydrated = useHydrated()
  return (
    <Form id="chosen" method="post" preventScrollReset>
      <BatchBar chosen={chosen} clear={clear} always={!hydrated}>
        {hydrated && (
          <button type="button" onClick={all}>
            Select all
          </button>
        )}
        <button type="submit" name="do" value="hide">
          Hide
        </button>
        <button type="submit" name="do" value="show">
          Show
        </button>
        <button type="submit" name="do" value="delete">
          Delete
        </button>
      </BatchBar>
    </Form>
  )
}
