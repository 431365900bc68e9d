import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { actsFor, hasRole } from '../../kernel/actor.ts'
import { Invalid } from '../../kernel/errors.ts'
import { isPhone, PHONE_MESSAGE } from '../../kernel/phone.ts'
import {
  boolean,
  choice,
  computed,
  day,
  defineContentType,
  type EntryInput,
  email,
  image,
  instant,
  many,
  number,
  one,
  type Reader,
  richText,
  type ScalarField,
  slug,
  text,
} from '../../platform/content/content-type.ts'
import { paths } from '../../web/paths.ts'
import { roleOnWire } from '../accounts/queries/roles-of-user.server.ts'
import { users } from '../accounts/table.server.ts'
import { finishMemberWrite } from './internal/finish-member-write.server.ts'
import { requireFreeShirtNumber } from './internal/free-shirt-number.server.ts'
import { requireLoginAge } from './internal/login-age.server.ts'
import { changeLoginEmail } from './internal/login-email.server.ts'
import { firstNameOf, GENDERS, POSITIONS } from './model/member.ts'
import { ownMemberId } from './policy.ts'
import {
  hiddenForMinors,
  isListedFor,
  listedName,
  listedNameKey,
  type Sight,
  shownBornOn,
  shownPictureId,
  sightOf,
} from './queries/visibility.server.ts'
import { countries, members, memberTeams } from './table.server.ts'

const ADMINISTRATORS = ['administrator'] as const
/** Fields that only administrators read and that other commands set. */
const KEPT = { read: ADMINISTRATORS, write: 'nobody' } as const

/** The only fields that members may write in their own record, and guardians in a child's, with their wire names. */
export const OWN_FIELDS = {
  phone: 'Phone',
  position: 'Position',
  number: 'number',
  address: 'Address',
  postcode: 'Postcode',
  weightKg: 'weight',
  heightCm: 'height',
} as const

/** The privacy choices of a member; only the members' area writes them. */
export const OWN_CHOICES = {
  listed: 'listed',
  showsBornOn: 'showsBornOn',
  showsPhotos: 'showsPhotos',
} as const
export const OWN_PICTURE = 'image'

/** Shows a field only as far as the reader may see it. A hidden value cannot be used in filters or sorting either. */
const seen = (field: ScalarField, value: (sight: Sight) => ReturnType<typeof sql>): ScalarField => ({
  ...field,
  value: (reader: Reader) => value(sightOf(reader)),
})

/** A field that members read in their own record only, also in filters and sorting. Administrators read all. */
const ownOnly = (field: ScalarField, column: PgColumn): ScalarField => ({
  ...field,
  value: ({ actor }: Reader) =>
    hasRole(actor, 'administrator')
      ? sql`${column}`
      : sql`case when ${members.id} = ${ownMemberId(actor)}::uuid then ${column} end`,
})

/**
 * A member of the club. Visitors see adults who agreed to be listed; members see everyone, minors without surnames;
 * only administrators see contact, account and payment data.
 */
