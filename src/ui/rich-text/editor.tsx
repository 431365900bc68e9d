import './rich-text-editor.css'
import { EditorContent, useEditor } from '@tiptap/react'
import { useState } from 'react'
import { elements } from './elements.ts'
import { LinkStrip } from './link-strip.tsx'
import type { PicturePicker } from './rich-text-field.tsx'
import { tidy } from './tidy.ts'
import { type Strip, Toolbar } from './toolbar.tsx'

type Props = {
  html: string
  onChange: (html: string) => void
  labelId: string
  described: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }
  pictures: PicturePicker | undefined
}

/** The editor. `RichTextField` loads it lazily, because it is as large as all other scripts together. */
export function Editor({ html, onChange, labelId, described, pictures }: Props) {
  const [strip, setStrip] = useState<Strip>()
  const editor = useEditor({
    immediatelyRender: false,
    injectCSS: false,
    extensions: elements(),
    content: html,
    editorProps: {
      attributes: {
        class: 'editor-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...Object.fromEntries(Object.entries(described).map(([name, value]) => [name, String(value)])),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : tidy(changed.getHTML())),
  })
  if (!editor) return null
  const close = () => {
    setStrip(undefined)
    editor.commands.focus()
  }
  return (
    <div className={described['aria-invalid'] ? 'rich-text-editor invalid' : 'rich-text-editor'}>
      <Toolbar editor={editor} strip={strip} open={setStrip} controls={described.id} pictures={!!pictures} />
      {strip === 'link' && <LinkStrip editor={editor} close={close} />}
      {strip === 'picture' &&
        pictures?.({
          close,
          choose: (attrs) => {
            // With a paragraph after it, because what is typed would replace a selected picture.
            editor
              .chain()
              .insertContent([{ type: 'image', attrs }, { type: 'paragraph' }])
              .run()
            close()
          },
        })}
      <EditorContent editor={editor} />
    </div>
  )
}
