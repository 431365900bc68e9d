// src/features/store/catalog/model/shelves.ts
var OFFICIAL = "official";
/** Addresses in the store that no category may take. [decisions E15] */
var RESERVED_SLUGS = [
	OFFICIAL,
	"search",
	"product",
	"checkout",
	"cart",
	"orders"
];
/** What the page of official items is called, and the line of the menu that leads there. [STO-007, STO-015, decisions D07] */
var OFFICIAL_TITLE = "Official LGD";
var OFFICIAL_LINK = "Official GD";
var shelfPath = (slug) => `/store/${encodeURIComponent(slug)}`;
var productPath = (itemId) => `/store/product/${encodeURIComponent(itemId)}`;
/** The shelf of an address: 'official', the category's slug, or its name, whatever its case. [STO-006, STO-007, decisions E15] */
function shelfAt(shelves, part) {
	const wanted = part.trim().toLowerCase();
	return shelves.find((shelf) => shelf.slug.toLowerCase() === wanted) ?? shelves.find((shelf) => shelf.categoryId !== null && shelf.name.toLowerCase() === wanted);
}
export { productPath as a, RESERVED_SLUGS as i, OFFICIAL_LINK as n, shelfAt as o, OFFICIAL_TITLE as r, shelfPath as s, OFFICIAL as t };
