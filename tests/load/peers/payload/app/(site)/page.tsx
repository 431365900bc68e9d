import config from '@payload-config'
import Link from 'next/link'
import { getPayload } from 'payload'

/** The page is kept, and made again at most once a minute. */
export const revalidate = 60

export default async function Home() {
  const payload = await getPayload({ config })
  const where = { startsAt: { greater_than: new Date().toISOString() } }
  const { docs } = await payload.find({ collection: 'games', where, sort: 'startsAt', limit: 20 })
  return (
    <main>
      <h1>London GD</h1>
      <Link href="/teams/team-1">Team 1</Link>
      <ul>
        {docs.map((game) => (
          <li key={game.id}>
            {game.homeTeam} – {game.awayTeam}, {game.startsAt}, {game.venue}
          </li>
        ))}
      </ul>
    </main>
  )
}
