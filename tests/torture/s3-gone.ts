import { deleteFile } from '../../src/platform/files/audience.ts'
import { s3Files } from '../../src/platform/files/s3.ts'
import { files } from '../../src/platform/files/table.server.ts'
import { aPng } from '../support/pictures.ts'
import { anS3Server } from '../support/s3-server.ts'
import { signIn } from '../support/sign-in.ts'
import { aClub, beside, type Club } from './club.ts'
import { aLine } from './line.ts'
import { type Ground, type Result, soonAfter, statusOf, type Trial } from './trial.ts'

const LIMIT_MS = 60_000

/** The store of the files does not respond for a while: its line is cut, and in a long run also silent. */
export const s3Gone: Trial = {
  name: 'S3 gone for a while',
  says: 'pages answer, and a picture and an upload say that files are unavailable; an upload leaves neither a row nor a byte; with S3 back every picture is there, and what was deleted meanwhile is erased',
  run,
}

type Headers = Record<string, string>

async function run({ folder, long }: Ground): Promise<Result> {
  const s3 = await anS3Server()
  const line = await aLine(Number(new URL(s3.settings.endpoint).port))
  const club = await aClub(folder, { ...s3.environment, S3_ENDPOINT: line.origin })
  const { db, ctx } = await beside(club)
  const headers: Headers = await signIn(ctx, 'administrator')
  const findings: string[] = []
  const states = long ? (['cut', 'silent'] as const) : (['cut'] as const)
  for (const state of states) {
    const kept = await upload(club, headers)
    const deleted = await upload(club, headers)
    line.become(state)
    findings.push(...(await whileGone(club, headers, kept.url)).map((finding) => `${state}: ${finding}`))
    await db.transaction((tx) => deleteFile(tx, deleted.id))
    line.become('open')
    const picture = await fetch(club.origin + kept.url, { headers })
    if (picture.status !== 200) findings.push(`${state}: with S3 back a picture answers ${picture.status}`)
    const stored = await upload(club, headers)
    if (stored.status !== 201) findings.push(`${state}: with S3 back an upload answers ${stored.status}`)
  }
  const store = s3Files(s3.settings)
  const sameFiles = async () => {
    const rows = (await db.select({ id: files.id }).from(files)).map(({ id }) => id)
    const stored: string[] = []
    for await (const id of store.ids()) stored.push(id)
    return rows.toSorted().join() === stored.toSorted().join()
  }
  if ((await soonAfter(sameFiles, LIMIT_MS)) === undefined)
    findings.push('the files of the store and the rows of the database differ')
  const many = await db.$count(files)
  await db.$client.end()
  await club.stop()
  line.close()
  await s3.stop()
  return { measured: `${states.join(' and ')}, ${many} pictures kept`, findings }
}

async function whileGone(club: Club, headers: Headers, url: string): Promise<string[]> {
  const findings: string[] = []
  const refused = await upload(club, headers)
  if (refused.status !== 503 || !/cannot be saved/.test(refused.text))
    findings.push(`an upload answers ${refused.status}: ${refused.text.slice(0, 160)}`)
  const picture = await fetch(club.origin + url, { headers })
  if (picture.status !== 503) findings.push(`a picture answers ${picture.status}`)
  if (picture.headers.get('cache-control')?.includes('public')) findings.push('the refusal may be cached')
  for (const path of ['/', '/events', '/readyz']) {
    const status = await statusOf(club.origin + path)
    if (status !== 200) findings.push(`${path} answers ${status}`)
  }
  return findings
}

async function upload({ origin }: Club, headers: Headers) {
  const body = new FormData()
  body.append('files', new File([new Uint8Array(await aPng())], 'a.png', { type: 'image/png' }))
  body.append('alt', 'A picture')
  const answer = await fetch(`${origin}/api/upload`, { method: 'POST', body, headers })
  const text = await answer.text()
  const [stored] = answer.status === 201 ? (JSON.parse(text) as { id: string; url: string }[]) : []
  return { status: answer.status, text, id: stored?.id ?? '', url: stored?.url ?? '' }
}
