import { eq } from 'drizzle-orm'
import { users } from '../../src/features/accounts/table.server.ts'
import { privateToken } from '../../src/features/calendar/commands/private-address.server.ts'
import { actorOfUser } from '../../src/features/members/queries/actor.server.ts'
import { notify } from '../../src/features/notifications/commands/notify.server.ts'
import { savePreferences } from '../../src/features/notifications/commands/save-preferences.server.ts'
import type { NotificationKind } from '../../src/features/notifications/model/kinds.ts'
import { choiceField, personField } from '../../src/features/notifications/model/preference-fields.ts'
import { sentNotifications } from '../../src/features/notifications/table.server.ts'
import { type OwnPerson, peopleOf } from '../../src/kernel/actor.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { paths } from '../../src/web/paths.ts'

const DAY_MS = 86_400_000

/** Messages sent in the last weeks, newest first. */
const HISTORY: readonly { daysAgo: number; kind: NotificationKind; title: string; path: string }[] = [
  {
    daysAgo: 3,
    kind: 'training',
    title: 'Training is half an hour later on Thursday',
    path: paths.trainings,
  },
  { daysAgo: 9, kind: 'game', title: 'New time for the game on Saturday', path: paths.games },
  { daysAgo: 23, kind: 'duty', title: 'Your turn at the table begins on Monday', path: paths.whoIsWho },
]

/** Creates notifications, preferences and a private calendar for the demo's member and parent. */
export async function seedNotifications(ctx: Ctx): Promise<void> {
  for (const email of ['member@demo.club', 'parent@demo.club']) await seedReader(ctx, email)
}

async function seedReader(ctx: Ctx, email: string): Promise<void> {
  const [user] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!user) throw new Error(`the login ${email} is missing`)
  const own = { ...ctx, actor: await actorOfUser(ctx, user.id) }
  await privateToken(own)
  await ctx.db.insert(sentNotifications).values(
    HISTORY.map(({ daysAgo, ...sent }) => ({
      ...sent,
      key: `demo:${daysAgo}`,
      email,
      userId: user.id,
      createdAt: new Date(ctx.clock.now().getTime() - daysAgo * DAY_MS),
    })),
  )
  // Sent before the quiet hours are set, which would delay it at night.
  await ctx.db.transaction((tx) =>
    notify(ctx, tx, {
      kind: 'game',
      key: 'demo:photos',
      memberIds: peopleOf(own.actor).map(({ memberId }) => memberId),
      path: paths.albums,
      compose: ({ name }) => ({
        subject: 'Photos of the last home games',
        title: 'Photos of the last home games',
        greeting: `Hello ${name.split(' ')[0]},`,
        paragraphs: [
          'The photos of the last home games are in the gallery. Please tell us if one should go.',
        ],
        action: { label: 'See the photos', url: new URL(paths.albums, ctx.config.publicUrl).href },
      }),
    }),
  )
  await savePreferences(own, {
    ticked: tickedFor(peopleOf(own.actor)),
    hours: { from: '22:00', to: '07:00' },
  })
}

/** The second person of a family gets no reminders of games by e-mail. */
function tickedFor(people: readonly OwnPerson[]): string[] {
  const boxes = (person: OwnPerson | undefined, isSecond = false) => [
    choiceField('training', 'email', person),
    choiceField('training', 'push', person),
    choiceField('game', 'push', person),
    choiceField('duty', 'email', person),
    choiceField('news', 'email', person),
    ...(isSecond ? [] : [choiceField('game', 'email', person)]),
  ]
  if (people.length < 2) return boxes(undefined)
  return people.flatMap((person, place) => [personField(person), ...boxes(person, place === 1)])
}
