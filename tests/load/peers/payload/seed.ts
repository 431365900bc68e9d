import config from '@payload-config'
import { getPayload } from 'payload'

/** Fills the site as `fillClub` fills ours: 20 teams of 25 members, and 5,000 games. */
const payload = await getPayload({ config })
const { db } = payload
const teams = []
for (let n = 1; n <= 20; n += 1) {
  teams.push(await payload.create({ collection: 'teams', data: { name: `Team ${n}`, slug: `team-${n}` } }))
}
for (let n = 1; n <= 500; n += 1) {
  const team = teams[(n - 1) % teams.length]
  await payload.create({
    collection: 'members',
    data: { name: `Player ${n}`, slug: `player-${n}`, position: 'Pivot', team: team.id },
  })
}
const HOUR_MS = 3_600_000
const now = Date.now()
for (let n = 0; n < 5000; n += 1) {
  const startsAt = new Date(now + (n - 2500) * HOUR_MS).toISOString()
  await db.create({
    collection: 'games',
    data: { startsAt, homeTeam: 'London GD', awayTeam: `Club ${n % 40}`, venue: 'Brentford Hall' },
  })
}
process.exit()
