/**
 * A row of the supplier's export: white space from a scraped page, several lines of sizes, and the page markup around
 * the text.
 */
export const aSupplierRow = (given: Record<string, unknown> = {}): Record<string, unknown> => ({
  _id: '5aca0000000000000000000a',
  itemId: '100200301',
  itemTitle: 'ARC TRAINING SHIRT',
  itemCatid: '42',
  itemCatslug: 'training-shirts',
  itemInfoColors: '\r\n                navy/white \r\n            ',
  itemInfoSizes: ['\r\n          128, 140, 152, 164/S\r\n   ', '\r\n          M, L, XL\r\n   '],
  itemInfoTechnology: ['/content/images/tech/drytech.png'],
  itemImages: ['/media/product/100200301/1/normal/fv'],
  itemNew: 1,
  itemDescription1: '<ul class="material"><li>Light cloth</li></ul>',
  itemAllDescription: aSupplierPage(
    '<ul class="material"><li>Light cloth</li></ul>material:<br>100% polyester<br>',
  ),
  ...given,
})

export const aSupplierCategory = (given: Record<string, unknown> = {}): Record<string, unknown> => ({
  _id: '5940000000000000000000aa',
  catId: '42',
  catSlug: 'training-shirts',
  catTitle: 'Training Shirts',
  catImage: '/media/productthumb/100200301/1',
  ...given,
})

/** The supplier's page around an item's description. */
export const aSupplierPage = (
  about: string,
): string => `<div class="grid_6">\r\n <p itemprop="description">\r\n </p>${about}\r\n
 <br>\r\n <br>\r\n <div class="info">\r\n <label>Colors</label>\r\n <div class="infoc">\r\n navy/white \r\n </div>\r\n </div>\r\n
 <div class="info"><label>Technology</label><div class="infoc"><img style="float:right" src="/content/images/tech/drytech.png"><br></div></div>
 <div class="info"><label>Available here</label><div class="infoc"><a href="/en/dealer/1/england">England</a><br></div></div>\r\n </div>`

export const asFile = (rows: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(rows))
