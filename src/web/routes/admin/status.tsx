import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { lengthWords, sizeWords } from '../../../kernel/measures.ts'
import { liftLimit, reachedLimits } from '../../../platform/limits/reached-limits.ts'
import { DateTimeText } from '../../../ui/primitives/date-text.tsx'
import { Note } from '../../../ui/primitives/note.tsx'
import { adminPaths } from '../../admin-paths.ts'
import '../../../ui/primitives/availability-dot.css'
import './status.css'
import { LIMITS } from '../../admin/limits.server.ts'
import { LimitsReached } from '../../admin/limits-reached.tsx'
import { type Status, statusOf } from '../../admin/status.server.ts'
import { type Advice, adviceFor } from '../../admin/status-advice.ts'
import { scheduledJobs, wordsOfTask } from '../../admin/status-words.ts'
import { ctxOf } from '../../context.ts'
import { redirectWithNotice } from '../../notices.server.ts'
import { submittedForm } from '../../parse-form.ts'
import type { Route } from './+types/status'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const status = await statusOf(ctx)
  const limits = await reachedLimits(ctx, LIMITS)
  return { status, limits, advice: adviceFor(status), runs: scheduledJobs(status.runs) }
}

/** Lifts a reached limit. */
export async function action({ request, context }: Route.ActionArgs) {
  const key = (await submittedForm(request)).get('lift')
  const lifted = await liftLimit(ctxOf(context), LIMITS, String(key ?? ''))
  const text = lifted ? 'Limit lifted' : 'This limit has already ended'
  return redirectWithNotice(adminPaths.status, { tone: 'ok', text })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Status · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** The system status: recommendations first, then each part. */
export default function StatusPage({ loaderData: { status, limits, advice, runs } }: Route.ComponentProps) {
  const { queue, mails, database, machine, backup } = status
  return (
    <>
      <h1>Status</h1>
      <div className="stack-small margin-top-3">
        {advice.length === 0 && <Note tone="ok">Everything is working.</Note>}
        {advice.map(({ tone, text, to }) => (
          <Note key={text} tone={tone}>
            {text} {to && <Link to={to}>Show them</Link>}
          </Note>
        ))}
      </div>
      <div className="status">
        <Part title="Website">
          <Fact name="Version">
            {status.app} <span className="second-line">on Node {machine.node}</span>
          </Fact>
          <Fact name="Uptime">{lengthWords(machine.upSeconds)}</Fact>
          <Fact name="Memory">{sizeWords(machine.memoryBytes)}</Fact>
          <Fact name="Role">{servicesWords(status.services)}</Fact>
        </Part>
        <Part title="Database">
          <Fact name="Server">
            PostgreSQL {database.version}{' '}
            <span className="second-line">{status.embedded ? 'included' : 'external'}</span>
          </Fact>
          <Fact name="Size">{sizeWords(database.bytes)}</Fact>
          <Fact name="Version">
            {database.migrations} of {database.knownMigrations}{' '}
            {database.migrations >= database.knownMigrations && (
              <span className="second-line">up to date</span>
            )}
          </Fact>
          <Fact name="Connections">{connectionWords(database.connections)}</Fact>
        </Part>
        <Jobs queue={queue} light={lightOf('jobs', advice)} />
        <Part title="E-mails" light={lightOf('mails', advice)}>
          <Fact name="Waiting">{mails.queued}</Fact>
          <Fact name="Not sent">{mails.failed}</Fact>
          {mails.unsent > 0 && <Fact name="Waiting for a mail server">{mails.unsent}</Fact>}
          <Fact name="Sent">{mails.sent}</Fact>
        </Part>
        <Part title="Backups" light={lightOf('backup', advice)}>
          <Fact name="Last">{backup.last ? <DateTimeText at={backup.last.at} /> : 'None yet'}</Fact>
          {backup.last?.bytes !== undefined && <Fact name="Size">{sizeWords(backup.last.bytes)}</Fact>}
          <Fact name="Kept">{backup.many}</Fact>
        </Part>
        <Disk {...machine.disk} light={lightOf('disk', advice)} />
      </div>
      <LimitsReached limits={limits} />
      {runs.length > 0 && <ScheduledJobs runs={runs} />}
    </>
  )
}

type Light = 'ok' | Advice['tone']

const lightOf = (part: Advice['part'], advice: readonly Advice[]): Light =>
  advice.find((one) => one.part === part)?.tone ?? 'ok'

const LIGHTS: Record<Light, { className: string; word: string }> = {
  ok: { className: 'with-dot small success', word: 'Fine' },
  warn: { className: 'with-dot small warning', word: 'Needs attention' },
  bad: { className: 'with-dot small danger', word: 'Not working' },
}

type PartProps = { title: string; light?: Light; children: ReactNode; foot?: ReactNode }

/** One part of the system with its state. */
function Part({ title, light = 'ok', children, foot }: PartProps) {
  const { className, word } = LIGHTS[light]
  return (
    <section>
      <h2>{title}</h2>
      <span className={className}>
        <i className="availability-dot" />
        {word}
      </span>
      <dl>{children}</dl>
      {foot}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Jobs({ queue, light }: { queue: Status['queue']; light: Light }) {
  const { waiting, oldestSeconds, running, later, failed } = queue
  return (
    <Part title="Background work" light={light}>
      <Fact name="Waiting">
        {waiting}{' '}
        {waiting > 0 && <span className="second-line">the oldest for {lengthWords(oldestSeconds)}</span>}
      </Fact>
      <Fact name="Running">{running}</Fact>
      <Fact name="Scheduled">{later}</Fact>
      {failed.length === 0 && <Fact name="Failed">0</Fact>}
      {failed.map((one) => (
        <Fact key={one.task} name={`Failed: ${wordsOfTask(one.task)}`}>
          {one.many} <span className="second-line">the oldest {lengthWords(one.oldestSeconds)} ago</span>
        </Fact>
      ))}
    </Part>
  )
}

function Disk({ freeBytes, totalBytes, light }: Status['machine']['disk'] & { light: Light }) {
  const used = Math.round((1 - freeBytes / totalBytes) * 100)
  return (
    <Part title="Disk" light={light} foot={<Bar used={used} light={light} />}>
      <Fact name="Free">{sizeWords(freeBytes)}</Fact>
      <Fact name="Used">
        {used}% <span className="second-line">of {sizeWords(totalBytes)}</span>
      </Fact>
    </Part>
  )
}

/** A bar that illustrates the number above it. */
const Bar = ({ used, light }: { used: number; light: Light }) => (
  <svg
    className="usage-bar"
    data-tone={light}
    viewBox="0 0 100 4"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect width={used} height="4" />
  </svg>
)

function ScheduledJobs({ runs }: { runs: readonly { name: string; at: Date }[] }) {
  return (
    <>
      <h2 className="margin-top-6">Scheduled jobs</h2>
      <p className="muted small">When each of them last ran.</p>
      <dl className="schedule-list">
        {runs.map(({ name, at }) => (
          <Fact key={name} name={name}>
            <DateTimeText at={at} />
          </Fact>
        ))}
      </dl>
    </>
  )
}

const servicesWords = ({ web, worker }: Status['services']) =>
  web && worker ? 'website and background work' : web ? 'website' : 'background work'

const connectionWords = ({ open, idle }: Status['database']['connections']): string =>
  `${open - idle} in use, ${idle} free`
