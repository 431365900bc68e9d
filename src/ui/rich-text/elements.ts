import { type Extensions, Mark, Node } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'

/**
 * Returns the elements that a text may contain, the same as the server's allow-list, so that saving loses nothing.
 * Unwraps `div` and `span`.
 */
export function elements(): Extensions {
  const kit = StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null },
    },
  })
  return [kit, ...PARTS, picture, ...MARKS]
}

type Part = {
  tag: string
  content: string
  group?: string
  attributes?: readonly string[]
  isolating?: boolean
}

const partOf = ({ tag, content, group, attributes = [], isolating }: Part) =>
  Node.create({
    name: tag,
    content,
    ...(group && { group }),
    ...(isolating && { isolating }),
    addAttributes: () => kept(attributes),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

const CELL = ['colspan', 'rowspan']
const PARTS = [
  partOf({ tag: 'table', group: 'block', content: 'caption? (thead | tbody | tfoot)+', isolating: true }),
  partOf({ tag: 'caption', content: 'inline*' }),
  partOf({ tag: 'thead', content: 'tr+' }),
  partOf({ tag: 'tbody', content: 'tr+' }),
  partOf({ tag: 'tfoot', content: 'tr+' }),
  partOf({ tag: 'tr', content: '(th | td)*' }),
  partOf({ tag: 'th', content: 'inline*', attributes: [...CELL, 'scope'], isolating: true }),
  partOf({ tag: 'td', content: 'block+', attributes: CELL, isolating: true }),
  partOf({ tag: 'dl', group: 'block', content: '(dt | dd)+' }),
  partOf({ tag: 'dt', content: 'inline*' }),
  partOf({ tag: 'dd', content: 'block+' }),
  partOf({ tag: 'figure', group: 'block', content: '(block | figcaption)+' }),
  partOf({ tag: 'figcaption', content: 'inline*' }),
]

const picture = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => kept(['src', 'alt', 'width', 'height', 'loading']),
  parseHTML: () => [{ tag: 'img[src^="/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})

const MARKS = ['small', 'sub', 'sup', 'time'].map((tag) =>
  Mark.create({
    name: tag,
    addAttributes: () => kept(tag === 'time' ? ['datetime'] : []),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  }),
)

/** Attributes that are kept unchanged. */
const kept = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { default: null }]))
