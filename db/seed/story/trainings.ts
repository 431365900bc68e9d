import type { Ctx } from '../../../src/platform/context.ts'

export async function seedTrainings(_ctx: Ctx): Promise<void> {}
