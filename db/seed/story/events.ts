import type { Ctx } from '../../../src/platform/context.ts'

export async function seedEvents(_ctx: Ctx): Promise<void> {}
