import { F as sql } from "./conditions-pL3KaXVp.js";
// node_modules/drizzle-orm/sql/functions/aggregate.js
function count(expression) {
	return sql`count(${expression || sql.raw("*")})`.mapWith(Number);
}
export { count as t };
