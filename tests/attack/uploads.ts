import { gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { rows } from '../../src/platform/database/database.ts'
import { aPdf, aPhotograph, aPng, aPngBomb, aPolyglot, SCRIPT } from '../support/pictures.ts'
import { type Answer, type Attack, isSound, type Outcome, type Target, tally } from './target.ts'

/** Fifty million pixels in a small file. */
const aBomb = () => sharp({ create: { width: 7070, height: 7070, channels: 3, background: '#c43' } })

const GPS = Buffer.from('Telephone of Ana')

/** Files that are not pictures, that contain more than a picture, or that would exhaust the memory. */
export const hostileUploads: Attack = {
  name: 'hostile uploads',
  says: 'a file that is not a picture is refused with a message; a picture is re-encoded without its metadata and served only as a picture',
  run: attack,
}

async function attack(target: Target): Promise<Outcome> {
  const found = tally()
  for (const [name, type, bytes] of await refusedFiles()) {
    const before = await files(target)
    const answer = await upload(target, name, type, bytes)
    found.expect(
      answer.status === 422,
      `${name} (${type}) is answered ${answer.status}: ${answer.text.slice(0, 160)}`,
    )
    found.expect(isSound(answer) && (await files(target)) === before, `${name} left something behind`)
  }
  for (const [name, type, bytes] of await picturesWithMore()) {
    const answer = await upload(target, name, type, bytes)
    found.expect(answer.status === 201, `${name} is answered ${answer.status}: ${answer.text.slice(0, 160)}`)
    if (answer.status === 201) await expectOnlyPicture(target, found, name, answer)
  }
  for (const person of ['visitor', 'member', 'coach'] as const) {
    const { status } = await upload(target, 'a.png', 'image/png', await aPng(), target.headers[person])
    found.expect(status === 401 || status === 403, `${person} uploads: ${status}`)
  }
  return found.outcome
}

type Sent = [name: string, type: string, bytes: Buffer]

async function refusedFiles(): Promise<Sent[]> {
  const png = await aPng()
  return [
    ['drawing.svg', 'image/svg+xml', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
    [
      'drawing.png',
      'image/png',
      Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
    ],
    ['page.jpg', 'image/jpeg', Buffer.from(`<!doctype html>${SCRIPT}`)],
    ['program.png', 'image/png', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600, 0x90)])],
    ['program', 'image/png', Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(600)])],
    ['script.gif', 'image/gif', Buffer.from('GIF89a=1;alert(1)//')],
    ['bomb.png', 'image/png', aPngBomb()],
    ['bomb.avif', 'image/avif', await aBomb().avif({ effort: 0, quality: 30 }).toBuffer()],
    ['bomb.jpg', 'image/jpeg', await aBomb().jpeg({ progressive: true }).toBuffer()],
    ['zip.png', 'image/png', gzipSync(Buffer.alloc(9_000_000))],
    ['paper.png', 'image/png', aPdf()],
    ['half.png', 'image/png', png.subarray(0, 60)],
    ['head.jpg', 'image/jpeg', (await aPhotograph()).subarray(0, 40)],
    ['empty.png', 'image/png', Buffer.alloc(1)],
    [
      'eicar.png',
      'image/png',
      Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'),
    ],
  ]
}

async function picturesWithMore(): Promise<Sent[]> {
  return [
    ['polyglot.png', 'image/png', await aPolyglot()],
    ['polyglot.html', 'text/html', await aPolyglot()],
    ['../../../../etc/passwd.png', 'image/png', await aPng()],
    ['a"; filename="b.html', 'image/png', await aPng()],
    ['telephone.jpg', 'image/jpeg', await aPhotograph()],
    [`${'long'.repeat(500)}.png`, 'image/png', await aPng()],
  ]
}

/** Checks every stored size: a picture of its type without scripts, location or names. */
async function expectOnlyPicture(
  target: Target,
  found: ReturnType<typeof tally>,
  name: string,
  stored: Answer,
) {
  const [{ url = '', id = '' } = {}] = JSON.parse(stored.text) as { url?: string; id?: string }[] // the response of the upload
  for (const path of [url, `/files/${id}/original`, `/files/${id}/original?download`]) {
    const answer = await fetch(target.origin + path, { headers: target.headers.administrator })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    found.expect(
      answer.status === 200 && type.startsWith('image/'),
      `${name}: ${path} is ${answer.status} ${type}`,
    )
    found.expect(
      !bytes.includes(SCRIPT) && !bytes.includes(GPS),
      `${name}: ${path} still carries what came with it`,
    )
    const policy = answer.headers.get('content-security-policy') ?? ''
    const isShut = policy.includes('sandbox') && answer.headers.get('x-content-type-options') === 'nosniff'
    found.expect(isShut, `${name}: ${path} may be taken for something else`)
    const saved = answer.headers.get('content-disposition') ?? ''
    found.expect(!/\.html|[\r\n]|\.\./.test(saved), `${name}: ${path} is saved as ${saved}`)
  }
  const { status } = await target.ask(url)
  found.expect(status === 404, `${name}: a visitor fetches what is not on any page: ${status}`)
}

function upload(
  { ask, headers }: Target,
  name: string,
  type: string,
  bytes: Buffer,
  who = headers.administrator,
) {
  const body = new FormData()
  body.append('files', new File([new Uint8Array(bytes)], name, { type }))
  body.append('alt', 'A picture')
  return ask('/api/upload', { method: 'POST', body, headers: who })
}

const files = async ({ ctx }: Target): Promise<number> =>
  Number((await rows<{ n: number }>(ctx.db, sql`select count(*)::int as n from files`))[0]?.n)
