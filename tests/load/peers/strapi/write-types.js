const { mkdirSync, writeFileSync } = require('node:fs')
const { dirname, join } = require('node:path')

/** Writes the content types as Strapi's own generator does, and the folder that its uploads must have. */
const name = { type: 'string', required: true }
const slug = { type: 'string', required: true, unique: true }
const text = { type: 'string' }
const relation = (relation, target, other) => ({
  type: 'relation',
  relation,
  target: `api::${target}.${target}`,
  ...other,
})

const TYPES = {
  team: { name, slug, members: relation('oneToMany', 'member', { mappedBy: 'team' }) },
  member: { name, slug, position: text, team: relation('manyToOne', 'team', { inversedBy: 'members' }) },
  game: { startsAt: { type: 'datetime', required: true }, homeTeam: name, awayTeam: name, venue: text },
}

mkdirSync(join(__dirname, 'public/uploads'), { recursive: true })
for (const [type, attributes] of Object.entries(TYPES)) {
  const info = { singularName: type, pluralName: `${type}s`, displayName: type }
  const schema = { kind: 'collectionType', info, options: { draftAndPublish: false }, attributes }
  write(type, `content-types/${type}/schema.json`, JSON.stringify(schema))
  for (const part of ['Controller', 'Service', 'Router']) {
    const file = part === 'Router' ? 'routes' : `${part.toLowerCase()}s`
    write(
      type,
      `${file}/${type}.js`,
      `module.exports = require('@strapi/strapi').factories.createCore${part}('api::${type}.${type}')`,
    )
  }
}

function write(type, path, text) {
  const file = join(__dirname, 'src/api', type, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
