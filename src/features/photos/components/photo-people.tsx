import { paths } from '../../../web/paths.ts'
import type { Tagged } from '../model/photo.ts'

/** The tagged people by the names that the reader may see. Renders nothing if there are none. */
export function PhotoPeople({ people }: { people: readonly Tagged[] }) {
  if (people.length === 0) return null
  return (
    <>
      . In the photo:{' '}
      {people.map(({ name, slug }, index) => (
        <span key={slug ?? name}>
          {index > 0 && ', '}
          {slug ? <a href={paths.player(slug)}>{name}</a> : name}
        </span>
      ))}
    </>
  )
}
