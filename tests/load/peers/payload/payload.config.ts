import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig, type CollectionConfig } from 'payload'

const access = { read: () => true }

const teams: CollectionConfig = {
  slug: 'teams',
  access,
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'slug', type: 'text', required: true, unique: true },
    {
      name: 'members',
      type: 'join',
      collection: 'members',
      on: 'team',
      defaultLimit: 25,
      defaultSort: 'name',
    },
  ],
}

const members: CollectionConfig = {
  slug: 'members',
  access,
  fields: [
    { name: 'name', type: 'text', required: true, index: true },
    { name: 'slug', type: 'text', required: true, unique: true },
    { name: 'position', type: 'text' },
    { name: 'team', type: 'relationship', relationTo: 'teams', index: true },
  ],
}

const games: CollectionConfig = {
  slug: 'games',
  access,
  fields: [
    { name: 'startsAt', type: 'date', required: true, index: true },
    { name: 'homeTeam', type: 'text', required: true },
    { name: 'awayTeam', type: 'text', required: true },
    { name: 'venue', type: 'text' },
  ],
}

export default buildConfig({
  secret: 'a secret for measuring, 32 characters',
  collections: [{ slug: 'users', auth: true, fields: [] }, teams, members, games],
  admin: { user: 'users' },
  db: postgresAdapter({ pool: { connectionString: process.env.DATABASE_URL } }),
  telemetry: false,
})
