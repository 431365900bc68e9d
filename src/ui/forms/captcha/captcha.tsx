// Not in the build's folder of hashed files, so that a page without React can name it. Vite serves the source itself.
const SCRIPT = import.meta.env.DEV ? '/src/ui/forms/captcha/widget.ts' : '/captcha.js'

/**
 * Proof of work for one form: the browser works while the person writes, and a hidden field `name` carries the
 * solution. `purpose` is what the server verifies it for. The one field of a form that needs scripts.
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
        <p className="hint">
          To keep out automatic messages this form needs JavaScript: please allow it for this site.
        </p>
      </noscript>
      <script type="module" async src={SCRIPT} />
    </div>
  )
}
