import { expect } from 'vitest'
import { aMember } from '../../demo/builders/member.ts'
import { aUser } from '../../demo/builders/user.ts'
import { storeCarts } from '../../src/features/store/cart/table.server.ts'
import { flagsOf } from '../../src/platform/page-cache/request.ts'
import { sharedKey } from '../../src/web/shared-pages.ts'
import { listening } from './listening.ts'
import type { TestSite } from './site.ts'

/** A cart cookie with this number of pieces. */
export const cartOf = (pieces: number) => `cart=!2003~M~${pieces}~~`

/** A member with an account and a session; with `pieces`, also a cart. */
export async function aLoggedInMember(site: TestSite, name: string, pieces = 0) {
  const member = await aMember(site.ctx, { name, listed: false })
  const user = await aUser(site.ctx, { member })
  const { cookie } = await site.signIn({ ...member, userId: user.id })
  if (pieces === 0) return { member, user, cookie }
  const lines = [{ id: '2003', size: 'M', quantity: pieces }]
  await site.ctx.db.insert(storeCarts).values({ userId: user.id, lines, updatedAt: site.ctx.clock.now() })
  return { member, user, cookie: `${cookie}; ${cartOf(1)}` }
}

/** The site on a port, with requests for one shared page. */
export async function sharedPages(site: TestSite) {
  const { get, origin } = await listening(site)
  const page = async (path: string, cookie: string) => (await get(path, { cookie })).text()
  return {
    origin,
    get,
    page,
    /** Requests a page until it is kept. A page is refused if it was being rendered when a write became known. */
    async keep(path: string, cookie: string) {
      const first = await page(path, cookie)
      const key = sharedKey(cookie.includes('jwt=') ? 'members' : 'visitors', flagsOf(cookie), path)
      const isKept = () => site.site.cache.inParts.get(key, site.ctx.clock.now().getTime()) !== undefined
      const keptNow = async () => {
        if (!isKept()) await page(path, cookie)
        return isKept()
      }
      await expect.poll(keptNow, { message: path }).toBe(true)
      return first
    },
  }
}
