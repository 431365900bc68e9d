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
 * Selecting by mouse and keyboard. Click on a box: one more or less. Ctrl or Cmd and click anywhere in a row: the same.
 * Shift: everything from the row chosen last. Arrows go from box to box, Shift and arrows take along, Space chooses,
 * Ctrl or Cmd and A takes all that match, Escape lets go, Enter leads to the actions. [ADM-005]
 *
 * The same functions with every drawing, so that a row is drawn anew only when it changes.
 */
export function useKeys<Row>(given: Given<Row>): Keys {
  const latest = useRef(given)
  useLayoutEffect(() => {
    latest.current = given
  })
  return useState(() => keysOf(latest))[0]
}

function keysOf<Row>(latest: RefObject<Given<Row>>) {
  /** Rows of a range that are not here yet are fetched first: nothing is left out of it silently. */
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

  /** With Shift the browser would mark the words between two clicks. */
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
