import { expect, test } from 'vitest'
import { aMember } from '../../../../demo/builders/member.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { aSeries } from '../../../../demo/builders/training-series.ts'
import { aCtx } from '../../../../tests/support/database.ts'
import { newId } from '../../../kernel/ids.ts'
import { readPages } from '../../../platform/database/read-pages.ts'
import {
  sessionAttendance,
  sessionTrialists,
  trainingSessions,
} from '../../trainings/sessions/table.server.ts'

test('attendance of members and trialists is read completely, however many pages it takes', async () => {
  const ctx = await aCtx()
  await aSeries(ctx, { teams: [await aTeam(ctx)] })
  const [session] = await ctx.db.select().from(trainingSessions).limit(1)
  const sessionId = session?.id ?? ''
  const people = Array.from({ length: 401 }, (_, at) => ({
    name: `Trialist ${at}`,
    email: `${at}@example.org`,
  }))
  const trialists = await ctx.db
    .insert(sessionTrialists)
    .values(people.map((person) => ({ ...person, sessionId, age: 20 })))
    .returning()
  const member = await aMember(ctx)
  const mark = () => ({ sessionId, state: 'present' as const, markedAt: ctx.clock.now(), markId: newId() })
  const marks = trialists.map(({ id }) => ({ ...mark(), trialistId: id }))
  await ctx.db.insert(sessionAttendance).values([...marks, { ...mark(), memberId: member.id }])
  const read = (await Array.fromAsync(readPages(ctx.db, sessionAttendance, []))).flat()
  expect(new Set(read.map(({ markId }) => markId)).size).toBe(402)
  expect(read).toHaveLength(402)
})
