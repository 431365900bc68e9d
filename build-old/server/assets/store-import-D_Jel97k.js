import { r as fileRefusalWords, t as importCatalogue } from "./import-catalogue.server-DmAY3bkZ.js";
import { E as textOf, b as count, x as excerpt } from "./policy-DBenYwHX.js";
import { C as SYSTEM } from "./audit-aXSCcebb.js";
import { t as NO_PAGES } from "./tags-x-y1IPJg.js";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readFileSync, statSync } from "node:fs";
// src/features/store/catalog/model/import-report.ts
var MOST_LISTED = 20;
var MOST_WORDS = 60;
/** An import's report in lines for a terminal: what is new, what differs, what was refused and why. */
function reportLines(report) {
	const { applied, added, changed, unchanged, refused, refusedCategories, categories, pictures } = report;
	return [
		`${count(added.length, "new item")}, ${changed.length} changed, ${unchanged} unchanged, ${refused.length} refused.`,
		...categories.length > 0 ? ["", `New categories: ${categories.join(", ")}`] : [],
		...section("New", added.map(({ itemId, title }) => `${itemId}  ${title}`)),
		...section("Changed", changed.map(({ itemId, title, fields }) => `${itemId}  ${title}: ${fields.map(({ field, before, after }) => `${field} ${quoted(before)} -> ${quoted(after)}`).join("; ")}`)),
		...refusedSection("Refused", refused),
		...refusedSection("Refused categories", refusedCategories),
		"",
		...pictures > 0 ? [`The list names ${count(pictures, "picture")}; they are not fetched: upload those that you may use.`] : [],
		applied ? "All of it is written." : "Nothing is written yet. To write it, run the same again with: -- --apply"
	];
}
/** Refused rows are listed in full: each needs somebody to look at it. */
var refusedSection = (title, rows) => rows.length === 0 ? [] : [
	"",
	title,
	...rows.map(({ row, itemId, reason }) => `  row ${row}${itemId && ` (${itemId})`}: ${reason}`)
];
function section(title, lines) {
	if (lines.length === 0) return [];
	const more = lines.length - MOST_LISTED;
	return [
		"",
		title,
		...lines.slice(0, MOST_LISTED).map((line) => `  ${line}`),
		...more > 0 ? [`  and ${more} more`] : []
	];
}
var quoted = (value) => value === "" ? "nothing" : `“${excerpt(textOf(value), MOST_WORDS)}”`;
// src/store-import.ts
var USAGE = "Usage: npm run store:import FILE -- [--categories FILE] [--apply]";
/**
* `npm run store:import`: reads the supplier's list and says what it would change, or writes it with --apply. Answers the exit
* code. Files are named from where the command was typed.
*/
async function storeImport(args, { from, say, open }) {
	const chosen = chosenIn(args);
	if (!chosen) {
		say(USAGE);
		return 2;
	}
	const { items, categories } = {
		items: readSmall(resolve(from, chosen.items)),
		categories: chosen.categories === void 0 ? void 0 : readSmall(resolve(from, chosen.categories))
	};
	if (typeof items === "string" || typeof categories === "string") {
		say(typeof items === "string" ? items : String(categories));
		return 1;
	}
	const site = await open();
	try {
		const ctx = {
			...site.ports,
			actor: SYSTEM,
			pages: NO_PAGES
		};
		const outcome = await importCatalogue(ctx, {
			items,
			categories
		}, chosen);
		for (const line of linesOf(outcome, chosen)) say(line);
		return outcome.ok ? 0 : 1;
	} finally {
		await site.close();
	}
}
var linesOf = (outcome, chosen) => outcome.ok ? reportLines(outcome.report) : [fileRefusalWords(chosen[outcome.file] ?? "", outcome), "Nothing is written."];
function chosenIn(args) {
	try {
		const { values, positionals } = parseArgs({
			args,
			allowPositionals: true,
			options: {
				categories: { type: "string" },
				apply: {
					type: "boolean",
					default: false
				}
			}
		});
		const [items, ...rest] = positionals;
		if (items === void 0 || rest.length > 0) return void 0;
		return {
			items,
			categories: values.categories,
			apply: values.apply
		};
	} catch {
		return;
	}
}
/** The bytes of a file, or why it was not read. The size is asked for first: a large file is not read at all. */
function readSmall(path) {
	const stat = statSync(path, { throwIfNoEntry: false });
	if (!stat?.isFile()) return `${path} is not a file.`;
	if (stat.size > 12582912) return fileRefusalWords(path, { reason: "TOO_LARGE" });
	return readFileSync(path);
}
export { storeImport };
