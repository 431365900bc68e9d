import type { Ctx } from '../../../src/platform/context.ts'

export async function seedPhotos(_ctx: Ctx): Promise<void> {}
