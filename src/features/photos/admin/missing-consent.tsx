import { listWords } from '../../../kernel/text.ts'
import { Note } from '../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../web/admin-paths.ts'
import type { AdminPhoto, AdminTag } from '../model/album-admin.ts'

/** Names the people tagged in an album who have not agreed to photos, before more people see it. */
export function MissingConsent({ photos }: { photos: readonly AdminPhoto[] }) {
  const missing = [
    ...new Map(photos.flatMap(({ people }) => people.map((person) => [person.id, person]))).values(),
  ].filter(({ agreed }) => !agreed)
  const waiting = missing.filter(({ answered }) => !answered)
  const refused = missing.filter(({ answered }) => answered)
  if (missing.length === 0) return null
  return (
    <Note tone="warn">
      {refused.length > 0 && <p>Only administrators see photos with {names(refused)}: they said no.</p>}
      {waiting.length > 0 && (
        <p>
          No answer about photos yet: {names(waiting)}. Until then, only administrators see photos with them.
          Settings can show members those of adults. <a href={adminPaths.memberConsents}>Ask again</a>
        </p>
      )}
    </Note>
  )
}

const names = (people: readonly AdminTag[]): string => listWords(people.map(({ name }) => name))
