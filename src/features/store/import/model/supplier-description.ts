import sanitizeHtml from 'sanitize-html'
import { sanitiseHtml } from '../../../../platform/content/sanitise.ts'

/** Boxes with colours, sizes and dealers on the supplier's page, which the store does not take over. */
const isInfoBox = ({ tag, attribs }: sanitizeHtml.IFrame): boolean =>
  tag === 'div' && /(?:^|\s)info(?:\s|$)/.test(attribs.class ?? '')
const isEmpty = ({ tag, text }: sanitizeHtml.IFrame): boolean => /^(?:p|li)$/.test(tag) && text.trim() === ''

const TEXT_TAGS = ['p', 'ul', 'ol', 'li', 'br', 'b', 'strong', 'i', 'em']
const WITHOUT_BOXES: sanitizeHtml.IOptions = {
  allowedTags: [...TEXT_TAGS, 'div'],
  allowedAttributes: { div: ['class'] },
  exclusiveFilter: (frame) => isInfoBox(frame) || isEmpty(frame),
  nestingLimit: 60,
}
const WITHOUT_WRAPPERS: sanitizeHtml.IOptions = { allowedTags: TEXT_TAGS, allowedAttributes: {} }

const BLOCK = /(<ul>[\s\S]*?<\/ul>|<ol>[\s\S]*?<\/ol>|<p>[\s\S]*?<\/p>)/
const BREAKS_AROUND = /^(?:\s|<br \/>)+|(?:\s|<br \/>)+$/g

/**
 * Extracts the description from the HTML of the supplier's page: lists and paragraphs without scripts, pictures, links
 * and layout. Loose text becomes a paragraph.
 */
export function cleanDescription(raw: string): string {
  const html = sanitizeHtml(sanitizeHtml(raw, WITHOUT_BOXES), WITHOUT_WRAPPERS)
    .replace(/[\p{Cc}\s\u00a0]+/gu, ' ')
    .replace(/<li> +| +<\/li>/g, (tag) => tag.trim())
  return sanitiseHtml(html.split(BLOCK).map(paragraph).join(''))
}

function paragraph(part: string): string {
  if (part.startsWith('<ul>') || part.startsWith('<ol>')) return part
  const words = part
    .replace(/^<p>|<\/p>$/g, '')
    .replace(BREAKS_AROUND, '')
    .replace(/:\s*<br \/>\s*/g, ': ')
    .replace(/\s*(?:<br \/>\s*)+/g, '<br>')
  return words === '' ? '' : `<p>${words.charAt(0).toUpperCase()}${words.slice(1)}</p>`
}
