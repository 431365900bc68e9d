import '../../../ui/styles/form.css'
import { Note } from '../../../ui/primitives/note.tsx'

type Props = {
  publicKey: string
  /** The hashes of the reader's devices, so that the script recognises this browser. */
  known: readonly string[]
  problem: string | undefined
}

/** Turns notifications on for this browser. A script shows the button if the browser supports push. */
export function TurnOnPush({ publicKey, known, problem }: Props) {
  return (
    <>
      {problem && (
        <Note tone="bad" focusOn={problem}>
          <p>{problem}</p>
        </Note>
      )}
      <p className="muted" data-without-push>
        This browser cannot show notifications. On an iPhone or iPad, add this site to your home screen first,
        then open it from there.
      </p>
      <p data-push-on hidden>
        This device shows notifications.
      </p>
      <form method="post" data-push={publicKey} data-known={known.join(' ')} hidden>
        <input type="hidden" name="do" value="add-device" />
        <input type="hidden" name="endpoint" />
        <input type="hidden" name="p256dh" />
        <input type="hidden" name="auth" />
        <p className="error" data-problem role="status" />
        <p>
          <button className="button secondary" type="button">
            Turn on for this device
          </button>
        </p>
      </form>
    </>
  )
}