export const memberContentType = defineContentType({
  collection: 'members',
  type: 'Member',
  single: 'member',
  one: 'Member',
  many: 'Members',
  table: members,
  id: members.id,
  read: 'public',
  rows: (reader) => isListedFor(sightOf(reader)),
  write: ADMINISTRATORS,
  own: (actor, id) => (ownMemberId(actor) === id || actsFor(actor, id) ? Object.values(OWN_FIELDS) : []),
  limit: 9000,
  defaultLimit: 100,
  sort: 'Name:asc',
  page: ({ slug }) => paths.player(String(slug)),
  // The youth flag of a team decides who is a minor.
  reads: ['teams'],
  fields: {
    Name: {
      // Only members that pass `rows` are read, so their names need no further mask.
      ...seen(text(members.name, { required: true, max: 120 }), listedName),
      order: (reader) => listedNameKey(sightOf(reader)),
    },
    FirstName: text(members.firstName, {
      label: 'First name',
      help: 'The public sees only this part of a child’s name. Taken from the full name when empty.',
      max: 60,
    }),
    slug: slug(members.slug, { from: 'Name', write: 'nobody' }),
    Active: boolean(members.active),
    team: one(members.teamId, 'teams'),
    teams: many(
      'teams',
      { table: memberTeams, here: memberTeams.memberId, there: memberTeams.teamId },
      { limit: 20, sort: 'position:asc' },
    ),
    Position: text(members.position, { max: 40 }),
    number: number(members.number, { min: 0, max: 99 }),
    country: one(members.countryId, 'countries', { label: 'Nationality' }),
    image: seen(image(members.imageId, { files: 'derived' }), shownPictureId),
    History: seen(richText(members.history, { max: 50_000 }), (sight) =>
      hiddenForMinors(sight, members.history, sql`''`),
    ),
    dob: seen(day(members.bornOn, { label: 'Date of birth' }), shownBornOn),
    gender: choice(members.gender, GENDERS, { read: ['coach', 'shop'] }),
    height: seen(number(members.heightCm, { read: 'members', min: 100, max: 240 }), (sight) =>
      hiddenForMinors(sight, members.heightCm, sql`null`),
    ),
    weight: seen(number(members.weightKg, { read: 'members', min: 20, max: 250 }), (sight) =>
      hiddenForMinors(sight, members.weightKg, sql`null`),
    ),
    email: ownOnly(email(members.email, { read: 'members', max: 200 }), members.email),
    Phone: ownOnly(text(members.phone, { read: 'members', max: 40 }), members.phone),
    Address: text(members.address, { read: ADMINISTRATORS, max: 200 }),
    Postcode: text(members.postcode, { read: ADMINISTRATORS, max: 12 }),
    GuardianName: text(members.guardianName, { read: ADMINISTRATORS, label: 'Guardian', max: 120 }),
    GuardianEmail: email(members.guardianEmail, {
      read: ADMINISTRATORS,
      label: 'Guardian’s e-mail',
      max: 200,
    }),
    student: boolean(members.student, { read: ADMINISTRATORS }),
    listed: boolean(members.listed, { read: ADMINISTRATORS, label: 'Agreed to be named on the site' }),
    showsBornOn: boolean(members.showsBornOn, {
      read: ADMINISTRATORS,
      label: 'Agreed to show the date of birth',
      help: 'Has no effect for under-18s.',
    }),
    showsPhotos: boolean(members.showsPhotos, { read: ADMINISTRATORS, label: 'Agreed to pictures' }),
    eharegistered: boolean(members.ehaRegistered, {
      read: ADMINISTRATORS,
      label: 'Registered with the federation',
    }),
    EhaMid: text(members.ehaMid, { read: ADMINISTRATORS, label: 'Federation number', max: 40 }),
    EhaDocId: text(members.ehaDocId, { read: ADMINISTRATORS, label: 'Federation document', max: 40 }),
    ehamember: computed(
      'json',
      () => sql`jsonb_build_object('MID', ${members.ehaMid}, 'MemberDocId', ${members.ehaDocId})`,
      { read: ADMINISTRATORS },
    ),
    user: one(members.userId, 'users', KEPT),
    username: computed(
      'text',
      () => sql`(select ${users.username} from ${users} where ${users.id} = ${members.userId})`,
      KEPT,
    ),
    role: computed(
      'json',
      () => sql`(select ${roleOnWire} from ${users} where ${users.id} = ${members.userId})`,
      KEPT,
    ),
    StripeId: text(members.stripeId, { ...KEPT, read: ['finance'] }),
    StripeIdTest: text(members.stripeIdTest, { ...KEPT, read: ['finance'] }),
    Created: instant(members.createdAt, KEPT),
    // Restricted like `Created`, which holds the same value.
    createdAt: instant(members.createdAt, KEPT),
    updatedAt: instant(members.updatedAt, KEPT),
  },
  beforeWrite: async (tx, ctx, draft, id) => {
    if (typeof draft.Name === 'string' && !draft.FirstName) draft.FirstName = firstNameOf(draft.Name)
    if (!hasRole(ctx.actor, 'administrator')) validateOwnFields(draft)
    await requireFreeShirtNumber(tx, draft, id)
    await changeLoginEmail(tx, ctx, draft, id)
    await requireLoginAge(tx, ctx, draft, id)
  },
  afterWrite: finishMemberWrite,
})

/**
 * Members choose their position from the list, because it is shown on public pages, and enter a valid phone number.
 * Administrators may write any text.
 */
function validateOwnFields({ Position: position, Phone: phone }: EntryInput): void {
  const isKnown = !position || POSITIONS.some((known) => known === position)
  const isNumber = typeof phone !== 'string' || phone === '' || isPhone(phone)
  if (isKnown && isNumber) return
  throw new Invalid({
    ...(!isKnown && { Position: [`Position must be one of: ${POSITIONS.join(', ')}`] }),
    ...(!isNumber && { Phone: [PHONE_MESSAGE] }),
  })
}

/** [SYS-067, resolutions D08] */
export const countryContentType = defineContentType({
  collection: 'countries',
  type: 'Country',
  single: 'country',
  one: 'Country',
  many: 'Countries',
  table: countries,
  id: countries.id,
  read: 'public',
  write: ADMINISTRATORS,
  limit: 900,
  sort: 'short_name:asc',
  fields: {
    short_name: text(countries.shortName, { required: true, max: 80, label: 'Name' }),
    iso2: text(countries.iso2, { required: true, max: 2, label: 'Code', help: 'ISO 3166-1, like PL.' }),
  },
})
