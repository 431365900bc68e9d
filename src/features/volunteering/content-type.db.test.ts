import { expect, test } from 'vitest'
import { aMember } from '../../../demo/builders/member.ts'
import { aTeam, theRotaTeams } from '../../../demo/builders/team.ts'
import { aCtx, as } from '../../../tests/support/database.ts'
import { VISITOR } from '../../kernel/actor.ts'
import { Forbidden, Invalid } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { createEntry, updateEntry } from '../../platform/content/write.ts'
import type { Ctx } from '../../platform/context.ts'
import { setHolder } from './commands/holders.server.ts'
import { rotaWeekContentType, volunteerContentType } from './content-type.ts'
import { fixedPositions } from './queries/positions.server.ts'
import { positionHolders } from './table.server.ts'

const seatsIn = async (ctx: Ctx) =>
  (await fixedPositions(ctx)).flatMap((position) => position.seats.map(({ seat }) => seat?.key ?? 'clubwide'))

test('only administrators can create positions and weeks', async () => {
  const ctx = as(await aCtx(), VISITOR)
  await expect(createEntry(ctx, volunteerContentType, { Name: 'Mine' })).rejects.toThrow(Forbidden)
  await expect(createEntry(ctx, rotaWeekContentType, { name: '1', date: '2026-09-05' })).rejects.toThrow(
    Forbidden,
  )
})

test('the rota and the list of all members in a position are read-only [VOL-012]', async () => {
  const ctx = await aCtx()
  const { id: member } = await aMember(ctx)
  for (const wrong of [{ members: [member] }, { rota: [] }, { teams: [] }])
    await expect(createEntry(ctx, volunteerContentType, { Name: 'Coach', ...wrong })).rejects.toThrow(Invalid)
})

test('the member in a seat is written with the position and removed with null [VOL-003, VOL-005, VOL-006, VOL-012]', async () => {
  const ctx = await aCtx()
  const teams = await theRotaTeams(ctx)
  const { id: member } = await aMember(ctx)
  const keyOf = (teamId: string | null) =>
    Object.keys(teams).find((key) => teams[key]?.id === teamId) ?? 'clubwide'
  const holders = async () => (await ctx.db.select().from(positionHolders)).map(({ teamId }) => keyOf(teamId))
  const { id } = await createEntry(ctx, volunteerContentType, {
    Name: 'Coach',
    member_m1: member,
    member_w2: member,
  })
  expect((await holders()).toSorted()).toEqual(['men1', 'women2'])
  await updateEntry(ctx, volunteerContentType, id, { member_m1: null })
  expect(await holders()).toEqual(['women2'])
  for (const wrong of [{ member_clubwide: member }, { member_m2: newId() }])
    await expect(updateEntry(ctx, volunteerContentType, id, wrong)).rejects.toThrow(Invalid)
  expect(await holders()).toEqual(['women2'])
  await updateEntry(ctx, volunteerContentType, id, { member_w2: null })
  await updateEntry(ctx, volunteerContentType, id, { generalClub: true, member_clubwide: member })
  expect(await holders()).toEqual(['clubwide'])
})

test('a new position has open seats immediately, which change when it becomes club wide or flexible [VOL-003, VOL-005, VOL-012]', async () => {
  const ctx = await aCtx()
  await theRotaTeams(ctx)
  const { id: positionId } = await createEntry(ctx, volunteerContentType, {
    Name: 'Coach',
    Category: 'Board',
  })
  expect(await seatsIn(ctx)).toEqual(['men1', 'men2', 'men3', 'women1', 'women2'])
  const { id: memberId } = await aMember(ctx)
  await setHolder(ctx, { positionId, team: 'women1', memberId })
  await updateEntry(ctx, volunteerContentType, positionId, { generalClub: true })
  expect(await seatsIn(ctx)).toEqual(['clubwide', 'women1'])
  await updateEntry(ctx, volunteerContentType, positionId, { isFlexible: true })
  expect(await seatsIn(ctx)).toEqual([])
})

test('two weeks cannot begin on the same day [VOL-013]', async () => {
  const ctx = await aCtx()
  await createEntry(ctx, rotaWeekContentType, { name: 'Fortnight 1', date: '2026-09-05' })
  await expect(createEntry(ctx, rotaWeekContentType, { name: 'Again', date: '2026-09-05' })).rejects.toThrow(
    Invalid,
  )
})

test('a club with other teams has seats and rota entries for them [VOL-003, VOL-014]', async () => {
  const ctx = await aCtx()
  const [first, reserves] = [await aTeam(ctx, { name: 'First team' }), await aTeam(ctx, { name: 'Reserves' })]
  await aTeam(ctx, { name: 'Juniors', youth: true })
  const { id: member } = await aMember(ctx)
  const { id: positionId } = await createEntry(ctx, volunteerContentType, {
    Name: 'Coach',
    holders: [{ team: reserves.id, member }],
  })
  expect(await seatsIn(ctx)).toEqual([first.id, reserves.id])
  expect(await fixedPositions(ctx)).toMatchObject([
    { seats: [{ holder: { kind: 'open' } }, { holder: { kind: 'member' } }] },
  ])
  for (const wrong of [
    [{ team: null, member }],
    [{ team: newId(), member }],
    [{ team: first.id, member: newId() }],
    [{ team: first.id, member: 'nobody' }],
    [
      { team: first.id, member },
      { team: first.id, member },
    ],
  ])
    await expect(
      updateEntry(ctx, volunteerContentType, positionId, { holders: wrong }),
    ).rejects.toMatchObject({ fields: { holders: [expect.any(String)] } })
  await updateEntry(ctx, volunteerContentType, positionId, { holders: [] })
  expect(await ctx.db.select().from(positionHolders)).toEqual([])
})
