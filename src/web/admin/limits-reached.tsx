import '../routes/admin/status.css'
import { Form } from 'react-router'
import type { ReachedLimit } from '../../platform/limits/reached-limits.ts'
import { DateTimeText } from '../../ui/primitives/date-text.tsx'

/** Lists the limits that are currently reached, each with a button to lift it. */
export function LimitsReached({ limits }: { limits: readonly ReachedLimit[] }) {
  return (
    <>
      <h2 className="margin-top-6">Limits</h2>
      {limits.length === 0 && (
        <p className="muted">No limits have been reached. On a busy day, you can lift one here.</p>
      )}
      {limits.length > 0 && (
        <dl className="schedule-list">
          {limits.map(({ key, name, most, endsAt, isYours }) => (
            <div key={key}>
              <dt>
                {name}
                {isYours && ' (yours)'}: {most} reached
                {endsAt && (
                  <>
                    , until <DateTimeText at={endsAt} />
                  </>
                )}
              </dt>
              <dd>
                <Form method="post">
                  <button className="button secondary compact" type="submit" name="lift" value={key}>
                    Lift limit
                  </button>
                </Form>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
