import { Link } from 'react-router'
import { longDate } from '../../../../kernel/dates.ts'
import { listWords } from '../../../../kernel/text.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { RecordLines } from '../../../../ui/primitives/record-lines.tsx'
import { adminPaths } from '../../../../web/admin-paths.ts'
import { weekdayName } from '../model.ts'
import type { Series } from '../queries/series.server.ts'

/** The weekly trainings of the caller's teams. */
export const SeriesList = ({ series }: { series: readonly Series[] }) => (
  <RecordLines
    none="No weekly trainings yet. Add one, and its sessions appear for the next eight weeks."
    lines={series.map((one) => ({
      id: one.id,
      title: seriesTitle(one),
      action: one.canEdit && (
        <Link className="button secondary compact" to={adminPaths.trainingSeries(one.id)}>
          <Icon name="pencil" /> Edit<span className="visually-hidden"> {seriesTitle(one)}</span>
        </Link>
      ),
      under: [
        one.venue,
        one.coaches.length > 0 && `led by ${listWords(one.coaches.map(({ name }) => name))}`,
        `until ${longDate(one.lastOn)}`,
      ]
        .filter(Boolean)
        .join(' · '),
      badges: [],
    }))}
  />
)

type Titled = Pick<Series, 'teams' | 'weekday' | 'startTime' | 'endTime'>

/** "Men 1, Tuesday 20:00 to 21:30". */
export const seriesTitle = ({ teams, weekday, startTime, endTime }: Titled): string =>
  `${listWords(teams.map(({ name }) => name))}, ${weekdayName(weekday)} ${startTime} to ${endTime}`
