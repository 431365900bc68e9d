import { AVAILABILITIES } from '../../src/features/store/catalog/model/item.ts'
import type { KitColour, KitKind } from '../drawings/kit.ts'
import type { CategoryName, ItemData, SIZES } from './store-items.ts'

/**
 * The other invented items, in the format of a supplier's list: number, title, category, drawing, prices
 * (members/others/offer), sizes, gender, colours, stock by size, description.
 */
const TABLE = `
2601101 | Blank match shirt, navy | Match shirts | shirt navy | 18/22.5 | adults |  | Navy and red |  | For trials, friends and second halves.
2601102 | Blank match shirt, green | Match shirts | shirt green | 18/22.5 | adults |  | Green | S=0 M=1 | For the other half of the training group.
2601103 | Referee shirt | Match shirts | shirt yellow | 21/26 | adults |  | Yellow | XS=0 XXL=3 | With a pocket for the cards.
2601201 | Keeper shirt, yellow | Keeper shirts | keeper yellow | 27/34 | adults |  | Yellow |  | Long sleeves and a quiet collar.
2601202 | Keeper shirt, juniors | Keeper shirts | keeperJunior green | 22/27 | juniors | junior | Green |  | Padded where juniors fall.
2601301 | Training shorts, black | Shorts | shorts black | 11/14/8 | adults |  | Black |  | With pockets, for everything but matches.
2601302 | Training shorts, red | Shorts | shorts red | 11/14 | adults |  | Club red |  | With pockets, for everything but matches.
2601303 | Women’s shorts, navy | Shorts | shortsWomen navy | 14/17.5 | adults | women | Navy | XS=4 | Shorter, with an inner short that stays put.
2601304 | Keeper shorts, long | Shorts | shorts grey | 24/30 | adults |  | Grey | M=yellow L=green XL=red | Padded at the hip.
2601401 | Training shirt, yellow | Training | top yellow | 12/16/9 | adults |  | Yellow and navy |  | Light knit that dries while you sing.
2601402 | Training shirt, red | Training | top red | 12/16 | adults |  | Club red |  | Light knit that dries while you sing.
2601403 | Training shirt, navy | Training | top navy | 12/16 | adults |  | Navy | L=0 XL=0 | Light knit that dries while you sing.
2601404 | Training shirt, women | Training | topWomen white | 12/16 | adults | women | White and red |  | Light knit that dries while you sing. Cut for women.
2601405 | Training shirt, juniors | Training | topJunior yellow | 9/12/7 | juniors | junior | Yellow and navy |  | Light knit that dries while you sing.
2601406 | Half-zip top, navy | Training | jacket navy | 24/30 | adults |  | Navy and red |  | For the first ten minutes in a cold hall.
2601407 | Rain jacket | Training | jacket yellow | 34/42 | adults |  | Yellow | S=1 M=2 L=1 | From the station to the hall and back.
2601408 | Training pants, black | Training | pants black | 24/30 | adults |  | Black |  | Narrow at the ankle, zips on both legs.
2601409 | Training pants, juniors | Training | pantsJunior navy | 19/24 | juniors | junior | Navy |  | Zips on both legs.
2601410 | Bibs, set of ten | Training | bib green | 28/34 | one |  | Green |  | One size that fits nobody well and everybody enough.
2601501 | Hoodie, red | Hoodies | hoodie red | 30/37.5 | adults |  | Club red |  | Brushed on the inside, with a pocket in front.
2601502 | Hoodie, grey | Hoodies | hoodie grey | 30/37.5 | adults |  | Grey | S=0 | Goes with all that is in the laundry.
2601503 | Hoodie, juniors | Hoodies | hoodieJunior navy | 24/30 | juniors | junior | Navy and red |  | Roomy, for two winters.
2601504 | Hoodie, women | Hoodies | hoodieWomen white | 30/37.5/25 | adults | women | White and red |  | Shorter at the waist.
2601505 | Track jacket | Hoodies | jacket red | 36/45 | adults |  | Club red and navy |  | For walking in together.
2601506 | Winter coat | Hoodies | jacket black | 64/80 | adults |  | Black | XS=0 S=0 M=0 L=0 XL=0 XXL=0 | Down to the knee: substitutes will know why.
2601601 | Match socks, red | Socks | sock red | 6/8 | socks |  | Club red |  | Knee-high, with a sole that forgives.
2601602 | Match socks, navy | Socks | sock navy | 6/8 | socks |  | Navy |  | Knee-high, with a sole that forgives.
2601603 | Match socks, white | Socks | sock white | 6/8 | socks |  | White and red | 46-50=2 | Knee-high, with a sole that forgives.
2601604 | Training socks, three pairs | Socks | sock grey | 8/10/6 | socks |  | Grey |  | Short and plain, three pairs.
2601701 | Indoor shoe, red | Shoes | shoe red | 62/78 | shoes |  | Club red and white | 37=0 46=0 42=3 | A grippy sole that halls like and carpets do not.
2601702 | Indoor shoe, navy | Shoes | shoe navy | 62/78 | shoes |  | Navy and white | 41=1 | The same shoe for people who like it quiet.
2601703 | Indoor shoe, yellow | Shoes | shoe yellow | 58/72/46 | shoes |  | Yellow | 39=0 40=0 43=0 | Last year’s shoe.
2601704 | Keeper shoe | Shoes | shoe black | 66/82 | shoes |  | Black |  | Strengthened where keepers drag their feet.
2601705 | Beach socks | Socks | sock yellow | 18/22.5 | socks |  | Yellow | 36-40=yellow 41-45=green | For sand that is hotter than it looks.
2601801 | Match ball | Balls | ball yellow | 27/34/22 | balls |  | Yellow and navy | 0=0 | Hand-sewn, for resin and without.
2601802 | Training ball | Balls | ball red | 16/20 | balls |  | Red and navy |  | Grips well and lasts two seasons.
2601803 | Ball for beginners | Balls | ball green | 13/16 | balls |  | Green | 2=0 3=0 | Soft, light and hard to be afraid of.
2601804 | Beach ball | Balls | ball white | 15/19 | one |  | White and red |  | Rubber, washed off in a minute.
2601901 | Backpack | Bags | backpack navy | 22/27.5 | one |  | Navy and red |  | A place for the ball below, for the laptop behind.
2601902 | Shoe bag | Bags | bag red | 7/9 | one |  | Club red |  | Keeps what smells from what does not.
2601903 | Ball bag for twelve | Bags | bag black | 26/32 | one |  | Black | One_size=2 | Twelve balls, two straps, one volunteer.
2601904 | Wheeled bag | Bags | bag grey | 48/60 | one |  | Grey |  | For tournaments of three days.
2602001 | Bottle, red | Accessories | bottle red | 5/6.5 | one |  | Club red |  | Three quarters of a litre.
2602002 | Bottle, navy | Accessories | bottle navy | 5/6.5 | one |  | Navy |  | Three quarters of a litre.
2602003 | Tape, white | Accessories | tape white | 3/4 | one |  | White |  | For fingers that have met a ball.
2602004 | Captain’s band | Accessories | band yellow | 4/5 | one |  | Yellow | One_size=green | Elastic. It says C without saying it.
2602005 | Resin, 100 g | Accessories | tub yellow | 9/11 | one |  | Yellow | One_size=5 | Ask the hall first.
2602006 | Resin remover | Accessories | tub green | 8/10 | one |  | Green |  | Ask the hall afterwards.
2602007 | Whistle | Accessories | whistle black |  | one |  | Black |  | Loud. The price is still being talked about.
`

