import './rich-text-editor.css'
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Icon } from '../primitives/icon.tsx'

/** The strip that is open between toolbar and text. */
export type Strip = 'link' | 'picture' | undefined

type Props = {
  editor: Editor
  strip: Strip
  open: (strip: Strip) => void
  /** The id of the text. */
  controls: string
  pictures: boolean
}

type Tool = { name: string; face: ReactNode; run: () => void; on?: boolean; open?: boolean; off?: boolean }

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** The toolbar. It is a single Tab stop; arrows, Home and End move between its tools. */
export function Toolbar({ editor, strip, open, controls, pictures }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const is = useEditorState({ editor, selector: stateOf })
  const toggle = (wanted: Strip) => open(strip === wanted ? undefined : wanted)
  const chain = () => editor.chain().focus()
  const groups: Tool[][] = [
    [
      { name: 'Bold', face: 'B', on: is.bold, run: () => chain().toggleBold().run() },
      { name: 'Italic', face: <i>I</i>, on: is.italic, run: () => chain().toggleItalic().run() },
      {
        name: 'Heading H2',
        face: 'H2',
        on: is.heading,
        run: () => chain().toggleHeading({ level: 2 }).run(),
      },
    ],
    [
      { name: 'List', face: <Icon name="list" />, on: is.list, run: () => chain().toggleBulletList().run() },
      {
        name: 'Link',
        face: <Icon name="link" />,
        on: is.link,
        open: strip === 'link',
        run: () => toggle('link'),
      },
      ...(pictures
        ? [
            {
              name: 'Image',
              face: <Icon name="image" />,
              open: strip === 'picture',
              run: () => toggle('picture'),
            },
          ]
        : []),
    ],
    [
      { name: 'Undo', face: <Icon name="undo" />, off: !is.canUndo, run: () => chain().undo().run() },
      { name: 'Redo', face: <Icon name="redo" />, off: !is.canRedo, run: () => chain().redo().run() },
    ],
  ]
  const tools = groups.flat()
  const steer = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const next = step
      ? (at + step + tools.length) % tools.length
      : { Home: 0, End: tools.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    setAt(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      ref={bar}
      className="toolbar"
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      onKeyDown={steer}
    >
      {groups.map((group, index) => (
        <Group key={group[0]?.name} tools={group} all={tools} at={at} setAt={setAt} first={index === 0} />
      ))}
    </div>
  )
}

type GroupProps = {
  tools: readonly Tool[]
  all: readonly Tool[]
  at: number
  setAt: (at: number) => void
  first: boolean
}

function Group({ tools, all, at, setAt, first }: GroupProps) {
  return (
    <>
      {!first && <hr />}
      {tools.map((tool) => {
        const index = all.indexOf(tool)
        return (
          <button
            key={tool.name}
            type="button"
            title={tool.name}
            aria-label={tool.name}
            aria-pressed={tool.on}
            aria-expanded={tool.open}
            aria-disabled={tool.off}
            tabIndex={index === at ? 0 : -1}
            onFocus={() => setAt(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => !tool.off && tool.run()}
          >
            {tool.face}
          </button>
        )
      })}
    </>
  )
}

const stateOf = ({ editor }: { editor: Editor }) => ({
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  heading: editor.isActive('heading', { level: 2 }),
  list: editor.isActive('bulletList'),
  link: editor.isActive('link'),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
})
