import { F as sql } from "./conditions-pL3KaXVp.js";
// node_modules/drizzle-orm/sql/expressions/select.js
function asc(column) {
	return sql`${column} asc`;
}
function desc(column) {
	return sql`${column} desc`;
}
export { desc as n, asc as t };
