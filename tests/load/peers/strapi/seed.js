const { createStrapi } = require('@strapi/strapi')

const HOUR_MS = 3_600_000
const ACTIONS = ['find', 'findOne']

/** Fills the site as `fillClub` fills ours: 20 teams of 25 members, and 5,000 games that everyone may read. */
async function seed() {
  const strapi = await createStrapi({ appDir: __dirname, distDir: __dirname }).load()
  const add = (type, data) => strapi.documents(`api::${type}.${type}`).create({ data })
  const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } })
  for (const type of ['team', 'member', 'game'])
    for (const action of ACTIONS)
      await strapi.db
        .query('plugin::users-permissions.permission')
        .create({ data: { action: `api::${type}.${type}.${action}`, role: role.id } })
  const teams = []
  for (let n = 1; n <= 20; n += 1) teams.push(await add('team', { name: `Team ${n}`, slug: `team-${n}` }))
  for (let n = 1; n <= 500; n += 1) {
    const team = teams[(n - 1) % teams.length].documentId
    await add('member', { name: `Player ${n}`, slug: `player-${n}`, position: 'Pivot', team })
  }
  const now = Date.now()
  for (let n = 0; n < 5000; n += 1) {
    const startsAt = new Date(now + (n - 2500) * HOUR_MS)
    await add('game', {
      startsAt,
      homeTeam: 'London GD',
      awayTeam: `Club ${n % 40}`,
      venue: 'Brentford Hall',
    })
  }
}

seed().then(
  () => process.exit(),
  (error) => {
    console.error(error)
    process.exit(1)
  },
)
