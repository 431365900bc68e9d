/** The field of a form that names its texts which were typed without the editor, as plain text. */
export const PLAIN_TEXTS = 'plainTexts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': '\u00a0',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** HTML as it reads: a blank line between paragraphs, no marks. Not a sanitiser. */
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

/** Plain text as HTML: paragraphs where a line is blank, line breaks elsewhere. */
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

/** Whether HTML holds only paragraphs, so that it can be edited as plain text and nothing of it is lost. */
export const isPlainHtml = (html: string): boolean =>
  spelled(htmlOfPlainText(plainTextOf(html))) === spelled(html)

/** The same HTML in one spelling. */
const spelled = (html: string): string =>
  html
    .replace(/<br\s*\/?>/gi, '<br>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', '\u00a0')
    .replace(/\s*(<\/?p>|<br>)\s*/gi, '$1')
    .replaceAll('<p></p>', '')