export const SUPPLIER_ITEMS: readonly ItemData[] = TABLE.trim()
  .split('\n')
  .map((line) => itemOf(line.split('|').map((cell) => cell.trim())))

function itemOf(cells: readonly string[]): ItemData {
  const [
    id = '',
    title = '',
    category,
    drawn = '',
    prices = '',
    sizes,
    gender,
    colours = '',
    left = '',
    about = '',
  ] = cells
  const [members, others, offer] = prices.split('/').map(Number)
  return {
    id,
    title,
    colours,
    about,
    // The table above only uses these words, and the seed test parses every line of it.
    category: category as CategoryName,
    drawn: drawn.split(' ') as unknown as readonly [KitKind, KitColour],
    sizes: sizes as keyof typeof SIZES,
    gender: (gender ?? '') as NonNullable<ItemData['gender']>,
    left: Object.fromEntries(left.split(' ').filter(Boolean).map(leftOf)),
    ...(members && others && { price: [members, others] }),
    ...(offer && { offer }),
  }
}

/** "S=0", "One_size=green" */
function leftOf(words: string) {
  const [size = '', value = ''] = words.split('=')
  return [
    size.replace('_', ' '),
    AVAILABILITIES.find((availability) => availability === value) ?? Number(value),
  ] as const
}
