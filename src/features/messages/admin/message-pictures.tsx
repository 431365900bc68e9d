import './messages.css'
import { Form } from 'react-router'
import type { ShownPicture } from '../queries/pictures.server.ts'

/** The pictures of a message that staff have uploaded, each with what withdrawing it does. */
export const MessagePictures = ({ pictures, busy }: { pictures: readonly ShownPicture[]; busy: boolean }) => (
  <section aria-labelledby="pictures">
    <h2 id="pictures" className="heading-3">
      Pictures
    </h2>
    <ul className="message-pictures">
      {pictures.map(({ id, alt, src }) => (
        <li key={id}>
          <img src={src} alt={alt} />
          <details>
            <summary>
              Withdraw<span className="visually-hidden"> “{alt}”</span>
            </summary>
            <p className="small muted">
              The picture is deleted and disappears from this e-mail at once, also where it has been sent.
              Some mail programs keep a copy of their own. You cannot undo this.
            </p>
            <Form method="post">
              <input type="hidden" name="picture" value={id} />
              <button
                className="button secondary compact"
                type="submit"
                name="do"
                value="withdraw"
                disabled={busy}
              >
                Withdraw picture
              </button>
            </Form>
          </details>
        </li>
      ))}
    </ul>
  </section>
)
