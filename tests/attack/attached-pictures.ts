import { hiddenFiles } from './secrets.ts'
import { type Attack, isSound, json, type Outcome, type Target, tally } from './target.ts'

/**
 * Everyone who may write an entry tries to publish a hidden picture, such as a child's portrait, by attaching it to the
 * entry.
 */
export const attachedPictures: Attack = {
  name: 'hidden pictures attached to entries',
  says: 'attaching a picture to an entry, in any way, never shows it to people who may not see it',
  run: attack,
}

const COLLECTIONS = {
  shop: ['storeitems', 'storecategories'],
  administrator: ['posts', 'sponsors', 'configurations', 'events', 'teams', 'members', 'photos', 'forms'],
} as const

/** The number of hidden files tried in a short run. */
const MAX_FILES = 4

async function attack(target: Target): Promise<Outcome> {
  const found = tally()
  const hidden = (await hiddenFiles(target.ctx, 'visitor')).filter(({ audience }) => audience !== 'staff')
  const tried = target.long ? hidden : hidden.slice(0, MAX_FILES)
  for (const [person, collections] of Object.entries(COLLECTIONS))
    for (const collection of collections)
      await attach(target, found, person as keyof typeof COLLECTIONS, collection, tried)
  for (const { id, widths } of tried) {
    const { status } = await target.ask(`/files/${id}/${widths[0] ?? 'original'}`)
    found.expect(status === 404, `/files/${id} is fetched by a visitor: ${status}`)
  }
  return found.outcome
}

/** Writes each file into every field of the first entry, in every way that a picture can be referenced. */
async function attach(
  target: Target,
  found: ReturnType<typeof tally>,
  person: keyof typeof COLLECTIONS,
  collection: string,
  tried: readonly { id: string }[],
): Promise<void> {
  const headers = target.headers[person]
  const [entry] = JSON.parse((await target.ask(`/api/${collection}?_limit=1`, { headers })).text)
  if (!entry) return
  for (const name of Object.keys(entry))
    for (const [place, { id }] of tried.entries()) {
      const ways = [id, [id], [`/files/${id}/640`], `<p><img src="/files/${id}/640" alt=""></p>`]
      const values = target.long ? ways : [ways[place % ways.length]]
      for (const value of values) {
        const answer = await target.ask(
          `/api/${collection}/${entry.id}`,
          json('PUT', { [name]: value }, headers),
        )
        found.expect(isSound(answer), `${person}: PUT ${name} of ${collection} answers ${answer.status}`)
      }
    }
}
