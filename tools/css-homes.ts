/** Which sheet a class belongs to, and the rules of a sheet that style other components. */

const COMMENT = /\/\*[\s\S]*?\*\//g
const SELECTORS = /([^{};]+)\{/g
const FRAME = /^(?:from|to|[\d.]+%)$/
const EITHER = /:(?:is|where)\(([^()]*)\)/
const NOT = /:not\([^()]*\)/g
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g
/** An id or a custom element names its component as well as a class does. */
const NAMED_OTHERWISE = /#[\w-]+|(?:^|[\s>+~])[a-z]+-[a-z-]+/

export type Sheet = { path: string; css: string }

/** Every selector of a sheet by itself, with the alternatives of `:is()` written out. */
export function selectorsOf(css: string): string[] {
  return [...css.replace(COMMENT, '').matchAll(SELECTORS)]
    .map(([, list = '']) => list.trim())
    .filter((list) => !list.startsWith('@'))
    .flatMap(alternatives)
    .filter((selector) => !FRAME.test(selector))
}

/**
 * The home of each class: the only sheet that names it, or else the sheets that style it without the help of another
 * class. Names inside a component, such as `.squad .name`, may have none.
 */
export function homesOf(sheets: readonly Sheet[]): Map<string, readonly string[]> {
  const named = new Map<string, Set<string>>()
  const alone = new Map<string, Set<string>>()
  for (const { path, css } of sheets) {
    for (const selector of selectorsOf(css).filter((selector) => !NAMED_OTHERWISE.test(selector))) {
      const classes = classesOf(selector)
      for (const name of namesIn(selector)) addTo(named, name, path)
      const [only, ...others] = classes
      if (only && others.length === 0) addTo(alone, only, path)
    }
  }
  const homes = (name: string, paths: Set<string>) => (paths.size === 1 ? paths : (alone.get(name) ?? []))
  return new Map([...named].map(([name, paths]) => [name, [...homes(name, paths)]]))
}

/** The selectors of a sheet without a class that is at home in it: they style what is not theirs. */
export function strangersIn({ path, css }: Sheet, homes: ReadonlyMap<string, readonly string[]>): string[] {
  const isOwn = (name: string) => homes.get(name)?.includes(path)
  return selectorsOf(css).filter(
    (selector) => !NAMED_OTHERWISE.test(selector) && ![...classesOf(selector)].some(isOwn),
  )
}

const namesIn = (selector: string) => new Set([...selector.matchAll(CLASS)].map(([, name = '']) => name))
const classesOf = (selector: string) => namesIn(selector.replace(NOT, ''))

/** `a, :is(b, c) d` as `a`, `b d` and `c d`. */
function alternatives(list: string): string[] {
  return splitOutside(list).flatMap((selector) => {
    const [written, inside = ''] = EITHER.exec(selector) ?? []
    if (written === undefined) return [selector.trim()]
    return inside.split(',').flatMap((one) => alternatives(selector.replace(written, one.trim())))
  })
}

/** Splits at the commas that are in no brackets. */
function splitOutside(list: string): string[] {
  const parts = ['']
  let depth = 0
  for (const char of list) {
    if (char === '(') depth += 1
    if (char === ')') depth -= 1
    if (char === ',' && depth === 0) parts.push('')
    else parts.push(parts.pop() + char)
  }
  return parts
}

function addTo(map: Map<string, Set<string>>, key: string, value: string) {
  map.set(key, (map.get(key) ?? new Set()).add(value))
}
