import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { F as sql, c as inArray, r as eq, t as and, y as notInArray } from "./conditions-pL3KaXVp.js";
import { d as touch, m as Forbidden, p as transact, t as audit, x as newId } from "./audit-aXSCcebb.js";
import { A as refused, C as plainLine, E as textOf, T as slugOf, a as storeCategories, c as storeStock, i as bySize, k as done, n as canManageStore, s as storeItems } from "./policy-DBenYwHX.js";
import { Fn as object, Jn as string, Nt as array, Pn as number, or as union } from "./schemas-UaFlgMGJ.js";
import { s as stockRows } from "./columns.server-B_hpEqHd.js";
import { i as RESERVED_SLUGS } from "./shelves-O-0kcvTJ.js";
import { n as require_sanitize_html, t as sanitiseHtml } from "./sanitise-BkYSXWSV.js";
// src/features/store/catalog/model/supplier-words.ts
/** What the store calls the only size of a thing that has none. */
var ONE_SIZE = "One size";
var NO_SIZE = /^no ?size$/i;
var NO_COLOUR = /^no colou?rs?$/i;
/** The longest name of a size; filters of the store take no longer one. */
var MOST_SIZE = 20;
/** A word or line of the supplier's: one line, without tags, entities and control characters. */
var lineOf = (raw) => plainLine(textOf(raw));
var coloursOf = (raw) => {
	const colours = lineOf(raw);
	return NO_COLOUR.test(colours) ? "" : colours;
};
/** A comma between two sizes; "36,5" is one. */
var BETWEEN = /,\s+|,(?!5\b)/;
/** What each row of sizes says, in full: for readers. */
var sizesTextOf = (rows) => piecesOf(rows).join(", ");
/** The sizes of all rows, each once and by its short name, from small to large. */
function sizesOf(rows) {
	const names = piecesOf(rows).map(shortName).filter((name) => name !== "");
	return [...new Set(names)].sort(bySize);
}
var piecesOf = (rows) => rows.flatMap((row) => lineOf(row).split(BETWEEN)).map((piece) => piece.trim()).filter((piece) => piece !== "").map((piece) => NO_SIZE.test(piece) ? ONE_SIZE : piece);
/** "XL (76 x 33 x 41 cm; 100L)" is XL, "37 x 30 x 13 cm; 20L" is 37 x 30 x 13 cm. */
var shortName = (piece) => piece.replace(/\s*\([^)]*\)?/g, "").replace(/;.*$/, "").trim().slice(0, MOST_SIZE).trim();
/** "/content/images/tech/wing_comfortfit.png" is "Comfortfit". */
function technologyOf(addresses) {
	const names = addresses.map((address) => {
		const words = (lineOf(address).split("/").at(-1) ?? "").replace(/\.\w{2,4}$/, "").replace(/^wing_/, "").replace(/[_-]+/g, " ").trim();
		return words.charAt(0).toUpperCase() + words.slice(1);
	});
	return [...new Set(names)].filter((name) => name !== "");
}
/** Whom an item is for, where its title says so. */
function genderIn(title) {
	if (/\b(?:women|woman|ladies|girls?)\b/i.test(title)) return "women";
	if (/\b(?:kids?|junior|juniors|children|youth)\b/i.test(title)) return "junior";
	return /\b(?:men|man)\b/i.test(title) ? "men" : "";
}
// src/features/store/catalog/model/import-plan.ts
var TEXTS = {
	title: "title",
	colours: "colours",
	sizesText: "sizes",
	description: "description"
};
/**
* What of the supplier's list is new to the store, what differs and what does not. Prices, stock, the club's own titles, pictures
* and print are not the supplier's and are never touched; nor is a category that an item has.
*/
function planImport(items, stored) {
	const known = new Map(stored.map((item) => [item.itemId, item]));
	const added = [];
	const changed = [];
	for (const item of items) {
		const before = known.get(item.itemId);
		if (!before) {
			added.push(item.sizes.length > 0 ? item : {
				...item,
				sizes: [ONE_SIZE]
			});
			continue;
		}
		const change = changeOf(completed(item, before), before);
		if (change.fields.length > 0) changed.push(change);
	}
	return {
		added,
		changed,
		unchanged: items.length - added.length - changed.length
	};
}
/** A row that does not say something leaves it as it is: the supplier's rows are often incomplete. */
var completed = (item, before) => ({
	...item,
	title: item.title || before.title,
	colours: item.colours || before.colours,
	sizesText: item.sizesText || before.sizesText,
	description: item.description || before.description,
	technology: item.technology.length > 0 ? item.technology : [...before.technology],
	sizes: item.sizes.length > 0 ? item.sizes : before.sizes.map(({ size }) => size)
});
function changeOf(item, before) {
	const sizes = sizesAfter(item.sizes, before.sizes);
	const categorised = before.categoryId === null;
	const fields = [
		...Object.entries(TEXTS).map(([name, field]) => {
			const key = name;
			return [
				field,
				before[key],
				item[key]
			];
		}),
		[
			"technology",
			before.technology.join(", "),
			item.technology.join(", ")
		],
		[
			"sizes to choose",
			before.sizes.map(({ size }) => size).join(", "),
			sizes.join(", ")
		],
		[
			"category",
			"",
			categorised ? item.categorySlug : ""
		]
	].filter(([, old, now]) => old !== now).map(([field, old, now]) => ({
		field,
		before: old,
		after: now
	}));
	return {
		id: before.id,
		item,
		fields,
		sizes,
		categorised
	};
}
/** The supplier's sizes in their order, then those that he dropped and of which somebody counts pieces or lights. */
function sizesAfter(wanted, stored) {
	const kept = stored.filter(({ size, stock, light }) => (stock ?? light) !== null && !wanted.includes(size));
	return [...wanted, ...kept.map(({ size }) => size)];
}
// src/features/store/catalog/model/supplier-file.ts
/** The largest list that is read: some 4,000 items as the supplier writes them. */
var MOST_FILE_BYTES = 12582912;
var MOST_ROWS = 5e3;
/** The rows of an uploaded list, whatever they hold. Refuses what is no list in JSON, or too large to be one. */
function rowsIn(bytes) {
	if (bytes.byteLength > 12582912) return refused("TOO_LARGE");
	const text = textIn(bytes);
	if (text === void 0) return refused("NOT_TEXT");
	const parsed = jsonIn(text);
	if (!parsed.ok) return parsed;
	if (!Array.isArray(parsed.value)) return refused("NOT_A_LIST");
	const rows = parsed.value;
	return rows.length > 5e3 ? refused("TOO_MANY_ROWS", { rows: rows.length }) : done({ rows });
}
/** A refusal as whoever chose the file reads it. */
function fileRefusalWords(name, refusal) {
	switch (refusal.reason) {
		case "TOO_LARGE": return `${name} is larger than ${MOST_FILE_BYTES / 1024 / 1024} MB and was not read.`;
		case "NOT_TEXT": return `${name} is not a text in UTF-8.`;
		case "NOT_JSON": return `${name} is not valid JSON: ${refusal.where}.`;
		case "NOT_A_LIST": return `${name} is not a list: it must begin with [ and end with ].`;
		case "TOO_MANY_ROWS": return `${name} has ${refusal.rows} rows; ${MOST_ROWS} at most are read at a time.`;
	}
}
function textIn(bytes) {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return;
	}
}
function jsonIn(text) {
	try {
		return done({ value: JSON.parse(text) });
	} catch (error) {
		return refused("NOT_JSON", { where: error instanceof Error ? error.message : "it cannot be read" });
	}
}
// src/features/store/catalog/model/supplier-description.ts
var import_sanitize_html = /* @__PURE__ */ __toESM(require_sanitize_html(), 1);
/** The boxes of the supplier's own page (colours, sizes, dealers): we show those facts ourselves, or not at all. */
var isInfoBox = ({ tag, attribs }) => tag === "div" && /(?:^|\s)info(?:\s|$)/.test(attribs.class ?? "");
var isEmpty = ({ tag, text }) => /^(?:p|li)$/.test(tag) && text.trim() === "";
var TEXT_TAGS = [
	"p",
	"ul",
	"ol",
	"li",
	"br",
	"b",
	"strong",
	"i",
	"em"
];
var WITHOUT_BOXES = {
	allowedTags: [...TEXT_TAGS, "div"],
	allowedAttributes: { div: ["class"] },
	exclusiveFilter: (frame) => isInfoBox(frame) || isEmpty(frame),
	nestingLimit: 60
};
var WITHOUT_WRAPPERS = {
	allowedTags: TEXT_TAGS,
	allowedAttributes: {}
};
var BLOCK = /(<ul>[\s\S]*?<\/ul>|<ol>[\s\S]*?<\/ol>|<p>[\s\S]*?<\/p>)/;
var BREAKS_AROUND = /^(?:\s|<br \/>)+|(?:\s|<br \/>)+$/g;
/**
* The text of the supplier's page about an item, out of the page around it: lists and paragraphs, no scripts, pictures,
* links or layout. What stands loose between them becomes a paragraph.
*/
function descriptionOf(raw) {
	const html = (0, import_sanitize_html.default)((0, import_sanitize_html.default)(raw, WITHOUT_BOXES), WITHOUT_WRAPPERS).replace(/[\p{Cc}\s\u00a0]+/gu, " ").replace(/<li> +| +<\/li>/g, (tag) => tag.trim());
	return sanitiseHtml(html.split(BLOCK).map(paragraph).join(""));
}
function paragraph(part) {
	if (part.startsWith("<ul>") || part.startsWith("<ol>")) return part;
	const words = part.replace(/^<p>|<\/p>$/g, "").replace(BREAKS_AROUND, "").replace(/:\s*<br \/>\s*/g, ": ").replace(/\s*(?:<br \/>\s*)+/g, "<br>");
	return words === "" ? "" : `<p>${words.charAt(0).toUpperCase()}${words.slice(1)}</p>`;
}
// src/features/store/catalog/model/supplier-list.ts
var one = (name) => string(`${name} is not a text`).nullish();
var words = (name) => union([string().transform((text) => [text]), array(string())], `${name} is not a list of texts`).nullish().transform((rows) => rows ?? []);
var numbered = (name) => union([string(), number().transform(String)], `${name} is not a number`).nullish();
var MOST_TITLE = 200;
var MOST_DESCRIPTION = 5e4;
var rawItem = object({
	itemId: numbered("itemId"),
	itemTitle: one("itemTitle"),
	itemCatid: numbered("itemCatid"),
	itemCatslug: one("itemCatslug"),
	itemInfoColors: one("itemInfoColors"),
	itemInfoSizes: words("itemInfoSizes"),
	itemInfoTechnology: words("itemInfoTechnology"),
	itemImages: words("itemImages"),
	itemAllDescription: one("itemAllDescription"),
	itemDescription1: one("itemDescription1")
}, "the row is not an item");
var cleanItem = object({
	itemId: string().min(1, "it has no item number").regex(/^[\w.-]{1,60}$/, "its item number has more than letters, digits, dots and hyphens"),
	title: string().min(1, "it has no title").max(MOST_TITLE, `its title has more than ${MOST_TITLE} characters`),
	categorySlug: string().min(1, "it has no category").refine((slug) => !RESERVED_SLUGS.some((reserved) => reserved === slug), "its category has the address of a page of the store"),
	colours: string().max(300, "its colours have more than 300 characters"),
	sizesText: string().max(500, "its sizes have more than 500 characters"),
	sizes: array(string()),
	description: string().max(MOST_DESCRIPTION, `its description has more than ${MOST_DESCRIPTION} characters`),
	technology: array(string()).max(30, "it names more than 30 technologies")
});
/**
* Reads the rows of the supplier's list: what can be taken over, cleaned, and what cannot, with its reason. A number that comes
* again is refused: its first row counts.
*/
function readItems(rows, categoryIds) {
	const items = /* @__PURE__ */ new Map();
	const refused = [];
	for (const [place, given] of rows.entries()) {
		const row = place + 1;
		const read = readItem(given, categoryIds);
		if (typeof read === "string") {
			refused.push({
				row,
				itemId: numberIn(given),
				reason: read
			});
			continue;
		}
		const first = items.get(read.itemId);
		if (first) refused.push({
			row,
			itemId: read.itemId,
			reason: `row ${first.row} has the same item number`
		});
		else items.set(read.itemId, {
			...read,
			row
		});
	}
	return {
		items: [...items.values()].map(({ row: _row, ...item }) => item),
		refused
	};
}
/** The item of a row, or why there is none. */
function readItem(given, categoryIds) {
	const raw = rawItem.safeParse(given);
	if (!raw.success) return reasonOf(raw.error);
	const row = raw.data;
	const title = lineOf(row.itemTitle ?? "");
	const cleaned = cleanItem.safeParse({
		itemId: plainLine(row.itemId ?? ""),
		title,
		categorySlug: slugOf(row.itemCatslug ?? "", "") || categoryIds.get(plainLine(row.itemCatid ?? "")) || "",
		colours: coloursOf(row.itemInfoColors ?? ""),
		sizesText: sizesTextOf(row.itemInfoSizes),
		sizes: sizesOf(row.itemInfoSizes),
		description: descriptionOf(row.itemAllDescription || row.itemDescription1 || ""),
		technology: technologyOf(row.itemInfoTechnology)
	});
	if (!cleaned.success) return reasonOf(cleaned.error);
	return {
		...cleaned.data,
		gender: genderIn(title),
		pictures: row.itemImages.length
	};
}
var reasonOf = (error) => error.issues[0]?.message ?? "it cannot be read";
var numbers = object({ itemId: union([string(), number().transform(String)]) });
/** What a refused row is called, as far as it says. */
function numberIn(given) {
	const parsed = numbers.safeParse(given);
	return parsed.success ? plainLine(parsed.data.itemId).slice(0, 60) : "";
}
var rawCategory = object({
	catId: numbered("catId"),
	catSlug: one("catSlug"),
	catTitle: one("catTitle")
}, "the row is not a category");
/**
* Reads the supplier's list of categories: names by the part of the address, and which number means which. Rows that cannot
* be read are refused with their reason.
*/
function readCategories(rows) {
	const categories = [];
	const ids = /* @__PURE__ */ new Map();
	const refused = [];
	for (const [place, given] of rows.entries()) {
		const raw = rawCategory.safeParse(given);
		const name = raw.success ? lineOf(raw.data.catTitle ?? "") : "";
		const slug = raw.success ? slugOf(raw.data.catSlug ?? name, "") : "";
		if (!raw.success || slug === "" || name.length > 80) {
			const reason = raw.success ? "the category has no usable name" : reasonOf(raw.error);
			refused.push({
				row: place + 1,
				itemId: "",
				reason
			});
			continue;
		}
		if (!categories.some((known) => known.slug === slug)) categories.push({
			slug,
			name: name || nameFrom(slug)
		});
		if (raw.data.catId) ids.set(plainLine(raw.data.catId), slug);
	}
	return {
		categories,
		ids,
		refused
	};
}
/** "team-shirts" is Team shirts. */
function nameFrom(slug) {
	const words = slug.replaceAll("-", " ");
	return words.charAt(0).toUpperCase() + words.slice(1);
}
// src/features/store/catalog/commands/shelve-import.server.ts
/** Finds a category for all that is written: by its address, else by its name, else a new one. */
async function shelvingFor(db, { added, changed }, named) {
	const needed = /* @__PURE__ */ new Set([...added.map(({ categorySlug }) => categorySlug), ...changed.filter(({ categorised }) => categorised).map(({ item }) => item.categorySlug)]);
	const known = await db.select({
		id: storeCategories.id,
		name: storeCategories.name,
		slug: storeCategories.slug
	}).from(storeCategories);
	const missing = [];
	const ids = /* @__PURE__ */ new Map();
	for (const { slug, name } of inOrder(needed, named)) {
		const all = [...known, ...missing];
		const found = all.find((category) => category.slug === slug) ?? all.find((category) => category.name.toLowerCase() === name.toLowerCase());
		const category = found ?? {
			id: newId(),
			slug,
			name
		};
		if (!found) missing.push(category);
		ids.set(slug, category.id);
	}
	return {
		ids,
		missing
	};
}
var inOrder = (needed, named) => [...named.filter(({ slug }) => needed.has(slug)), ...[...needed].filter((slug) => !named.some((category) => category.slug === slug)).map((slug) => ({
	slug,
	name: nameFrom(slug)
}))];
// src/features/store/catalog/commands/write-import.server.ts
/** Rows in one statement: far below the number of values that one may hold. */
var AT_A_TIME = 500;
/** Names in one notification, which may have 8,000 characters. */
var TAGS_AT_A_TIME = 100;
/** One import at a time, and nobody edits an item between its comparison and its writing. */
var lockStore = (tx) => tx.execute(sql`lock table ${storeCategories}, ${storeItems}, ${storeStock} in share row exclusive mode`);
/** Writes what an import has planned, in the caller's transaction. Without anything to write it leaves no trace. */
async function writeImport(tx, ctx, { plan: { added, changed }, shelving }) {
	if (added.length + changed.length === 0) return;
	const now = ctx.clock.now();
	await addCategories(tx, shelving.missing, now);
	const ids = await addItems(tx, added, shelving, now);
	for (const change of changed) await changeItem(tx, change, shelving, now);
	await audit(tx, ctx, {
		action: "storeitems.import",
		subject: "storeitems",
		facts: {
			added: added.length,
			changed: changed.length,
			categories: shelving.missing.length
		}
	});
	await touch(tx, "storeitems", "storecategories");
	const tags = [...ids, ...changed.map(({ id }) => id)].map((id) => `storeitems/${id}`);
	for (const some of inParts(tags, TAGS_AT_A_TIME)) await touch(tx, ...some);
}
async function addCategories(tx, missing, now) {
	if (missing.length === 0) return;
	const [last] = await tx.select({ position: sql`coalesce(max(${storeCategories.position}), -1)` }).from(storeCategories);
	const first = (last?.position ?? -1) + 1;
	await tx.insert(storeCategories).values(missing.map((category, place) => ({
		...category,
		position: first + place,
		createdAt: now,
		updatedAt: now
	})));
}
/** New items have no price and no stock: nobody can buy them until staff say what they cost and how many there are. */
async function addItems(tx, added, { ids }, now) {
	const made = added.map((item) => ({
		id: newId(),
		item
	}));
	for (const some of inParts(made, AT_A_TIME)) await tx.insert(storeItems).values(some.map(({ id, item: { sizes: _sizes, categorySlug, pictures: _pictures, ...item } }) => ({
		...item,
		id,
		categoryId: ids.get(categorySlug) ?? null,
		createdAt: now,
		updatedAt: now
	})));
	const sizes = made.flatMap(({ id, item }) => item.sizes.map((size, position) => ({
		itemId: id,
		size,
		position
	})));
	for (const some of inParts(sizes, AT_A_TIME)) await tx.insert(storeStock).values(some);
	return made.map(({ id }) => id);
}
/** Sizes that stay keep their stock and light. */
async function changeItem(tx, { id, item, sizes, categorised }, { ids }, now) {
	const { title, colours, sizesText, description, technology } = item;
	await tx.update(storeItems).set({
		title,
		colours,
		sizesText,
		description,
		technology,
		...categorised && { categoryId: ids.get(item.categorySlug) ?? null },
		updatedAt: now,
		version: sql`${storeItems.version} + 1`
	}).where(eq(storeItems.id, id));
	await tx.delete(storeStock).where(and(eq(storeStock.itemId, id), notInArray(storeStock.size, [...sizes])));
	await tx.insert(storeStock).values(sizes.map((size, position) => ({
		itemId: id,
		size,
		position
	}))).onConflictDoUpdate({
		target: [storeStock.itemId, storeStock.size],
		set: { position: sql`excluded.position` }
	});
}
function inParts(all, size) {
	return Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size));
}
// src/features/store/catalog/commands/import-catalogue.server.ts
/**
* Takes over the supplier's list, matched by item number: what is new, and what differs in what is the supplier's. Prices, stock
* and all else that staff set stay. Without `apply` it only says what it would do. All of it is written in one transaction,
* or nothing; a second run changes nothing. Refuses files that are no lists, throws Forbidden for others than staff of
* the store.
*/
async function importCatalogue(ctx, files, { apply }) {
	if (!canManageStore(ctx.actor)) throw new Forbidden();
	const named = files.categories ? rowsIn(files.categories) : done({ rows: [] });
	if (!named.ok) return refusedFile("categories", named);
	const listed = rowsIn(files.items);
	if (!listed.ok) return refusedFile("items", listed);
	const { categories, ids, refused: refusedCategories } = readCategories(named.rows);
	const { items, refused: refusedRows } = readItems(listed.rows, ids);
	const planOn = async (db) => {
		const plan = planImport(items, await storedItems(db, items));
		return {
			plan,
			shelving: await shelvingFor(db, plan, categories)
		};
	};
	const { plan, shelving } = apply ? await transact(ctx, async (tx) => {
		await lockStore(tx);
		const planned = await planOn(tx);
		await writeImport(tx, ctx, planned);
		return planned;
	}) : await planOn(ctx.db);
	return done({ report: {
		applied: apply,
		added: plan.added.map(({ itemId, title }) => ({
			itemId,
			title
		})),
		changed: plan.changed.map(({ item: { itemId, title }, fields }) => ({
			itemId,
			title,
			fields
		})),
		unchanged: plan.unchanged,
		refused: refusedRows,
		refusedCategories,
		categories: shelving.missing.map(({ name }) => name),
		pictures: items.reduce((sum, item) => sum + item.pictures, 0)
	} });
}
var refusedFile = (file, { ok: _ok, ...why }) => ({
	ok: false,
	file,
	...why
});
var storedItems = (db, items) => db.select({
	id: storeItems.id,
	itemId: storeItems.itemId,
	title: storeItems.title,
	colours: storeItems.colours,
	sizesText: storeItems.sizesText,
	description: storeItems.description,
	technology: storeItems.technology,
	categoryId: storeItems.categoryId,
	sizes: stockRows
}).from(storeItems).where(inArray(storeItems.itemId, items.map(({ itemId }) => itemId)));
export { MOST_FILE_BYTES as n, fileRefusalWords as r, importCatalogue as t };
