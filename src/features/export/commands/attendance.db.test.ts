import { expect, test } from 'vitest'
import { someMembers } from '../../../../demo/builders/member.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { aSeries } from '../../../../demo/builders/training-series.ts'
import { aCtx } from '../../../../tests/support/database.ts'
import { newId } from '../../../kernel/ids.ts'
import { readPages } from '../../../platform/database/read-pages.ts'
import { sessionAttendance, trainingSessions } from '../../trainings/sessions/table.server.ts'

test('attendance is read completely, however many pages it takes', async () => {
  const ctx = await aCtx()
  await aSeries(ctx, { teams: [await aTeam(ctx)] })
  const [session] = await ctx.db.select().from(trainingSessions).limit(1)
  const sessionId = session?.id ?? ''
  const people = await someMembers(
    ctx,
    Array.from({ length: 402 }, (_, at) => ({ name: `Member ${at}` })),
  )
  const mark = () => ({ sessionId, state: 'present' as const, markedAt: ctx.clock.now(), markId: newId() })
  await ctx.db.insert(sessionAttendance).values(people.map(({ id }) => ({ ...mark(), memberId: id })))
  const read = []
  for await (const page of readPages(ctx.db, sessionAttendance, [])) read.push(...page)
  expect(read).toHaveLength(402)
})
