import { expect, onTestFinished, test } from 'vitest'
import { query } from '../../../tests/support/embedded-starter.ts'
import { createDatabase } from '../../../tests/support/fresh-database.ts'
import { releasedRows, restoreReleased } from '../../../tests/support/released-database.ts'
import { projectRoot } from '../../platform/config/config.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { migrateDatabase } from '../../platform/database/migrate.ts'
import { openLog } from '../../platform/log/log.ts'
import { NO_PAGES } from '../../platform/page-cache/tags.ts'
import { listTrainings } from './queries/trainings.server.ts'

/** Returns what visitors see after an upgrade from the first release, depending on whether TrainingsOverride was on. */
async function shownAfterUpdate(override: boolean) {
  const { url, drop } = await createDatabase('template1')
  onTestFinished(drop)
  const db = openDatabase(url, openLog('error'), 2)
  onTestFinished(() => db.$client.end())
  await restoreReleased(db, 1, releasedRows('229058d'))
  await query(url, `update configurations set trainings_override = ${override}`)
  await query(url, `update trainings set value = '<p>own</p>', default_value = '<p>usual</p>'`)
  await migrateDatabase(db, projectRoot())
  const shown = await listTrainings({ db, pages: NO_PAGES, clock: { now: () => new Date() } })
  return [...new Set(shown.map(({ html }) => html))]
}

test('visitors read the same training times after an update, and no text is lost [TRN-006]', async () => {
  expect(await shownAfterUpdate(true)).toEqual(['<p>own</p>'])
  expect(await shownAfterUpdate(false)).toEqual(['<p>usual</p>'])
})
