import type { Ctx } from '../../../src/platform/context.ts'

export async function seedTeams(_ctx: Ctx): Promise<void> {}
