import type { Ctx } from '../../src/platform/context.ts'

export async function seedEmails(_ctx: Ctx): Promise<void> {}
