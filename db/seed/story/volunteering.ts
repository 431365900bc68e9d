import type { Ctx } from '../../../src/platform/context.ts'

export async function seedVolunteering(_ctx: Ctx): Promise<void> {}
