import type { Ctx } from '../../../src/platform/context.ts'

export async function seedMembers(_ctx: Ctx): Promise<void> {}
