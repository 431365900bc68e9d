import { expect, test } from 'vitest'
import { aTeam } from '../../../../demo/builders/team.ts'
import { aTraining } from '../../../../demo/builders/training.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { aVenue } from '../../../../demo/builders/venue.ts'
import { aSite } from '../../../../tests/support/site.ts'
import { announcements } from '../../../features/announcements/table.server.ts'

/** A club at noon in London, with a clock that the test moves. */
async function aClub() {
  let now = new Date('2026-07-01T11:00:00Z')
  const site = await aSite({ clock: { now: () => now } })
  const men = await aTraining(site.ctx, { team: await aTeam(site.ctx, { name: 'Men 1' }) })
  const women = await aTraining(site.ctx, { team: await aTeam(site.ctx, { name: 'Women 1' }) })
  const { id: userId } = await aUser(site.ctx, { role: 'coach', teams: [{ id: women.teamId ?? '' }] })
  const coach = await site.signIn({ id: '', name: '', userId })
  const setTime = (time: string) => {
    now = new Date(`2026-07-01T${time}Z`)
  }
  return { site, men, women, coach, administrator: await site.signIn('administrator'), setTime }
}

const PATH = '/admin/trainings/announcements'
const TEXT = {
  text: 'The hall is closed',
  link: '/gd/handball-venues/',
  startsAt: '2026-07-01T13:00',
  endsAt: '2026-07-01T14:00',
  cancels: '',
}

test('a coach can only announce that their own teams’ training is cancelled, and finance staff cannot announce anything', async () => {
  const { site, men, women, coach, administrator } = await aClub()
  const hall = await aVenue(site.ctx)
  const finance = await site.signIn('finance')
  for (const cancels of ['', `training/${men.id}`, `venue/${hall.id}`])
    expect((await site.post(PATH, { ...TEXT, cancels }, coach)).status, cancels).toBe(403)
  expect((await site.post(PATH, TEXT, finance)).status).toBe(403)
  expect((await site.post(PATH, TEXT, administrator)).status).toBe(303)
  const [{ id } = { id: '' }] = await site.ctx.db.select({ id: announcements.id }).from(announcements)
  expect(await site.page(PATH, coach)).not.toContain('The hall is closed')
  const own = { ...TEXT, cancels: `training/${women.id}` }
  expect((await site.post(PATH, { ...own, id, version: '1' }, coach)).status).toBe(403)
  expect((await site.post(PATH, { do: 'remove', id }, coach)).status).toBe(403)
  expect((await site.post(PATH, own, coach)).status).toBe(303)
  expect(await site.page(PATH, coach)).toMatch(/Cancels <!-- -->Women 1/)
})

test('an announcement without text, or with a wrong link or times, is refused with messages and keeps its input', async () => {
  const { site, administrator } = await aClub()
  const wrong = {
    text: '',
    link: 'javascript:alert(1)',
    startsAt: '2026-02-31T10:00',
    endsAt: 'x',
    cancels: 'x',
  }
  const refused = await site.post(PATH, { ...TEXT, ...wrong }, administrator)
  expect(refused.status).toBe(422)
  const page = await refused.text()
  for (const message of [
    'Enter the text',
    'Enter a link that starts with https:// or /',
    'Enter the date and time it appears',
    'Enter the date and time it disappears',
    'Choose a training or a venue from the list',
    'value="javascript:alert(1)"',
  ])
    expect(page).toContain(message)
  const backwards = await site.post(PATH, { ...TEXT, endsAt: TEXT.startsAt }, administrator)
  expect(backwards.status).toBe(422)
  expect(await backwards.text()).toContain('Enter a time after the start')
  expect(await site.ctx.db.$count(announcements)).toBe(0)
})

test('announcements appear and disappear at their times in the club’s time zone, several at once, also on cached pages [CNT-022]', async () => {
  const { site, administrator, setTime } = await aClub()
  await site.post(PATH, TEXT, administrator)
  await site.post(PATH, { ...TEXT, text: 'Bring water', endsAt: '2026-07-01T15:00' }, administrator)
  const shown = async (time: string) => {
    setTime(time)
    const page = await site.page('/about-us/trainings')
    return ['The hall is closed', 'Bring water'].filter((text) => page.includes(text))
  }
  // London is an hour ahead of UTC in July. Each page is cached only until the next change.
  expect(await shown('11:59:59')).toEqual([])
  expect(await shown('12:00:00')).toEqual(['The hall is closed', 'Bring water'])
  expect(await shown('12:59:59.900')).toEqual(['The hall is closed', 'Bring water'])
  expect(await shown('13:00:00')).toEqual(['Bring water'])
  expect(await shown('14:00:00')).toEqual([])
})

test('a training and a venue are shown as cancelled, with the reason, until the announcement ends', async () => {
  const { site, men, administrator, setTime } = await aClub()
  const hall = await aVenue(site.ctx)
  await site.post(PATH, { ...TEXT, text: 'Our coach is ill', cancels: `training/${men.id}` }, administrator)
  await site.post(PATH, { ...TEXT, text: 'The roof leaks', cancels: `venue/${hall.id}` }, administrator)
  expect(await site.page('/about-us/trainings')).not.toContain('Cancelled')
  setTime('12:30:00')
  const page = await site.page('/about-us/trainings')
  expect(page).toMatch(/Men 1<[\s\S]*Cancelled[\s\S]*Our coach is ill[\s\S]*Women 1</)
  expect(page).toMatch(/<h3>Brentford Hall<\/h3>[\s\S]*Cancelled[\s\S]*The roof leaks/)
  expect(page.match(/data-tone="bad"/g)).toHaveLength(2)
  setTime('13:00:00')
  expect(await site.page('/about-us/trainings')).not.toContain('Cancelled')
})

test('the second of two concurrent changes to an announcement is refused and keeps its input [resolutions E22]', async () => {
  const { site, administrator } = await aClub()
  await site.post(PATH, TEXT, administrator)
  const [{ id } = { id: '' }] = await site.ctx.db.select({ id: announcements.id }).from(announcements)
  expect((await site.post(PATH, { ...TEXT, id, version: '1', text: 'First' }, administrator)).status).toBe(
    303,
  )
  const late = await site.post(PATH, { ...TEXT, id, version: '1', text: 'Second' }, administrator)
  expect(late.status).toBe(409)
  const page = await late.text()
  expect(page).toContain('Second')
  expect(page).toContain('name="version" value="2"')
  expect((await site.post(PATH, { do: 'remove', id }, administrator)).status).toBe(303)
  expect(await site.ctx.db.$count(announcements)).toBe(0)
})
