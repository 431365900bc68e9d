import { drizzle } from 'drizzle-orm/node-postgres'
import type { Ctx } from '../../src/platform/context.ts'
import type { Db } from '../../src/platform/database/database.ts'

/**
 * Returns PostgreSQL's plan for each statement that `work` sends, in order. Run it on seeded, analysed tables and look
 * for 'Seq Scan on <table>'. The statements are the real ones with their parameters.
 */
export async function plansOf(ctx: Ctx, work: (ctx: Ctx) => Promise<unknown>): Promise<string[]> {
  const sent: { text: string; values: unknown[] }[] = []
  const logger = { logQuery: (text: string, values: unknown[]) => void sent.push({ text, values }) }
  await work({ ...ctx, db: drizzle(ctx.db.$client, { logger }) as Db })
  const plans: string[] = []
  for (const { text, values } of sent) {
    const answer = await ctx.db.$client.query(`explain ${text}`, values)
    plans.push(answer.rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  return plans
}
