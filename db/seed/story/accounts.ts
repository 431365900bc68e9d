import type { Ctx } from '../../../src/platform/context.ts'

export async function seedAccounts(_ctx: Ctx): Promise<void> {}
