/** More levels than any legitimate JSON has. */
const MAX_LEVELS = 64

/**
 * Whether a JSON text nests lists and objects too deeply. Recursive parsers, such as PostgreSQL's, would run out of
 * stack.
 */
export function isTooDeep(json: string): boolean {
  let level = 0
  for (let at = 0; at < json.length; at += 1) {
    const letter = json[at]
    if (letter === '"') at = endOfText(json, at)
    else if (letter === '[' || letter === '{') level += 1
    else if (letter === ']' || letter === '}') level -= 1
    if (level > MAX_LEVELS) return true
  }
  return false
}

/** Returns the index of the closing quote of the string that starts at `from`. */
function endOfText(json: string, from: number): number {
  let at = from + 1
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1
  return at
}
