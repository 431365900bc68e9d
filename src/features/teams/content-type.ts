import { Invalid } from '../../kernel/errors.ts'
import {
  boolean,
  choice,
  defineContentType,
  type EntryInput,
  image,
  json,
  many,
  number,
  richText,
  slug,
  text,
} from '../../platform/content/content-type.ts'
import { checkPictureList, pictureList, writePictureList } from '../../platform/content/picture-list.ts'
import { wordedIssue } from '../../platform/content/worded-issue.ts'
import { paths } from '../../web/paths.ts'
import { checkTeamName } from './internal/check-team-name.server.ts'
import { protectYouthTeam } from './internal/protect-youth-team.server.ts'
import { crestColour, GENRES, leagueNamesShape } from './model.ts'
import { furtherPictures } from './queries/teams.server.ts'
import { leagueNamesInput, rotaKeyInput } from './schema.ts'
import { teamImages, teams } from './table.server.ts'

const PICTURES = {
  table: teamImages,
  here: teamImages.teamId,
  fileId: teamImages.fileId,
  position: teamImages.position,
}

/** [TEA-004, API-010, API-011, API-012, API-013] */
export const teamContentType = defineContentType({
  collection: 'teams',
  type: 'Team',
  single: 'team',
  one: 'Team',
  many: 'Teams',
  table: teams,
  id: teams.id,
  read: 'public',
  write: ['administrator'],
  limit: 900,
  sort: 'position:asc',
  drafts: true,
  page: ({ slug }) => paths.team(String(slug)),
  fields: {
    name: text(teams.name, { required: true, max: 80 }),
    colour: text(teams.colour, { max: 30, help: 'For example #c8102e. We use it for the team’s crest.' }),
    genre: choice(teams.genre, GENRES, { required: true }),
    slug: slug(teams.slug, { from: 'name' }),
    legacy_id: number(teams.legacyId, {
      label: 'Number in fixtures',
      help: 'The Type of its games, if another program numbers the teams. Optional.',
      min: 1,
    }),
    MainImage: image(teams.mainImageId, {
      // `protectYouthTeam` sets the audience when the team is saved.
      files: 'staff',
      help: 'The picture of a children’s team is shown to members only.',
    }),
    image: pictureList(PICTURES, ({ actor }) => furtherPictures(actor), 'Further pictures'),
    description: richText(teams.description, { max: 20_000 }),
    ShowInMenu: boolean(teams.showInMenu, { label: 'Shown among the teams' }),
    ShowStandings: boolean(teams.showStandings, { label: 'Shows standings and games' }),
    Active: boolean(teams.active),
    FixturesHtml: richText(teams.fixturesHtml, { label: 'Fixtures', max: 100_000 }),
    youth: boolean(teams.youth, {
      label: 'Children’s team',
      help: 'Only people in the club see its players’ surnames, pictures and dates of birth.',
    }),
    minAge: number(teams.minAge, { label: 'From the age of', min: 0, max: 120 }),
    maxAge: number(teams.maxAge, { label: 'Up to the age of', min: 0, max: 120 }),
    leagueNames: json(teams.leagueNames, {
      label: 'Names in league tables',
      help: 'Names that only this team uses, such as the club’s name with a number.',
      shape: leagueNamesShape,
    }),
    inRota: boolean(teams.inRota, {
      label: 'In the rota',
      help: 'The team takes turns and has its own fixed positions, such as head coach.',
    }),
    rotaId: text(teams.rotaKey, {
      label: 'Id in the rota',
      max: 40,
      help: 'Only for programs that use their own id for the team in the rota, for example men1.',
    }),
    position: number(teams.position, { label: 'Position in lists' }),
    members: many('members', 'team', { limit: 100, sort: 'Name:asc' }),
  },
  async beforeWrite(tx, _ctx, draft, id) {
    checkPictureList(draft, 'image')
    const { colour } = draft
    if (typeof colour === 'string' && colour !== '' && !crestColour(colour))
      throw new Invalid({ colour: ['colour must be like #c8102e or #c12'] })
    checkNames(draft)
    if (typeof draft.name === 'string') await checkTeamName(tx, draft.name, id)
  },
  async afterWrite(tx, _ctx, id, draft) {
    await writePictureList(tx, PICTURES, { id, draft, name: 'image', audience: 'staff' })
    await protectYouthTeam(tx, id)
  },
})

/** Validates a team's names in league tables and its id in the rota. An empty id means none. */
function checkNames(draft: EntryInput): void {
  if (draft.leagueNames !== undefined) {
    const names = leagueNamesInput.safeParse(draft.leagueNames ?? [])
    if (!names.success) throw new Invalid({ leagueNames: names.error.issues.map(wordedIssue) })
    draft.leagueNames = names.data
  }
  if (draft.rotaId === undefined) return
  const key = rotaKeyInput.safeParse(draft.rotaId)
  if (!key.success) throw new Invalid({ rotaId: key.error.issues.map(({ message }) => message) })
  draft.rotaId = key.data
}
