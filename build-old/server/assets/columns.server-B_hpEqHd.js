import { F as sql } from "./conditions-pL3KaXVp.js";
import { c as storeStock, g as pence, o as storeItemImages, p as lightOf, s as storeItems } from "./policy-DBenYwHX.js";
// src/features/store/catalog/columns.server.ts
/** What an item is called: the club's own title before the supplier's. [STO-018] */
var shownTitle = sql`coalesce(nullif(${storeItems.customTitle}, ''), ${storeItems.title})`;
/** The picture that stands for an item: the club's own front before the supplier's first. */
var mainImageId = sql`coalesce(${storeItems.frontImageId}, (select ${storeItemImages.fileId}
  from ${storeItemImages} where ${storeItemImages.itemId} = ${storeItems.id}
  order by ${storeItemImages.position} limit 1))`;
/** The sizes of an item in their order, as one value. */
var stockRows = sql`(select coalesce(json_agg(json_build_object(
  'size', ${storeStock.size}, 'stock', ${storeStock.stock}, 'light', ${storeStock.light})
  order by ${storeStock.position}, ${storeStock.size}), '[]')
  from ${storeStock} where ${storeStock.itemId} = ${storeItems.id})`;
/** Whether something of a size can be had: `lightOf` says the same of one. [decisions B17] */
var canBeHad = sql`(coalesce(${storeStock.stock}, 1) > 0
  and coalesce(${storeStock.light} <> 'red', ${storeStock.stock} > 0, false))`;
var sizesOf = (rows) => rows.map(({ size, stock, light }) => ({
	size,
	stock,
	light: lightOf({
		stock,
		light
	})
}));
/** What the prices of an item are made from. They stay on the server: `priceFor` says what a reader learns. */
var priceColumns = {
	price1Minor: storeItems.price1Minor,
	price2Minor: storeItems.price2Minor,
	onOffer: storeItems.onOffer,
	offerMinor: storeItems.offerMinor,
	printPrices: storeItems.printPrices,
	printPriceMinor: storeItems.printPriceMinor
};
var pricesOf = (row) => ({
	price1: penceOrNull(row.price1Minor),
	price2: penceOrNull(row.price2Minor),
	onOffer: row.onOffer,
	offer: penceOrNull(row.offerMinor),
	printPrices: row.printPrices,
	printPrice: pence(row.printPriceMinor)
});
var penceOrNull = (minor) => minor === null ? null : pence(minor);
export { shownTitle as a, pricesOf as i, mainImageId as n, sizesOf as o, priceColumns as r, stockRows as s, canBeHad as t };
