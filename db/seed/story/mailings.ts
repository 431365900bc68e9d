import type { Ctx } from '../../../src/platform/context.ts'

export async function seedMailings(_ctx: Ctx): Promise<void> {}
