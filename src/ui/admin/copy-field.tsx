import './copy-field.css'
import '../styles/form.css'
import { useState } from 'react'

/** A text with a copy button. Without scripts it can be selected manually. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      setCopied(false) // the browser refused: the text stays selected to copy it manually
    }
  }
  return (
    <div className="copy-field">
      <label className="field">
        <span className="label">{label}</span>
        <input className="input" readOnly value={value} onFocus={({ target }) => target.select()} />
      </label>
      <button className="button secondary compact" type="button" onClick={copy}>
        {copied ? 'Copied' : 'Copy'}
      </button>
      <span className="visually-hidden" role="status">
        {copied && 'Copied'}
      </span>
    </div>
  )
}
