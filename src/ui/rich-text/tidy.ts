const LONE_PARAGRAPH = /<(li|td|dd)((?: [^>]*)?)><p>((?:(?!<\/?p>).)*)<\/p><\/\1>/gs

/**
 * The editor wraps the text of each list item and cell in a paragraph. Where it is the only one, it goes again, so that
 * saving changes nothing that nobody changed.
 */
export const tidy = (html: string): string => html.replaceAll(LONE_PARAGRAPH, '<$1$2>$3</$1>')
