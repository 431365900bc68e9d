/** Which stylesheet a class belongs to, and which rules of a stylesheet style other components. */

const COMMENT = /\/\*[\s\S]*?\*\//g
const SELECTORS = /([^{};]+)\{/g
const FRAME = /^(?:from|to|[\d.]+%)$/
const EITHER = /:(?:is|where)\(([^()]*)\)/
const NOT = /:not\([^()]*\)/g
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g
/** An id or a custom element identifies its component as well as a class does. */
const NAMED_OTHERWISE = /#[\w-]+|(?:^|[\s>+~])[a-z]+-[a-z-]+/

export type Sheet = { path: string; css: string }

/** Returns every selector of a stylesheet separately, with the alternatives of `:is()` expanded. */
export function selectorsOf(css: string): string[] {
  return [...css.replace(COMMENT, '').matchAll(SELECTORS)]
    .map(([, list = '']) => list.trim())
    .filter((list) => !list.startsWith('@'))
    .flatMap(alternatives)
    .filter((selector) => !FRAME.test(selector))
}

/**
 * Returns the stylesheets that each class belongs to: the only one that names it, or else those that style it without
 * another class. Names used only inside a component, such as `.squad .name`, may belong to none.
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

/** Returns the selectors that contain no class of this stylesheet and therefore style other components. */
export function foreignSelectorsIn(
  { path, css }: Sheet,
  homes: ReadonlyMap<string, readonly string[]>,
): string[] {
  const isOwn = (name: string) => homes.get(name)?.includes(path)
  return selectorsOf(css).filter(
    (selector) => !NAMED_OTHERWISE.test(selector) && ![...classesOf(selector)].some(isOwn),
  )
}

const namesIn = (selector: string) => new Set([...selector.matchAll(CLASS)].map(([, name = '']) => name))
const classesOf = (selector: string) => namesIn(selector.replace(NOT, ''))

/** Expands `a, :is(b, c) d` to `a`, `b d` and `c d`. */
function alternatives(list: string): string[] {
  return splitOutside(list).flatMap((selector) => {
    const [written, inside = ''] = EITHER.exec(selector) ?? []
    if (written === undefined) return [selector.trim()]
    return inside.split(',').flatMap((one) => alternatives(selector.replace(written, one.trim())))
  })
}

/** Splits at commas outside brackets. */
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
