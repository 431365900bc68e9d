import { aTeam } from '../../demo/builders/team.ts'
import { members, memberTeams } from '../../src/features/members/table.server.ts'
import { albums, photos } from '../../src/features/photos/table.server.ts'
import { registrations } from '../../src/features/registrations/table.server.ts'
import { storeOrders } from '../../src/features/store/orders/table.server.ts'
import { newId } from '../../src/kernel/ids.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { files } from '../../src/platform/files/table.server.ts'
import { anAdministrator } from './admin.ts'

/** What grows with the years at size 1, and how it is written in steps. */
const STEP = { members: 500, registrations: 500, orders: 1000, albums: 10, photosOfAlbum: 100 }
const TEAMS = 20

/** Fills a club step by step. `grow` returns the current number of steps. */
export async function aGrowingClub(ctx: Ctx) {
  await anAdministrator(ctx)
  const teams: { id: string }[] = []
  for (let n = 0; n < TEAMS; n += 1) teams.push(await aTeam(ctx, { name: `Team ${n + 1}` }))
  const [picture] = await ctx.db
    .insert(files)
    .values({
      name: 'court.jpg',
      mediaType: 'image/jpeg',
      sizeBytes: 1,
      variantsPx: [320, 640],
      audience: 'public',
    })
    .returning()
  if (!picture) throw new Error('no picture was written')
  let steps = 0
  return async function grow(to: number): Promise<void> {
    for (; steps < to; steps += 1) await addStep(ctx, steps, teams, picture.id)
    await ctx.db.$client.query('vacuum analyze')
  }
}

async function addStep({ db, clock }: Ctx, step: number, teams: readonly { id: string }[], fileId: string) {
  const now = clock.now().getTime()
  const numbers = (many: number) => Array.from({ length: many }, (_, n) => step * many + n)
  const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000)
  const people = numbers(STEP.members).map((n) => ({
    id: newId(),
    name: `Player ${n}`,
    firstName: 'Player',
    slug: `player-${n}`,
    email: `player-${n}@example.org`,
    bornOn: '1996-04-12',
    listed: true,
    teamId: teams[n % TEAMS]?.id ?? null,
  }))
  await db.insert(members).values(people)
  await db
    .insert(memberTeams)
    .values(people.flatMap(({ id, teamId }) => (teamId ? [{ memberId: id, teamId }] : [])))
  await db.insert(registrations).values(
    numbers(STEP.registrations).map((n) => ({
      tokenHash: `hash ${n}`,
      name: `Applicant ${n}`,
      email: `applicant-${n}@example.org`,
      createdAt: hoursAgo(n),
      submittedAt: hoursAgo(n),
    })),
  )
  await db.insert(storeOrders).values(
    numbers(STEP.orders).map((n) => ({
      state: 'paid' as const,
      createdAt: hoursAgo(n),
      placedAt: hoursAgo(n),
    })),
  )
  const newAlbums = numbers(STEP.albums).map((n) => ({
    id: newId(),
    albumId: `album-${n}`,
    title: `Album ${n}`,
    takenAt: hoursAgo(n * 24),
  }))
  await db.insert(albums).values(newAlbums)
  await db
    .insert(photos)
    .values(
      newAlbums.flatMap(({ id }) =>
        Array.from({ length: STEP.photosOfAlbum }, (_, position) => ({ albumId: id, fileId, position })),
      ),
    )
}
