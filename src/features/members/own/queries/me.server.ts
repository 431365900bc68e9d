import { and, eq, isNotNull } from 'drizzle-orm'
import { actsFor, type Role } from '../../../../kernel/actor.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { imageColumns } from '../../../../platform/files/images.ts'
import { files } from '../../../../platform/files/table.server.ts'
import { paths } from '../../../../web/paths.ts'
import { rolesOfUser } from '../../../accounts/queries/roles-of-user.server.ts'
import { users } from '../../../accounts/table.server.ts'
import { teams } from '../../../teams/table.server.ts'
import { ownMemberId } from '../../policy.ts'
import { hidesPhotos, isMinor, showsPicture, sightIn } from '../../queries/visibility.server.ts'
import { countries, members } from '../../table.server.ts'

/** The logged-in user and their member record, with the specification's names. */
export type Me = {
  member: {
    id: string
    _id: string
    Name: string
    country: { _id: string; short_name: string; iso2: string } | null
    StripeId: string | null
    StripeIdTest: string | null
    image: { id: string; url: string; alt: string } | null
  } | null
  user: {
    _id: string
    username: string | null
    email: string
    confirmed: boolean
    roles: Role[]
  }
}

/** Returns the caller's own user and member record; undefined for a visitor. [resolutions A18] */
export async function findMe({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<Me | undefined> {
  if (actor.kind !== 'user') return undefined
  const [found] = await db
    .select({
      user: { _id: users.id, username: users.username, email: users.email, confirmed: users.emailVerified },
      roles: rolesOfUser,
      member: {
        id: members.id,
        Name: members.name,
        StripeId: members.stripeId,
        StripeIdTest: members.stripeIdTest,
      },
      country: { _id: countries.id, short_name: countries.shortName, iso2: countries.iso2 },
      image: { id: files.id, alt: files.alt },
    })
    .from(users)
    .leftJoin(members, eq(members.userId, users.id))
    .leftJoin(countries, eq(countries.id, members.countryId))
    .leftJoin(files, eq(files.id, members.imageId))
    .where(eq(users.id, actor.userId))
  if (!found) return undefined
  const { user, roles, member, country, image } = found
  return {
    member: member && {
      ...member,
      _id: member.id,
      country,
      image: image && { ...image, url: paths.file(image.id, 'original') },
    },
    user: { ...user, roles: roles.length > 0 ? roles : ['member'] },
  }
}

/**
 * Returns the details of the caller, or of a child in their care, for the members' area. Undefined for anyone else.
 * Includes the picture only if the caller may fetch it.
 */
export async function findOwnDetails(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock'>,
  memberId = ownMemberId(ctx.actor),
) {
  if (!memberId || (memberId !== ownMemberId(ctx.actor) && !actsFor(ctx.actor, memberId))) return undefined
  const sight = sightIn(ctx)
  const [found] = await ctx.db
    .select({
      version: members.version,
      minor: isMinor(sight),
      listed: members.listed,
      showsBornOn: members.showsBornOn,
      showsPhotos: members.showsPhotos,
      hidesPhotos: hidesPhotos(sight),
      hasPicture: isNotNull(members.imageId).mapWith(Boolean),
      image: imageColumns,
      name: members.name,
      firstName: members.firstName,
      slug: members.slug,
      email: members.email,
      bornOn: members.bornOn,
      active: members.active,
      phone: members.phone,
      position: members.position,
      number: members.number,
      address: members.address,
      postcode: members.postcode,
      heightCm: members.heightCm,
      weightKg: members.weightKg,
      ehaMid: members.ehaMid,
      country: countries.shortName,
      team: { name: teams.name, slug: teams.slug },
    })
    .from(members)
    .leftJoin(teams, eq(teams.id, members.teamId))
    .leftJoin(countries, eq(countries.id, members.countryId))
    .leftJoin(files, and(eq(files.id, members.imageId), showsPicture(sight)))
    .where(eq(members.id, memberId))
  return found
}

export type OwnDetails = NonNullable<Awaited<ReturnType<typeof findOwnDetails>>>
