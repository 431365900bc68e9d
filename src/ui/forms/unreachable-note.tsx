/** The script that sends a page's POST forms with fetch and keeps their values if the site does not respond. */
export const SEND_FORM = import.meta.env.DEV ? '/src/web/browser/send-form.ts' : '/send-form.js'

/**
 * The place in a form for the message that the site cannot be reached, after which the typed values are kept. Without
 * scripts the browser submits the form itself.
 */
export const UnreachableNote = () => (
  <>
    <div data-not-sent hidden />
    <script type="module" async src={SEND_FORM} data-once />
  </>
)
