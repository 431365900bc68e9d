import type { Ctx } from '../../../src/platform/context.ts'

export async function seedGames(_ctx: Ctx): Promise<void> {}
