import { defineEntry, image, richText, slug, text } from '../../platform/entries/define.ts'
import { posts } from './table.server.ts'

export const postEntry = defineEntry({
  collection: 'posts',
  type: 'Post',
  single: 'post',
  one: 'Post',
  many: 'Posts',
  table: posts,
  id: posts.id,
  read: 'public',
  write: ['administrator'],
  limit: 500,
  sort: 'Title:asc',
  fields: {
    Title: text(posts.title, { required: true, max: 200 }),
    Subtitle: text(posts.subtitle, { max: 300 }),
    Content: richText(posts.content, { max: 200_000 }),
    Slug: slug(posts.slug, { from: 'Title' }),
    MediaPrimaryHeader: image(posts.headerImageId),
    MediaSecondary: image(posts.secondaryImageId),
  },
})
