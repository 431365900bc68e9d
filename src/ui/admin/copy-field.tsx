import { useState } from 'react'

/** A text that is copied by one press, or selected by hand where scripts do not run. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
    } catch {
      setCopied(false) // the browser does not let us: it stays selected, to be copied by hand
    }
  }
  return (
    <div className="made">
      <label className="field">
        <span className="label">{label}</span>
        <input className="in" readOnly value={value} onFocus={({ target }) => target.select()} />
      </label>
      <button className="btn alt s" type="button" onClick={copy}>
        {copied ? 'Copied' : 'Copy'}
      </button>
      <span className="vh" role="status">
        {copied && 'Copied'}
      </span>
    </div>
  )
}
