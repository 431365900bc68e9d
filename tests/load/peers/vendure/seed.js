import { writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import {
  bootstrap,
  ConfigService,
  JobQueueService,
  RequestContextService,
  SearchService,
} from '@vendure/core'
import { populate } from '@vendure/core/cli/index.js'
import { config } from './config.js'

/**
 * Fills the shop as `fillStore` fills ours, with 60 products in seven sizes instead of 626, because importing those
 * takes many minutes. Adds a product of which few pieces are left.
 */
const SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL']
const COLOURS = ['red', 'navy', 'white', 'green', 'black', 'yellow', 'grey', 'blue']
const THINGS = ['match shirt', 'training shirt', 'hoodie', 'shorts', 'jacket', 'socks', 'bag', 'keeper top']
const COLUMNS = [
  ...['name', 'slug', 'description', 'assets', 'facets', 'optionGroups', 'optionValues', 'sku', 'price'],
  ...['taxCategory', 'stockOnHand', 'trackInventory', 'variantAssets', 'variantFacets'],
]
const DESCRIPTION = '<ul><li>Light cloth that dries fast</li><li>Two pockets</li></ul><p>100% polyester</p>'

const initialData = {
  defaultLanguage: 'en',
  defaultZone: 'Europe',
  countries: [{ name: 'United Kingdom', code: 'GB', zone: 'Europe' }],
  taxRates: [{ name: 'Standard', percentage: 20 }],
  shippingMethods: [{ name: 'Collection', price: 0 }],
  paymentMethods: [
    {
      name: 'Card',
      handler: {
        code: 'dummy-payment-handler',
        arguments: [{ name: 'automaticSettle', value: 'true' }],
      },
    },
  ],
  collections: [],
}

/** The lines of one product: the first names it, each has a size. */
const product = (name, slug, price, stocks) =>
  stocks.map(([size, stock], n) =>
    [
      ...(n === 0 ? [name, slug, DESCRIPTION, '', '', 'size'] : ['', '', '', '', '', '']),
      ...[size, `${slug}-${size}`, price, 'standard', stock, 'true', '', ''],
    ].join(','),
  )

const lines = Array.from({ length: 60 }, (_, n) =>
  product(
    `Line ${n % 40} ${THINGS[n % THINGS.length]} ${COLOURS[n % COLOURS.length]}`,
    `item-${100_000 + n}`,
    (20 + n / 100).toFixed(2),
    SIZES.map((size, at) => [size, (n + at) % 9]),
  ),
)
lines.push(product('Last pieces', 'last-pieces', '20.00', [['M', Number(process.env.PIECES)]]))
await writeFile('products.csv', [COLUMNS.join(','), ...lines.flat()].join('\n'))

const app = await populate(() => bootstrap(config), initialData, 'products.csv')
await app.get(JobQueueService).start()
const ctx = await app.get(RequestContextService).create({ apiType: 'admin' })
const job = await app.get(SearchService).reindex(ctx)
const { jobQueueStrategy } = app.get(ConfigService).jobQueueOptions
while (!(await jobQueueStrategy.findOne(job.id)).isSettled) await setTimeout(200)
process.exit()
