const SCRIPT = import.meta.env.DEV ? '/src/web/browser/members-area.ts' : '/members-area.js'

/** Loads the script that registers the service worker and turns on notifications. */
export const MembersScript = () => <script type="module" src={SCRIPT} />
