import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { query } from '../../../tests/support/embedded-starter.ts'
import { createDatabase } from '../../../tests/support/fresh-database.ts'
import { releasedRows, restoreReleased } from '../../../tests/support/released-database.ts'
import { projectRoot } from '../../platform/config/config.ts'
import { type Db, openDatabase, rows } from '../../platform/database/database.ts'
import { migrateDatabase } from '../../platform/database/migrate.ts'
import { openLog } from '../../platform/log/log.ts'

/** Returns the rows of the first release after `change` and an upgrade, and their previous state. */
async function updated(change: string) {
  const { url, drop } = await createDatabase('template1')
  onTestFinished(drop)
  const db = openDatabase(url, openLog('error'), 2)
  onTestFinished(() => db.$client.end())
  await restoreReleased(db, 1, releasedRows('229058d'))
  await query(url, change)
  const before = {
    slots: await lines(
      db,
      `select position_id, week_id, team, member_id from rota_slots where member_id is not null`,
    ),
    seats: await lines(
      db,
      `select position_id, case seat when 'm1' then 'men1' when 'm2' then 'men2' when 'm3' then 'men3' when 'w1' then 'women1'
        when 'w2' then 'women2' end, member_id from position_holders where member_id is not null`,
    ),
    games: await lines(db, `select id, type, version from games`),
  }
  await migrateDatabase(db, projectRoot())
  const after = {
    slots: await lines(
      db,
      `select position_id, week_id, rota_key, member_id from rota_slots join teams on teams.id = team_id
        where member_id is not null`,
    ),
    seats: await lines(
      db,
      `select position_id, rota_key, member_id from position_holders left join teams on teams.id = team_id`,
    ),
    games: await lines(db, `select id, type, version from games`),
  }
  return { db, before, after }
}

const lines = async (db: Db, statement: string): Promise<string[]> =>
  (await rows<Record<string, unknown>>(db, sql.raw(statement)))
    .map((row) => JSON.stringify(Object.values(row)))
    .toSorted()

const rotaTeams = (db: Db) =>
  lines(db, `select name, rota_key, show_in_menu from teams where in_rota order by name`)

test('after an update the rota’s five teams are the club’s teams, and every member and game is kept [VOL-015, TEA-011]', async () => {
  const { db, before, after } = await updated('update games set team_id = null where type = 3')
  expect(before.slots.length).toBeGreaterThan(50)
  expect(after).toEqual(before)
  expect(await rotaTeams(db)).toEqual([
    '["Men 1","men1",true]',
    '["Men 2","men2",true]',
    '["Men 3","men3",true]',
    '["Women 1","women1",true]',
    '["Women 2","women2",true]',
  ])
  expect(await lines(db, `select count(*) from games where team_id is null`)).toEqual(['[0]'])
})

test('after an update a club without one of the five teams keeps its slots, and renamed teams are matched by number', async () => {
  const { db, before, after } = await updated(
    `update teams set name = 'First team' where legacy_id = 1; update teams set name = 'Veterans', legacy_id = 9 where legacy_id = 5`,
  )
  expect(after).toEqual(before)
  expect(await rotaTeams(db)).toEqual([
    '["First team","men1",true]',
    '["Men 2","men2",true]',
    '["Men 3","men3",false]',
    '["Women 1","women1",true]',
    '["Women 2","women2",true]',
  ])
})
