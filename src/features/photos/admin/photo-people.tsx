import './photos.css'
import '../../../ui/admin/admin-layout.css'
import { Form } from 'react-router'
import type { AdminTag } from '../model/album-admin.ts'
import { NO_ANSWER, SAID_NO } from '../model/photo.ts'

/** The people tagged in a photo, with badges for what hides it from visitors and buttons to untag. */
export function PhotoPeople({ people }: { people: readonly AdminTag[] }) {
  if (people.length === 0) return <p className="muted">Nobody is tagged.</p>
  return (
    <div>
      <h3 className="heading-3">Tagged</h3>
      <ul className="tagged item-list">
        {people.map(({ id, name, minor, agreed, answered }) => (
          <li key={id}>
            <span className="fill-line">{name}</span>
            {minor && (
              <span className="badge" data-tone="info">
                Under 18
              </span>
            )}
            {!agreed && (
              <span className="badge" data-tone={answered ? 'bad' : 'warn'}>
                {answered ? SAID_NO : NO_ANSWER}
              </span>
            )}
            <Form method="post" preventScrollReset>
              <input type="hidden" name="do" value="untag" />
              <input type="hidden" name="member" value={id} />
              <button className="button bare compact" type="submit">
                Untag<span className="visually-hidden"> {name}</span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </div>
  )
}
