import '../../../../ui/layout/entry-list.css'
import { DayText } from '../../../../ui/primitives/date-text.tsx'
import type { OwnSession } from '../queries/own-sessions.server.ts'

/** The user's sessions, each with a button to end it. Posts `do` and `session` to its own address. */
export function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  return (
    <>
      <ul className="entry-list">
        {sessions.map(({ id, device, since, lastUsed, here }) => (
          <li key={id}>
            <div>
              <p>
                <b>{device}</b>
              </p>
              <p className="small muted">
                Since <DayText at={since} />, last used <DayText at={lastUsed} />
              </p>
            </div>
            {here ? (
              <span className="badge" data-tone="ok">
                This device
              </span>
            ) : (
              <form method="post">
                <input type="hidden" name="session" value={id} />
                <button className="button secondary compact" type="submit" name="do" value="end-session">
                  Log out<span className="visually-hidden"> {device}</span>
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <form method="post" className="margin-top-4">
          <button className="button secondary compact" type="submit" name="do" value="end-others">
            Log out everywhere else
          </button>
        </form>
      )}
    </>
  )
}
