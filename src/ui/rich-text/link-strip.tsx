import './rich-text-editor.css'
import '../styles/form.css'
import type { Editor } from '@tiptap/react'
import { useId, useState } from 'react'

const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i
const BARE_EMAIL = /^[^\s@/]+@[^\s@/]+$/

/** Asks for the address of a link. Not a form element, because it is inside another form. */
export function LinkStrip({ editor, close }: { editor: Editor; close: () => void }) {
  const before = String(editor.getAttributes('link').href ?? '')
  const [typed, setTyped] = useState(before)
  const id = useId()
  const set = () => {
    const href = addressOf(typed)
    const link = editor.chain().focus().extendMarkRange('link')
    if (!href) link.unsetLink().run()
    else if (editor.state.selection.empty && !before) {
      editor
        .chain()
        .focus()
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run()
    } else link.setLink({ href }).run()
    close()
  }
  return (
    <div className="link-form">
      <label htmlFor={id}>
        Link address
        <input
          id={id}
          className="input compact"
          type="text"
          inputMode="url"
          autoComplete="off"
          placeholder="https:// or /gd/join-us"
          value={typed}
          // biome-ignore lint/a11y/noAutofocus: the user has just opened it to type an address
          autoFocus
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') set()
            else if (event.key === 'Escape') close()
            else return
            event.preventDefault()
            event.stopPropagation()
          }}
        />
      </label>
      <button className="button secondary compact" type="button" onClick={set}>
        {typed.trim() || !before ? 'Set link' : 'Remove link'}
      </button>
      {before && typed.trim() && (
        <button
          className="button secondary compact"
          type="button"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run()
            close()
          }}
        >
          Remove link
        </button>
      )}
    </div>
  )
}

/**
 * Returns typed text as an address: paths of this site and known schemes unchanged, e-mail addresses as mailto:,
 * everything else as https:.
 */
function addressOf(typed: string): string {
  const text = typed.trim()
  if (!text || ADDRESS.test(text)) return text
  return BARE_EMAIL.test(text) ? `mailto:${text}` : `https://${text}`
}
