const SCRIPT = import.meta.env.DEV ? '/src/web/browser/passkey.ts' : '/passkey.js'

/**
 * The script that shows the passkey forms if the browser supports passkeys and the page is on the site's own origin.
 */
export const PasskeyScript = () => <script type="module" src={SCRIPT} />
