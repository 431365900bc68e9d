import './search-bar.css'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'

type Chip = { value: string; name: string; count?: number | undefined }

type Props = {
  /** The accessible name, such as 'Filter by team'. */
  label: string
  /** The query parameter. The chip with the value '' removes it. */
  parameter: string
  chips: readonly Chip[]
}

/** Exclusive filters with their row counts, kept in the address. */
export function Chips({ label, parameter, chips }: Props) {
  const [search] = useSearchParams()
  const chosen = search.get(parameter) ?? ''
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever another chip is chosen
  useEffect(() => {
    if (row.current) showChosen(row.current)
  }, [chosen])
  return (
    <nav ref={row} className="chips" aria-label={label}>
      {chips.map(({ value, name, count }) => (
        <Link
          key={value}
          className="chip"
          to={{ pathname: '.', search: addressWith(search, parameter, value) }}
          aria-current={value === chosen ? 'true' : undefined}
          preventScrollReset
          replace
        >
          {name}
          {count !== undefined && <span className="tabular muted">{count.toLocaleString('en-GB')}</span>}
        </Link>
      ))}
    </nav>
  )
}

/** Scrolls the row of chips to the chosen one without scrolling the page. */
function showChosen(row: HTMLElement) {
  const chip = row.querySelector('[aria-current]')?.getBoundingClientRect()
  const { left, right } = row.getBoundingClientRect()
  if (!chip || (chip.left >= left && chip.right <= right)) return
  row.scrollLeft += chip.left - left - (right - left - chip.width) / 2
}

function addressWith(search: URLSearchParams, parameter: string, value: string): string {
  const next = new URLSearchParams(search)
  next.delete('start')
  if (value) next.set(parameter, value)
  else next.delete(parameter)
  return `?${next}`
}
