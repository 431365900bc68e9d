import '../../styles/form.css'

// Outside the folder of hashed files, so that pages without React know its address. In development Vite serves the
// source.
const SCRIPT = import.meta.env.DEV ? '/src/ui/forms/captcha/widget.ts' : '/captcha.js'

/**
 * Proof of work for one form: the browser solves it while the user types, and the hidden field `name` holds the
 * solution. The server verifies it for `purpose`. The only field that requires scripts.
 */
export function Captcha({ purpose, name = 'altcha' }: { purpose: string; name?: string }) {
  return (
    <div className="field">
      <altcha-widget
        challenge={`/api/captcha/${encodeURIComponent(purpose)}`}
        name={name}
        auto="onfocus"
        configuration={JSON.stringify({
          disableAutoFocus: true,
          hideFooter: true,
          hideLogo: true,
          humanInteractionSignature: false,
        })}
      />
      <noscript>
        <p className="hint">To keep out spam, this form needs JavaScript. Please allow it for this site.</p>
      </noscript>
      <script type="module" async src={SCRIPT} data-once />
    </div>
  )
}
