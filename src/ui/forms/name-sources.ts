import { useEffect, useRef, useState } from 'react'
import { folded } from '../../kernel/text.ts'
import { CUT, NOT_LOADED, reportFailure } from '../admin/failures.ts'
import type { Named, NameSource } from './name-finder.tsx'

/** The maximum number of results; more letters narrow them. */
const MAX_SHOWN = 50

const PAUSE_MS = 150

/** Finds names in a list that is already on the page. */
export function useNamesOf(names: readonly Named[]): NameSource {
  const [typed, search] = useState<string>()
  const found = typed === undefined ? undefined : namesWith(names, typed)
  return { found, search, forget: () => search(undefined) }
}

/** Returns the names in which each typed word is the start of a word. */
export function namesWith(names: readonly Named[], typed: string): Named[] {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  const fits = ({ name }: Named) => {
    const parts = folded(name).split(/[\s-]+/)
    return words.every((word) => parts.some((part) => part.startsWith(word)))
  }
  return names.filter(fits).slice(0, MAX_SHOWN)
}

/** Finds names on the server. `address` returns them as JSON for `?q=`. */
export function useNamesAt(address: string): NameSource {
  const [found, setFound] = useState<readonly Named[]>()
  const requested = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const forget = () => {
    clearTimeout(timer.current)
    requested.current = undefined
    setFound(undefined)
  }
  const search = (typed: string) => {
    const q = typed.trim()
    requested.current = q
    clearTimeout(timer.current)
    timer.current = setTimeout(async () => {
      const answer = await fetch(`${address}?q=${encodeURIComponent(q)}`).catch(() => undefined)
      if (!answer?.ok) reportFailure(`${NOT_LOADED} ${CUT}`)
      // Responses may arrive out of order.
      if (answer?.ok && requested.current === q) setFound((await answer.json()) as Named[]) // the format of the address
    }, PAUSE_MS)
  }
  return { found, search, forget }
}
