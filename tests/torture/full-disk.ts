import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { aPhotograph } from '../support/pictures.ts'
import { signIn } from '../support/sign-in.ts'
import { aClub, beside, type Club } from './club.ts'
import { fillUp, onSmallDisk } from './small-disk.ts'
import type { Ground, Result, Trial } from './trial.ts'

/** The disk for uploads is full. */
export const fullDisk: Trial = {
  name: 'full disk for uploads',
  says: 'an upload that does not fit is refused with the reason and leaves no row and no byte; the site keeps running, and uploads work once there is space',
  run,
}

const MEGABYTES = 1

function run({ folder }: Ground): Promise<Result> {
  const files = join(folder, 'files')
  return onSmallDisk(files, MEGABYTES, () => fill(folder, files))
}

async function fill(folder: string, files: string): Promise<Result> {
  const club = await aClub(folder)
  const { db, ctx } = await beside(club)
  const headers = await signIn(ctx, 'administrator')
  const findings: string[] = []
  // Uploads more than fits: what fits is stored, and failed writes leave nothing.
  const makeRoom = await fillUp(files, MEGABYTES)
  const before = await readdir(files, { recursive: true })
  const picture = await aPhotograph({ width: 2400, height: 1600 })
  const refused = await upload(club, headers, picture)
  if (refused.status !== 507)
    findings.push(`a full disk answers ${refused.status}: ${refused.text.slice(0, 160)}`)
  if (!/no room/i.test(refused.text))
    findings.push(`no message says that there is no room: ${refused.text.slice(0, 160)}`)
  const page = await uploadOwn(club, headers, picture)
  if (page.status !== 507 || !/no room/i.test(page.text))
    findings.push(`the page answers ${page.status} in other words`)
  const after = await readdir(files, { recursive: true })
  if (after.length > before.length) findings.push(`half a picture is left: ${after.join(', ')}`)
  const other = await fetch(`${club.origin}/events`)
  if (other.status !== 200) findings.push(`a page answers ${other.status} beside the full disk`)
  await makeRoom()
  const stored = await upload(club, headers, picture)
  if (stored.status !== 201) findings.push(`with room again an upload answers ${stored.status}`)
  await db.$client.end()
  await club.stop()
  return { measured: `${MEGABYTES} MB disk, two pictures on the full disk and one with room again`, findings }
}

/** Uploads a picture with the form of the members' area. */
async function uploadOwn({ origin }: Club, headers: Record<string, string>, bytes: Buffer) {
  const body = new FormData()
  body.append('do', 'picture')
  body.append('picture', new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' }))
  const answer = await fetch(`${origin}/members/dashboard/`, {
    method: 'POST',
    body,
    headers,
    redirect: 'manual',
  })
  return { status: answer.status, text: await answer.text() }
}

async function upload({ origin }: Club, headers: Record<string, string>, bytes: Buffer) {
  const body = new FormData()
  body.append('files', new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' }))
  body.append('alt', 'A picture')
  const answer = await fetch(`${origin}/api/upload`, { method: 'POST', body, headers })
  return { status: answer.status, text: await answer.text() }
}
