import type { Ctx } from '../../../src/platform/context.ts'

export async function seedForms(_ctx: Ctx): Promise<void> {}
