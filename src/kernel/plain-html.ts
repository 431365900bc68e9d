/** The form field that names the texts that were typed without the editor, as plain text. */
export const PLAIN_TEXTS = 'plainTexts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': '\u00a0',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** Returns the text of HTML, with an empty line between paragraphs. Not a sanitiser. */
export const plainTextOf = (html: string): string =>
  html
    .replace(/\r?\n/g, ' ')
    .replace(/<li\b[^>]*>/gi, '- ')
    .replace(/<br\s*\/?>|<\/(?:li|tr)>/gi, '\n')
    .replace(/<\/(?:p|h\d|ul|ol|blockquote|div|table)>/gi, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Converts plain text to HTML: an empty line starts a paragraph, any other line break becomes <br>. */
export const htmlOfPlainText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Whether HTML contains only paragraphs, so that it can be edited as plain text without loss. */
export const isPlainHtml = (html: string): boolean =>
  spelled(htmlOfPlainText(plainTextOf(html))) === spelled(html)

/** Returns HTML in its canonical form, for comparison. */
const spelled = (html: string): string =>
  html
    .replace(/<br\s*\/?>/gi, '<br>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', '\u00a0')
    .replace(/\s*(<\/?p>|<br>)\s*/gi, '$1')
    .replaceAll('<p></p>', '')
