import config from '@payload-config'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { getPayload } from 'payload'

/** The page is rendered for each request. */
export const dynamic = 'force-dynamic'

export default async function Team({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  const payload = await getPayload({ config })
  const found = await payload.find({
    collection: 'teams',
    where: { slug: { equals: slug } },
    limit: 1,
    depth: 0,
  })
  const team = found.docs[0]
  if (!team) notFound()
  const { docs: members } = await payload.find({
    collection: 'members',
    where: { team: { equals: team.id } },
    sort: 'name',
    limit: 25,
    depth: 0,
  })
  return (
    <main>
      <h1>{team.name}</h1>
      <table>
        <tbody>
          {members.map(({ id, name, slug, position }) => (
            <tr key={id}>
              <td>
                <Link href={`/members/${slug}`} prefetch={false}>
                  {name}
                </Link>
              </td>
              <td>{position}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}
