const SCRIPT = import.meta.env.DEV ? '/src/web/browser/members-area.ts' : '/members-area.js'

/** Registers the service worker of the members' area, and turns notifications on. */
export const MembersScript = () => <script type="module" async src={SCRIPT} />
