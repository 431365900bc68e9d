import sanitizeHtml from 'sanitize-html'

const OWN_ADDRESS = /^\/(?![/\\])/

/**
 * Sanitises HTML written by editors against the one allow-list: structure, emphasis, links, tables and our own
 * pictures. Scripts, styles, event handlers, frames and forms are removed. Runs before HTML is stored.
 */
export const sanitiseHtml = (html: string): string => sanitizeHtml(html, OPTIONS).trim()

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'div', 'span'],
    ...['a', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'small', 'code', 'pre', 'time'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'img', 'figure', 'figcaption'],
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    time: ['datetime'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  nestingLimit: 60,
  transformTags: { a: linkOf },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_ADDRESS.test(attribs.src ?? ''),
}

/** External links get no access to our window and send no referrer. */
function linkOf(tagName: string, { href, target }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const leaves = href !== undefined && /^\s*(?:https?:|[/\\]{2})/i.test(href)
  const attribs = {
    ...(href !== undefined && { href }),
    ...(target === '_blank' && { target }),
    ...((leaves || target === '_blank') && { rel: 'noopener noreferrer' }),
  }
  return { tagName, attribs }
}
