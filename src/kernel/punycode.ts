/** Of RFC 3492, section 5. */
const BASE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700
const FIRST_BIAS = 72
const FIRST_NON_ASCII = 128

/**
 * The Unicode text of a punycode label without its `xn--`, by RFC 3492. Undefined where it is not punycode. Browsers
 * write punycode (`new URL`) but cannot read it.
 */
export function decodePunycode(label: string): string | undefined {
  const dash = label.lastIndexOf('-')
  const characters = [...label.slice(0, Math.max(dash, 0))]
  const rest = [...label.slice(dash + 1)]
  let [code, bias, index] = [FIRST_NON_ASCII, FIRST_BIAS, 0]
  while (rest.length > 0) {
    const delta = takeNumber(rest, bias)
    if (delta === undefined) return undefined
    const size = characters.length + 1
    bias = adapted(delta, size, index === 0)
    code += Math.floor((index + delta) / size)
    const at = (index + delta) % size
    if (code > 0x10_ffff) return undefined
    characters.splice(at, 0, String.fromCodePoint(code))
    index = at + 1
  }
  return characters.join('')
}

/** Reads one number of variable length from the start of `digits`, and removes it from there. */
function takeNumber(digits: string[], bias: number): number | undefined {
  let [value, weight] = [0, 1]
  for (let k = BASE; ; k += BASE) {
    const digit = Number.parseInt(digits.shift() ?? '', BASE)
    if (Number.isNaN(digit)) return undefined
    // In punycode letters come first: a is 0, 0 is 26.
    const number = digit < 10 ? digit + 26 : digit - 10
    value += number * weight
    const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX)
    if (number < threshold) return value
    weight *= BASE - threshold
  }
}

function adapted(delta: number, size: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2))
  rest += Math.floor(rest / size)
  let k = 0
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN))
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW))
}
