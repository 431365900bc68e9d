import './messages.css'
import { Html } from '../../../ui/primitives/html.tsx'
import { fillInFields } from '../../emails/model.ts'
import type { MessageInput } from '../../emails/schema.ts'
import type { MessageKind } from '../model/message.ts'
import type { MergeValues } from '../queries/merge-values.server.ts'

export type Previewed = {
  message: (MessageInput & { kind: MessageKind }) | undefined
  reader: { name: string; email: string; values: MergeValues } | undefined
  /** The club's name and the address of its site. */
  sender: string
}

/** A message as its first recipient sees it, on a phone and on a computer. */
export function MessagePreviews({ message, reader, sender }: Previewed) {
  return (
    <section className="margin-top-7" aria-labelledby="previews">
      <h2 id="previews">Preview</h2>
      {message ? (
        <Both message={message} reader={reader} sender={sender} />
      ) : (
        <p className="muted">Correct the form to see a preview.</p>
      )}
    </section>
  )
}

function Both({ message, reader, sender }: Previewed & { message: NonNullable<Previewed['message']> }) {
  const { kind, sender: _, ...written } = message
  const filled = fillInFields(written, reader?.values ?? {})
  return (
    <>
      <p className="margin-top-2">
        {reader ? `To ${reader.name} <${reader.email}>` : 'Nobody with an e-mail address is chosen'}
        <br />
        <b>{filled.subject || 'No subject yet'}</b>
        {filled.synopsis && <span className="muted"> {filled.synopsis}</span>}
      </p>
      <div className="message-previews">
        {(['phone', 'computer'] as const).map((device) => (
          <figure key={device}>
            <figcaption>On a {device}</figcaption>
            <div className={device === 'phone' ? 'message-page phone' : 'message-page'}>
              <div>
                {filled.gif && <img src={filled.gif} alt="" />}
                <Html html={filled.html} />
                <p className="message-foot">
                  {kind !== 'important' && (
                    <>
                      <u>Stop e-mails like this</u>
                      <br />
                    </>
                  )}
                  {sender}
                </p>
              </div>
            </div>
          </figure>
        ))}
      </div>
    </>
  )
}
