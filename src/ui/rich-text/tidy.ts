const LONE_PARAGRAPH = /<(li|td|dd)((?: [^>]*)?)><p>((?:(?!<\/?p>).)*)<\/p><\/\1>/gs
const EMPTY_END = /(?:<p><\/p>)+$/

/**
 * Removes what the editor adds, so that saving without a change stores the same HTML: the only paragraph in each list
 * item and cell is unwrapped, and empty paragraphs at the end are removed.
 */
export const tidy = (html: string): string =>
  html.replaceAll(LONE_PARAGRAPH, '<$1$2>$3</$1>').replace(EMPTY_END, '')
