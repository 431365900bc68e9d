import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { focusBatch } from './batch-bar.tsx'
import { everything, extended, isSelected, NOTHING, type Selection, toggled } from './selection.ts'

type Given<Row> = {
  selection?: Selection
  onSelect?: (selection: Selection) => void
  keyOf: (row: Row) => string
  found: ReadonlyMap<number, Row>
  show: (from: number, to: number) => Promise<ReadonlyMap<number, Row>>
  scrollTo: (index: number) => void
  total: number
}

export type Keys = ReturnType<typeof keysOf>

/**
 * Selects rows by mouse and keyboard. A click on a checkbox, or Ctrl or Cmd and a click on a row, toggles it. Shift
 * selects the range from the last row. Arrows move between checkboxes, Shift and arrows extend the range, Space
 * toggles, Ctrl or Cmd and A selects all matching rows, Escape clears, Enter moves to the actions. The returned
 * functions never change, so that a row renders again only if it changes.
 */
export function useKeys<Row>(given: Given<Row>): Keys {
  const latest = useRef(given)
  useLayoutEffect(() => {
    latest.current = given
  })
  return useState(() => keysOf(latest))[0]
}

function keysOf<Row>(latest: RefObject<Given<Row>>) {
  /** Loads missing rows of the range first, so that none is skipped. */
  async function range(now: Selection, to: number) {
    const { show, keyOf, onSelect } = latest.current
    const from = now.anchor ?? to
    const [low, high] = from < to ? [from, to] : [to, from]
    const rows = await show(low, high)
    const keys: string[] = []
    for (let at = low; at <= high; at++) {
      const row = rows.get(at)
      if (row) keys.push(keyOf(row))
    }
    onSelect?.(extended({ ...now, anchor: from }, keys))
  }

  function choose(index: number, key: string, shift: boolean) {
    const { selection, onSelect } = latest.current
    if (!selection || !onSelect) return
    if (shift) void range(selection, index)
    else onSelect(toggled(selection, key, index))
  }

  function click(event: MouseEvent, index: number, key: string) {
    if (!latest.current.selection || !(event.ctrlKey || event.metaKey || event.shiftKey)) return
    if (event.target instanceof Element && event.target.closest('input, label, button')) return
    event.preventDefault()
    choose(index, key, event.shiftKey)
  }

  /** Prevents Shift and click from selecting text. */
  function press(event: MouseEvent) {
    if (latest.current.selection && event.shiftKey) event.preventDefault()
  }

  function steer(event: KeyboardEvent, index: number) {
    const { selection, keyOf, found, scrollTo, total } = latest.current
    if (event.key === 'Enter') {
      event.preventDefault()
      return focusBatch()
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const to = index + step
    if (step === 0 || to < 0 || to >= total) return
    event.preventDefault()
    scrollTo(to)
    requestAnimationFrame(() => document.getElementById(boxId(to))?.focus({ preventScroll: true }))
    const row = found.get(to)
    if (event.shiftKey && selection && row && !isSelected(selection, keyOf(row))) void range(selection, to)
  }

  const frame = {
    onKeyDown: (event: KeyboardEvent) => {
      const { selection, onSelect } = latest.current
      if (!selection || !onSelect) return
      if (event.key === 'Escape') onSelect(NOTHING)
      else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) onSelect(everything)
      else return
      event.preventDefault()
    },
  }
  return { click, press, choose, steer, frame }
}

export const boxId = (index: number) => `row-${index}`
