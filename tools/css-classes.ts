/** Which classes a stylesheet defines and a component uses, and which class names cannot be determined. */

const COMMENT = /\/\*[\s\S]*?\*\//g
const SELECTOR = /([^{};]+)\{/g
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g
const LITERAL = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g

/** Where code contains class names: `className`, `class` in HTML, `classList`, and constants named ..CLASS(ES). */
const ATTRIBUTE = /\bclass(?:Name)?=(?:\\?"([^"\\]*)|\{)/g
const PROPERTY = /\bclass(?:Name)?(?:: | = |\?: )(?=['"`])/g
const TOGGLE = /\bclassList\.\w+\((?=')/g
const CONSTANT = /\bconst (?:\w+_)?CLASS(?:ES)?\b[^=]*= (?=['"`[{])/g
/** A string that only selects the class: `kind === 'open' ? ...`, `words['open']`, `has('open')`. */
const DECIDES = /(?:[=!]==? |\w[[(])('[^'\n]*'|"[^"\n]*")/g
const PART_OF_A_NAME = /[\w-]\$\{|\}[\w-]/

export function classesDefined(css: string): Set<string> {
  const plain = css.replace(COMMENT, '').replace(/"[^"]*"/g, '""')
  const selectors = [...plain.matchAll(SELECTOR)].map(([, selector = '']) => selector.trim())
  return new Set(
    selectors
      .filter((selector) => !selector.startsWith('@') || selector.startsWith('@scope'))
      .flatMap((selector) => [...selector.matchAll(CLASS)].map(([, name = '']) => name)),
  )
}

export type Uses = {
  classes: Set<string> /** Templates that put a name together from parts. */
  parts: string[]
}

export function classesUsed(code: string): Uses {
  const uses: Uses = { classes: new Set(), parts: [] }
  for (const found of code.matchAll(ATTRIBUTE)) {
    if (found[1] !== undefined) addNames(found[1], uses)
    else addLiterals(balanced(code, found.index + found[0].length - 1), uses)
  }
  for (const pattern of [PROPERTY, TOGGLE]) {
    for (const found of code.matchAll(pattern)) {
      const rest = code.slice(found.index + found[0].length)
      const [, single, double, template] = rest.match(new RegExp(LITERAL.source)) ?? []
      addNames(single ?? double ?? template ?? '', uses)
    }
  }
  for (const found of code.matchAll(CONSTANT))
    addLiterals(balanced(code, found.index + found[0].length), uses)
  return uses
}

function addLiterals(expression: string, uses: Uses) {
  for (const [, single, double, template] of expression.replace(DECIDES, '').matchAll(LITERAL)) {
    if (template && PART_OF_A_NAME.test(template)) uses.parts.push(template)
    else addNames(single ?? double ?? template ?? '', uses)
  }
}

function addNames(text: string, { classes }: Uses) {
  for (const name of text.replace(/\$\{[^}]*\}/g, ' ').split(/\s+/)) {
    if (/^-?[A-Za-z_][\w-]*$/.test(name)) classes.add(name)
  }
}

/** Returns the expression that begins at the bracket or quote at `start`. */
function balanced(code: string, start: number): string {
  let depth = 0
  for (let at = start; at < code.length; at += 1) {
    const char = code.charAt(at)
    if (depth === 0 && at > start) return code.slice(start, at)
    if ('{[('.includes(char)) depth += 1
    if ('}])'.includes(char)) depth -= 1
    if (depth === 0 && at === start) return code.slice(start, code.indexOf('\n', start))
  }
  return code.slice(start)
}
