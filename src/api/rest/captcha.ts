import { type Limit, networkOf, spend } from '../../platform/limits/limits.ts'
import { call } from '../call.ts'
import { notThere, tooMany } from '../problem.ts'

/** Shared by all users of a network, possibly a full sports hall. */
const CHALLENGES: Limit = { name: 'captcha', points: 300, seconds: 60 }
const PURPOSE = /^[a-z0-9:-]{1,80}$/

/** GET /captcha/{purpose}: a challenge for the captcha of one form. [resolutions D03] */
export const CAPTCHA_CALLS = [
  call({
    route: 'GET /captcha/:purpose',
    who: 'public',
    says: 'A challenge for the captcha of one form',
    handle: async (c) => {
      const { ctx } = c.var
      const { purpose = '' } = c.req.param()
      if (!PURPOSE.test(purpose)) return notThere(c)
      const spent = await spend(ctx.db, CHALLENGES, networkOf(ctx.client))
      if (!spent.allowed) return tooMany(c, 'Please wait a minute', spent)
      return c.json(await ctx.captcha.challenge(purpose), 200, { 'cache-control': 'no-store' })
    },
  }),
]
