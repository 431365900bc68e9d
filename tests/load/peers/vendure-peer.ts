import { join } from 'node:path'
import { PIECES } from './contention.ts'
import { graphql, launch, type Peer, prepare } from './peer.ts'
import { vendureShop } from './vendure-shop.ts'

const PORT = 4283
const SITE = `http://127.0.0.1:${PORT}`
const PRODUCTS = `{ search(input: { take: 20, groupByProduct: true }) {
  items { productId productName slug inStock priceWithTax { ... on PriceRange { min max } } } } }`
const PRODUCT = `{ product(slug: "item-100003") {
  id name description variants { id name sku priceWithTax stockLevel } } }`

/** Vendure's server: installs and fills it in a folder, on an empty database, and starts it. It has no pages. */
export async function vendurePeer(folder: string, databaseUrl: string): Promise<Peer> {
  const env = { DATABASE_URL: databaseUrl, PORT: String(PORT), PIECES: String(PIECES) }
  const prepared = await prepare('vendure', folder, env)
  return {
    name: 'Vendure 3.7',
    ...prepared,
    ...(await launch([join(folder, 'start.js')], env, `${SITE}/health`)),
    site: SITE,
    requests: {
      'GraphQL, 20 products, computed': graphql('/shop-api', PRODUCTS),
      'GraphQL, product with seven sizes, computed': graphql('/shop-api', PRODUCT),
    },
    shop: await vendureShop(`${SITE}/shop-api`, databaseUrl),
  }
}
