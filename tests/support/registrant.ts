import { REGISTER } from '../../src/features/registrations/model/registration.ts'
import { registrations } from '../../src/features/registrations/table.server.ts'
import { theClubAsks } from './registering.ts'
import { aSite, type TestSite } from './site.ts'

/** A client that keeps its cookie and follows redirects. */
export async function aVisitor(given?: TestSite) {
  const site = given ?? (await aSite())
  await theClubAsks(site.ctx)
  let cookie = ''
  const headers = () => ({ cookie })
  const remember = (answer: Response) => {
    for (const line of answer.headers.getSetCookie()) {
      const [name, value] = /^(draft)=([^;]*)/.exec(line)?.slice(1) ?? []
      if (name) cookie = value ? `${name}=${value}` : ''
    }
    return answer
  }
  return {
    site,
    headers,
    as: (accessToken: { id: string; token: string }) => {
      cookie = `draft=${accessToken.id}.${accessToken.token}`
    },
    get: async (path: string) => remember(await site.get(path, headers())),
    page: async (step: string) => (await site.get(`${REGISTER}?step=${step}`, headers())).text(),
    send: async (step: string, body: Record<string, string> | FormData) =>
      remember(await site.post(`${REGISTER}?step=${step}`, body, headers())),
    stored: async () => (await site.ctx.db.select().from(registrations))[0],
  }
}

/** The tabs of the form. */
export const tabsOf = (page: string): string => page.match(/<nav class="steps".*?<\/nav>/s)?.[0] ?? ''

/** Returns the Set-Cookie header of a registration. */
export const draftCookie = (answer: Response): string | undefined =>
  answer.headers.getSetCookie().find((line) => line.startsWith('draft='))
