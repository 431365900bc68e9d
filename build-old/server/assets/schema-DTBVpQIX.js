import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { A as orderSelectedFields, D as isConfig, E as haveSameKeys, F as sql, H as tracer, I as Columns, J as is, K as Column, L as Schema, M as SQL, N as View, O as mapResultRow, P as fillPlaceholders, R as Table, S as applyMixins, T as getTableLikeName, U as Subquery, V as ViewBaseConfig, W as WithSubquery, a as gt, c as inArray, d as like, f as lt, h as not, i as exists, j as Param, k as mapUpdateSet, l as isNotNull, m as ne, o as gte, q as entityKind, r as eq, t as and, u as isNull, w as getTableColumns, x as or, z as getTableName } from "./conditions-pL3KaXVp.js";
import { A as index, C as SYSTEM, D as isMember, E as hasRole, F as pgTable, K as integer, L as uuid, M as PrimaryKeyBuilder, N as primaryKey, P as PgTable, V as text, W as jsonb, a as revisions, b as isId, d as touch, et as UniqueConstraintBuilder, f as touchEntry, g as NotFound, h as Invalid, i as entryDrafts, k as IndexBuilder, l as files, m as Forbidden, n as auditStaff, nt as ForeignKeyBuilder, o as folded, p as transact, s as holds$1, t as audit, tt as unique, u as joining, v as instant, x as newId } from "./audit-aXSCcebb.js";
import { A as DrizzleQueryError, C as readerOf, D as createTableRelationsHelpers, E as PgViewBase, M as ColumnAliasProxyHandler, N as TableAliasProxyHandler, O as extractTablesRelationalConfig, S as may, T as PgDialect, b as versionOf, c as expressionOf, j as TransactionRollbackError, k as mapRelationalRow, l as wireOf, n as schemaOf, o as readOne, v as columnOf, w as writersOf, x as editorsOf, y as tableOf } from "./field-schema-DhmTefB5.js";
import { n as desc, t as asc } from "./select-DAUlWuyb.js";
import { t as count } from "./aggregate-CPdCnZVB.js";
import { A as refused, C as plainLine, D as CheckBuilder, S as nthSlug, T as slugOf, _ as penceOf, g as pence, j as unreachable, k as done, m as basisPoints, s as storeItems, w as plainText, y as shareOf } from "./policy-DBenYwHX.js";
import { $ as GENDERS, $t as teams, A as isPublicPicture, B as sheetOf, Bt as refunds, D as fetchableBy, Ft as events, G as storeOrders, Gt as PAYMENT_PURPOSES, H as dorsalHolds, J as registrations, Jt as isRunning, Lt as invoices, M as batchOrders, N as storeBatches, O as imageColumns, P as BATCH_STATUSES, Pt as eventTeams, Q as photos, R as isPrinted, Rt as payments, U as storeOrderEvents, Vt as subscriptions, W as storeOrderLines, X as photoTags, Y as albums, Yt as countries, Z as photoWithdrawals, Zt as members, a as rotaSlots, an as credentials, at as competitions, cn as verifications, d as FLEXIBLE, et as POSITIONS, f as ROTA_TEAMS, g as TEAM_LABELS, i as positions, in as authTables, j as batchKeys, k as imageColumnsOf, mt as oursIn, o as rotaWeeks, on as sessions, ot as games, rn as mails, rt as initialsOf, s as canAssignRota, sn as users, tn as posts, ut as GAME_TYPES, w as trainings } from "./holders.server-oKR63oCU.js";
import { r as mailAddress } from "./mail-wmT0EKbe.js";
import { r as require_react, t as require_jsx_runtime } from "./jsx-runtime-BHYxTO2R.js";
import { $ as startCheckout, A as paidFees, An as sendLetter, At as NO_SIZE, C as settingsOf, Cn as usedOf, Dn as hashPassword, Dt as BAD_INITIALS, En as openAuth, Et as BAD_DORSAL, Ht as changePayment, In as textOfMessage, Jt as canBill, L as SUBSCRIPTION, M as whyNot, Mn as addressedTo, N as GUARDIAN, Nn as isEmptyHtml, On as matchesPassword, Ot as BAD_QUANTITY, Pn as message, R as answerTo, Rn as sendMail, Sn as spend, U as openSteps, Ut as freshCopy, V as isVolunteer, W as shownDetails, Wt as writingOfPayment, Zt as ask, _n as EMAIL_MESSAGE, a as assignSubscription, an as canManageBatches, at as announce, bn as giveBack, cn as canSeeAllOrders, dn as paidPaymentsOf, et as idOf, gn as subscriptionsWhere, jn as MAIL_STYLES, kn as PASSWORD_LENGTH, kt as INITIALS, ln as canSeeOrder, nt as settleSession, o as createInvoice, ot as listPrices, p as offersFrom, qt as askOnce, u as chosenFees, un as printed, vn as isEmail, wn as createUser, x as findOwn, xn as networkOf, yn as forget, zn as require_server_node } from "./join-batch.server-CaNzzakJ.js";
import { d as clubTime, i as setAudience, l as clubDay, m as longDate, n as deleteFile, o as addDays, p as localDate, s as adultBirthday, u as clubInstant } from "./audience-B6Rl9yRq.js";
import { Bn as preprocess, Et as _enum, Fn as object, Jn as string, Lt as boolean, Nt as array, Pn as number, Zt as email$1, el as NEVER, kt as _null, ln as int, lr as uuid$1, nr as tuple, or as union$1, qn as strictObject, xn as literal } from "./schemas-UaFlgMGJ.js";
import { t as date } from "./iso-BY08iDKT.js";
import { r as number$1 } from "./coerce-DUsOBI1Z.js";
import { A as hasPageFor, B as sightIn, D as memberEntry, F as preparedSight, G as insightOf, K as ownMemberId, L as shownName, M as isMinor, U as canListNumbers, V as sightValues, _ as seenWith, g as photoAudience, j as isListedFor, n as registry, z as showsPicture } from "./content-types.server-CphuvKUQ.js";
import { t as sanitiseHtml } from "./sanitise-BkYSXWSV.js";
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import pg from "pg";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
// node_modules/drizzle-orm/logger.js
var ConsoleLogWriter = class {
	static [entityKind] = "ConsoleLogWriter";
	write(message) {
		console.log(message);
	}
};
var DefaultLogger = class {
	static [entityKind] = "DefaultLogger";
	writer;
	constructor(config) {
		this.writer = config?.writer ?? new ConsoleLogWriter();
	}
	logQuery(query, params) {
		const stringifiedParams = params.map((p) => {
			try {
				return JSON.stringify(p);
			} catch {
				return String(p);
			}
		});
		const paramsStr = stringifiedParams.length ? ` -- params: [${stringifiedParams.join(", ")}]` : "";
		this.writer.write(`Query: ${query}${paramsStr}`);
	}
};
var NoopLogger = class {
	static [entityKind] = "NoopLogger";
	logQuery() {}
};
// node_modules/drizzle-orm/query-promise.js
var QueryPromise = class {
	static [entityKind] = "QueryPromise";
	[Symbol.toStringTag] = "QueryPromise";
	catch(onRejected) {
		return this.then(void 0, onRejected);
	}
	finally(onFinally) {
		return this.then((value) => {
			onFinally?.();
			return value;
		}, (reason) => {
			onFinally?.();
			throw reason;
		});
	}
	then(onFulfilled, onRejected) {
		return this.execute().then(onFulfilled, onRejected);
	}
};
// node_modules/drizzle-orm/pg-core/alias.js
function alias(table, alias2) {
	return new Proxy(table, new TableAliasProxyHandler(alias2, false));
}
// node_modules/drizzle-orm/selection-proxy.js
var SelectionProxyHandler = class SelectionProxyHandler {
	static [entityKind] = "SelectionProxyHandler";
	config;
	constructor(config) {
		this.config = { ...config };
	}
	get(subquery, prop) {
		if (prop === "_") return {
			...subquery["_"],
			selectedFields: new Proxy(subquery._.selectedFields, this)
		};
		if (prop === ViewBaseConfig) return {
			...subquery[ViewBaseConfig],
			selectedFields: new Proxy(subquery[ViewBaseConfig].selectedFields, this)
		};
		if (typeof prop === "symbol") return subquery[prop];
		const value = (is(subquery, Subquery) ? subquery._.selectedFields : is(subquery, View) ? subquery[ViewBaseConfig].selectedFields : subquery)[prop];
		if (is(value, SQL.Aliased)) {
			if (this.config.sqlAliasedBehavior === "sql" && !value.isSelectionField) return value.sql;
			const newValue = value.clone();
			newValue.isSelectionField = true;
			return newValue;
		}
		if (is(value, SQL)) {
			if (this.config.sqlBehavior === "sql") return value;
			throw new Error(`You tried to reference "${prop}" field from a subquery, which is a raw SQL field, but it doesn't have an alias declared. Please add an alias to the field using ".as('alias')" method.`);
		}
		if (is(value, Column)) {
			if (this.config.alias) return new Proxy(value, new ColumnAliasProxyHandler(new Proxy(value.table, new TableAliasProxyHandler(this.config.alias, this.config.replaceOriginalName ?? false))));
			return value;
		}
		if (typeof value !== "object" || value === null) return value;
		return new Proxy(value, new SelectionProxyHandler(this.config));
	}
};
// node_modules/drizzle-orm/pg-core/policies.js
var PgPolicy = class {
	constructor(name, config) {
		this.name = name;
		if (config) {
			this.as = config.as;
			this.for = config.for;
			this.to = config.to;
			this.using = config.using;
			this.withCheck = config.withCheck;
		}
	}
	static [entityKind] = "PgPolicy";
	as;
	for;
	to;
	using;
	withCheck;
	/** @internal */
	_linkedTable;
	link(table) {
		this._linkedTable = table;
		return this;
	}
};
// node_modules/drizzle-orm/query-builders/query-builder.js
var TypedQueryBuilder = class {
	static [entityKind] = "TypedQueryBuilder";
	/** @internal */
	getSelectedFields() {
		return this._.selectedFields;
	}
};
// node_modules/drizzle-orm/pg-core/query-builders/select.js
var PgSelectBuilder = class {
	static [entityKind] = "PgSelectBuilder";
	fields;
	session;
	dialect;
	withList = [];
	distinct;
	constructor(config) {
		this.fields = config.fields;
		this.session = config.session;
		this.dialect = config.dialect;
		if (config.withList) this.withList = config.withList;
		this.distinct = config.distinct;
	}
	authToken;
	/** @internal */
	setToken(token) {
		this.authToken = token;
		return this;
	}
	/**
	* Specify the table, subquery, or other target that you're
	* building a select query against.
	*
	* {@link https://www.postgresql.org/docs/current/sql-select.html#SQL-FROM | Postgres from documentation}
	*/
	from(source) {
		const isPartialSelect = !!this.fields;
		const src = source;
		let fields;
		if (this.fields) fields = this.fields;
		else if (is(src, Subquery)) fields = Object.fromEntries(Object.keys(src._.selectedFields).map((key) => [key, src[key]]));
		else if (is(src, PgViewBase)) fields = src[ViewBaseConfig].selectedFields;
		else if (is(src, SQL)) fields = {};
		else fields = getTableColumns(src);
		return new PgSelectBase({
			table: src,
			fields,
			isPartialSelect,
			session: this.session,
			dialect: this.dialect,
			withList: this.withList,
			distinct: this.distinct
		}).setToken(this.authToken);
	}
};
var PgSelectQueryBuilderBase = class extends TypedQueryBuilder {
	static [entityKind] = "PgSelectQueryBuilder";
	_;
	config;
	joinsNotNullableMap;
	tableName;
	isPartialSelect;
	session;
	dialect;
	cacheConfig = void 0;
	usedTables = /* @__PURE__ */ new Set();
	constructor({ table, fields, isPartialSelect, session, dialect, withList, distinct }) {
		super();
		this.config = {
			withList,
			table,
			fields: { ...fields },
			distinct,
			setOperators: []
		};
		this.isPartialSelect = isPartialSelect;
		this.session = session;
		this.dialect = dialect;
		this._ = {
			selectedFields: fields,
			config: this.config
		};
		this.tableName = getTableLikeName(table);
		this.joinsNotNullableMap = typeof this.tableName === "string" ? { [this.tableName]: true } : {};
		for (const item of extractUsedTable(table)) this.usedTables.add(item);
	}
	/** @internal */
	getUsedTables() {
		return [...this.usedTables];
	}
	createJoin(joinType, lateral) {
		return (table, on) => {
			const baseTableName = this.tableName;
			const tableName = getTableLikeName(table);
			for (const item of extractUsedTable(table)) this.usedTables.add(item);
			if (typeof tableName === "string" && this.config.joins?.some((join) => join.alias === tableName)) throw new Error(`Alias "${tableName}" is already used in this query`);
			if (!this.isPartialSelect) {
				if (Object.keys(this.joinsNotNullableMap).length === 1 && typeof baseTableName === "string") this.config.fields = { [baseTableName]: this.config.fields };
				if (typeof tableName === "string" && !is(table, SQL)) {
					const selection = is(table, Subquery) ? table._.selectedFields : is(table, View) ? table[ViewBaseConfig].selectedFields : table[Table.Symbol.Columns];
					this.config.fields[tableName] = selection;
				}
			}
			if (typeof on === "function") on = on(new Proxy(this.config.fields, new SelectionProxyHandler({
				sqlAliasedBehavior: "sql",
				sqlBehavior: "sql"
			})));
			if (!this.config.joins) this.config.joins = [];
			this.config.joins.push({
				on,
				table,
				joinType,
				alias: tableName,
				lateral
			});
			if (typeof tableName === "string") switch (joinType) {
				case "left":
					this.joinsNotNullableMap[tableName] = false;
					break;
				case "right":
					this.joinsNotNullableMap = Object.fromEntries(Object.entries(this.joinsNotNullableMap).map(([key]) => [key, false]));
					this.joinsNotNullableMap[tableName] = true;
					break;
				case "cross":
				case "inner":
					this.joinsNotNullableMap[tableName] = true;
					break;
				case "full":
					this.joinsNotNullableMap = Object.fromEntries(Object.entries(this.joinsNotNullableMap).map(([key]) => [key, false]));
					this.joinsNotNullableMap[tableName] = false;
			}
			return this;
		};
	}
	/**
	* Executes a `left join` operation by adding another table to the current query.
	*
	* Calling this method associates each row of the table with the corresponding row from the joined table, if a match is found. If no matching row exists, it sets all columns of the joined table to null.
	*
	* See docs: {@link https://orm.drizzle.team/docs/joins#left-join}
	*
	* @param table the table to join.
	* @param on the `on` clause.
	*
	* @example
	*
	* ```ts
	* // Select all users and their pets
	* const usersWithPets: { user: User; pets: Pet | null; }[] = await db.select()
	*   .from(users)
	*   .leftJoin(pets, eq(users.id, pets.ownerId))
	*
	* // Select userId and petId
	* const usersIdsAndPetIds: { userId: number; petId: number | null; }[] = await db.select({
	*   userId: users.id,
	*   petId: pets.id,
	* })
	*   .from(users)
	*   .leftJoin(pets, eq(users.id, pets.ownerId))
	* ```
	*/
	leftJoin = this.createJoin("left", false);
	/**
	* Executes a `left join lateral` operation by adding subquery to the current query.
	*
	* A `lateral` join allows the right-hand expression to refer to columns from the left-hand side.
	*
	* Calling this method associates each row of the table with the corresponding row from the joined table, if a match is found. If no matching row exists, it sets all columns of the joined table to null.
	*
	* See docs: {@link https://orm.drizzle.team/docs/joins#left-join-lateral}
	*
	* @param table the subquery to join.
	* @param on the `on` clause.
	*/
	leftJoinLateral = this.createJoin("left", true);
	/**
	* Executes a `right join` operation by adding another table to the current query.
	*
	* Calling this method associates each row of the joined table with the corresponding row from the main table, if a match is found. If no matching row exists, it sets all columns of the main table to null.
	*
	* See docs: {@link https://orm.drizzle.team/docs/joins#right-join}
	*
	* @param table the table to join.
	* @param on the `on` clause.
	*
	* @example
	*
	* ```ts
	* // Select all users and their pets
	* const usersWithPets: { user: User | null; pets: Pet; }[] = await db.select()
	*   .from(users)
	*   .rightJoin(pets, eq(users.id, pets.ownerId))
	*
	* // Select userId and petId
	* const usersIdsAndPetIds: { userId: number | null; petId: number; }[] = await db.select({
	*   userId: users.id,
	*   petId: pets.id,
	* })
	*   .from(users)
	*   .rightJoin(pets, eq(users.id, pets.ownerId))
	* ```
	*/
	rightJoin = this.createJoin("right", false);
	/**
	* Executes an `inner join` operation, creating a new table by combining rows from two tables that have matching values.
	*
	* Calling this method retrieves rows that have corresponding entries in both joined tables. Rows without matching entries in either table are excluded, resulting in a table that includes only matching pairs.
	*
	* See docs: {@link https://orm.drizzle.team/docs/joins#inner-join}
	*
	* @param table the table to join.
	* @param on the `on` clause.
	*
	* @example
	*
	* ```ts
	* // Select all users and their pets
	* const usersWithPets: { user: User; pets: Pet; }[] = await db.select()
	*   .from(users)
	*   .innerJoin(pets, eq(users.id, pets.ownerId))
	*
	* // Select userId and petId
	* const usersIdsAndPetIds: { userId: number; petId: number; }[] = await db.select({
	*   userId: users.id,
	*   petId: pets.id,
	* })
	*   .from(users)
	*   .innerJoin(pets, eq(users.id, pets.ownerId))
	* ```
	*/
	innerJoin = this.createJoin("inner", false);
	/**
	* Executes an `inner join lateral` operation, creating a new table by combining rows from two queries that have matching values.
	*
	* A `lateral` join allows the right-hand expression to refer to columns from the left-hand side.
	*
	* Calling this method retrieves rows that have corresponding entries in both joined tables. Rows without matching entries in either table are excluded, resulting in a table that includes only matching pairs.
	*
	* See docs: {@link https://orm.drizzle.team/docs/joins#inner-join-lateral}
	*
	* @param table the subquery to join.
	* @param on the `on` clause.
	*/
	innerJoinLateral = this.createJoin("inner", true);
	/**
	* Executes a `full join` operation by combining rows from two tables into a new table.
	*
	* Calling this method retrieves all rows from both main and joined tables, merging rows with matching values and filling in `null` for non-matching columns.
	*
	* See docs: {@link https://orm.drizzle.team/docs/joins#full-join}
	*
	* @param table the table to join.
	* @param on the `on` clause.
	*
	* @example
	*
	* ```ts
	* // Select all users and their pets
	* const usersWithPets: { user: User | null; pets: Pet | null; }[] = await db.select()
	*   .from(users)
	*   .fullJoin(pets, eq(users.id, pets.ownerId))
	*
	* // Select userId and petId
	* const usersIdsAndPetIds: { userId: number | null; petId: number | null; }[] = await db.select({
	*   userId: users.id,
	*   petId: pets.id,
	* })
	*   .from(users)
	*   .fullJoin(pets, eq(users.id, pets.ownerId))
	* ```
	*/
	fullJoin = this.createJoin("full", false);
	/**
	* Executes a `cross join` operation by combining rows from two tables into a new table.
	*
	* Calling this method retrieves all rows from both main and joined tables, merging all rows from each table.
	*
	* See docs: {@link https://orm.drizzle.team/docs/joins#cross-join}
	*
	* @param table the table to join.
	*
	* @example
	*
	* ```ts
	* // Select all users, each user with every pet
	* const usersWithPets: { user: User; pets: Pet; }[] = await db.select()
	*   .from(users)
	*   .crossJoin(pets)
	*
	* // Select userId and petId
	* const usersIdsAndPetIds: { userId: number; petId: number; }[] = await db.select({
	*   userId: users.id,
	*   petId: pets.id,
	* })
	*   .from(users)
	*   .crossJoin(pets)
	* ```
	*/
	crossJoin = this.createJoin("cross", false);
	/**
	* Executes a `cross join lateral` operation by combining rows from two queries into a new table.
	*
	* A `lateral` join allows the right-hand expression to refer to columns from the left-hand side.
	*
	* Calling this method retrieves all rows from both main and joined queries, merging all rows from each query.
	*
	* See docs: {@link https://orm.drizzle.team/docs/joins#cross-join-lateral}
	*
	* @param table the query to join.
	*/
	crossJoinLateral = this.createJoin("cross", true);
	createSetOperator(type, isAll) {
		return (rightSelection) => {
			const rightSelect = typeof rightSelection === "function" ? rightSelection(getPgSetOperators()) : rightSelection;
			if (!haveSameKeys(this.getSelectedFields(), rightSelect.getSelectedFields())) throw new Error("Set operator error (union / intersect / except): selected fields are not the same or are in a different order");
			this.config.setOperators.push({
				type,
				isAll,
				rightSelect
			});
			return this;
		};
	}
	/**
	* Adds `union` set operator to the query.
	*
	* Calling this method will combine the result sets of the `select` statements and remove any duplicate rows that appear across them.
	*
	* See docs: {@link https://orm.drizzle.team/docs/set-operations#union}
	*
	* @example
	*
	* ```ts
	* // Select all unique names from customers and users tables
	* await db.select({ name: users.name })
	*   .from(users)
	*   .union(
	*     db.select({ name: customers.name }).from(customers)
	*   );
	* // or
	* import { union } from 'drizzle-orm/pg-core'
	*
	* await union(
	*   db.select({ name: users.name }).from(users),
	*   db.select({ name: customers.name }).from(customers)
	* );
	* ```
	*/
	union = this.createSetOperator("union", false);
	/**
	* Adds `union all` set operator to the query.
	*
	* Calling this method will combine the result-set of the `select` statements and keep all duplicate rows that appear across them.
	*
	* See docs: {@link https://orm.drizzle.team/docs/set-operations#union-all}
	*
	* @example
	*
	* ```ts
	* // Select all transaction ids from both online and in-store sales
	* await db.select({ transaction: onlineSales.transactionId })
	*   .from(onlineSales)
	*   .unionAll(
	*     db.select({ transaction: inStoreSales.transactionId }).from(inStoreSales)
	*   );
	* // or
	* import { unionAll } from 'drizzle-orm/pg-core'
	*
	* await unionAll(
	*   db.select({ transaction: onlineSales.transactionId }).from(onlineSales),
	*   db.select({ transaction: inStoreSales.transactionId }).from(inStoreSales)
	* );
	* ```
	*/
	unionAll = this.createSetOperator("union", true);
	/**
	* Adds `intersect` set operator to the query.
	*
	* Calling this method will retain only the rows that are present in both result sets and eliminate duplicates.
	*
	* See docs: {@link https://orm.drizzle.team/docs/set-operations#intersect}
	*
	* @example
	*
	* ```ts
	* // Select course names that are offered in both departments A and B
	* await db.select({ courseName: depA.courseName })
	*   .from(depA)
	*   .intersect(
	*     db.select({ courseName: depB.courseName }).from(depB)
	*   );
	* // or
	* import { intersect } from 'drizzle-orm/pg-core'
	*
	* await intersect(
	*   db.select({ courseName: depA.courseName }).from(depA),
	*   db.select({ courseName: depB.courseName }).from(depB)
	* );
	* ```
	*/
	intersect = this.createSetOperator("intersect", false);
	/**
	* Adds `intersect all` set operator to the query.
	*
	* Calling this method will retain only the rows that are present in both result sets including all duplicates.
	*
	* See docs: {@link https://orm.drizzle.team/docs/set-operations#intersect-all}
	*
	* @example
	*
	* ```ts
	* // Select all products and quantities that are ordered by both regular and VIP customers
	* await db.select({
	*   productId: regularCustomerOrders.productId,
	*   quantityOrdered: regularCustomerOrders.quantityOrdered
	* })
	* .from(regularCustomerOrders)
	* .intersectAll(
	*   db.select({
	*     productId: vipCustomerOrders.productId,
	*     quantityOrdered: vipCustomerOrders.quantityOrdered
	*   })
	*   .from(vipCustomerOrders)
	* );
	* // or
	* import { intersectAll } from 'drizzle-orm/pg-core'
	*
	* await intersectAll(
	*   db.select({
	*     productId: regularCustomerOrders.productId,
	*     quantityOrdered: regularCustomerOrders.quantityOrdered
	*   })
	*   .from(regularCustomerOrders),
	*   db.select({
	*     productId: vipCustomerOrders.productId,
	*     quantityOrdered: vipCustomerOrders.quantityOrdered
	*   })
	*   .from(vipCustomerOrders)
	* );
	* ```
	*/
	intersectAll = this.createSetOperator("intersect", true);
	/**
	* Adds `except` set operator to the query.
	*
	* Calling this method will retrieve all unique rows from the left query, except for the rows that are present in the result set of the right query.
	*
	* See docs: {@link https://orm.drizzle.team/docs/set-operations#except}
	*
	* @example
	*
	* ```ts
	* // Select all courses offered in department A but not in department B
	* await db.select({ courseName: depA.courseName })
	*   .from(depA)
	*   .except(
	*     db.select({ courseName: depB.courseName }).from(depB)
	*   );
	* // or
	* import { except } from 'drizzle-orm/pg-core'
	*
	* await except(
	*   db.select({ courseName: depA.courseName }).from(depA),
	*   db.select({ courseName: depB.courseName }).from(depB)
	* );
	* ```
	*/
	except = this.createSetOperator("except", false);
	/**
	* Adds `except all` set operator to the query.
	*
	* Calling this method will retrieve all rows from the left query, except for the rows that are present in the result set of the right query.
	*
	* See docs: {@link https://orm.drizzle.team/docs/set-operations#except-all}
	*
	* @example
	*
	* ```ts
	* // Select all products that are ordered by regular customers but not by VIP customers
	* await db.select({
	*   productId: regularCustomerOrders.productId,
	*   quantityOrdered: regularCustomerOrders.quantityOrdered,
	* })
	* .from(regularCustomerOrders)
	* .exceptAll(
	*   db.select({
	*     productId: vipCustomerOrders.productId,
	*     quantityOrdered: vipCustomerOrders.quantityOrdered,
	*   })
	*   .from(vipCustomerOrders)
	* );
	* // or
	* import { exceptAll } from 'drizzle-orm/pg-core'
	*
	* await exceptAll(
	*   db.select({
	*     productId: regularCustomerOrders.productId,
	*     quantityOrdered: regularCustomerOrders.quantityOrdered
	*   })
	*   .from(regularCustomerOrders),
	*   db.select({
	*     productId: vipCustomerOrders.productId,
	*     quantityOrdered: vipCustomerOrders.quantityOrdered
	*   })
	*   .from(vipCustomerOrders)
	* );
	* ```
	*/
	exceptAll = this.createSetOperator("except", true);
	/** @internal */
	addSetOperators(setOperators) {
		this.config.setOperators.push(...setOperators);
		return this;
	}
	/**
	* Adds a `where` clause to the query.
	*
	* Calling this method will select only those rows that fulfill a specified condition.
	*
	* See docs: {@link https://orm.drizzle.team/docs/select#filtering}
	*
	* @param where the `where` clause.
	*
	* @example
	* You can use conditional operators and `sql function` to filter the rows to be selected.
	*
	* ```ts
	* // Select all cars with green color
	* await db.select().from(cars).where(eq(cars.color, 'green'));
	* // or
	* await db.select().from(cars).where(sql`${cars.color} = 'green'`)
	* ```
	*
	* You can logically combine conditional operators with `and()` and `or()` operators:
	*
	* ```ts
	* // Select all BMW cars with a green color
	* await db.select().from(cars).where(and(eq(cars.color, 'green'), eq(cars.brand, 'BMW')));
	*
	* // Select all cars with the green or blue color
	* await db.select().from(cars).where(or(eq(cars.color, 'green'), eq(cars.color, 'blue')));
	* ```
	*/
	where(where) {
		if (typeof where === "function") where = where(new Proxy(this.config.fields, new SelectionProxyHandler({
			sqlAliasedBehavior: "sql",
			sqlBehavior: "sql"
		})));
		this.config.where = where;
		return this;
	}
	/**
	* Adds a `having` clause to the query.
	*
	* Calling this method will select only those rows that fulfill a specified condition. It is typically used with aggregate functions to filter the aggregated data based on a specified condition.
	*
	* See docs: {@link https://orm.drizzle.team/docs/select#aggregations}
	*
	* @param having the `having` clause.
	*
	* @example
	*
	* ```ts
	* // Select all brands with more than one car
	* await db.select({
	* 	brand: cars.brand,
	* 	count: sql<number>`cast(count(${cars.id}) as int)`,
	* })
	*   .from(cars)
	*   .groupBy(cars.brand)
	*   .having(({ count }) => gt(count, 1));
	* ```
	*/
	having(having) {
		if (typeof having === "function") having = having(new Proxy(this.config.fields, new SelectionProxyHandler({
			sqlAliasedBehavior: "sql",
			sqlBehavior: "sql"
		})));
		this.config.having = having;
		return this;
	}
	groupBy(...columns) {
		if (typeof columns[0] === "function") {
			const groupBy = columns[0](new Proxy(this.config.fields, new SelectionProxyHandler({
				sqlAliasedBehavior: "alias",
				sqlBehavior: "sql"
			})));
			this.config.groupBy = Array.isArray(groupBy) ? groupBy : [groupBy];
		} else this.config.groupBy = columns;
		return this;
	}
	orderBy(...columns) {
		if (typeof columns[0] === "function") {
			const orderBy = columns[0](new Proxy(this.config.fields, new SelectionProxyHandler({
				sqlAliasedBehavior: "alias",
				sqlBehavior: "sql"
			})));
			const orderByArray = Array.isArray(orderBy) ? orderBy : [orderBy];
			if (this.config.setOperators.length > 0) this.config.setOperators.at(-1).orderBy = orderByArray;
			else this.config.orderBy = orderByArray;
		} else {
			const orderByArray = columns;
			if (this.config.setOperators.length > 0) this.config.setOperators.at(-1).orderBy = orderByArray;
			else this.config.orderBy = orderByArray;
		}
		return this;
	}
	/**
	* Adds a `limit` clause to the query.
	*
	* Calling this method will set the maximum number of rows that will be returned by this query.
	*
	* See docs: {@link https://orm.drizzle.team/docs/select#limit--offset}
	*
	* @param limit the `limit` clause.
	*
	* @example
	*
	* ```ts
	* // Get the first 10 people from this query.
	* await db.select().from(people).limit(10);
	* ```
	*/
	limit(limit) {
		if (this.config.setOperators.length > 0) this.config.setOperators.at(-1).limit = limit;
		else this.config.limit = limit;
		return this;
	}
	/**
	* Adds an `offset` clause to the query.
	*
	* Calling this method will skip a number of rows when returning results from this query.
	*
	* See docs: {@link https://orm.drizzle.team/docs/select#limit--offset}
	*
	* @param offset the `offset` clause.
	*
	* @example
	*
	* ```ts
	* // Get the 10th-20th people from this query.
	* await db.select().from(people).offset(10).limit(10);
	* ```
	*/
	offset(offset) {
		if (this.config.setOperators.length > 0) this.config.setOperators.at(-1).offset = offset;
		else this.config.offset = offset;
		return this;
	}
	/**
	* Adds a `for` clause to the query.
	*
	* Calling this method will specify a lock strength for this query that controls how strictly it acquires exclusive access to the rows being queried.
	*
	* See docs: {@link https://www.postgresql.org/docs/current/sql-select.html#SQL-FOR-UPDATE-SHARE}
	*
	* @param strength the lock strength.
	* @param config the lock configuration.
	*/
	for(strength, config = {}) {
		this.config.lockingClause = {
			strength,
			config
		};
		return this;
	}
	/** @internal */
	getSQL() {
		return this.dialect.buildSelectQuery(this.config);
	}
	toSQL() {
		const { typings: _typings, ...rest } = this.dialect.sqlToQuery(this.getSQL());
		return rest;
	}
	as(alias) {
		const usedTables = [];
		usedTables.push(...extractUsedTable(this.config.table));
		if (this.config.joins) for (const it of this.config.joins) usedTables.push(...extractUsedTable(it.table));
		return new Proxy(new Subquery(this.getSQL(), this.config.fields, alias, false, [...new Set(usedTables)]), new SelectionProxyHandler({
			alias,
			sqlAliasedBehavior: "alias",
			sqlBehavior: "error"
		}));
	}
	/** @internal */
	getSelectedFields() {
		return new Proxy(this.config.fields, new SelectionProxyHandler({
			alias: this.tableName,
			sqlAliasedBehavior: "alias",
			sqlBehavior: "error"
		}));
	}
	$dynamic() {
		return this;
	}
	$withCache(config) {
		this.cacheConfig = config === void 0 ? {
			config: {},
			enable: true,
			autoInvalidate: true
		} : config === false ? { enable: false } : {
			enable: true,
			autoInvalidate: true,
			...config
		};
		return this;
	}
};
var PgSelectBase = class extends PgSelectQueryBuilderBase {
	static [entityKind] = "PgSelect";
	/** @internal */
	_prepare(name) {
		const { session, config, dialect, joinsNotNullableMap, authToken, cacheConfig, usedTables } = this;
		if (!session) throw new Error("Cannot execute a query on a query builder. Please use a database instance instead.");
		const { fields } = config;
		return tracer.startActiveSpan("drizzle.prepareQuery", () => {
			const fieldsList = orderSelectedFields(fields);
			const query = session.prepareQuery(dialect.sqlToQuery(this.getSQL()), fieldsList, name, true, void 0, {
				type: "select",
				tables: [...usedTables]
			}, cacheConfig);
			query.joinsNotNullableMap = joinsNotNullableMap;
			return query.setToken(authToken);
		});
	}
	/**
	* Create a prepared statement for this query. This allows
	* the database to remember this query for the given session
	* and call it by name, rather than specifying the full query.
	*
	* {@link https://www.postgresql.org/docs/current/sql-prepare.html | Postgres prepare documentation}
	*/
	prepare(name) {
		return this._prepare(name);
	}
	authToken;
	/** @internal */
	setToken(token) {
		this.authToken = token;
		return this;
	}
	execute = (placeholderValues) => {
		return tracer.startActiveSpan("drizzle.operation", () => {
			return this._prepare().execute(placeholderValues, this.authToken);
		});
	};
};
applyMixins(PgSelectBase, [QueryPromise]);
function createSetOperator(type, isAll) {
	return (leftSelect, rightSelect, ...restSelects) => {
		const setOperators = [rightSelect, ...restSelects].map((select) => ({
			type,
			isAll,
			rightSelect: select
		}));
		for (const setOperator of setOperators) if (!haveSameKeys(leftSelect.getSelectedFields(), setOperator.rightSelect.getSelectedFields())) throw new Error("Set operator error (union / intersect / except): selected fields are not the same or are in a different order");
		return leftSelect.addSetOperators(setOperators);
	};
}
var getPgSetOperators = () => ({
	union,
	unionAll,
	intersect,
	intersectAll,
	except,
	exceptAll
});
var union = createSetOperator("union", false);
var unionAll = createSetOperator("union", true);
var intersect = createSetOperator("intersect", false);
var intersectAll = createSetOperator("intersect", true);
var except = createSetOperator("except", false);
var exceptAll = createSetOperator("except", true);
// node_modules/drizzle-orm/pg-core/query-builders/query-builder.js
var QueryBuilder = class {
	static [entityKind] = "PgQueryBuilder";
	dialect;
	dialectConfig;
	constructor(dialect) {
		this.dialect = is(dialect, PgDialect) ? dialect : void 0;
		this.dialectConfig = is(dialect, PgDialect) ? void 0 : dialect;
	}
	$with = (alias, selection) => {
		const queryBuilder = this;
		const as = (qb) => {
			if (typeof qb === "function") qb = qb(queryBuilder);
			return new Proxy(new WithSubquery(qb.getSQL(), selection ?? ("getSelectedFields" in qb ? qb.getSelectedFields() ?? {} : {}), alias, true), new SelectionProxyHandler({
				alias,
				sqlAliasedBehavior: "alias",
				sqlBehavior: "error"
			}));
		};
		return { as };
	};
	with(...queries) {
		const self = this;
		function select(fields) {
			return new PgSelectBuilder({
				fields: fields ?? void 0,
				session: void 0,
				dialect: self.getDialect(),
				withList: queries
			});
		}
		function selectDistinct(fields) {
			return new PgSelectBuilder({
				fields: fields ?? void 0,
				session: void 0,
				dialect: self.getDialect(),
				distinct: true
			});
		}
		function selectDistinctOn(on, fields) {
			return new PgSelectBuilder({
				fields: fields ?? void 0,
				session: void 0,
				dialect: self.getDialect(),
				distinct: { on }
			});
		}
		return {
			select,
			selectDistinct,
			selectDistinctOn
		};
	}
	select(fields) {
		return new PgSelectBuilder({
			fields: fields ?? void 0,
			session: void 0,
			dialect: this.getDialect()
		});
	}
	selectDistinct(fields) {
		return new PgSelectBuilder({
			fields: fields ?? void 0,
			session: void 0,
			dialect: this.getDialect(),
			distinct: true
		});
	}
	selectDistinctOn(on, fields) {
		return new PgSelectBuilder({
			fields: fields ?? void 0,
			session: void 0,
			dialect: this.getDialect(),
			distinct: { on }
		});
	}
	getDialect() {
		if (!this.dialect) this.dialect = new PgDialect(this.dialectConfig);
		return this.dialect;
	}
};
// node_modules/drizzle-orm/pg-core/utils.js
function getTableConfig(table) {
	const columns = Object.values(table[Table.Symbol.Columns]);
	const indexes = [];
	const checks = [];
	const primaryKeys = [];
	const foreignKeys = Object.values(table[PgTable.Symbol.InlineForeignKeys]);
	const uniqueConstraints = [];
	const name = table[Table.Symbol.Name];
	const schema = table[Table.Symbol.Schema];
	const policies = [];
	const enableRLS = table[PgTable.Symbol.EnableRLS];
	const extraConfigBuilder = table[PgTable.Symbol.ExtraConfigBuilder];
	if (extraConfigBuilder !== void 0) {
		const extraConfig = extraConfigBuilder(table[Table.Symbol.ExtraConfigColumns]);
		const extraValues = Array.isArray(extraConfig) ? extraConfig.flat(1) : Object.values(extraConfig);
		for (const builder of extraValues) if (is(builder, IndexBuilder)) indexes.push(builder.build(table));
		else if (is(builder, CheckBuilder)) checks.push(builder.build(table));
		else if (is(builder, UniqueConstraintBuilder)) uniqueConstraints.push(builder.build(table));
		else if (is(builder, PrimaryKeyBuilder)) primaryKeys.push(builder.build(table));
		else if (is(builder, ForeignKeyBuilder)) foreignKeys.push(builder.build(table));
		else if (is(builder, PgPolicy)) policies.push(builder);
	}
	return {
		columns,
		indexes,
		foreignKeys,
		checks,
		primaryKeys,
		uniqueConstraints,
		name,
		schema,
		policies,
		enableRLS
	};
}
function extractUsedTable(table) {
	if (is(table, PgTable)) return [table[Schema] ? `${table[Schema]}.${table[Table.Symbol.BaseName]}` : table[Table.Symbol.BaseName]];
	if (is(table, Subquery)) return table._.usedTables ?? [];
	if (is(table, SQL)) return table.usedTables ?? [];
	return [];
}
// node_modules/drizzle-orm/pg-core/query-builders/delete.js
var PgDeleteBase = class extends QueryPromise {
	constructor(table, session, dialect, withList) {
		super();
		this.session = session;
		this.dialect = dialect;
		this.config = {
			table,
			withList
		};
	}
	static [entityKind] = "PgDelete";
	config;
	cacheConfig;
	/**
	* Adds a `where` clause to the query.
	*
	* Calling this method will delete only those rows that fulfill a specified condition.
	*
	* See docs: {@link https://orm.drizzle.team/docs/delete}
	*
	* @param where the `where` clause.
	*
	* @example
	* You can use conditional operators and `sql function` to filter the rows to be deleted.
	*
	* ```ts
	* // Delete all cars with green color
	* await db.delete(cars).where(eq(cars.color, 'green'));
	* // or
	* await db.delete(cars).where(sql`${cars.color} = 'green'`)
	* ```
	*
	* You can logically combine conditional operators with `and()` and `or()` operators:
	*
	* ```ts
	* // Delete all BMW cars with a green color
	* await db.delete(cars).where(and(eq(cars.color, 'green'), eq(cars.brand, 'BMW')));
	*
	* // Delete all cars with the green or blue color
	* await db.delete(cars).where(or(eq(cars.color, 'green'), eq(cars.color, 'blue')));
	* ```
	*/
	where(where) {
		this.config.where = where;
		return this;
	}
	returning(fields = this.config.table[Table.Symbol.Columns]) {
		this.config.returningFields = fields;
		this.config.returning = orderSelectedFields(fields);
		return this;
	}
	/** @internal */
	getSQL() {
		return this.dialect.buildDeleteQuery(this.config);
	}
	toSQL() {
		const { typings: _typings, ...rest } = this.dialect.sqlToQuery(this.getSQL());
		return rest;
	}
	/** @internal */
	_prepare(name) {
		return tracer.startActiveSpan("drizzle.prepareQuery", () => {
			return this.session.prepareQuery(this.dialect.sqlToQuery(this.getSQL()), this.config.returning, name, true, void 0, {
				type: "delete",
				tables: extractUsedTable(this.config.table)
			}, this.cacheConfig);
		});
	}
	prepare(name) {
		return this._prepare(name);
	}
	authToken;
	/** @internal */
	setToken(token) {
		this.authToken = token;
		return this;
	}
	execute = (placeholderValues) => {
		return tracer.startActiveSpan("drizzle.operation", () => {
			return this._prepare().execute(placeholderValues, this.authToken);
		});
	};
	/** @internal */
	getSelectedFields() {
		return this.config.returningFields ? new Proxy(this.config.returningFields, new SelectionProxyHandler({
			alias: getTableName(this.config.table),
			sqlAliasedBehavior: "alias",
			sqlBehavior: "error"
		})) : void 0;
	}
	$dynamic() {
		return this;
	}
};
// node_modules/drizzle-orm/pg-core/query-builders/insert.js
var PgInsertBuilder = class {
	constructor(table, session, dialect, withList, overridingSystemValue_) {
		this.table = table;
		this.session = session;
		this.dialect = dialect;
		this.withList = withList;
		this.overridingSystemValue_ = overridingSystemValue_;
	}
	static [entityKind] = "PgInsertBuilder";
	authToken;
	/** @internal */
	setToken(token) {
		this.authToken = token;
		return this;
	}
	overridingSystemValue() {
		this.overridingSystemValue_ = true;
		return this;
	}
	values(values) {
		values = Array.isArray(values) ? values : [values];
		if (values.length === 0) throw new Error("values() must be called with at least one value");
		const mappedValues = values.map((entry) => {
			const result = {};
			const cols = this.table[Table.Symbol.Columns];
			for (const colKey of Object.keys(entry)) {
				const colValue = entry[colKey];
				result[colKey] = is(colValue, SQL) ? colValue : new Param(colValue, cols[colKey]);
			}
			return result;
		});
		return new PgInsertBase(this.table, mappedValues, this.session, this.dialect, this.withList, false, this.overridingSystemValue_).setToken(this.authToken);
	}
	select(selectQuery) {
		const select = typeof selectQuery === "function" ? selectQuery(new QueryBuilder()) : selectQuery;
		if (!is(select, SQL) && !haveSameKeys(this.table[Columns], select._.selectedFields)) throw new Error("Insert select error: selected fields are not the same or are in a different order compared to the table definition");
		return new PgInsertBase(this.table, select, this.session, this.dialect, this.withList, true);
	}
};
var PgInsertBase = class extends QueryPromise {
	constructor(table, values, session, dialect, withList, select, overridingSystemValue_) {
		super();
		this.session = session;
		this.dialect = dialect;
		this.config = {
			table,
			values,
			withList,
			select,
			overridingSystemValue_
		};
	}
	static [entityKind] = "PgInsert";
	config;
	cacheConfig;
	returning(fields = this.config.table[Table.Symbol.Columns]) {
		this.config.returningFields = fields;
		this.config.returning = orderSelectedFields(fields);
		return this;
	}
	/**
	* Adds an `on conflict do nothing` clause to the query.
	*
	* Calling this method simply avoids inserting a row as its alternative action.
	*
	* See docs: {@link https://orm.drizzle.team/docs/insert#on-conflict-do-nothing}
	*
	* @param config The `target` and `where` clauses.
	*
	* @example
	* ```ts
	* // Insert one row and cancel the insert if there's a conflict
	* await db.insert(cars)
	*   .values({ id: 1, brand: 'BMW' })
	*   .onConflictDoNothing();
	*
	* // Explicitly specify conflict target
	* await db.insert(cars)
	*   .values({ id: 1, brand: 'BMW' })
	*   .onConflictDoNothing({ target: cars.id });
	* ```
	*/
	onConflictDoNothing(config = {}) {
		if (config.target === void 0) this.config.onConflict = sql`do nothing`;
		else {
			let targetColumn = "";
			targetColumn = Array.isArray(config.target) ? config.target.map((it) => this.dialect.escapeName(this.dialect.casing.getColumnCasing(it))).join(",") : this.dialect.escapeName(this.dialect.casing.getColumnCasing(config.target));
			const whereSql = config.where ? sql` where ${config.where}` : void 0;
			this.config.onConflict = sql`(${sql.raw(targetColumn)})${whereSql} do nothing`;
		}
		return this;
	}
	/**
	* Adds an `on conflict do update` clause to the query.
	*
	* Calling this method will update the existing row that conflicts with the row proposed for insertion as its alternative action.
	*
	* See docs: {@link https://orm.drizzle.team/docs/insert#upserts-and-conflicts}
	*
	* @param config The `target`, `set` and `where` clauses.
	*
	* @example
	* ```ts
	* // Update the row if there's a conflict
	* await db.insert(cars)
	*   .values({ id: 1, brand: 'BMW' })
	*   .onConflictDoUpdate({
	*     target: cars.id,
	*     set: { brand: 'Porsche' }
	*   });
	*
	* // Upsert with 'where' clause
	* await db.insert(cars)
	*   .values({ id: 1, brand: 'BMW' })
	*   .onConflictDoUpdate({
	*     target: cars.id,
	*     set: { brand: 'newBMW' },
	*     targetWhere: sql`${cars.createdAt} > '2023-01-01'::date`,
	*   });
	* ```
	*/
	onConflictDoUpdate(config) {
		if (config.where && (config.targetWhere || config.setWhere)) throw new Error("You cannot use both \"where\" and \"targetWhere\"/\"setWhere\" at the same time - \"where\" is deprecated, use \"targetWhere\" or \"setWhere\" instead.");
		const whereSql = config.where ? sql` where ${config.where}` : void 0;
		const targetWhereSql = config.targetWhere ? sql` where ${config.targetWhere}` : void 0;
		const setWhereSql = config.setWhere ? sql` where ${config.setWhere}` : void 0;
		const setSql = this.dialect.buildUpdateSet(this.config.table, mapUpdateSet(this.config.table, config.set));
		let targetColumn = "";
		targetColumn = Array.isArray(config.target) ? config.target.map((it) => this.dialect.escapeName(this.dialect.casing.getColumnCasing(it))).join(",") : this.dialect.escapeName(this.dialect.casing.getColumnCasing(config.target));
		this.config.onConflict = sql`(${sql.raw(targetColumn)})${targetWhereSql} do update set ${setSql}${whereSql}${setWhereSql}`;
		return this;
	}
	/** @internal */
	getSQL() {
		return this.dialect.buildInsertQuery(this.config);
	}
	toSQL() {
		const { typings: _typings, ...rest } = this.dialect.sqlToQuery(this.getSQL());
		return rest;
	}
	/** @internal */
	_prepare(name) {
		return tracer.startActiveSpan("drizzle.prepareQuery", () => {
			return this.session.prepareQuery(this.dialect.sqlToQuery(this.getSQL()), this.config.returning, name, true, void 0, {
				type: "insert",
				tables: extractUsedTable(this.config.table)
			}, this.cacheConfig);
		});
	}
	prepare(name) {
		return this._prepare(name);
	}
	authToken;
	/** @internal */
	setToken(token) {
		this.authToken = token;
		return this;
	}
	execute = (placeholderValues) => {
		return tracer.startActiveSpan("drizzle.operation", () => {
			return this._prepare().execute(placeholderValues, this.authToken);
		});
	};
	/** @internal */
	getSelectedFields() {
		return this.config.returningFields ? new Proxy(this.config.returningFields, new SelectionProxyHandler({
			alias: getTableName(this.config.table),
			sqlAliasedBehavior: "alias",
			sqlBehavior: "error"
		})) : void 0;
	}
	$dynamic() {
		return this;
	}
};
// node_modules/drizzle-orm/pg-core/query-builders/refresh-materialized-view.js
var PgRefreshMaterializedView = class extends QueryPromise {
	constructor(view, session, dialect) {
		super();
		this.session = session;
		this.dialect = dialect;
		this.config = { view };
	}
	static [entityKind] = "PgRefreshMaterializedView";
	config;
	concurrently() {
		if (this.config.withNoData !== void 0) throw new Error("Cannot use concurrently and withNoData together");
		this.config.concurrently = true;
		return this;
	}
	withNoData() {
		if (this.config.concurrently !== void 0) throw new Error("Cannot use concurrently and withNoData together");
		this.config.withNoData = true;
		return this;
	}
	/** @internal */
	getSQL() {
		return this.dialect.buildRefreshMaterializedViewQuery(this.config);
	}
	toSQL() {
		const { typings: _typings, ...rest } = this.dialect.sqlToQuery(this.getSQL());
		return rest;
	}
	/** @internal */
	_prepare(name) {
		return tracer.startActiveSpan("drizzle.prepareQuery", () => {
			return this.session.prepareQuery(this.dialect.sqlToQuery(this.getSQL()), void 0, name, true);
		});
	}
	prepare(name) {
		return this._prepare(name);
	}
	authToken;
	/** @internal */
	setToken(token) {
		this.authToken = token;
		return this;
	}
	execute = (placeholderValues) => {
		return tracer.startActiveSpan("drizzle.operation", () => {
			return this._prepare().execute(placeholderValues, this.authToken);
		});
	};
};
// node_modules/drizzle-orm/pg-core/query-builders/update.js
var PgUpdateBuilder = class {
	constructor(table, session, dialect, withList) {
		this.table = table;
		this.session = session;
		this.dialect = dialect;
		this.withList = withList;
	}
	static [entityKind] = "PgUpdateBuilder";
	authToken;
	setToken(token) {
		this.authToken = token;
		return this;
	}
	set(values) {
		return new PgUpdateBase(this.table, mapUpdateSet(this.table, values), this.session, this.dialect, this.withList).setToken(this.authToken);
	}
};
var PgUpdateBase = class extends QueryPromise {
	constructor(table, set, session, dialect, withList) {
		super();
		this.session = session;
		this.dialect = dialect;
		this.config = {
			set,
			table,
			withList,
			joins: []
		};
		this.tableName = getTableLikeName(table);
		this.joinsNotNullableMap = typeof this.tableName === "string" ? { [this.tableName]: true } : {};
	}
	static [entityKind] = "PgUpdate";
	config;
	tableName;
	joinsNotNullableMap;
	cacheConfig;
	from(source) {
		const src = source;
		const tableName = getTableLikeName(src);
		if (typeof tableName === "string") this.joinsNotNullableMap[tableName] = true;
		this.config.from = src;
		return this;
	}
	getTableLikeFields(table) {
		if (is(table, PgTable)) return table[Table.Symbol.Columns];
		else if (is(table, Subquery)) return table._.selectedFields;
		return table[ViewBaseConfig].selectedFields;
	}
	createJoin(joinType) {
		return (table, on) => {
			const tableName = getTableLikeName(table);
			if (typeof tableName === "string" && this.config.joins.some((join) => join.alias === tableName)) throw new Error(`Alias "${tableName}" is already used in this query`);
			if (typeof on === "function") {
				const from = this.config.from && !is(this.config.from, SQL) ? this.getTableLikeFields(this.config.from) : void 0;
				on = on(new Proxy(this.config.table[Table.Symbol.Columns], new SelectionProxyHandler({
					sqlAliasedBehavior: "sql",
					sqlBehavior: "sql"
				})), from && new Proxy(from, new SelectionProxyHandler({
					sqlAliasedBehavior: "sql",
					sqlBehavior: "sql"
				})));
			}
			this.config.joins.push({
				on,
				table,
				joinType,
				alias: tableName
			});
			if (typeof tableName === "string") switch (joinType) {
				case "left":
					this.joinsNotNullableMap[tableName] = false;
					break;
				case "right":
					this.joinsNotNullableMap = Object.fromEntries(Object.entries(this.joinsNotNullableMap).map(([key]) => [key, false]));
					this.joinsNotNullableMap[tableName] = true;
					break;
				case "inner":
					this.joinsNotNullableMap[tableName] = true;
					break;
				case "full":
					this.joinsNotNullableMap = Object.fromEntries(Object.entries(this.joinsNotNullableMap).map(([key]) => [key, false]));
					this.joinsNotNullableMap[tableName] = false;
			}
			return this;
		};
	}
	leftJoin = this.createJoin("left");
	rightJoin = this.createJoin("right");
	innerJoin = this.createJoin("inner");
	fullJoin = this.createJoin("full");
	/**
	* Adds a 'where' clause to the query.
	*
	* Calling this method will update only those rows that fulfill a specified condition.
	*
	* See docs: {@link https://orm.drizzle.team/docs/update}
	*
	* @param where the 'where' clause.
	*
	* @example
	* You can use conditional operators and `sql function` to filter the rows to be updated.
	*
	* ```ts
	* // Update all cars with green color
	* await db.update(cars).set({ color: 'red' })
	*   .where(eq(cars.color, 'green'));
	* // or
	* await db.update(cars).set({ color: 'red' })
	*   .where(sql`${cars.color} = 'green'`)
	* ```
	*
	* You can logically combine conditional operators with `and()` and `or()` operators:
	*
	* ```ts
	* // Update all BMW cars with a green color
	* await db.update(cars).set({ color: 'red' })
	*   .where(and(eq(cars.color, 'green'), eq(cars.brand, 'BMW')));
	*
	* // Update all cars with the green or blue color
	* await db.update(cars).set({ color: 'red' })
	*   .where(or(eq(cars.color, 'green'), eq(cars.color, 'blue')));
	* ```
	*/
	where(where) {
		this.config.where = where;
		return this;
	}
	returning(fields) {
		if (!fields) {
			fields = Object.assign({}, this.config.table[Table.Symbol.Columns]);
			if (this.config.from) {
				const tableName = getTableLikeName(this.config.from);
				if (typeof tableName === "string" && this.config.from && !is(this.config.from, SQL)) {
					const fromFields = this.getTableLikeFields(this.config.from);
					fields[tableName] = fromFields;
				}
				for (const join of this.config.joins) {
					const tableName2 = getTableLikeName(join.table);
					if (typeof tableName2 === "string" && !is(join.table, SQL)) {
						const fromFields = this.getTableLikeFields(join.table);
						fields[tableName2] = fromFields;
					}
				}
			}
		}
		this.config.returningFields = fields;
		this.config.returning = orderSelectedFields(fields);
		return this;
	}
	/** @internal */
	getSQL() {
		return this.dialect.buildUpdateQuery(this.config);
	}
	toSQL() {
		const { typings: _typings, ...rest } = this.dialect.sqlToQuery(this.getSQL());
		return rest;
	}
	/** @internal */
	_prepare(name) {
		const query = this.session.prepareQuery(this.dialect.sqlToQuery(this.getSQL()), this.config.returning, name, true, void 0, {
			type: "insert",
			tables: extractUsedTable(this.config.table)
		}, this.cacheConfig);
		query.joinsNotNullableMap = this.joinsNotNullableMap;
		return query;
	}
	prepare(name) {
		return this._prepare(name);
	}
	authToken;
	/** @internal */
	setToken(token) {
		this.authToken = token;
		return this;
	}
	execute = (placeholderValues) => {
		return this._prepare().execute(placeholderValues, this.authToken);
	};
	/** @internal */
	getSelectedFields() {
		return this.config.returningFields ? new Proxy(this.config.returningFields, new SelectionProxyHandler({
			alias: getTableName(this.config.table),
			sqlAliasedBehavior: "alias",
			sqlBehavior: "error"
		})) : void 0;
	}
	$dynamic() {
		return this;
	}
};
// node_modules/drizzle-orm/pg-core/query-builders/count.js
var PgCountBuilder = class PgCountBuilder extends SQL {
	constructor(params) {
		super(PgCountBuilder.buildEmbeddedCount(params.source, params.filters).queryChunks);
		this.params = params;
		this.mapWith(Number);
		this.session = params.session;
		this.sql = PgCountBuilder.buildCount(params.source, params.filters);
	}
	sql;
	token;
	static [entityKind] = "PgCountBuilder";
	[Symbol.toStringTag] = "PgCountBuilder";
	session;
	static buildEmbeddedCount(source, filters) {
		return sql`(select count(*) from ${source}${sql.raw(" where ").if(filters)}${filters})`;
	}
	static buildCount(source, filters) {
		return sql`select count(*) as count from ${source}${sql.raw(" where ").if(filters)}${filters};`;
	}
	/** @intrnal */
	setToken(token) {
		this.token = token;
		return this;
	}
	then(onfulfilled, onrejected) {
		return Promise.resolve(this.session.count(this.sql, this.token)).then(onfulfilled, onrejected);
	}
	catch(onRejected) {
		return this.then(void 0, onRejected);
	}
	finally(onFinally) {
		return this.then((value) => {
			onFinally?.();
			return value;
		}, (reason) => {
			onFinally?.();
			throw reason;
		});
	}
};
// node_modules/drizzle-orm/pg-core/query-builders/query.js
var RelationalQueryBuilder = class {
	constructor(fullSchema, schema, tableNamesMap, table, tableConfig, dialect, session) {
		this.fullSchema = fullSchema;
		this.schema = schema;
		this.tableNamesMap = tableNamesMap;
		this.table = table;
		this.tableConfig = tableConfig;
		this.dialect = dialect;
		this.session = session;
	}
	static [entityKind] = "PgRelationalQueryBuilder";
	findMany(config) {
		return new PgRelationalQuery(this.fullSchema, this.schema, this.tableNamesMap, this.table, this.tableConfig, this.dialect, this.session, config ? config : {}, "many");
	}
	findFirst(config) {
		return new PgRelationalQuery(this.fullSchema, this.schema, this.tableNamesMap, this.table, this.tableConfig, this.dialect, this.session, config ? {
			...config,
			limit: 1
		} : { limit: 1 }, "first");
	}
};
var PgRelationalQuery = class extends QueryPromise {
	constructor(fullSchema, schema, tableNamesMap, table, tableConfig, dialect, session, config, mode) {
		super();
		this.fullSchema = fullSchema;
		this.schema = schema;
		this.tableNamesMap = tableNamesMap;
		this.table = table;
		this.tableConfig = tableConfig;
		this.dialect = dialect;
		this.session = session;
		this.config = config;
		this.mode = mode;
	}
	static [entityKind] = "PgRelationalQuery";
	/** @internal */
	_prepare(name) {
		return tracer.startActiveSpan("drizzle.prepareQuery", () => {
			const { query, builtQuery } = this._toSQL();
			return this.session.prepareQuery(builtQuery, void 0, name, true, (rawRows, mapColumnValue) => {
				const rows = rawRows.map((row) => mapRelationalRow(this.schema, this.tableConfig, row, query.selection, mapColumnValue));
				if (this.mode === "first") return rows[0];
				return rows;
			});
		});
	}
	prepare(name) {
		return this._prepare(name);
	}
	_getQuery() {
		return this.dialect.buildRelationalQueryWithoutPK({
			fullSchema: this.fullSchema,
			schema: this.schema,
			tableNamesMap: this.tableNamesMap,
			table: this.table,
			tableConfig: this.tableConfig,
			queryConfig: this.config,
			tableAlias: this.tableConfig.tsName
		});
	}
	/** @internal */
	getSQL() {
		return this._getQuery().sql;
	}
	_toSQL() {
		const query = this._getQuery();
		return {
			query,
			builtQuery: this.dialect.sqlToQuery(query.sql)
		};
	}
	toSQL() {
		return this._toSQL().builtQuery;
	}
	authToken;
	/** @internal */
	setToken(token) {
		this.authToken = token;
		return this;
	}
	execute() {
		return tracer.startActiveSpan("drizzle.operation", () => {
			return this._prepare().execute(void 0, this.authToken);
		});
	}
};
// node_modules/drizzle-orm/pg-core/query-builders/raw.js
var PgRaw = class extends QueryPromise {
	constructor(execute, sql, query, mapBatchResult) {
		super();
		this.execute = execute;
		this.sql = sql;
		this.query = query;
		this.mapBatchResult = mapBatchResult;
	}
	static [entityKind] = "PgRaw";
	/** @internal */
	getSQL() {
		return this.sql;
	}
	getQuery() {
		return this.query;
	}
	mapResult(result, isFromBatch) {
		return isFromBatch ? this.mapBatchResult(result) : result;
	}
	_prepare() {
		return this;
	}
	/** @internal */
	isResponseInArrayMode() {
		return false;
	}
};
// node_modules/drizzle-orm/pg-core/db.js
var PgDatabase = class {
	constructor(dialect, session, schema) {
		this.dialect = dialect;
		this.session = session;
		this._ = schema ? {
			schema: schema.schema,
			fullSchema: schema.fullSchema,
			tableNamesMap: schema.tableNamesMap,
			session
		} : {
			schema: void 0,
			fullSchema: {},
			tableNamesMap: {},
			session
		};
		this.query = {};
		if (this._.schema) for (const [tableName, columns] of Object.entries(this._.schema)) this.query[tableName] = new RelationalQueryBuilder(schema.fullSchema, this._.schema, this._.tableNamesMap, schema.fullSchema[tableName], columns, dialect, session);
		this.$cache = { invalidate: async (_params) => {} };
	}
	static [entityKind] = "PgDatabase";
	query;
	/**
	* Creates a subquery that defines a temporary named result set as a CTE.
	*
	* It is useful for breaking down complex queries into simpler parts and for reusing the result set in subsequent parts of the query.
	*
	* See docs: {@link https://orm.drizzle.team/docs/select#with-clause}
	*
	* @param alias The alias for the subquery.
	*
	* Failure to provide an alias will result in a DrizzleTypeError, preventing the subquery from being referenced in other queries.
	*
	* @example
	*
	* ```ts
	* // Create a subquery with alias 'sq' and use it in the select query
	* const sq = db.$with('sq').as(db.select().from(users).where(eq(users.id, 42)));
	*
	* const result = await db.with(sq).select().from(sq);
	* ```
	*
	* To select arbitrary SQL values as fields in a CTE and reference them in other CTEs or in the main query, you need to add aliases to them:
	*
	* ```ts
	* // Select an arbitrary SQL value as a field in a CTE and reference it in the main query
	* const sq = db.$with('sq').as(db.select({
	*   name: sql<string>`upper(${users.name})`.as('name'),
	* })
	* .from(users));
	*
	* const result = await db.with(sq).select({ name: sq.name }).from(sq);
	* ```
	*/
	$with = (alias, selection) => {
		const self = this;
		const as = (qb) => {
			if (typeof qb === "function") qb = qb(new QueryBuilder(self.dialect));
			return new Proxy(new WithSubquery(qb.getSQL(), selection ?? ("getSelectedFields" in qb ? qb.getSelectedFields() ?? {} : {}), alias, true), new SelectionProxyHandler({
				alias,
				sqlAliasedBehavior: "alias",
				sqlBehavior: "error"
			}));
		};
		return { as };
	};
	$count(source, filters) {
		return new PgCountBuilder({
			source,
			filters,
			session: this.session
		});
	}
	$cache;
	/**
	* Incorporates a previously defined CTE (using `$with`) into the main query.
	*
	* This method allows the main query to reference a temporary named result set.
	*
	* See docs: {@link https://orm.drizzle.team/docs/select#with-clause}
	*
	* @param queries The CTEs to incorporate into the main query.
	*
	* @example
	*
	* ```ts
	* // Define a subquery 'sq' as a CTE using $with
	* const sq = db.$with('sq').as(db.select().from(users).where(eq(users.id, 42)));
	*
	* // Incorporate the CTE 'sq' into the main query and select from it
	* const result = await db.with(sq).select().from(sq);
	* ```
	*/
	with(...queries) {
		const self = this;
		function select(fields) {
			return new PgSelectBuilder({
				fields: fields ?? void 0,
				session: self.session,
				dialect: self.dialect,
				withList: queries
			});
		}
		function selectDistinct(fields) {
			return new PgSelectBuilder({
				fields: fields ?? void 0,
				session: self.session,
				dialect: self.dialect,
				withList: queries,
				distinct: true
			});
		}
		function selectDistinctOn(on, fields) {
			return new PgSelectBuilder({
				fields: fields ?? void 0,
				session: self.session,
				dialect: self.dialect,
				withList: queries,
				distinct: { on }
			});
		}
		function update(table) {
			return new PgUpdateBuilder(table, self.session, self.dialect, queries);
		}
		function insert(table) {
			return new PgInsertBuilder(table, self.session, self.dialect, queries);
		}
		function delete_(table) {
			return new PgDeleteBase(table, self.session, self.dialect, queries);
		}
		return {
			select,
			selectDistinct,
			selectDistinctOn,
			update,
			insert,
			delete: delete_
		};
	}
	select(fields) {
		return new PgSelectBuilder({
			fields: fields ?? void 0,
			session: this.session,
			dialect: this.dialect
		});
	}
	selectDistinct(fields) {
		return new PgSelectBuilder({
			fields: fields ?? void 0,
			session: this.session,
			dialect: this.dialect,
			distinct: true
		});
	}
	selectDistinctOn(on, fields) {
		return new PgSelectBuilder({
			fields: fields ?? void 0,
			session: this.session,
			dialect: this.dialect,
			distinct: { on }
		});
	}
	/**
	* Creates an update query.
	*
	* Calling this method without `.where()` clause will update all rows in a table. The `.where()` clause specifies which rows should be updated.
	*
	* Use `.set()` method to specify which values to update.
	*
	* See docs: {@link https://orm.drizzle.team/docs/update}
	*
	* @param table The table to update.
	*
	* @example
	*
	* ```ts
	* // Update all rows in the 'cars' table
	* await db.update(cars).set({ color: 'red' });
	*
	* // Update rows with filters and conditions
	* await db.update(cars).set({ color: 'red' }).where(eq(cars.brand, 'BMW'));
	*
	* // Update with returning clause
	* const updatedCar: Car[] = await db.update(cars)
	*   .set({ color: 'red' })
	*   .where(eq(cars.id, 1))
	*   .returning();
	* ```
	*/
	update(table) {
		return new PgUpdateBuilder(table, this.session, this.dialect);
	}
	/**
	* Creates an insert query.
	*
	* Calling this method will create new rows in a table. Use `.values()` method to specify which values to insert.
	*
	* See docs: {@link https://orm.drizzle.team/docs/insert}
	*
	* @param table The table to insert into.
	*
	* @example
	*
	* ```ts
	* // Insert one row
	* await db.insert(cars).values({ brand: 'BMW' });
	*
	* // Insert multiple rows
	* await db.insert(cars).values([{ brand: 'BMW' }, { brand: 'Porsche' }]);
	*
	* // Insert with returning clause
	* const insertedCar: Car[] = await db.insert(cars)
	*   .values({ brand: 'BMW' })
	*   .returning();
	* ```
	*/
	insert(table) {
		return new PgInsertBuilder(table, this.session, this.dialect);
	}
	/**
	* Creates a delete query.
	*
	* Calling this method without `.where()` clause will delete all rows in a table. The `.where()` clause specifies which rows should be deleted.
	*
	* See docs: {@link https://orm.drizzle.team/docs/delete}
	*
	* @param table The table to delete from.
	*
	* @example
	*
	* ```ts
	* // Delete all rows in the 'cars' table
	* await db.delete(cars);
	*
	* // Delete rows with filters and conditions
	* await db.delete(cars).where(eq(cars.color, 'green'));
	*
	* // Delete with returning clause
	* const deletedCar: Car[] = await db.delete(cars)
	*   .where(eq(cars.id, 1))
	*   .returning();
	* ```
	*/
	delete(table) {
		return new PgDeleteBase(table, this.session, this.dialect);
	}
	refreshMaterializedView(view) {
		return new PgRefreshMaterializedView(view, this.session, this.dialect);
	}
	authToken;
	execute(query) {
		const sequel = typeof query === "string" ? sql.raw(query) : query.getSQL();
		const builtQuery = this.dialect.sqlToQuery(sequel);
		const prepared = this.session.prepareQuery(builtQuery, void 0, void 0, false);
		return new PgRaw(() => prepared.execute(void 0, this.authToken), sequel, builtQuery, (result) => prepared.mapResult(result, true));
	}
	transaction(transaction, config) {
		return this.session.transaction(transaction, config);
	}
};
// node_modules/drizzle-orm/cache/core/cache.js
var Cache = class {
	static [entityKind] = "Cache";
};
var NoopCache = class extends Cache {
	strategy() {
		return "all";
	}
	static [entityKind] = "NoopCache";
	async get(_key) {}
	async put(_hashedQuery, _response, _tables, _config) {}
	async onMutate(_params) {}
};
async function hashQuery(sql, params) {
	const dataToHash = `${sql}-${JSON.stringify(params)}`;
	const data = new TextEncoder().encode(dataToHash);
	const hashBuffer = await crypto.subtle.digest("SHA-256", data);
	return [...new Uint8Array(hashBuffer)].map((b) => b.toString(16).padStart(2, "0")).join("");
}
// node_modules/drizzle-orm/pg-core/session.js
var PgPreparedQuery = class {
	constructor(query, cache, queryMetadata, cacheConfig) {
		this.query = query;
		this.cache = cache;
		this.queryMetadata = queryMetadata;
		this.cacheConfig = cacheConfig;
		if (cache && cache.strategy() === "all" && cacheConfig === void 0) this.cacheConfig = {
			enable: true,
			autoInvalidate: true
		};
		if (!this.cacheConfig?.enable) this.cacheConfig = void 0;
	}
	authToken;
	getQuery() {
		return this.query;
	}
	mapResult(response, _isFromBatch) {
		return response;
	}
	/** @internal */
	setToken(token) {
		this.authToken = token;
		return this;
	}
	static [entityKind] = "PgPreparedQuery";
	/** @internal */
	joinsNotNullableMap;
	/** @internal */
	async queryWithCache(queryString, params, query) {
		if (this.cache === void 0 || is(this.cache, NoopCache) || this.queryMetadata === void 0) try {
			return await query();
		} catch (e) {
			throw new DrizzleQueryError(queryString, params, e);
		}
		if (this.cacheConfig && !this.cacheConfig.enable) try {
			return await query();
		} catch (e) {
			throw new DrizzleQueryError(queryString, params, e);
		}
		if ((this.queryMetadata.type === "insert" || this.queryMetadata.type === "update" || this.queryMetadata.type === "delete") && this.queryMetadata.tables.length > 0) try {
			const [res] = await Promise.all([query(), this.cache.onMutate({ tables: this.queryMetadata.tables })]);
			return res;
		} catch (e) {
			throw new DrizzleQueryError(queryString, params, e);
		}
		if (!this.cacheConfig) try {
			return await query();
		} catch (e) {
			throw new DrizzleQueryError(queryString, params, e);
		}
		if (this.queryMetadata.type === "select") {
			const fromCache = await this.cache.get(this.cacheConfig.tag ?? await hashQuery(queryString, params), this.queryMetadata.tables, this.cacheConfig.tag !== void 0, this.cacheConfig.autoInvalidate);
			if (fromCache === void 0) {
				let result;
				try {
					result = await query();
				} catch (e) {
					throw new DrizzleQueryError(queryString, params, e);
				}
				await this.cache.put(this.cacheConfig.tag ?? await hashQuery(queryString, params), result, this.cacheConfig.autoInvalidate ? this.queryMetadata.tables : [], this.cacheConfig.tag !== void 0, this.cacheConfig.config);
				return result;
			}
			return fromCache;
		}
		try {
			return await query();
		} catch (e) {
			throw new DrizzleQueryError(queryString, params, e);
		}
	}
};
var PgSession = class {
	constructor(dialect) {
		this.dialect = dialect;
	}
	static [entityKind] = "PgSession";
	/** @internal */
	execute(query, token) {
		return tracer.startActiveSpan("drizzle.operation", () => {
			return tracer.startActiveSpan("drizzle.prepareQuery", () => {
				return this.prepareQuery(this.dialect.sqlToQuery(query), void 0, void 0, false);
			}).setToken(token).execute(void 0, token);
		});
	}
	all(query) {
		return this.prepareQuery(this.dialect.sqlToQuery(query), void 0, void 0, false).all();
	}
	/** @internal */
	async count(sql2, token) {
		const res = await this.execute(sql2, token);
		return Number(res[0]["count"]);
	}
};
var PgTransaction = class extends PgDatabase {
	constructor(dialect, session, schema, nestedIndex = 0) {
		super(dialect, session, schema);
		this.schema = schema;
		this.nestedIndex = nestedIndex;
	}
	static [entityKind] = "PgTransaction";
	rollback() {
		throw new TransactionRollbackError();
	}
	/** @internal */
	getTransactionConfigSQL(config) {
		const chunks = [];
		if (config.isolationLevel) chunks.push(`isolation level ${config.isolationLevel}`);
		if (config.accessMode) chunks.push(config.accessMode);
		if (typeof config.deferrable === "boolean") chunks.push(config.deferrable ? "deferrable" : "not deferrable");
		return sql.raw(chunks.join(" "));
	}
	setTransaction(config) {
		return this.session.execute(sql`set transaction ${this.getTransactionConfigSQL(config)}`);
	}
};
// src/features/mailings/templates/password-link.tsx
/** The link by which a user sets a new password. Holds no password. [decisions A09] */
function passwordResetLetter({ club, name, url }) {
	return {
		subject: `Set a new password for ${club}`,
		title: "Set a new password",
		greeting: `Hello ${name},`,
		paragraphs: ["somebody, we hope you, has asked to set a new password. The link works once, for one hour.", "Setting it logs you out everywhere else."],
		action: {
			label: "Set a new password",
			url
		},
		footnote: "If you have not asked for it, do nothing: your password stays as it is."
	};
}
/** The link by which somebody who was given an account confirms it. [decisions A20] */
function invitationLetter({ club, name, url }) {
	return {
		subject: `Your account at ${club}`,
		title: `Welcome to ${club}`,
		greeting: `Hello ${name},`,
		paragraphs: ["the club has made an account for you. Choose a password and you are in.", "The link works once, for one hour. After that, ask for a new one under Log in, Reset password."],
		action: {
			label: "Choose a password",
			url
		},
		footnote: "If you do not know the club, do nothing: without a password the account stays closed."
	};
}
/** Tells the owner that the password is another one now. Holds no password and no link that opens anything. [decisions A09] */
function passwordChangedLetter({ club, name, url }) {
	return {
		subject: `Your password at ${club} was changed`,
		title: "Your password was changed",
		greeting: `Hello ${name},`,
		paragraphs: ["it was changed in the members' area just now. All other places where you were logged in are logged out."],
		footnote: `If this was not you, ask for a new password at once: ${url}`
	};
}
// src/features/accounts/policy.ts
/** Accounts are made by the club, never by strangers. [decisions A13] */
var canRegisterUsers = (actor) => hasRole(actor, "administrator");
// src/features/accounts/commands/password-link.server.ts
/** 256 random bits: nobody guesses a link. Only their hash is stored, so a stolen table opens nothing. */
var TOKEN_BYTES = 32;
var LIFE_MS = 36e5;
/**
* Makes the link by which a user sets a password, valid once, for one hour. Links made before for the same user
* stop working. Answers its address. [holes 11, decisions A09]
*/
async function makePasswordLink({ clock, config }, tx, userId) {
	const token = randomBytes(TOKEN_BYTES).toString("base64url");
	const now = clock.now();
	await dropLinks(tx, userId);
	await tx.insert(verifications).values({
		identifier: hashOf(token),
		value: ownerOf(userId),
		expiresAt: new Date(now.getTime() + LIFE_MS),
		createdAt: now,
		updatedAt: now
	});
	return new URL(`/members/reset?token=${token}`, config.publicUrl).href;
}
/** Links that were made for a user stop working. */
async function dropLinks(tx, userId) {
	await tx.delete(verifications).where(eq(verifications.value, ownerOf(userId)));
}
/** Whose link this is, as long as it works. Does not use it up. */
async function ownerOfLink({ clock }, db, token) {
	const [link] = await db.select({ value: verifications.value }).from(verifications).where(and(eq(verifications.identifier, hashOf(token)), gt(verifications.expiresAt, clock.now())));
	if (!link) return void 0;
	const [user] = await db.select({
		id: users.id,
		name: users.name,
		email: users.email
	}).from(users).where(eq(users.id, link.value.slice(PREFIX.length)));
	return user;
}
/** Uses the link up. Of two requests that bring it at the same moment, one gets true. */
async function takeLink({ clock }, tx, token) {
	return (await tx.delete(verifications).where(and(eq(verifications.identifier, hashOf(token)), gt(verifications.expiresAt, clock.now()))).returning({ id: verifications.id })).length === 1;
}
var PREFIX = "password-link:";
var ownerOf = (userId) => `${PREFIX}${userId}`;
var hashOf = (token) => `${PREFIX}${createHash("sha256").update(token).digest("base64url")}`;
// src/features/accounts/commands/register-user.server.ts
/**
* Gives somebody an account: unconfirmed, without a password, with an invitation link by mail. For an e-mail that
* has an account the answer is the same, and one that still waits is invited again. Throws Forbidden for everybody
* but the administrator. [API-049, decisions A13, holes 13]
*/
async function registerUser(ctx, input) {
	if (!canRegisterUsers(ctx.actor)) throw new Forbidden();
	await transact(ctx, async (tx) => {
		await inviteByEmail(ctx, tx, input);
	});
	return { email: input.email };
}
/**
* The account of an e-mail, made if there is none, with an invitation link by mail unless it is confirmed already. For
* commands that have asked who may do this. [decisions A13, A20]
*/
async function inviteByEmail(ctx, tx, input) {
	const [known] = await tx.select({
		id: users.id,
		name: users.name,
		confirmed: users.emailVerified
	}).from(users).where(eq(users.email, input.email));
	if (known?.confirmed) return {
		id: known.id,
		confirmed: true
	};
	const name = known?.name ?? input.name ?? input.username ?? input.email.split("@")[0] ?? input.email;
	const id = known?.id ?? await newUser(ctx, tx, input, name);
	const url = await makePasswordLink(ctx, tx, id);
	const letter = invitationLetter({
		club: ctx.config.club.name,
		name,
		url
	});
	await sendLetter(ctx, tx, { to: mailAddress(input.email, name) }, letter);
	return {
		id,
		confirmed: false
	};
}
/** A username that somebody else has is left out: the account works by e-mail. */
async function newUser(ctx, tx, input, name) {
	const username = input.username?.toLowerCase();
	const [taken] = username ? await tx.select({ id: users.id }).from(users).where(eq(users.username, username)) : [];
	const { id } = await createUser(ctx, tx, {
		email: input.email,
		name,
		...!taken && username && { username }
	});
	return id;
}
// node_modules/drizzle-orm/node-postgres/session.js
var { Pool, types } = pg;
var NodePgPreparedQuery = class extends PgPreparedQuery {
	constructor(client, queryString, params, logger, cache, queryMetadata, cacheConfig, fields, name, _isResponseInArrayMode, customResultMapper) {
		super({
			sql: queryString,
			params
		}, cache, queryMetadata, cacheConfig);
		this.client = client;
		this.queryString = queryString;
		this.params = params;
		this.logger = logger;
		this.fields = fields;
		this._isResponseInArrayMode = _isResponseInArrayMode;
		this.customResultMapper = customResultMapper;
		this.rawQueryConfig = {
			name,
			text: queryString,
			types: { getTypeParser: (typeId, format) => {
				if (typeId === types.builtins.TIMESTAMPTZ) return (val) => val;
				if (typeId === types.builtins.TIMESTAMP) return (val) => val;
				if (typeId === types.builtins.DATE) return (val) => val;
				if (typeId === types.builtins.INTERVAL) return (val) => val;
				if (typeId === 1231) return (val) => val;
				if (typeId === 1115) return (val) => val;
				if (typeId === 1185) return (val) => val;
				if (typeId === 1187) return (val) => val;
				if (typeId === 1182) return (val) => val;
				return types.getTypeParser(typeId, format);
			} }
		};
		this.queryConfig = {
			name,
			text: queryString,
			rowMode: "array",
			types: { getTypeParser: (typeId, format) => {
				if (typeId === types.builtins.TIMESTAMPTZ) return (val) => val;
				if (typeId === types.builtins.TIMESTAMP) return (val) => val;
				if (typeId === types.builtins.DATE) return (val) => val;
				if (typeId === types.builtins.INTERVAL) return (val) => val;
				if (typeId === 1231) return (val) => val;
				if (typeId === 1115) return (val) => val;
				if (typeId === 1185) return (val) => val;
				if (typeId === 1187) return (val) => val;
				if (typeId === 1182) return (val) => val;
				return types.getTypeParser(typeId, format);
			} }
		};
	}
	static [entityKind] = "NodePgPreparedQuery";
	rawQueryConfig;
	queryConfig;
	async execute(placeholderValues = {}) {
		return tracer.startActiveSpan("drizzle.execute", async () => {
			const params = fillPlaceholders(this.params, placeholderValues);
			this.logger.logQuery(this.rawQueryConfig.text, params);
			const { fields, rawQueryConfig: rawQuery, client, queryConfig: query, joinsNotNullableMap, customResultMapper } = this;
			if (!fields && !customResultMapper) return tracer.startActiveSpan("drizzle.driver.execute", async (span) => {
				span?.setAttributes({
					"drizzle.query.name": rawQuery.name,
					"drizzle.query.text": rawQuery.text,
					"drizzle.query.params": JSON.stringify(params)
				});
				return this.queryWithCache(rawQuery.text, params, async () => {
					return await client.query(rawQuery, params);
				});
			});
			const result = await tracer.startActiveSpan("drizzle.driver.execute", (span) => {
				span?.setAttributes({
					"drizzle.query.name": query.name,
					"drizzle.query.text": query.text,
					"drizzle.query.params": JSON.stringify(params)
				});
				return this.queryWithCache(query.text, params, async () => {
					return await client.query(query, params);
				});
			});
			return tracer.startActiveSpan("drizzle.mapResponse", () => {
				return customResultMapper ? customResultMapper(result.rows) : result.rows.map((row) => mapResultRow(fields, row, joinsNotNullableMap));
			});
		});
	}
	all(placeholderValues = {}) {
		return tracer.startActiveSpan("drizzle.execute", () => {
			const params = fillPlaceholders(this.params, placeholderValues);
			this.logger.logQuery(this.rawQueryConfig.text, params);
			return tracer.startActiveSpan("drizzle.driver.execute", (span) => {
				span?.setAttributes({
					"drizzle.query.name": this.rawQueryConfig.name,
					"drizzle.query.text": this.rawQueryConfig.text,
					"drizzle.query.params": JSON.stringify(params)
				});
				return this.queryWithCache(this.rawQueryConfig.text, params, async () => {
					return this.client.query(this.rawQueryConfig, params);
				}).then((result) => result.rows);
			});
		});
	}
	/** @internal */
	isResponseInArrayMode() {
		return this._isResponseInArrayMode;
	}
};
var NodePgSession = class NodePgSession extends PgSession {
	constructor(client, dialect, schema, options = {}) {
		super(dialect);
		this.client = client;
		this.schema = schema;
		this.options = options;
		this.logger = options.logger ?? new NoopLogger();
		this.cache = options.cache ?? new NoopCache();
	}
	static [entityKind] = "NodePgSession";
	logger;
	cache;
	prepareQuery(query, fields, name, isResponseInArrayMode, customResultMapper, queryMetadata, cacheConfig) {
		return new NodePgPreparedQuery(this.client, query.sql, query.params, this.logger, this.cache, queryMetadata, cacheConfig, fields, name, isResponseInArrayMode, customResultMapper);
	}
	async transaction(transaction, config) {
		const isPool = this.client instanceof Pool || Object.getPrototypeOf(this.client).constructor.name.includes("Pool");
		const session = isPool ? new NodePgSession(await this.client.connect(), this.dialect, this.schema, this.options) : this;
		const tx = new NodePgTransaction(this.dialect, session, this.schema);
		await tx.execute(sql`begin${config ? sql` ${tx.getTransactionConfigSQL(config)}` : void 0}`);
		try {
			const result = await transaction(tx);
			await tx.execute(sql`commit`);
			return result;
		} catch (error) {
			await tx.execute(sql`rollback`);
			throw error;
		} finally {
			if (isPool) session.client.release();
		}
	}
	async count(sql2) {
		const res = await this.execute(sql2);
		return Number(res["rows"][0]["count"]);
	}
};
var NodePgTransaction = class NodePgTransaction extends PgTransaction {
	static [entityKind] = "NodePgTransaction";
	async transaction(transaction) {
		const savepointName = `sp${this.nestedIndex + 1}`;
		const tx = new NodePgTransaction(this.dialect, this.session, this.schema, this.nestedIndex + 1);
		await tx.execute(sql.raw(`savepoint ${savepointName}`));
		try {
			const result = await transaction(tx);
			await tx.execute(sql.raw(`release savepoint ${savepointName}`));
			return result;
		} catch (err) {
			await tx.execute(sql.raw(`rollback to savepoint ${savepointName}`));
			throw err;
		}
	}
};
// node_modules/drizzle-orm/node-postgres/driver.js
var NodePgDriver = class {
	constructor(client, dialect, options = {}) {
		this.client = client;
		this.dialect = dialect;
		this.options = options;
	}
	static [entityKind] = "NodePgDriver";
	createSession(schema) {
		return new NodePgSession(this.client, this.dialect, schema, {
			logger: this.options.logger,
			cache: this.options.cache
		});
	}
};
var NodePgDatabase = class extends PgDatabase {
	static [entityKind] = "NodePgDatabase";
};
function construct(client, config = {}) {
	const dialect = new PgDialect({ casing: config.casing });
	let logger;
	if (config.logger === true) logger = new DefaultLogger();
	else if (config.logger !== false) logger = config.logger;
	let schema;
	if (config.schema) {
		const tablesConfig = extractTablesRelationalConfig(config.schema, createTableRelationsHelpers);
		schema = {
			fullSchema: config.schema,
			schema: tablesConfig.tables,
			tableNamesMap: tablesConfig.tableNamesMap
		};
	}
	const db = new NodePgDatabase(dialect, new NodePgDriver(client, dialect, {
		logger,
		cache: config.cache
	}).createSession(schema), schema);
	db.$client = client;
	db.$cache = config.cache;
	if (db.$cache) db.$cache["invalidate"] = config.cache?.onMutate;
	return db;
}
function drizzle(...params) {
	if (typeof params[0] === "string") return construct(new pg.Pool({ connectionString: params[0] }), params[1]);
	if (isConfig(params[0])) {
		const { connection, client, ...drizzleConfig } = params[0];
		if (client) return construct(client, drizzleConfig);
		return construct(typeof connection === "string" ? new pg.Pool({ connectionString: connection }) : new pg.Pool(connection), drizzleConfig);
	}
	return construct(params[0], params[1]);
}
((drizzle2) => {
	function mock(config) {
		return construct({}, config);
	}
	drizzle2.mock = mock;
})(drizzle || (drizzle = {}));
// src/platform/database/database.ts
var INT8 = 20;
var DATE = 1082;
/** Whole numbers beyond 2^53 would be wrong silently, and `date` would become local midnight. */
function installParsers() {
	pg.types.setTypeParser(INT8, (text) => {
		const value = Number(text);
		if (!Number.isSafeInteger(value)) throw new RangeError(`not a safe integer: ${text}`);
		return value;
	});
	pg.types.setTypeParser(DATE, (text) => text);
}
/** Opens the pool on a PostgreSQL address. Statements are cut after 15 s. */
function openDatabase(url, log, max = 20) {
	installParsers();
	const pool = new pg.Pool({
		connectionString: url,
		max,
		statement_timeout: 15e3,
		maxLifetimeSeconds: 3600,
		application_name: "sevenmetre"
	});
	pool.on("error", (error) => log.warn({ reason: error.message }, "an idle database connection was lost"));
	pool.on("connect", (client) => client.on("error", (error) => log.warn({ reason: error.message }, "a database connection broke")));
	return drizzle(pool);
}
/** What a query built by hand answers, row by row. Timestamps arrive as text. */
async function rows(db, query) {
	return (await db.execute(query)).rows;
}
/** True when the database answers. */
async function isReady(db) {
	try {
		await db.execute(sql`select 1`);
		return true;
	} catch {
		return false;
	}
}
// src/platform/auth/session-token.ts
var SIGNATURE_LENGTH = 44;
/**
* What a browser or an API client holds: the session's token and our signature over it. The database keeps the
* token alone, so a stolen copy of the sessions opens nothing.
*/
var signToken = (token, secret) => `${token}.${signatureOf(token, secret)}`;
/** The session's token, when we have signed it; undefined for anything else. Needs no database. */
function tokenIn(signed, secret) {
	const dot = signed.lastIndexOf(".");
	const token = signed.slice(0, dot);
	const signature = signed.slice(dot + 1);
	if (dot < 1 || signature.length !== SIGNATURE_LENGTH) return void 0;
	const expected = Buffer.from(signatureOf(token, secret));
	const given = Buffer.from(signature);
	return given.length === expected.length && timingSafeEqual(given, expected) ? token : void 0;
}
var signatureOf = (token, secret) => createHmac("sha256", secret).update(token).digest("base64");
// src/features/accounts/commands/attempts.server.ts
/** Failures of one address on one account: five are free. */
var FREE_FAILURES = {
	name: "login-failures",
	points: 5,
	seconds: 86400
};
/** After those, one try in each span; the span doubles with each failure. [decisions A11] */
var SPAN = {
	name: "login-span",
	points: 1,
	seconds: 30
};
var LONGEST_SPAN_SECONDS = 900;
/** One account from everywhere, and one address on every account. */
var ACCOUNT = {
	name: "login-account",
	points: 100,
	seconds: 3600
};
var ADDRESS = {
	name: "login-address",
	points: 50,
	seconds: 3600
};
/**
* Claims one try at an account's password before it is checked, so that tries sent at the same moment are counted
* apart. What a success has used is given back.
*/
async function claimAttempt(ctx, account) {
	const address = networkOf(ctx.client);
	const pair = `${account} ${address}`;
	const [byAccount, byAddress] = await Promise.all([spend(ctx.db, ACCOUNT, account), spend(ctx.db, ADDRESS, address)]);
	if (!byAccount.allowed || !byAddress.allowed) return {
		allowed: false,
		retryAfterSeconds: Math.max(byAccount.retryAfterSeconds, byAddress.retryAfterSeconds)
	};
	const failures = await spend(ctx.db, FREE_FAILURES, pair);
	if (!failures.allowed) {
		const span = await spend(ctx.db, SPAN, pair, { seconds: spanSeconds(failures.used) });
		if (!span.allowed) {
			await giveBack(ctx.db, FREE_FAILURES, pair);
			return {
				allowed: false,
				retryAfterSeconds: span.retryAfterSeconds
			};
		}
	}
	return {
		allowed: true,
		succeeded: () => settle(ctx.db, account, address)
	};
}
/** Lifts what failures have put on an account: its owner has just proved to be the owner. */
var forgetFailures = (ctx, account) => forget(ctx.db, ACCOUNT, account);
async function settle(db, account, address) {
	const pair = `${account} ${address}`;
	await Promise.all([
		giveBack(db, ACCOUNT, account),
		giveBack(db, ADDRESS, address),
		forget(db, FREE_FAILURES, pair),
		forget(db, SPAN, pair)
	]);
}
/** 30 s after the sixth failure, then 1, 2, 4, 8 and at most 15 minutes. */
var spanSeconds = (attempt) => Math.min(SPAN.seconds * 2 ** (attempt - FREE_FAILURES.points - 1), LONGEST_SPAN_SECONDS);
// src/features/accounts/commands/log-in.server.ts
/** A host that cannot exist (RFC 2606): an unknown username is checked like an unknown e-mail. */
var NOWHERE = "unknown.invalid";
/** Enough to tell a phone from a laptop in the list of one's own logins. */
var MOST_USER_AGENT = 300;
/**
* Opens a session by e-mail or username and password; an earlier session of the same browser ends.
* A wrong password, an unknown user and an unconfirmed account are one refusal and take the same time: better-auth hashes the password even
* when there is nothing to compare it with.
* [MEM-004, MEM-007, decisions A03, A11, A20, D05]
*/
async function logIn(ctx, { identifier, password }, { earlierToken, userAgent = "" } = {}) {
	const account = await emailFor(ctx, identifier.toLowerCase());
	const attempt = await claimAttempt(ctx, account);
	if (!attempt.allowed) return refused("TOO_MANY_ATTEMPTS", { retryAfterSeconds: attempt.retryAfterSeconds });
	const opened = await openSession(ctx, account, password);
	if (!opened) return refused("WRONG");
	await attempt.succeeded();
	await noteDevice(ctx, opened.token, userAgent);
	if (earlierToken) await ctx.db.delete(sessions).where(eq(sessions.token, earlierToken));
	return done({
		session: signToken(opened.token, ctx.secret),
		user: await userOf$1(ctx, opened.userId)
	});
}
/** For the list of one's own logins; the address it came from is not kept. */
async function noteDevice({ db }, token, userAgent) {
	await db.update(sessions).set({ userAgent: userAgent.slice(0, MOST_USER_AGENT) }).where(eq(sessions.token, token));
}
/** The e-mail of a username, so that both names of an account count and cost the same. */
async function emailFor({ db }, identifier) {
	if (identifier.includes("@")) return identifier;
	const [user] = await db.select({ email: users.email }).from(users).where(eq(users.username, identifier));
	return user?.email ?? `${identifier}@${NOWHERE}`;
}
async function openSession(ctx, email, password) {
	const { api } = await openAuth(ctx, ctx.db, authTables);
	try {
		const { token, user } = await api.signInEmail({ body: {
			email,
			password
		} });
		return {
			token,
			userId: user.id
		};
	} catch (error) {
		const { isAPIError } = await import("./api-D9mGVV44.js").then((n) => n.t);
		if (isAPIError(error) && error.statusCode < 500) return void 0;
		throw error;
	}
}
async function userOf$1({ db }, id) {
	const [user] = await db.select({
		id: users.id,
		name: users.name,
		email: users.email,
		username: users.username,
		role: users.role
	}).from(users).where(eq(users.id, id));
	if (!user) throw new Error("a user who has just logged in is gone");
	return user;
}
// src/features/accounts/model.ts
/** The one text for every refused login. Its words are the specification's, the accent included. [MEM-006] */
var LOGIN_FAILED = "An error occurred, please check your user/password or reset it If you don´t remember. Hint: your user is your email.";
/** Nothing was changed: the current password was wrong, tried too often, or something broke. [MEM-025] */
var PASSWORD_NOT_CHANGED = "We cannot change your password, please contact us.";
/** The specification's words but for what is mailed: a confirmation, never the password. [MEM-026, decisions A09] */
var PASSWORD_CHANGED = "Password reset, we sent a confirmation to your email as well.";
/** What the administrator reads: no password is set for anybody. [MEM-027, decisions A09] */
var RESET_LINK_SENT = "Password reset link sent to the user";
var CLASSES = [
	["a symbol", /[^\p{L}\p{N}]/u],
	["an upper-case letter", /\p{Lu}/u],
	["a digit", /\p{N}/u],
	["a lower-case letter", /\p{Ll}/u]
];
/** Score and word of a password, and the classes it lacks. Length plays no part here. [MEM-021, MEM-022] */
function strengthOf(password) {
	const missing = CLASSES.filter(([, pattern]) => !pattern.test(password)).map(([name]) => name);
	const score = CLASSES.length - missing.length;
	return {
		score,
		word: wordFor(score),
		missing
	};
}
function wordFor(score) {
	if (score >= 4) return "Strong";
	return score === 3 ? "Medium" : "Very Weak";
}
/** "Medium. Add a symbol for Strong." */
function strengthText({ word, missing }) {
	if (missing.length === 0) return `${word}.`;
	if (word === "Medium") return `${word}. Add ${missing.join(" and ")} for Strong.`;
	return `${word}. It lacks ${listOf(missing)}.`;
}
var listOf = (names) => names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
/** What to say to a new password that is refused. [decisions A17] */
function weaknessText(reason, password) {
	if (reason === "TOO_FEW_CLASSES") return strengthText(strengthOf(password));
	return "This is one of the first that somebody would try. Please choose another one.";
}
// src/features/accounts/schema.ts
/** Longer than any of ours; more would only cost time to hash. */
var MAX = 256;
/** E-mail or username, and password. [MEM-004, decisions D05] */
var logInInput = object({
	identifier: string("Please enter your e-mail or username").trim().min(1, "Please enter your e-mail or username").max(MAX, "This is too long"),
	password: string("Please enter your password").min(1, "Please enter your password").max(MAX, "This is too long")
});
var email = string(EMAIL_MESSAGE).trim().toLowerCase().max(MAX, EMAIL_MESSAGE).pipe(email$1(EMAIL_MESSAGE));
/** The e-mail of the account, and the captcha's solution where one was asked for. [MEM-010] */
var requestResetInput = object({
	email,
	altcha: string().max(4e3).default("")
});
var newPassword = string("Please choose a password").min(PASSWORD_LENGTH.min, `Use at least ${PASSWORD_LENGTH.min} characters`).max(PASSWORD_LENGTH.max, `Use at most ${PASSWORD_LENGTH.max} characters`);
var resetPasswordInput = object({ password: newPassword });
var currentPassword = string("Please enter your current password").min(1, "Please enter your current password").max(MAX, "This is too long");
/** [MEM-024, decisions A08] */
var changePasswordInput = object({
	currentPassword,
	password: newPassword
});
/** The same by the call; `userid` is the specification's and may only be one's own. [API-046, decisions A08] */
var changePasswordCall = changePasswordInput.extend({ userid: string().max(MAX).optional() });
/** `membedId` is the specification's spelling. [API-047] */
var sendResetLinkCall = strictObject({ membedId: uuid$1("membedId must be the id of a member") });
/** `password` is the specification's and is not used: its owner chooses one by the link. Nothing else is taken. */
var registerUserInput = strictObject({
	email,
	username: string().trim().regex(/^[\w.]{3,30}$/, "Use 3 to 30 letters, digits, dots or underscores").optional(),
	name: string().trim().min(1).max(100).optional(),
	password: string().max(MAX).optional()
});
/** What the audit log is asked for. What is nonsense is as if it were not there. */
var auditSearch = object({
	q: string().trim().max(100).catch(""),
	action: string().regex(/^[a-z-]{1,40}$/).optional().catch(void 0),
	person: string().refine(isId).optional().catch(void 0),
	day: date().transform((text) => localDate(text)).optional().catch(void 0),
	start: number$1().int().min(0).max(1e7).catch(0)
});
// src/features/members/queries/me.server.ts
/** Member and user of the session that asks; undefined for a visitor. Never of anybody else. [API-045, decisions A18] */
async function meOf({ db, actor }) {
	if (actor.kind !== "user") return void 0;
	const [found] = await db.select({
		user: {
			_id: users.id,
			username: users.username,
			email: users.email,
			confirmed: users.emailVerified
		},
		role: users.role,
		member: {
			id: members.id,
			Name: members.name,
			StripeId: members.stripeId,
			StripeIdTest: members.stripeIdTest
		},
		country: {
			_id: countries.id,
			short_name: countries.shortName,
			iso2: countries.iso2
		},
		image: {
			id: files.id,
			alt: files.alt
		}
	}).from(users).leftJoin(members, eq(members.userId, users.id)).leftJoin(countries, eq(countries.id, members.countryId)).leftJoin(files, eq(files.id, members.imageId)).where(eq(users.id, actor.userId));
	if (!found) return void 0;
	const { user, role, member, country, image } = found;
	return {
		member: member && {
			...member,
			_id: member.id,
			country,
			image: image && {
				...image,
				url: `/files/${image.id}/original`
			}
		},
		user: {
			...user,
			roles: [role]
		}
	};
}
/** What the members' area shows of a member to themselves. The picture only where they may fetch it. [MEM-015] */
async function ownDetails(ctx) {
	const memberId = ownMemberId(ctx.actor);
	if (!memberId) return void 0;
	const sight = sightIn(ctx);
	const [found] = await ctx.db.select({
		version: members.version,
		minor: isMinor(sight),
		listed: members.listed,
		showsBornOn: members.showsBornOn,
		showsPhotos: members.showsPhotos,
		hasPicture: isNotNull(members.imageId).mapWith(Boolean),
		image: imageColumns,
		name: members.name,
		firstName: members.firstName,
		slug: members.slug,
		email: members.email,
		bornOn: members.bornOn,
		active: members.active,
		phone: members.phone,
		position: members.position,
		number: members.number,
		address: members.address,
		postcode: members.postcode,
		heightCm: members.heightCm,
		weightKg: members.weightKg,
		ehaMid: members.ehaMid,
		country: countries.shortName,
		team: {
			name: teams.name,
			slug: teams.slug
		}
	}).from(members).leftJoin(teams, eq(teams.id, members.teamId)).leftJoin(countries, eq(countries.id, members.countryId)).leftJoin(files, and(eq(files.id, members.imageId), showsPicture(sight))).where(eq(members.id, memberId));
	return found;
}
// src/features/store/orders/queries/order.server.ts
/** The summary of an order, for its owner and the administrator; undefined for everybody else. [STO-047, decisions B02] */
async function findOrder({ db, actor }, id) {
	if (!isId(id)) return void 0;
	const [order] = await db.select().from(storeOrders).where(eq(storeOrders.id, id));
	if (!order || !canSeeOrder(actor, order)) return void 0;
	const [view] = await viewsOf(db, [order]);
	return view && {
		...view,
		isOwn: actor.kind === "user" && order.userId === actor.userId
	};
}
/** What whoever asks has ordered or is about to pay, the newest first; nobody else's. [STO-049] */
async function ownOrders({ db, actor }) {
	if (actor.kind !== "user") return [];
	return viewsOf(db, await db.select().from(storeOrders).where(and(eq(storeOrders.userId, actor.userId), inArray(storeOrders.state, [
		"awaiting",
		"paid",
		"club",
		"refunded"
	]))).orderBy(desc(storeOrders.id)));
}
/** Everything that happened to an order, the oldest first; for who looks after orders. Throws Forbidden to others. */
async function timelineOf({ db, actor }, id) {
	if (!canSeeAllOrders(actor)) throw new Forbidden();
	return db.select({
		at: storeOrderEvents.at,
		state: storeOrderEvents.state,
		note: storeOrderEvents.note,
		by: users.name
	}).from(storeOrderEvents).leftJoin(users, eq(users.id, storeOrderEvents.byUserId)).where(eq(storeOrderEvents.orderId, id)).orderBy(asc(storeOrderEvents.at), asc(storeOrderEvents.id));
}
/** Orders with their lines, in the order given. Hand in orders that the reader may see. */
async function viewsOf(db, orders) {
	const ids = orders.map(({ id }) => id);
	const rows = ids.length ? await db.select({
		line: storeOrderLines,
		number: storeItems.itemId,
		image: imageColumns
	}).from(storeOrderLines).innerJoin(storeItems, eq(storeItems.id, storeOrderLines.itemId)).leftJoin(files, and(eq(files.id, storeOrderLines.imageId), isPublicPicture())).where(inArray(storeOrderLines.orderId, ids)).orderBy(asc(storeOrderLines.position)) : [];
	return orders.map((order) => ({
		...viewOf$1(order),
		lines: rows.filter(({ line }) => line.orderId === order.id).map(({ line, number, image }) => lineOf(line, number, image))
	}));
}
var viewOf$1 = (order) => ({
	id: order.id,
	number: order.number,
	state: order.state,
	net: pence(order.netMinor),
	vat: pence(order.vatMinor),
	gross: pence(order.grossMinor),
	refunded: pence(order.refundedMinor),
	vatBp: order.vatBp,
	request: order.specialRequest,
	createdAt: order.createdAt,
	placedAt: order.placedAt
});
function lineOf(line, itemId, image) {
	const words = printed(line);
	const print = pence(line.printNetMinor + line.printVatMinor);
	return {
		position: line.position,
		itemId,
		title: line.title,
		image,
		size: line.size,
		quantity: line.quantity,
		initials: line.initials,
		dorsal: line.dorsal,
		piece: pence(line.netMinor + line.vatMinor),
		print: words ? {
			words,
			gross: print
		} : void 0,
		gross: pence((line.netMinor + line.vatMinor + print) * line.quantity)
	};
}
/** Whether money came for an order that is not placed, and goes back. Hand in an order that the reader may see. */
async function isSentBack({ db }, id) {
	return (await paidPaymentsOf(db, "order", [id])).length > 0;
}
// src/platform/auth/cookies.ts
/** The browser forgets the session long after the server has ended it, so a sliding session needs no new cookie. */
var COOKIE_SECONDS = 3456e4;
/**
* Set-Cookie lines of a login. `jwt` is the session; `usermember` tells a name to show and is never believed.
* [SYS-031, SYS-032, decisions A02]
*/
function loginCookies(config, session, name) {
	return [cookie(config, "jwt", encodeURIComponent(session), COOKIE_SECONDS), cookie(config, "usermember", encodeURIComponent(name), COOKIE_SECONDS)];
}
/** Set-Cookie lines that end a login, and the cart with it. [SYS-034, decisions F24] */
var logoutCookies = (config) => [
	"jwt",
	"usermember",
	"cart"
].map((name) => cookie(config, name, "", 0));
/** The signed session token that a request carries, in its cookie or as a bearer token. */
function sessionIn(headers) {
	const bearer = /^Bearer (\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
	if (bearer) return bearer;
	const raw = /(?:^|;\s*)jwt=([^;]+)/.exec(headers.get("cookie") ?? "")?.[1];
	if (!raw) return void 0;
	try {
		return decodeURIComponent(raw);
	} catch {
		return;
	}
}
function cookie({ publicUrl }, name, value, seconds) {
	return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${publicUrl.protocol === "https:" ? "; Secure" : ""}`;
}
// src/platform/files/saved-name.ts
var ENDINGS = {
	"application/pdf": "pdf",
	"image/jpeg": "jpg",
	"image/png": "png",
	"image/webp": "webp"
};
/** What a file is called when it is saved: letters, digits and hyphens, with the ending of what it is, whatever it was called. */
var savedName = (name, mediaType) => `${slugOf(name.replace(/\.[^.]*$/, ""), "file").slice(0, 80)}.${ENDINGS[mediaType] ?? "bin"}`;
// src/features/trainings/policy.ts
/** Any coach edits the training times of any team; who did, and when, is kept. [TRN-012, decisions F08] */
var canEditTrainings = (actor) => hasRole(actor, "coach");
// src/features/trainings/commands/save-training.server.ts
/**
* Saves the training times of one team. Of two coaches at once one is refused. Throws Forbidden to all but coaches and
* administrators, NotFound for a training that does not exist. [TRN-005, TRN-011, TRN-012, decisions A15, E22, F08]
*/
async function saveTraining(ctx, { id, value, version }) {
	if (!canEditTrainings(ctx.actor)) throw new Forbidden();
	return transact(ctx, async (tx) => {
		const saved = await write$3(ctx, tx, {
			id,
			value
		}, version);
		if (saved) return done(saved);
		const [there] = await tx.select({ id: trainings.id }).from(trainings).where(eq(trainings.id, id));
		if (!there) throw new NotFound();
		return refused("CHANGED");
	});
}
/** Saves several texts as a program sends them, all or none. It names no versions: the last one wins, row by row. [TRN-011] */
async function saveTrainings(ctx, texts) {
	if (!canEditTrainings(ctx.actor)) throw new Forbidden();
	await transact(ctx, async (tx) => {
		for (const text of texts) if (!await write$3(ctx, tx, text)) throw new NotFound("There is no such training");
	});
}
async function write$3(ctx, tx, text, version) {
	const [saved] = await tx.update(trainings).set({
		value: sanitiseHtml(text.value),
		ownerId: ctx.actor.kind === "user" ? ctx.actor.userId : null,
		updatedAt: ctx.clock.now(),
		version: sql`${trainings.version} + 1`
	}).where(and(eq(trainings.id, text.id), version === void 0 ? void 0 : eq(trainings.version, version))).returning({ version: trainings.version });
	if (!saved) return void 0;
	await auditStaff(tx, ctx, {
		action: "trainings.update",
		subject: `trainings/${text.id}`
	});
	await touch(tx, "trainings", "configurations");
	return saved;
}
// src/features/trainings/model.ts
/** [TRN-009] */
var TRAINING_UPDATED = "Training updated";
// src/features/trainings/schema.ts
var LONGEST = 2e4;
var html = string().max(LONGEST, `At most ${LONGEST} characters`);
/** The text of one team, and the version that it was made from. [TRN-005, decisions E22] */
var trainingInput = object({
	id: string().refine(isId, "This is no training"),
	value: html,
	version: number$1().int().min(1)
});
/** The same as the call on configurations carries it: the texts that change, by their ids. [TRN-011] */
var trainingsCall = strictObject({ TrainingsOverrideJson: object({ trainings: array(object({
	id: string().refine(isId, "This is no training"),
	value: html
})).min(1).max(100) }) });
// src/features/volunteering/turn-letter.server.ts
/**
* Mails a member their turn, with a copy to the media mailbox, inside the command's transaction. Answers whether it
* did: not to who has no address, nor for a turn that is over. [VOL-025, VOL-026]
*/
async function mailTurn({ config, clock }, tx, { position, startsOn, member, team }) {
	const last = addDays(startsOn, 13);
	if (!member.email || last < clubDay(clock.now())) return false;
	const media = mailAddress(config.mail.media, config.club.name);
	const envelope = {
		from: media,
		to: mailAddress(member.email, member.name),
		cc: media,
		replyTo: media
	};
	await sendLetter({ config }, tx, envelope, {
		subject: `Your turn: ${position.name}, from ${longDate(startsOn)}`,
		title: `Your turn: ${position.name}`,
		greeting: `Hello ${member.name.split(" ")[0]},`,
		paragraphs: [`You are down for ${position.name} of ${TEAM_LABELS[team]} from ${longDate(startsOn)} to ${longDate(last)}.`, "If you cannot do it, please answer this mail soon, so that somebody else can."],
		action: {
			label: "See the rota",
			url: new URL(FLEXIBLE, config.publicUrl).href
		},
		footnote: "You get this mail because a coach of the club has put you into the rota."
	});
	return true;
}
// src/features/volunteering/commands/rota.server.ts
/**
* Puts a member into a slot of the rota, in place of whoever was there, and mails them their turn, with a copy to the
* media mailbox. Throws Forbidden for all but coaches and administrators, NotFound for a position, week or member that
* does not exist. [VOL-020, VOL-025, VOL-026, holes 33]
*/
async function assignRotaSlot(ctx, { memberId, ...slot }) {
	return write$2(ctx, slot, memberId);
}
/** Blanks a slot: it is open again. Refuses and throws like `assignRotaSlot`. [VOL-021, decisions D04] */
var clearRotaSlot = (ctx, slot) => write$2(ctx, slot, null);
async function write$2(ctx, slot, memberId) {
	if (!canAssignRota(ctx.actor)) throw new Forbidden();
	return transact(ctx, async (tx) => {
		const turn = await turnOf(tx, slot, memberId);
		const version = slot.version === 0 ? await fill(ctx, tx, slot, memberId) : await change(ctx, tx, slot, memberId);
		if (version === void 0) return refused("CHANGED");
		await touchEntry(tx, "volunteers", slot.positionId);
		const facts = {
			team: slot.team,
			week: slot.weekId,
			open: memberId === null
		};
		await auditStaff(tx, ctx, {
			action: "rota.write",
			subject: `volunteers/${slot.positionId}`,
			facts
		});
		const mailed = turn !== void 0 && await mailTurn(ctx, tx, {
			...turn,
			team: slot.team
		});
		return done({
			version,
			mailed
		});
	});
}
/** The first write of a slot: the table has one row a slot, so of two coaches one is refused. */
async function fill({ clock }, tx, { positionId, weekId, team }, memberId) {
	const now = clock.now();
	const [row] = await tx.insert(rotaSlots).values({
		positionId,
		weekId,
		team,
		memberId,
		createdAt: now,
		updatedAt: now
	}).onConflictDoNothing().returning({ version: rotaSlots.version });
	return row?.version;
}
async function change({ clock }, tx, slot, memberId) {
	const [row] = await tx.update(rotaSlots).set({
		memberId,
		version: sql`${rotaSlots.version} + 1`,
		updatedAt: clock.now()
	}).where(and(eq(rotaSlots.positionId, slot.positionId), eq(rotaSlots.weekId, slot.weekId), eq(rotaSlots.team, slot.team), eq(rotaSlots.version, slot.version))).returning({ version: rotaSlots.version });
	return row?.version;
}
/** What the member takes on; undefined when the slot is cleared. Throws NotFound for what does not exist. */
async function turnOf(tx, { positionId, weekId }, memberId) {
	const [position] = await tx.select({
		name: positions.name,
		description: positions.description
	}).from(positions).where(and(eq(positions.id, positionId), eq(positions.isFlexible, true)));
	if (!position) throw new NotFound("This position has no rota");
	const [week] = await tx.select({ startsOn: rotaWeeks.startsOn }).from(rotaWeeks).where(eq(rotaWeeks.id, weekId));
	if (!week) throw new NotFound("This week is not in the rota");
	if (memberId === null) return void 0;
	const [member] = await tx.select({
		name: members.name,
		email: members.email
	}).from(members).where(eq(members.id, memberId));
	if (!member) throw new NotFound("This member does not exist");
	return {
		position,
		startsOn: localDate(week.startsOn),
		member
	};
}
// src/features/volunteering/schema.ts
var line$3 = (missing, max) => string(missing).transform(plainLine).pipe(string().min(1, {
	error: missing,
	abort: true
}).max(max, `Use ${max} characters at most`));
/** Who applies. The words of what is missing are the specification's. [VOL-009, VOL-010, decisions F09] */
var applyInput = object({
	name: line$3("Name is required", 120),
	email: line$3("email is required", 254).refine(isEmail, EMAIL_MESSAGE),
	message: string().transform(plainText).pipe(string().max(2e3, "Use 2000 characters at most")).default(""),
	altcha: string().max(5e3).default("")
});
var id$1 = string().refine(isId, "There is no such slot");
/** A slot of the rota as its address names it. */
var slotAsked = object({
	position: id$1,
	week: id$1,
	team: _enum(ROTA_TEAMS)
});
/** Who takes the slot over; clearing it is a button of its own. [VOL-022, decisions D04] */
var slotInput = object({
	do: _enum(["assign", "clear"]),
	version: number$1().int().min(0),
	member: string().default("")
});
var memberRequired = "member is required";
/** What the call on volunteers carries: who does it when; nobody clears a slot. [VOL-031] */
var rotaCall = strictObject({ rota: array(object({
	week: id$1,
	team: _enum(ROTA_TEAMS),
	member: id$1.nullable()
})).min(1).max(200) });
// src/features/billing/queries/invoices.server.ts
var PAGE = 100;
var ORDERS = {
	Created: invoices.createdAt,
	Customer: invoices.customerName,
	Amount: invoices.amountDueMinor,
	Due: invoices.dueAt
};
/**
* A page of invoices, found by what they are for, and how many there are in all. Throws Forbidden to all but finance
* staff. [INV-001, INV-002, INV-003, decisions D11, F19]
*/
async function listInvoices({ db, actor }, { q, show, sort, start }) {
	if (!canBill(actor)) throw new Forbidden();
	const where = and(filtered(show), q ? holds$1(invoices.descriptionKey, q) : void 0);
	const way = sort.down ? desc : asc;
	const [total, found] = await Promise.all([db.$count(invoices, where), db.select().from(invoices).where(where).orderBy(way(ORDERS[sort.by]), way(invoices.id)).limit(PAGE).offset(start)]);
	return {
		rows: found.map(invoiceOf),
		start,
		total
	};
}
var filtered = (show) => {
	if (show === "all") return void 0;
	return eq(invoices.status, show === "paid" ? "paid" : "open");
};
/** How many each filter shows. Throws Forbidden to all but finance staff. */
async function countInvoices(ctx) {
	if (!canBill(ctx.actor)) throw new Forbidden();
	const { db } = ctx;
	const [unpaid, paid, all] = await Promise.all([
		countUnpaidInvoices(ctx),
		db.$count(invoices, filtered("paid")),
		db.$count(invoices)
	]);
	return {
		unpaid,
		paid,
		all
	};
}
/** How many invoices wait for their money. */
var countUnpaidInvoices = ({ db }) => db.$count(invoices, filtered("unpaid"));
/** One invoice. Throws Forbidden to all but finance staff, NotFound for an unknown one. */
async function findInvoice({ db, actor }, id) {
	if (!canBill(actor)) throw new Forbidden();
	const [found] = await db.select().from(invoices).where(eq(invoices.id, id));
	if (!found) throw new NotFound();
	return invoiceOf(found);
}
/** An invoice with its amount in checked pence. */
function invoiceOf(row) {
	const { id, number, memberId, customerName, customerEmail, status, description } = row;
	const { hostedUrl, pdfUrl, createdAt, dueAt, paidAt, remindedAt } = row;
	return {
		id,
		number,
		memberId,
		customerName,
		customerEmail,
		status,
		description,
		hostedUrl,
		pdfUrl,
		createdAt,
		dueAt,
		paidAt,
		remindedAt,
		amountDue: pence(row.amountDueMinor)
	};
}
// src/features/billing/schema.ts
var MOST_AT_ONCE = 100;
/** Pounds as staff write them. [INV-007, decisions B21] */
var invoicePounds = union$1([number(), string().trim()], "Enter an amount").transform(String).pipe(string().regex(/^\d{1,5}(?:\.\d{1,2})?$/, "Enter an amount in pounds, like 45 or 45.50")).transform(Number).refine((amount) => amount >= 1 && amount <= 2e3, "The amount is from £1 to £2,000");
var invoiceText = {
	description: string("Say what it is for").trim().min(1, "Say what it is for").max(200, "Description takes 200 characters at most"),
	/** [INV-009] */
	collection_method: literal("send_invoice", "Only invoices that are sent can be made").default("send_invoice")
};
/** What the call that makes invoices takes. [API-044] */
var addInvoiceCall = object({
	ids: array(string().refine(isId, "This is no id of a member")).min(1, "Select at least one member").max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} members at once`).transform((ids) => [...new Set(ids)]),
	amount: invoicePounds,
	...invoiceText
});
/** What the call that gives a subscription takes; without a customer, `member` says who gets one. [API-056, decisions B22] */
var assignSubscriptionCall = object({
	id: string().nullable(),
	subscription: string("Choose a subscription").min(1, "Choose a subscription"),
	volunteer: boolean().default(false),
	member: string().refine(isId, "This is no id of a member").optional()
}).refine(({ id, member }) => id || member, {
	path: ["member"],
	message: "Say which member is meant"
});
var customerByEmailCall = object({ email: email$1("Enter an e-mail address") });
var words = string().transform((text) => text.trim().slice(0, 100)).default("").catch("");
var start = number$1().int().min(0).max(1e6).default(0).catch(0);
/** One of some filters; nonsense counts as the first. */
var oneOf = (values) => _enum(values).default(values[0]).catch(values[0]);
var sortedBy = (names) => string().transform((text) => text.split(":")).pipe(tuple([_enum(names), _enum(["asc", "desc"])])).transform(([by, way]) => ({
	by,
	down: way === "desc"
})).default({
	by: names[0],
	down: true
}).catch({
	by: names[0],
	down: true
});
/** What the table of invoices is asked for in its address: unpaid ones unless it is said. [decisions D11] */
var INVOICE_FILTERS = [
	"unpaid",
	"paid",
	"all"
];
var invoiceSearch = object({
	q: words,
	show: oneOf(INVOICE_FILTERS),
	sort: sortedBy([
		"Created",
		"Customer",
		"Amount",
		"Due"
	]),
	start
});
/** The call that lists invoices: all of them unless it is said, a hundred at a time. [API-054] */
var invoiceCall = invoiceSearch.extend({ show: _enum(INVOICE_FILTERS).default("all").catch("all") });
var PAYMENT_FILTERS = [
	"all",
	"paid",
	"refunded",
	"unpaid",
	"disputed"
];
var PAYMENT_SORTS = [
	"Created",
	"Person",
	"Amount"
];
var paymentSearch = object({
	q: words,
	show: oneOf(PAYMENT_FILTERS),
	purpose: oneOf(["", ...PAYMENT_PURPOSES]),
	sort: sortedBy(PAYMENT_SORTS),
	start
});
var SUBSCRIPTION_FILTERS = [
	"all",
	"running",
	"ending",
	"overdue",
	"ended"
];
var subscriptionSearch = object({
	q: words,
	show: oneOf(SUBSCRIPTION_FILTERS),
	sort: sortedBy([
		"Since",
		"Person",
		"Plan",
		"Next"
	]),
	start
});
/** Made with the form: the same form sent twice is one. */
var formKey = string("This form is out of date. Please open it again.").regex(/^[\w-]{8,80}$/, "This form is out of date. Please open it again.");
var BAD_AMOUNT$1 = "Please add a valid amount";
/** Money back: in pounds, or all that is left when nothing is said. [decisions B23] */
var refundInput = object({
	amount: string().default("").transform((typed) => typed.trim().replace(/^£\s*/, "")).refine((typed) => typed === "" || /^\d{1,6}(\.\d{1,2})?$/.test(typed), BAD_AMOUNT$1).refine((typed) => typed === "" || Number(typed) > 0, BAD_AMOUNT$1).transform((typed) => typed === "" ? void 0 : pence(Math.round(Number(typed) * 100))),
	sure: literal("yes", "Please confirm that the money goes back"),
	key: formKey
});
/** [INV-019, decisions B25] */
var cancelInput = object({ ending: _enum(["period-end", "now"], "Please choose when it ends").default("period-end") });
/** A subscription that staff give to a member. [INV-013, INV-014, INV-016] */
var assignInput$1 = object({
	memberId: uuid$1("Please choose a member"),
	priceId: string("Please choose a plan").min(1, "Please choose a plan").max(100),
	volunteer: string().optional().transform((ticked) => ticked === "yes"),
	key: formKey
});
/** The call that ends a subscription. [API-057] */
var cancelCall = object({ subId: string("Please say which").min(1, "Please say which").max(100) });
// src/features/members/queries/numbers.server.ts
/** How many active members the club has: a number, so private ones count too. [API-031] */
async function countActiveMembers(ctx) {
	ctx.pages.read("members");
	const [row] = await ctx.db.select({ active: count() }).from(members).where(eq(members.active, true));
	return row?.active ?? 0;
}
/**
* The shirt numbers that active members hold, with gender and holder. Holders are initials where they are minors, or
* private to this reader. Throws Forbidden to somebody who is not logged in. [API-032, STO-030, decisions C12, F21]
*/
async function playerNumbers(ctx) {
	if (!canListNumbers(ctx.actor)) throw new Forbidden();
	return (await ctx.db.select({
		memberId: members.id,
		number: members.number,
		gender: members.gender,
		holder: holderColumns(ctx)
	}).from(members).where(and(members.active, isNotNull(members.number))).orderBy(asc(members.number), asc(members.gender))).map(({ memberId, number, gender, holder }) => ({
		memberId,
		number: number ?? 0,
		gender,
		name: holderName(ctx, holder)
	}));
}
/** What `holderName` needs to know of a member. */
var holderColumns = (ctx) => ({
	name: members.name,
	minor: isMinor(sightIn(ctx)),
	listed: members.listed
});
/** What somebody who holds a number is called to whoever asks. [decisions C12] */
function holderName(ctx, holder) {
	return !holder.minor && (holder.listed || hasPageFor(sightIn(ctx)) === void 0) ? holder.name : initialsOf(holder.name);
}
// src/features/store/orders/queries/held-numbers.server.ts
/**
* Shirt numbers that orders of other people hold, for one gender or all, with what their holders are called to this reader. Nothing
* for visitors. [STO-030, decisions B18, C12]
*/
async function heldNumbers(ctx, gender) {
	if (ctx.actor.kind !== "user") return [];
	const own = ownMemberId(ctx.actor);
	return (await ctx.db.select({
		number: dorsalHolds.number,
		gender: dorsalHolds.gender,
		memberId: dorsalHolds.memberId,
		holder: holderColumns(ctx)
	}).from(dorsalHolds).leftJoin(members, eq(members.id, dorsalHolds.memberId)).where(and(gender === void 0 ? void 0 : eq(dorsalHolds.gender, gender), or(isNull(members.id), members.active))).orderBy(asc(dorsalHolds.number))).filter(({ memberId }) => memberId === null || memberId !== own).map(({ number, gender, holder }) => ({
		number,
		gender,
		name: holder ? holderName(ctx, holder) : "the club"
	}));
}
// src/features/store/orders/schema.ts
/** [STO-046] */
var NO_ORDER = "Please add an orderID";
var total = string().regex(/^\d{1,9}$/, "Please load the page again").transform((text) => pence(Number(text)));
/** What the checkout sends: which order, what its buyer saw it cost, and a wish. Never a price to charge. [holes 1] */
var checkoutForm = object({
	intent: _enum(["pay", "club"], "Please use the buttons of the checkout"),
	order: uuid$1(NO_ORDER),
	total,
	request: string().default("").transform(plainText).pipe(string().max(500, `Please use 500 characters at most`))
});
var piece = object({
	id: string().min(1).max(60),
	size: string().min(1, NO_SIZE).max(60),
	quantity: int(BAD_QUANTITY).min(1, BAD_QUANTITY).max(50, BAD_QUANTITY),
	print: object({
		initials: string().toUpperCase().regex(INITIALS, BAD_INITIALS).nullish(),
		dorsal: int(BAD_DORSAL).min(0, BAD_DORSAL).max(99, BAD_DORSAL).nullish()
	}).nullish()
}).transform(({ print, ...line }) => {
	const initials = print?.initials || void 0;
	const dorsal = print?.dorsal ?? void 0;
	return {
		...line,
		...initials && { initials },
		...dorsal !== void 0 && { dorsal }
	};
});
/**
* An order as a program writes it: ids, sizes, quantities and print. Titles, prices, buyer and payment are not read.
* [STO-033, STO-049, API-042, decisions A05, B03]
*/
var orderCall = object({
	Items: array(piece).max(50).optional(),
	SpecialRequest: string().transform(plainText).pipe(string().max(500, `Please use 500 characters at most`)).optional(),
	adminOrder: boolean().optional()
});
var line$2 = object({
	amount: number(),
	quantity: number().default(1)
});
/**
* The call that opens a card page for an order. Descriptions, customer and addresses are not read; amounts are compared
* with what the order costs, in pence, and never charged. [API-035, STO-046, decisions B03, holes 1]
*/
var orderSessionCall = object({
	gd_object: literal("order"),
	gd_object_id: uuid$1(NO_ORDER),
	line_items: array(line$2).max(100).default([])
}).transform(({ gd_object_id, line_items }, ctx) => {
	if (line_items.length === 0) return {
		orderId: gd_object_id,
		seenTotal: void 0
	};
	const sum = line_items.reduce((all, { amount, quantity }) => all + amount * quantity, 0);
	if (Number.isSafeInteger(sum)) return {
		orderId: gd_object_id,
		seenTotal: pence(sum)
	};
	ctx.addIssue({
		code: "custom",
		path: ["line_items"],
		message: "Amounts are whole pence"
	});
	return NEVER;
});
/** Money back: in pounds, or everything when nothing is said. The key makes a double click one refund. */
var refundForm = object({
	amount: string().default("").transform((typed) => typed.trim().replace(/^£\s*/, "")).refine((typed) => typed === "" || /^\d{1,6}(\.\d{1,2})?$/.test(typed), "Please add a valid amount").transform((typed) => typed === "" ? void 0 : pence(Math.round(Number(typed) * 100))),
	restock: _enum(["on"]).optional().transform((ticked) => ticked === "on"),
	key: string().min(8).max(80)
});
// src/platform/auth/guessable.ts
/** zxcvbn's scale from 0 to 4; below this a patient guesser gets in. */
var LEAST = 3;
var estimator;
/**
* Whether somebody could guess this password: one of the commonest, a walk over the keyboard, a date, or made of
* `words` that everybody here would try. The dictionaries are read when first needed. [decisions A17]
*/
async function isGuessable(password, words) {
	estimator ??= load();
	const { score } = (await estimator).check(password, [...words]);
	return score < LEAST;
}
async function load() {
	const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([import("./dist-DM-7mzWL.js"), import("./dist-Bz73RaG9.js")]);
	return new ZxcvbnFactory({
		dictionary,
		graphs: adjacencyGraphs
	});
}
// src/features/accounts/commands/store-password.server.ts
/** What everybody at a handball club tries first. */
var CLUB_WORDS = [
	"handball",
	"handballer",
	"goalkeeper",
	"goal",
	"throw",
	"seven",
	"metre",
	"club",
	"member",
	"team"
];
/** What is wrong with a new password of this person, if anything. [MEM-024, decisions A17] */
async function weaknessOf({ config }, password, owner) {
	if (strengthOf(password).score < 3) return "TOO_FEW_CLASSES";
	if (password.toLowerCase().includes(owner.email.toLowerCase())) return "GUESSABLE";
	return await isGuessable(password, [...[
		config.club.name,
		owner.name,
		owner.email
	].flatMap(wordsOf), ...CLUB_WORDS]) ? "GUESSABLE" : void 0;
}
/** Makes this hash the password of a user, whether or not there was one. */
async function storePassword(ctx, tx, userId, password) {
	const { internalAdapter } = await (await openAuth(ctx, tx, authTables)).$context;
	if (await internalAdapter.findCredentialAccount(userId)) {
		await internalAdapter.updatePassword(userId, password);
		return;
	}
	await internalAdapter.linkAccount({
		userId,
		providerId: "credential",
		accountId: userId,
		password
	});
}
/** 'London GD' is 'london', 'gd' and 'londongd'. */
function wordsOf(text) {
	const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
	return [...words, words.join("")];
}
// src/features/accounts/commands/change-password.server.ts
/**
* Gives the user who asks another password: never anybody else, and only with the current one, whose guesses count
* like those at the login. All sessions but `token` end, links that wait in mails too, and a letter says that it
* happened. Throws Forbidden to a visitor. [API-046, MEM-026, decisions A08, A09, A11, A17, holes 12]
*/
async function changePassword(ctx, { currentPassword, password }, token) {
	const { actor } = ctx;
	if (actor.kind !== "user") throw new Forbidden();
	const weakness = await weaknessOf(ctx, password, actor);
	if (weakness) return refused(weakness);
	const attempt = await claimAttempt(ctx, actor.email);
	if (!attempt.allowed) return refused("TOO_MANY_ATTEMPTS", { retryAfterSeconds: attempt.retryAfterSeconds });
	if (!await isCurrent(ctx, actor.userId, currentPassword)) return refused("WRONG_CURRENT");
	await attempt.succeeded();
	const hash = await hashPassword(password);
	const club = ctx.config.club.name;
	const url = new URL("/members/access/?mode=reset", ctx.config.publicUrl).href;
	await transact(ctx, async (tx) => {
		await storePassword(ctx, tx, actor.userId, hash);
		await dropLinks(tx, actor.userId);
		await tx.delete(sessions).where(and(eq(sessions.userId, actor.userId), token ? ne(sessions.token, token) : void 0));
		const letter = passwordChangedLetter({
			club,
			name: actor.name,
			url
		});
		await sendLetter(ctx, tx, { to: mailAddress(actor.email, actor.name) }, letter);
	});
	return done({});
}
async function isCurrent({ db }, userId, password) {
	const [stored] = await db.select({ hash: credentials.password }).from(credentials).where(and(eq(credentials.userId, userId), eq(credentials.providerId, "credential")));
	if (!stored?.hash) return false;
	return matchesPassword({
		hash: stored.hash,
		password
	});
}
// src/platform/limits/even-time.ts
/** Answers after `ms` at the earliest, also when it fails, so that the time does not tell which way it went. */
async function takingAtLeast(ms, work) {
	const [settled] = await Promise.allSettled([work(), setTimeout$1(ms)]);
	if (settled.status === "rejected") throw settled.reason;
	return settled.value;
}
// src/features/accounts/commands/request-reset.server.ts
/** [decisions A10] */
var BY_ADDRESS = {
	name: "reset-address",
	points: 5,
	seconds: 3600
};
var BY_EMAIL = {
	name: "reset-email",
	points: 5,
	seconds: 3600
};
var CAPTCHA_FROM = 3;
/** Longer than finding, rendering and storing takes: the time does not tell who has an account. */
var LEAST_MS = 250;
/**
* Mails a link to set a new password. At most 5 an hour for an address and for an e-mail, with a proof of work from
* the third on. An account that still waits for its invitation gets one the same way. [MEM-011, MEM-012]
*/
function requestReset(ctx, input) {
	return takingAtLeast(LEAST_MS, () => answer(ctx, input));
}
/** Whether the form should bring the captcha along at once. */
async function resetNeedsCaptcha({ db, client }) {
	return await usedOf(db, BY_ADDRESS, networkOf(client)) >= 2;
}
async function answer(ctx, { email, altcha }) {
	const address = networkOf(ctx.client);
	const [byAddress, byEmail] = await Promise.all([spend(ctx.db, BY_ADDRESS, address), spend(ctx.db, BY_EMAIL, email)]);
	if (!byAddress.allowed || !byEmail.allowed) {
		const retryAfterSeconds = Math.max(byAddress.retryAfterSeconds, byEmail.retryAfterSeconds);
		return refused("TOO_MANY_REQUESTS", { retryAfterSeconds });
	}
	if (Math.max(byAddress.used, byEmail.used) >= CAPTCHA_FROM && !await ctx.captcha.verify(altcha, "reset")) {
		await Promise.all([giveBack(ctx.db, BY_ADDRESS, address), giveBack(ctx.db, BY_EMAIL, email)]);
		return refused("CAPTCHA_NEEDED");
	}
	return await mailLink(ctx, email) ? done({ email }) : refused("UNKNOWN_EMAIL");
}
function mailLink(ctx, email) {
	return transact(ctx, async (tx) => {
		const [user] = await tx.select({
			id: users.id,
			name: users.name,
			email: users.email
		}).from(users).where(eq(users.email, email));
		if (!user) return false;
		await mailResetLink(ctx, tx, user);
		return true;
	});
}
/** Puts a new link for this user into the outbox. */
async function mailResetLink(ctx, tx, user) {
	const url = await makePasswordLink(ctx, tx, user.id);
	const letter = passwordResetLetter({
		club: ctx.config.club.name,
		name: user.name,
		url
	});
	await sendLetter(ctx, tx, { to: mailAddress(user.email, user.name) }, letter);
}
// src/features/members/commands/send-reset-link.server.ts
/**
* Mails a member the link by which they set a password themselves: what an administrator does instead of setting one.
* Nobody learns a password, and none is mailed. Throws Forbidden to everybody else, NotFound for an unknown member.
* [API-047, MEM-027, MEM-028, decisions A08, A09, holes 11, 12]
*/
async function sendResetLink(ctx, memberId) {
	if (!hasRole(ctx.actor, "administrator")) throw new Forbidden();
	return transact(ctx, async (tx) => {
		const [member] = await tx.select({ user: {
			id: users.id,
			name: users.name,
			email: users.email
		} }).from(members).leftJoin(users, eq(users.id, members.userId)).where(eq(members.id, memberId));
		if (!member) throw new NotFound();
		if (!member.user) return refused("NO_ACCOUNT");
		await mailResetLink(ctx, tx, member.user);
		await audit(tx, ctx, {
			action: "members.send-reset-link",
			subject: `members/${memberId}`
		});
		return done({});
	});
}
// src/features/events/model.ts
/** The badges of an event: one for who may come, and one when it is a birthday. [EVT-004, decisions E13] */
function badgesOf(event) {
	const open = event.membersOnly ? "Members only" : "Public event";
	return event.birthday ? [open, "Birthday"] : [open];
}
/** What can be put in for a birthday with one tap, in pence. [EVT-016] */
var BIRTHDAY_CHOICES = [
	300,
	500,
	700,
	1e3,
	1500,
	2e3,
	2500
].map(pence);
/** The bounds of a contribution. [SYS-055, decisions B13] */
var LEAST_CONTRIBUTION = pence(100);
var MOST_CONTRIBUTION = pence(8e4);
/** Said of every amount that cannot be paid. [SYS-054, decisions B13] */
var BAD_AMOUNT = "Please add a valid amount";
/** An estimate of what the card provider keeps of each payment. [EVT-017, decisions B14] */
var CARD_FEE_RATE = basisPoints(230);
var CARD_FEE_FIXED = pence(30);
/** What is left of a payment after card fees and refunds, never less than nothing. [EVT-018, decisions B14] */
function raisedBy(payment) {
	const fee = shareOf(payment.amount, CARD_FEE_RATE) + CARD_FEE_FIXED;
	return pence(Math.max(0, payment.amount - fee - payment.refunded));
}
/** Whether anything can be paid for an event: birthdays always, others when they have a price. */
var takesPayments = ({ birthday, price }) => birthday || price > 0;
/** The amounts that an event offers. [EVT-015, EVT-016] */
var choicesOf = ({ birthday, price }) => birthday ? BIRTHDAY_CHOICES : [price];
/**
* Whether an amount can be paid for an event: £1 to £800, and for what is no birthday at least its price.
* [EVT-015, SYS-055, decisions B13]
*/
function canContribute({ birthday, price }, amount) {
	if (!Number.isSafeInteger(amount) || amount < LEAST_CONTRIBUTION || amount > MOST_CONTRIBUTION) return false;
	return birthday || amount >= price;
}
// src/features/events/policy.ts
/**
* Whether somebody may read what a members-only event holds back: description, payers and payment. Name, date and
* image are for everybody. [EVT-013, EVT-020, decisions E13]
*/
var canReadDetails = (actor, event) => !event.membersOnly || isMember(actor);
// src/features/events/commands/pay-for-event.server.ts
/** Card pages that one connection may open. */
var PAYMENT_LIMIT = {
	name: "event-payments",
	points: 30,
	seconds: 3600
};
/**
* Opens the card page for a contribution to an event. The amount is held against the event's own rules, the payer is
* who is logged in, and the way back is the event's page. Throws NotFound for an unknown event.
* [EVT-012, EVT-015, EVT-019, EVT-020, EVT-021, decisions B03, B13, B27]
*/
async function payForEvent(ctx, slug, contribution) {
	return pay(ctx, await eventWhere(ctx, eq(events.slug, slug)), contribution);
}
/** The same for who knows the event by its id. [API-035] */
async function payForEventById(ctx, id, contribution) {
	return pay(ctx, await eventWhere(ctx, eq(events.id, id)), contribution);
}
async function eventWhere({ db }, condition) {
	const [event] = await db.select().from(events).where(condition);
	if (!event) throw new NotFound();
	return event;
}
async function pay(ctx, event, contribution) {
	if (!canReadDetails(ctx.actor, event)) return refused("MEMBERS_ONLY");
	const priced = {
		birthday: event.birthday,
		price: pence(event.priceMinor)
	};
	if (!takesPayments(priced) || !canContribute(priced, contribution.amount)) return refused("NOT_AN_AMOUNT");
	const spent = await spend(ctx.db, PAYMENT_LIMIT, networkOf(ctx.client));
	if (!spent.allowed) return refused("TOO_MANY", { retryAfterSeconds: spent.retryAfterSeconds });
	const started = await startCheckout(ctx, {
		purpose: "event",
		objectId: event.id,
		description: event.name,
		lines: [{
			name: event.name,
			amount: contribution.amount,
			quantity: 1
		}],
		payer: await payerOf$1(ctx, contribution),
		returns: {
			success: `/events/${event.slug}?pay=success`,
			cancel: `/events/${event.slug}?pay=cancel`
		}
	});
	if (!started.ok && (started.reason === "ALREADY_PAID" || started.reason === "UNKNOWN_PRICE")) throw new Error(`a contribution was refused: ${started.reason}`);
	return started;
}
async function payerOf$1({ db, actor }, { name }) {
	if (actor.kind !== "user" || !actor.memberId) return {
		memberId: null,
		name,
		email: ""
	};
	const [member] = await db.select({
		name: members.name,
		email: members.email
	}).from(members).where(eq(members.id, actor.memberId));
	return {
		memberId: actor.memberId,
		name: member?.name ?? name,
		email: member?.email ?? ""
	};
}
// src/features/events/schema.ts
/** The value of the choice that opens the field for an amount of one's own. */
var OTHER = "other";
/** Pounds as people write them: "7", "7.5", "£7.50", with a comma too. At most two decimals. [SYS-050, SYS-054] */
var POUNDS = /^£?\s*(\d{1,6})(?:[.,](\d{1,2}))?$/;
var typedAmount = string().transform((typed, ctx) => {
	const pounds = POUNDS.test(typed.trim()) ? Number(typed.trim().replace(/^£\s*/, "").replace(",", ".")) : 0;
	const amount = penceOf(pounds);
	if (amount >= LEAST_CONTRIBUTION && amount <= MOST_CONTRIBUTION) return amount;
	ctx.addIssue({
		code: "custom",
		message: BAD_AMOUNT
	});
	return NEVER;
});
var chosenAmount = string().regex(/^\d{1,6}$/).transform((text) => pence(Number(text)));
/** A contribution as the event page sends it: one of the choices, in pence, or an amount of one's own in pounds. */
var contributionInput = object({
	choice: string().optional(),
	amount: string().default(""),
	name: string().default("").transform(plainLine).pipe(string().max(80, "Please use 80 letters at most"))
}).transform(({ choice, amount, name }, ctx) => {
	const own = choice === void 0 || choice === "other";
	const parsed = own ? typedAmount.safeParse(amount) : chosenAmount.safeParse(choice);
	if (parsed.success) return {
		amount: parsed.data,
		name
	};
	ctx.addIssue({
		code: "custom",
		path: [own ? "amount" : "choice"],
		message: BAD_AMOUNT
	});
	return NEVER;
});
var line$1 = object({
	amount: number(),
	quantity: number().default(1)
});
/**
* The call that opens a card page. What it says of addresses, customer and descriptions is not read; its amount, in
* pence, is a wish that the event's rules must allow. [API-035, decisions B03, B27]
*/
var paymentSessionCall = object({
	gd_object: literal("others"),
	gd_object_id: uuid$1(),
	amount: number().optional(),
	line_items: array(line$1).max(20).default([])
}).transform(({ gd_object_id, amount, line_items }, ctx) => {
	const wish = amount ?? line_items.reduce((sum, item) => sum + item.amount * item.quantity, 0);
	if (Number.isSafeInteger(wish)) return {
		gd_object_id,
		amount: pence(wish)
	};
	ctx.addIssue({
		code: "custom",
		path: ["amount"],
		message: BAD_AMOUNT
	});
	return NEVER;
});
// src/features/photos/policy.ts
/** Members say who is in a photograph; whether a child is, says the administrator alone. [PHO-008, decisions C04] */
var canTag = (actor) => isMember(actor);
var canTagMinors = (actor) => hasRole(actor, "administrator");
// src/features/photos/commands/assign-photos.server.ts
/** An evening of tagging, and no more: whoever tags everybody everywhere is no member who helps. [holes 26] */
var TAG_LIMIT = {
	name: "photo-tags",
	points: 120,
	seconds: 3600
};
/**
* Says that a member is in photographs. Said twice it is there once; who said it first is kept. Children are tagged
* by the administrator alone, and a name that its bearer took off stays off, whoever tags. Throws Forbidden to who is
* no member. [PHO-008, API-048, decisions C04, holes 26]
*/
async function assignPhotos(ctx, { photos: ids, member: memberId }) {
	const { actor } = ctx;
	if (!canTag(actor) || actor.kind !== "user") throw new Forbidden();
	const spent = await spend(ctx.db, TAG_LIMIT, actor.userId);
	if (!spent.allowed) return refused("TOO_MANY", { retryAfterSeconds: spent.retryAfterSeconds });
	return transact(ctx, async (tx) => {
		const member = await taggable(ctx, tx, memberId);
		if (!member) return refused("NO_MEMBER");
		const seen = await photosSeen(ctx, tx, ids);
		if (seen.length < new Set(ids).size) return refused("NO_PHOTO");
		const off = await tx.select({ photoId: photoWithdrawals.photoId }).from(photoWithdrawals).where(and(eq(photoWithdrawals.memberId, memberId), inArray(photoWithdrawals.photoId, ids)));
		const withdrawn = new Set(off.map(({ photoId }) => photoId));
		const wanted = seen.filter(({ id }) => !withdrawn.has(id));
		const values = wanted.map(({ id }) => ({
			photoId: id,
			memberId,
			taggedBy: actor.userId,
			taggedAt: ctx.clock.now()
		}));
		if (values.length > 0) {
			await tx.insert(photoTags).values(values).onConflictDoNothing();
			const facts = { photos: values.length };
			await audit(tx, ctx, {
				action: "photos.tag",
				subject: `members/${memberId}`,
				facts
			});
			const albumIds = new Set(wanted.map(({ albumId }) => `photoalbums/${albumId}`));
			await touch(tx, "photos", ...wanted.map(({ id }) => `photos/${id}`));
			await touch(tx, "photoalbums", ...albumIds);
			await touch(tx, "members", `members/${memberId}`);
		}
		return done({
			name: member.name,
			added: values.length,
			withdrawn: withdrawn.size
		});
	});
}
async function taggable(ctx, tx, memberId) {
	const sight = sightIn(ctx);
	const [member] = await tx.select({ name: shownName(sight) }).from(members).where(and(eq(members.id, memberId), eq(members.active, true), canTagMinors(ctx.actor) ? void 0 : not(isMinor(sight))));
	return member;
}
var photosSeen = (ctx, tx, ids) => tx.select({
	id: photos.id,
	albumId: photos.albumId
}).from(photos).innerJoin(albums, eq(albums.id, photos.albumId)).where(and(inArray(photos.id, [...ids]), seenWith(sightIn(ctx))));
// src/features/photos/schema.ts
var id = string().refine(isId, "This is no id");
var FEW = `Please choose 1 to 500 photos`;
var photoIds = array(id, FEW).min(1, FEW).max(500, FEW);
/** Photographs and the member who is in them. One check box alone is a text, several are a list. [PHO-011, PHO-016] */
var tagInput = object({
	photos: preprocess((given) => typeof given === "string" ? [given] : given, photoIds),
	member: string("Please choose a member").refine(isId, "Please choose a member")
});
/** The same as the call names it. [API-048] */
var assignPhotosCall = object({
	photos: photoIds,
	memberSelected: id
});
// src/features/registrations/commands/pay-fee.server.ts
/** Card pages that one connection may open. */
var PAY_LIMIT = {
	name: "registration-payments",
	points: 30,
	seconds: 3600
};
/**
* Opens the card page for the fee that is due: the registration fee first, then a subscription. The browser says which
* price; what it is for, who pays and the way back are the server's. [REG-024, REG-026, REG-027, REG-034, decisions B03,
* B09, B11, F10, holes 3]
*/
async function payFee(ctx, offers, claim, priceId) {
	const registration = await findOwn(ctx, claim);
	if (!registration?.submittedAt) return refused("NONE");
	if (isVolunteer(registration.questions)) return refused("NOTHING_DUE");
	const due = await dueOf(ctx, offers, registration, priceId);
	if (!due.ok) return due;
	const message = whyNot(due.offer.rule, registration, clubDay(ctx.clock.now()));
	if (message) return refused("NOT_FOR_YOU", { message });
	const spent = await spend(ctx.db, PAY_LIMIT, networkOf(ctx.client));
	if (!spent.allowed) return refused("TOO_MANY", { retryAfterSeconds: spent.retryAfterSeconds });
	const payer = payerOf(registration);
	if (payer.email === "") return refused("NO_EMAIL");
	const started = await startCheckout(ctx, {
		purpose: due.purpose,
		objectId: registration.id,
		description: due.offer.label,
		priceId,
		payer,
		returns: returnsOf(registration.id, due.purpose)
	});
	return !started.ok && started.reason === "UNKNOWN_PRICE" ? refused("NO_FEE") : started;
}
async function dueOf({ db }, offers, { id }, priceId) {
	if (!offers.confirmed) return refused("PROVIDER_DOWN");
	const paid = await paidFees(db, id);
	const registration = offers.registration.find((offer) => offer.priceId === priceId);
	if (registration) return paid.registration ? refused("ALREADY_PAID") : {
		ok: true,
		purpose: "registration",
		offer: registration
	};
	const subscription = offers.subscriptions.find((offer) => offer.priceId === priceId);
	const isFirstPaid = paid.registration !== void 0 || offers.registration.length === 0;
	if (!subscription || !isFirstPaid) return refused("NO_FEE");
	return paid.subscription ? refused("ALREADY_PAID") : {
		ok: true,
		purpose: "subscription",
		offer: subscription
	};
}
/** A minor's guardian pays; the card page gets no address of a child. [decisions C09] */
function payerOf({ name, email, guardianName, guardianEmail, stripeCustomer }) {
	return {
		memberId: null,
		...guardianEmail ? {
			name: guardianName,
			email: guardianEmail
		} : {
			name,
			email
		},
		...stripeCustomer && { customerId: stripeCustomer }
	};
}
/** [REG-030, REG-031, REG-034] */
function returnsOf(id, purpose) {
	return {
		success: `${SUBSCRIPTION}?step=success&id=${id}&mode=${purpose === "subscription" ? "subscription" : "payment"}`,
		cancel: `${SUBSCRIPTION}?step=cancel&id=${id}`
	};
}
// src/features/registrations/queries/offers.server.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_server_node = require_server_node();
var import_jsx_runtime = require_jsx_runtime();
/** The fees that can be chosen now, with the provider's prices. [REG-023, decisions B10] */
async function currentOffers(ctx, { fees }) {
	return offersFrom(fees, await listPrices(ctx));
}
// src/features/registrations/model/desk.ts
/**
* How far a registration has come. new: no member yet. assigned: a member, who has no working login yet. active: a
* member who can log in. inactive: the member is set inactive. [ADM-025, ADM-027, decisions F17]
*/
var STATUSES = [
	"new",
	"assigned",
	"active",
	"inactive"
];
var STATUS_WORDS = {
	new: "New",
	assigned: "Member assigned",
	active: "Member active",
	inactive: "Inactive"
};
/** unpaid: the registration fee is. registration: that fee alone is paid. subscription: both. free: a volunteer. */
var PAYMENTS = [
	"unpaid",
	"registration",
	"subscription",
	"free"
];
/** Colour marks the exception; the words say it all. [ADM-025] */
var PAYMENT_WORDS = {
	unpaid: {
		text: "Unpaid",
		tone: "bad"
	},
	registration: {
		text: "Registration paid",
		tone: "warn"
	},
	subscription: {
		text: "Subscription paid",
		tone: void 0
	},
	free: {
		text: "Volunteer, no fee",
		tone: void 0
	}
};
var NO_MEMBER = "No member assigned";
/** What the button says that gives a member an account, or a link to set the password. [ADM-035, ADM-036, decisions F17] */
function inviteWords(account) {
	if (account === "none") return "Create user";
	return account === "invited" ? "Invite user again" : "Send user password link";
}
/** Why a registration was not removed. [decisions B24] */
var REMOVAL_REFUSED = {
	PAID: "It is paid. Say once more that it should be removed all the same.",
	SUBSCRIPTION_RUNNING: "Its subscription is running. Cancel the subscription first, or money goes on being taken."
};
// src/features/registrations/schema.ts
var short = string().max(200);
/**
* The call that opens a card page for a fee of a registration. Mode, e-mail and return addresses are not read: the price
* decides the mode, the registration has the address, and the way back is ours. [API-037, decisions B09, C06]
*/
var createSubscriptionCall = object({
	priceId: short,
	registration_id: uuid$1(),
	/** Of the link in our letters, or of the browser that began the registration. */
	token: short
});
/** What the table is asked for in its address. Nonsense counts as not asked. [ADM-025] */
var deskSearch = object({
	q: string().transform((text) => text.trim().slice(0, 80)).optional().catch(void 0),
	status: _enum(STATUSES).optional().catch(void 0),
	payment: _enum(PAYMENTS).optional().catch(void 0),
	sort: string().regex(/^(?:name|email|Created):(?:asc|desc)$/).default("Created:desc").catch("Created:desc"),
	start: number$1().int().min(0).max(1e6).default(0).catch(0)
});
var assignInput = object({ memberId: uuid$1("Please choose a member") });
/** `another`: a second person with the e-mail of a member, as in a family. */
var createMemberInput = object({
	teamId: uuid$1("Please choose a team"),
	another: literal("yes").optional()
});
/** `paid`: somebody has read that it is paid and removes it all the same. [decisions B24] */
var removeInput = object({ paid: literal("yes").optional() });
/** The most whom one message goes to. */
var MOST_RECIPIENTS = 1e3;
var listed$1 = union$1([string(), array(string())]).transform((ids) => typeof ids === "string" ? [ids] : ids);
/** Whom a message goes to: some, or all that a search finds but a few. */
var recipientsInput = object({
	ids: listed$1.pipe(array(uuid$1()).max(MOST_RECIPIENTS)).default([]),
	all: literal("yes").optional(),
	except: listed$1.pipe(array(uuid$1()).max(MOST_RECIPIENTS)).default([]),
	q: deskSearch.shape.q,
	status: deskSearch.shape.status,
	payment: deskSearch.shape.payment
});
/** What is written, and from which of the two mailboxes of the club. [ADM-021, ADM-034, decisions A07, F16] */
var messageInput$1 = object({
	from: _enum(["info", "media"]).default("info"),
	subject: string("Please enter a subject").trim().min(1, "Please enter a subject").max(200, "Please use 200 characters at most"),
	content: string("Please write a message").max(5e4, "This message is too long"),
	copyTo: string().trim().default("").refine((text) => text === "" || isEmail(text), EMAIL_MESSAGE),
	/** Made with the form: pressing Send twice sends once. */
	sending: uuid$1()
});
// src/features/registrations/policy.ts
/** Whoever wants to join is the administrators' business, with all that they have told the club. [SYS-066, decisions A06] */
var canManageRegistrations = (actor) => hasRole(actor, "administrator");
// src/features/registrations/queries/desk-facts.server.ts
/** Throws Forbidden to everybody but administrators. */
function demandManager({ actor }) {
	if (!canManageRegistrations(actor)) throw new Forbidden();
}
/** Submitted and not removed: drafts belong to whoever fills them in. [decisions B24, C07] */
var handedIn = and(isNotNull(registrations.submittedAt), isNull(registrations.removedAt));
/** `isVolunteer` of model.ts, in SQL. [decisions B12] */
var volunteers = sql`${registrations.questions} @> '[{"id":"applies_to_you","value":"other"}]'::jsonb`;
/** Owes the registration fee. */
var isUnpaid = and(eq(registrations.registrationPaid, false), sql`not ${volunteers}`);
/** Stand on registrations joined with their member and the member's account. */
var status = sql`case
  when ${registrations.memberId} is null then 'new'
  when not ${members.active} then 'inactive'
  when coalesce(${users.emailVerified}, false) then 'active'
  else 'assigned' end`;
var payment = sql`case
  when ${volunteers} then 'free'
  when not ${registrations.registrationPaid} then 'unpaid'
  when ${registrations.subscriptionPaid} then 'subscription'
  else 'registration' end`;
/** The date of birth that was given; null for none. */
var bornOn = sql`jsonb_path_query_first(${registrations.details}, '$[*] ? (@.id == "dob")') ->> 'value'`;
/** Name or e-mail hold every one of the words, whatever their accents. Wildcards are letters like others. */
function holds(text) {
	const words = (text ?? "").trim().split(/\s+/).filter(Boolean).slice(0, 8);
	return and(...words.map((word) => {
		const pattern = sql`'%' || ${folded(sql`${word.replace(/[\\%_]/g, "\\$&")}::text`)} || '%'`;
		return or(like(registrations.nameKey, pattern), like(registrations.emailKey, pattern));
	}));
}
/** What a search of the table finds. */
var found = (asked) => and(handedIn, holds(asked.q), asked.status && sql`${status} = ${asked.status}`, asked.payment && sql`${payment} = ${asked.payment}`);
// src/features/registrations/commands/handed-in.server.ts
/** A registration that was handed in, held until the transaction ends. Throws NotFound for all others. */
async function holdHandedIn(tx, id) {
	if (!isId(id)) throw new NotFound();
	const [found] = await tx.select().from(registrations).where(and(eq(registrations.id, id), handedIn)).for("update");
	if (!found) throw new NotFound();
	return found;
}
/** Writes what staff decided about a registration that is held, and notes it. */
async function writeHandedIn(tx, ctx, registration, changes, { action, facts = {} }) {
	const { id, version } = registration;
	await tx.update(registrations).set({
		...changes,
		updatedAt: ctx.clock.now(),
		version: version + 1
	}).where(eq(registrations.id, id));
	await auditStaff(tx, ctx, {
		action: `registrations.${action}`,
		subject: `registrations/${id}`,
		facts
	});
	await touchEntry(tx, "registrations", id);
}
/** The member of a registration, or one that is to be it. */
async function memberNamed(tx, id) {
	if (!id || !isId(id)) return void 0;
	const [member] = await tx.select({
		id: members.id,
		name: members.name,
		userId: members.userId
	}).from(members).where(eq(members.id, id));
	return member;
}
// src/features/registrations/commands/remove-registration.server.ts
/**
* Takes a registration out of sight. It stays in the database with its payments and its member; the student card is
* deleted. One that is paid needs a second word, one whose subscription runs is refused. Twice is once. Throws
* Forbidden to everybody but administrators, NotFound for an unknown one and for a draft. [ADM-029, ADM-030, SYS-066,
* decisions B24, C08]
*/
async function removeRegistration(ctx, id, { paid }) {
	demandManager(ctx);
	if (!isId(id)) throw new NotFound();
	return transact(ctx, async (tx) => {
		const [registration] = await tx.select().from(registrations).where(eq(registrations.id, id)).for("update");
		if (!registration?.submittedAt) throw new NotFound();
		if (registration.removedAt) return done({});
		const fees = await paidFees(tx, id);
		if (fees.subscription) return refused("SUBSCRIPTION_RUNNING");
		if (fees.registration && !paid) return refused("PAID");
		const { studentCardId } = registration;
		await writeHandedIn(tx, ctx, registration, {
			removedAt: ctx.clock.now(),
			studentCardId: null
		}, {
			action: "remove",
			facts: { paid: fees.registration !== void 0 }
		});
		if (studentCardId) await deleteFile(tx, studentCardId);
		return done({});
	});
}
// src/ui/primitives/raw-html.tsx
/** HTML from editors, without any look of its own. It was sanitised when it was stored; nothing else may be handed in. */
function RawHtml({ html, className }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className,
		dangerouslySetInnerHTML: { __html: html }
	});
}
// src/features/mailings/templates/message.tsx
var STYLES = `${MAIL_STYLES}
.synopsis { display: none; max-height: 0; overflow: hidden; }
.first { display: block; max-width: 100%; margin: 0 0 20px; }
`;
/** A mail that somebody of the club has written by hand; its HTML was sanitised before. [ADM-034, decisions A07, A15] */
function MessageMail({ subject, synopsis, gif, html, club, site }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("html", {
		lang: "en-GB",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("head", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("meta", { charSet: "utf-8" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("meta", {
				name: "viewport",
				content: "width=device-width"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("title", { children: subject }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("style", { children: STYLES })
		] }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("body", { children: [synopsis && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "synopsis",
			children: synopsis
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("main", { children: [
			gif && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
				className: "first",
				src: gif,
				alt: ""
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RawHtml, {
				className: "message",
				html
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("hr", {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "small",
				children: [
					club,
					", ",
					site
				]
			})
		] })] })]
	});
}
// src/features/mailings/send-message.server.ts
/**
* Puts a message that was written by hand into the outbox, to one person, inside the command's transaction: its own
* addresses become whole ones. Answers the mail's id. [ADM-034, decisions A07, C10]
*/
async function sendMessage({ config }, tx, envelope, { subject, synopsis = "", ...message }) {
	const site = config.publicUrl.origin;
	const html = message.html.replaceAll(/ (src|href)="\/(?!\/)/g, ` $1="${site}/`);
	const gif = message.gif?.startsWith("/") ? site + message.gif : message.gif ?? "";
	const mail = (0, import_react.createElement)(MessageMail, {
		subject,
		synopsis,
		gif,
		html,
		club: config.club.name,
		site
	});
	return sendMail(tx, {
		...envelope,
		subject,
		html: `<!doctype html>${(0, import_server_node.renderToStaticMarkup)(mail)}`,
		text: textOfMessage(html)
	});
}
// src/features/mailings/schema.ts
var MOST_CHARACTERS = 1e5;
var line = (label, most) => string(`${label} must be a text`).transform(plainLine).pipe(string().max(most, `${label} takes ${most} characters at most`));
/** A picture of our own or one of the web: nothing else can be an address in a mail. */
var gif = string().trim().max(500, "The address of the picture takes 500 characters at most").refine((text) => text === "" || /^\/files\/[\w/.-]+$/.test(text) || URL.canParse(text) && text.startsWith("https://"), "The picture needs an address that starts with https://");
/** What staff write to people. The text is sanitised here, so that what is previewed is what is sent. [ADM-018] */
var messageInput = object({
	sender: _enum(["info", "media"], "Choose one of the club’s mailboxes").default("info"),
	subject: line("Subject", 150).pipe(string().min(1, "Enter a subject")),
	synopsis: line("Synopsis", 200).default(""),
	gif: gif.default(""),
	html: string("Write a message").max(MOST_CHARACTERS, "The message is too long").transform(sanitiseHtml).refine((html) => !isEmptyHtml(html), "Write a message")
});
var MOST_PEOPLE = 500;
var person = union$1([email$1("This is no e-mail address").transform((address) => ({
	name: "",
	address
})), object({
	name: string().max(120).default(""),
	address: email$1("This is no e-mail address")
})], "This is no e-mail address");
/** What the call that writes to people takes; `from_email` must be a mailbox of the club. [API-040, decisions A07] */
var sendEmailCall = object({
	from_email: string("Choose one of the club’s mailboxes"),
	to_email: union$1([person.transform((one) => [one]), array(person)], "Say to whom").refine((people) => people.length > 0, "Say to whom").refine((people) => people.length <= MOST_PEOPLE, `At most ${MOST_PEOPLE} people at once`),
	cc: email$1("This is no e-mail address").optional(),
	subject: messageInput.shape.subject,
	content: messageInput.shape.html,
	synopsis: messageInput.shape.synopsis,
	gif: messageInput.shape.gif
});
// src/features/billing/queries/of-member.server.ts
/** Every payment of a member, also those that came to nothing, the newest first. Throws Forbidden to all but finance staff. */
async function paymentsOfMember({ db, actor }, memberId) {
	if (!canBill(actor)) throw new Forbidden();
	return (await db.select({
		id: payments.id,
		description: payments.description,
		amountMinor: payments.amountMinor,
		refundedMinor: payments.refundedMinor,
		status: payments.status,
		disputed: payments.disputed,
		paidAt: payments.paidAt,
		createdAt: payments.createdAt
	}).from(payments).where(eq(payments.memberId, memberId)).orderBy(desc(sql`coalesce(${payments.paidAt}, ${payments.createdAt})`), desc(payments.id))).map(({ amountMinor, refundedMinor, ...row }) => ({
		...row,
		amount: pence(amountMinor),
		refunded: pence(refundedMinor)
	}));
}
/** Every subscription of a member, the newest first. Throws Forbidden to all but finance staff. */
async function subscriptionsOfMember({ db, actor }, memberId) {
	if (!canBill(actor)) throw new Forbidden();
	return subscriptionsWhere(db, eq(subscriptions.memberId, memberId));
}
/**
* The subscription that counts for each of some members: a running one, else the newest. Throws Forbidden to all but
* finance staff.
*/
async function subscriptionsByMember({ db, actor }, memberIds) {
	if (!canBill(actor)) throw new Forbidden();
	const found = await subscriptionsWhere(db, inArray(subscriptions.memberId, [...memberIds]));
	const counting = /* @__PURE__ */ new Map();
	for (const subscription of found) {
		const { memberId, status } = subscription;
		const known = memberId ? counting.get(memberId) : void 0;
		if (memberId && (!known || !isRunning(known.status) && isRunning(status))) counting.set(memberId, subscription);
	}
	return counting;
}
// src/platform/files/refusal-words.ts
/** Why a picture was not taken, to stand behind its name. */
function imageRefusalWords(refusal) {
	switch (refusal.reason) {
		case "TOO_LARGE": return `larger than ${refusal.mostBytes / 1024 / 1024} MB`;
		case "NOT_A_PICTURE": return "not a JPEG, PNG, WebP or AVIF picture";
		case "TOO_MANY_PIXELS": return "more pixels than can be handled";
		case "BROKEN": return "a picture that cannot be read";
		default: return unreachable(refusal);
	}
}
// src/platform/entries/draft.ts
/**
* Checks what somebody wants to write. Throws Invalid with every field's messages: values that cannot stand there,
* and each name that is no field or that this actor may not write; the two read the same. `granted` names fields that
* this actor may write whatever the fields say. [decisions A05, holes 7]
*/
function draftOf(entry, input, actor, making, granted = []) {
	if (typeof input !== "object" || input === null || Array.isArray(input)) throw new Invalid({ "": ["The body must be an object of fields"] });
	const problems = Object.create(null);
	const draft = {};
	const given = new Map(Object.entries(input));
	const version = given.get("version");
	given.delete("version");
	if (version !== void 0 && !isVersion(version)) problems.version = ["version must be a whole number"];
	for (const [name, value] of given) {
		const field = Object.hasOwn(entry.fields, name) ? entry.fields[name] : void 0;
		if (!field || !(granted.includes(name) || isWritable(entry, field, actor, making))) {
			problems[name] = [`${name} is not a field of ${entry.collection} that you can write`];
			continue;
		}
		const read = schemaOf(name, field).safeParse(value);
		if (read.success) draft[name] = read.data;
		else problems[name] = read.error.issues.map((issue) => issue.message);
	}
	for (const [name, field] of making ? Object.entries(entry.fields) : []) if (!given.has(name) && isMissing(field)) problems[name] = [`${field.label ?? name} is required`];
	if (Object.keys(problems).length > 0) throw new Invalid({ ...problems });
	return {
		draft,
		version: isVersion(version) ? version : void 0
	};
}
/** Has a place to be stored in, and is not kept from this actor. */
function isWritable(entry, field, actor, making) {
	return (field.kind === "many" ? typeof field.through !== "string" : field.column !== void 0) && may(writersOf(entry, field, making), actor);
}
var isMissing = (field) => field.kind !== "one" && field.kind !== "many" && field.kind !== "slug" && field.required === true;
var isVersion = (version) => typeof version === "number" && Number.isSafeInteger(version) && version > 0;
// src/platform/entries/conflicts.ts
var UNIQUE = "23505";
var FOREIGN_KEY = "23503";
var CHECK = "23514";
var NOT_NULL = "23502";
/** What PostgreSQL refused, if this error says so. Drizzle wraps it. */
function refusalIn(error) {
	const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
	if (typeof cause !== "object" || cause === null || !("code" in cause)) return void 0;
	const { code, constraint = "", column = "" } = cause;
	return {
		code: String(code),
		constraint: String(constraint),
		column: String(column)
	};
}
/** A value that another entry has already: which column was it. */
var isTaken = (error, column) => {
	const refusal = refusalIn(error);
	return refusal?.code === UNIQUE && refusal.constraint === column.uniqueName;
};
/** Something else still points here. */
var isInUse = (error) => refusalIn(error)?.code === FOREIGN_KEY;
/** The refusal of a write in words for the field that caused it; the error itself when it is none. */
function explained(entry, error) {
	const refusal = refusalIn(error);
	if (!refusal) return error;
	const { code, constraint, column } = refusal;
	if (code === UNIQUE) return about(entry, (own) => own.uniqueName === constraint, "is taken already") ?? error;
	if (code === FOREIGN_KEY) {
		const names = new Set(columnsOf$1(entry.table, constraint));
		return about(entry, (one) => names.has(one), "names an entry that does not exist") ?? joined(entry, constraint) ?? error;
	}
	if (code === NOT_NULL) return about(entry, (own) => own.name === column, "is required") ?? error;
	if (code === CHECK) return new Invalid({ "": ["These values do not go together"] });
	return error;
}
function about(entry, isIt, words) {
	for (const [name, field] of Object.entries(entry.fields)) {
		const column = field.kind === "many" ? void 0 : field.column;
		if (column && isIt(column)) return new Invalid({ [name]: [`${field.label ?? name} ${words}`] });
	}
}
function joined(entry, constraint) {
	for (const [name, field] of Object.entries(entry.fields)) {
		if (field.kind !== "many" || typeof field.through === "string") continue;
		if (columnsOf$1(field.through.table, constraint).length === 0) continue;
		return new Invalid({ [name]: [`${field.label ?? name} names an entry that does not exist`] });
	}
}
var columnsOf$1 = (table, constraint) => getTableConfig(table).foreignKeys.filter((key) => key.getName() === constraint).flatMap((key) => key.reference().columns);
// src/platform/entries/slugs.ts
var TRIES = 5;
/**
* The slug that a write sets: the given one, or one made from its source when none is given while making, or when
* an empty one is given. Undefined: it stays as it is. [SYS-036, decisions E03]
*/
function slugFor(entry, draft, making) {
	const found = Object.entries(entry.fields).find((pair) => pair[1].kind === "slug");
	const column = found?.[1].column;
	if (!found || !column) return void 0;
	const [name, { from = "" }] = found;
	const given = draft[name];
	if (given) return {
		name,
		column,
		wanted: String(given)
	};
	if (!making && given === void 0) return void 0;
	const source = draft[from];
	if (!making && source === void 0) return void 0;
	return {
		name,
		column,
		wanted: slugOf(String(source ?? ""), entry.single)
	};
}
/**
* Writes with the wanted slug, or the first of its numbered kin that is free. The unique index decides: when somebody
* else takes it between the look and the write, it looks again, a few times. [decisions E03]
*/
async function withSlug(tx, { column, wanted }, own, write) {
	for (let tries = 1;; tries += 1) {
		const slug = await freeSlug(tx, column, wanted, own);
		try {
			return await tx.transaction((savepoint) => write(savepoint, slug));
		} catch (error) {
			if (tries === TRIES || !isTaken(error, column)) throw error;
		}
	}
}
async function freeSlug(tx, column, wanted, own) {
	const kin = like(column, `${wanted.replace(/[\\%_]/g, "\\$&")}%`);
	const found = await tx.select({ slug: column }).from(column.table).where(and(kin, ne(own.column, own.id)));
	const taken = new Set(found.map((row) => row.slug));
	let n = 1;
	while (taken.has(nthSlug(wanted, n))) n += 1;
	return nthSlug(wanted, n);
}
// src/platform/entries/snapshot.ts
/** Everything that can be written of an entry, as it would be written again: references and pictures as ids. */
async function snapshotOf(tx, { clock }, entry, id) {
	const reader = readerOf({
		actor: SYSTEM,
		clock
	});
	const columns = Object.entries(entry.fields).flatMap(([name, field]) => {
		const value = written(entry, field, reader);
		return value ? [sql`${value} as ${sql.identifier(name)}`] : [];
	});
	const [found] = await rows(tx, sql`select to_json("_o") as data from (select ${sql.join(columns, sql`, `)}
      from ${entry.table} where ${entry.id} = ${id}) as "_o"`);
	if (!found) throw new RangeError(`${tableOf(entry)} has no row ${id}`);
	return found.data;
}
function written(entry, field, reader) {
	if (field.kind === "many") {
		if (typeof field.through === "string") return void 0;
		const { table, here, there } = field.through;
		return sql`(select coalesce(json_agg(${there} order by ${there}), '[]') from ${table} where ${here} = ${entry.id})`;
	}
	if (!field.column) return void 0;
	const value = expressionOf(field.value, reader);
	return field.kind === "one" || field.kind === "image" ? value : wireOf(field.kind, value, reader.actor);
}
// src/platform/entries/store.ts
/** The columns of its own table that a draft sets, by their names in TypeScript. Slugs are set by `slugs.ts`. */
function columnsOf(entry, draft) {
	const values = {};
	for (const [name, value] of Object.entries(draft)) {
		const field = entry.fields[name];
		if (!field || field.kind === "many" || field.kind === "slug") continue;
		if (field.column?.table !== entry.table) continue;
		values[nameIn(entry.table, field.column)] = value;
	}
	return values;
}
/** The name of a column in its own table. */
function nameIn(table, column) {
	const found = Object.entries(getTableColumns(table)).find(([, one]) => one === column);
	if (!found) throw new RangeError(`${column.name} is no column of this table`);
	return found[0];
}
/** Sets the lists of a draft that are kept in join tables: what is not named any more is gone. */
async function writeLists(tx, entry, draft, id) {
	for (const [name, ids] of Object.entries(draft)) {
		const field = entry.fields[name];
		if (field?.kind !== "many" || typeof field.through === "string" || !Array.isArray(ids)) continue;
		const { table, here, there } = field.through;
		await tx.delete(table).where(eq(here, id));
		const rows = [...new Set(ids)].map((other) => ({
			[nameIn(table, here)]: id,
			[nameIn(table, there)]: other
		}));
		if (rows.length > 0) await tx.insert(table).values(rows);
	}
}
/** A stored file inside HTML. */
var FILE_IN_HTML = /\/files\/([0-9a-f-]{36})\//g;
/**
* Opens the pictures of a draft to whom their field says. Only pictures can be attached, never a paper that somebody
* handed in. Throws Invalid for anything else. [decisions A16]
*/
async function publishPictures(tx, entry, draft) {
	for (const [name, id] of Object.entries(draft)) {
		const field = entry.fields[name];
		if (field?.kind === "richText" && entry.read === "public") await publishShown(tx, String(id ?? ""));
		if (field?.kind !== "image" || typeof id !== "string") continue;
		const [picture] = await tx.select({ id: files.id }).from(files).where(and(eq(files.id, id), sql`jsonb_array_length(${files.variantsPx}) > 0`));
		if (!picture) throw new Invalid({ [name]: [`${field.label ?? name} is no picture that was uploaded`] });
		const audience = field.files ?? "public";
		if (audience !== "derived") await setAudience(tx, id, audience);
	}
}
/** Pictures of the library that a text shows are for its readers. Others (albums, papers) keep the audience they have. */
async function publishShown(tx, html) {
	const ids = [...html.matchAll(FILE_IN_HTML)].flatMap(([, id]) => id && isId(id) ? [id] : []);
	if (ids.length === 0) return;
	const found = await tx.select({ id: files.id }).from(files).where(and(inArray(files.id, ids), eq(files.audience, "staff"), sql`jsonb_array_length(${files.variantsPx}) > 0`));
	await setAudience(tx, found.map((file) => file.id), "public");
}
// src/platform/entries/write.ts
/**
* Makes an entry. Throws Forbidden, and Invalid with every field's messages. The whole input is checked before anything
* is written; what the feature adds in `beforeWrite` is its own business. [decisions A05]
*/
var createEntry = (ctx, entry, input) => transact(ctx, (tx) => createEntryIn(tx, ctx, entry, input));
/** The same as a part of a command that writes more: all of it or nothing. `id`: one that was promised before. */
async function createEntryIn(tx, ctx, entry, input, id = newId()) {
	demand(entry.create ?? entry.write, ctx.actor);
	const { draft } = draftOf(entry, input, ctx.actor, true);
	const fields = Object.keys(draft);
	return explaining(entry, async () => {
		await entry.beforeWrite?.(tx, ctx, draft, void 0);
		const values = {
			...columnsOf(entry, draft),
			[nameIn(entry.table, entry.id)]: id,
			...stamps(ctx, entry, true)
		};
		await withSlugIfAny(tx, entry, slugFor(entry, draft, true), id, (inner, slug) => inner.insert(entry.table).values({
			...values,
			...slug
		}));
		return finish(tx, ctx, entry, {
			id,
			draft,
			action: "create",
			facts: { fields }
		});
	});
}
/**
* Changes the given fields of an entry and leaves the rest. `version`, in the input or beside it, is the one that the
* writer has read: when it is no longer the newest, nothing is written. `granted` is for a feature's own command: the
* fields that it lets this actor write, after its own checks. Throws Forbidden, NotFound and Invalid.
*/
async function updateEntry(ctx, entry, id, input, { version: given, granted = entry.own?.(ctx.actor, id) ?? [] } = {}) {
	if (granted.length === 0) await demandEditor(ctx, entry, id);
	const { draft, version = given } = draftOf(entry, input, ctx.actor, false, granted);
	const fields = Object.keys(draft);
	return explaining(entry, () => transact(ctx, async (tx) => {
		const before = await lock(tx, ctx, entry, id);
		if (version !== void 0 && before !== version) return refused("CHANGED", { version: before });
		if (fields.length === 0) return done({
			id,
			version: before
		});
		await keepRevision(tx, ctx, entry, id);
		await entry.beforeWrite?.(tx, ctx, draft, id);
		const values = {
			...columnsOf(entry, draft),
			...stamps(ctx, entry, false)
		};
		await withSlugIfAny(tx, entry, slugFor(entry, draft, false), id, async (inner, slug) => {
			const all = {
				...values,
				...slug
			};
			if (Object.keys(all).length > 0) await inner.update(entry.table).set(all).where(eq(entry.id, id));
		});
		return done(await finish(tx, ctx, entry, {
			id,
			draft,
			action: "update",
			facts: { fields }
		}));
	}));
}
/** Deletes an entry. Throws Forbidden and NotFound; refuses while other entries need it. */
async function deleteEntry(ctx, entry, id) {
	demand(entry.remove ?? entry.write, ctx.actor);
	try {
		return await transact(ctx, async (tx) => {
			await lock(tx, ctx, entry, id);
			await entry.beforeRemove?.(tx, ctx, id);
			await tx.delete(entry.table).where(eq(entry.id, id));
			const ofIt = and(eq(entryDrafts.collection, entry.collection), eq(entryDrafts.entryId, id));
			await tx.delete(entryDrafts).where(ofIt);
			await auditStaff(tx, ctx, {
				action: `${entry.collection}.delete`,
				subject: `${entry.collection}/${id}`
			});
			await touchAll(tx, entry, id);
			return done({ id });
		});
	} catch (error) {
		if (isInUse(error)) return refused("IN_USE");
		throw error;
	}
}
/** What follows every write, in its transaction: lists, pictures, the feature's own, the revision, the log, the tags. */
async function finish(tx, ctx, entry, { id, draft, action, facts }) {
	await writeLists(tx, entry, draft, id);
	await publishPictures(tx, entry, draft);
	await entry.afterWrite?.(tx, ctx, id, draft);
	const version = await keepRevision(tx, ctx, entry, id);
	const subject = `${entry.collection}/${id}`;
	await auditStaff(tx, ctx, {
		action: `${entry.collection}.${action}`,
		subject,
		facts: {
			...facts,
			version
		}
	});
	await touchAll(tx, entry, id);
	return {
		id,
		version
	};
}
/**
* Keeps what an entry looks like now, unless it is kept already: before a change too, because an entry that came by
* another way (an import, the first start) has no revision yet.
*/
async function keepRevision(tx, ctx, entry, id) {
	const column = versionOf(entry);
	if (!column) return 1;
	const [row] = await tx.select({ version: sql`${column}` }).from(entry.table).where(eq(entry.id, id));
	const version = row?.version ?? 1;
	const data = await snapshotOf(tx, ctx, entry, id);
	const actorId = ctx.actor.kind === "user" ? ctx.actor.userId : null;
	const createdAt = ctx.clock.now();
	await tx.insert(revisions).values({
		collection: entry.collection,
		entryId: id,
		version,
		data,
		actorId,
		createdAt
	}).onConflictDoNothing();
	return version;
}
async function touchAll(tx, entry, id) {
	await touchEntry(tx, entry.collection, id);
	if (entry.touches) await touch(tx, ...entry.touches);
}
/** Takes the row for this transaction and answers its version. One that the writer may not see is not there. */
async function lock(tx, ctx, entry, id) {
	if (!isId(id)) throw new NotFound();
	const version = versionOf(entry);
	const [row] = await tx.select({ version: version ? sql`${version}` : sql`1` }).from(entry.table).where(and(eq(entry.id, id), entry.rows?.(readerOf(ctx)))).for("update");
	if (!row) throw new NotFound();
	return row.version;
}
/** What every write sets: when, and the count of writes. */
function stamps({ clock }, entry, making) {
	const now = clock.now();
	const version = versionOf(entry);
	return {
		...making && columnOf(entry, "createdAt") && { createdAt: now },
		...columnOf(entry, "updatedAt") && { updatedAt: now },
		...!making && version && { version: sql`${version} + 1` }
	};
}
function withSlugIfAny(tx, entry, slug, id, write) {
	if (!slug) return write(tx, {});
	const name = nameIn(entry.table, slug.column);
	return withSlug(tx, slug, {
		column: entry.id,
		id
	}, (savepoint, free) => write(savepoint, { [name]: free }));
}
function demand(access, actor) {
	if (!may(access, actor)) throw new Forbidden();
}
/** Where the door admits people for what is theirs, what is not there at all is still a 404 for them. */
async function demandEditor(ctx, entry, id) {
	if (may(editorsOf(entry), ctx.actor)) return;
	if (entry.own && ctx.actor.kind === "user") await transact(ctx, (tx) => lock(tx, ctx, entry, id));
	throw new Forbidden();
}
async function explaining(entry, write) {
	try {
		return await write();
	} catch (error) {
		throw explained(entry, error);
	}
}
// src/platform/entries/revisions.ts
var MOST = 100;
/** What an entry looked like after each write, the newest first; for administrators and who writes all of it. Throws Forbidden and NotFound. */
async function revisionsOf(ctx, entry, id) {
	if (!(may(entry.write, ctx.actor) && may(entry.read, ctx.actor)) && !hasRole(ctx.actor, "administrator")) throw new Forbidden();
	if (!isId(id)) throw new NotFound();
	return (await ctx.db.select().from(revisions).where(and(eq(revisions.collection, entry.collection), eq(revisions.entryId, id))).orderBy(desc(revisions.version)).limit(MOST)).map(({ version, createdAt, actorId, data }) => ({
		version,
		createdAt: createdAt.toISOString(),
		actorId,
		data
	}));
}
/**
* Writes what a revision holds, as one more update: nothing is ever lost. References to what is gone are left out.
* Throws Forbidden, NotFound, and Invalid where the old values do not pass today's rules.
*/
async function restoreRevision(ctx, entry, id, version) {
	const found = (await revisionsOf(ctx, entry, id)).find((revision) => revision.version === version);
	if (!found) throw new NotFound();
	return updateEntry(ctx, entry, id, await restorable(ctx, entry, found.data));
}
async function restorable(ctx, entry, data) {
	const input = {};
	for (const [name, value] of Object.entries(data)) {
		const field = Object.hasOwn(entry.fields, name) ? entry.fields[name] : void 0;
		if (!field || !isWritable(entry, field, ctx.actor, false)) continue;
		if (field.kind === "many") {
			const there = typeof field.through === "string" ? void 0 : field.through.there;
			input[name] = there ? await existing(ctx, there, asList(value)) : value;
		} else if ((field.kind === "one" || field.kind === "image") && field.column) {
			const [id] = await existing(ctx, field.column, asList(value));
			input[name] = id ?? null;
		} else input[name] = value;
	}
	return input;
}
var asList = (value) => Array.isArray(value) ? value : value === null ? [] : [value];
/** Which of these ids a column may still point at. */
async function existing({ db }, column, ids) {
	const target = targetOf(column);
	if (!target || ids.length === 0) return ids.map(String);
	return (await rows(db, sql`select ${target.column} as id from ${target.table} where ${target.column} = any(${sql.param(ids)}::uuid[])`)).map((row) => row.id);
}
function targetOf(column) {
	for (const key of getTableConfig(column.table).foreignKeys) {
		const { columns, foreignTable, foreignColumns } = key.reference();
		if (columns[0] === column && foreignColumns[0]) return {
			table: foreignTable,
			column: foreignColumns[0]
		};
	}
}
// src/platform/bulk/table.server.ts
/** Work over many rows that somebody has asked for: what is to be done, by whom, and whether it is over. */
var bulkRuns = pgTable("bulk_runs", {
	id: uuid("id").primaryKey(),
	kind: text("kind").notNull(),
	input: jsonb("input").$type().notNull(),
	actorId: uuid("actor_id").notNull(),
	/** Of the form that was sent: sent twice, it is one run. */
	key: text("key").notNull(),
	total: integer("total").notNull(),
	startedAt: instant("started_at").notNull(),
	finishedAt: instant("finished_at")
}, (table) => [
	unique("bulk_runs_once").on(table.actorId, table.key),
	index("bulk_runs_unfinished").on(table.startedAt).where(sql`${table.finishedAt} is null`),
	index("bulk_runs_actor").on(table.actorId, table.startedAt)
]);
/** One row of it. It stops waiting in the very transaction of its effect. */
var bulkItems = pgTable("bulk_items", {
	runId: uuid("run_id").notNull().references(() => bulkRuns.id, { onDelete: "cascade" }),
	subjectId: uuid("subject_id").notNull(),
	position: integer("position").notNull(),
	status: text("status", { enum: [
		"waiting",
		"done",
		"failed"
	] }).notNull().default("waiting"),
	attempts: integer("attempts").notNull().default(0),
	/** Not tried again before. */
	notBefore: instant("not_before"),
	/** What came of it, in words for who asked. */
	said: text("said").notNull().default("")
}, (table) => [primaryKey({ columns: [table.runId, table.subjectId] }), index("bulk_items_waiting").on(table.runId, table.position).where(sql`${table.status} = 'waiting'`)]);
// src/platform/bulk/kind.ts
/** The kind as one of many. */
var anyKind = ({ name, input, work }) => ({
	name,
	work: (ctx, tx, given, item) => work(ctx, tx, input.parse(given), item)
});
/** What passes by itself: the row is tried again, a few times. `message` is what is said when it never passes. */
var TryAgain = class extends Error {
	constructor(message) {
		super(message);
		this.name = "TryAgain";
	}
};
// src/features/members/queries/named.server.ts
/**
* Members whose name holds every one of the words, whatever their accents, in the order of the names. For
* administrators: it answers whole names and e-mails of everybody. [ADM-008, decisions F15]
*/
async function membersNamed(ctx, text, limit) {
	if (!hasRole(ctx.actor, "administrator")) throw new Forbidden();
	return ctx.db.select({
		id: members.id,
		name: members.name,
		email: members.email
	}).from(members).where(and(...nameHolds(text))).orderBy(asc(members.nameKey), asc(members.id)).limit(limit);
}
/** One condition a word. Wildcards are letters like others. */
var nameHolds = (text) => text.trim().split(/\s+/).filter(Boolean).slice(0, 8).map((word) => like(members.nameKey, sql`'%' || ${folded(sql`${word.replace(/[\\%_]/g, "\\$&")}::text`)} || '%'`));
/** The name of a member, for what staff are told. Throws NotFound. */
async function memberToName(db, id) {
	const [member] = await db.select({ name: members.name }).from(members).where(eq(members.id, id));
	if (!member) throw new NotFound();
	return member.name;
}
// src/features/billing/bulk.server.ts
/** One invoice for each of many members. [INV-008] */
var INVOICES = {
	name: "billing.create-invoice",
	input: object({
		amount: int().positive(),
		description: string()
	}),
	async work(ctx, tx, { amount, description }, { id: memberId, key }) {
		const name = await memberToName(tx, memberId);
		const made = await createInvoice(ctx, {
			memberId,
			amount: pence(amount),
			description,
			key
		});
		return made.ok ? {
			ok: true,
			text: `Invoice sent to ${name}`
		} : failed(`Could not send an invoice to ${name}`, made);
	}
};
/** One subscription for each of many members. [INV-017, INV-018] */
var SUBSCRIPTIONS = {
	name: "billing.assign-subscription",
	input: object({
		priceId: string(),
		plan: string(),
		volunteer: boolean()
	}),
	async work(ctx, tx, { priceId, plan, volunteer }, { id: memberId, key }) {
		const name = await memberToName(tx, memberId);
		const given = await assignSubscription(ctx, {
			memberId,
			priceId,
			volunteer,
			key
		});
		return given.ok ? {
			ok: true,
			text: `Assigned subscription ${plan} to ${name}!`
		} : failed(`Could not assign ${plan} to ${name}`, given);
	}
};
function failed(what, refusal) {
	if (refusal.reason === "PROVIDER_DOWN") throw new TryAgain(`${what}: the card provider does not answer.`);
	return {
		ok: false,
		text: `${what}: ${reasonOf(refusal)}`
	};
}
function reasonOf(refusal) {
	switch (refusal.reason) {
		case "NO_EMAIL": return "there is no e-mail address.";
		case "NO_PLAN": return "this plan cannot be subscribed to any more.";
		case "RUNNING": return "it runs already.";
		case "PROVIDER_REFUSED": return refusal.message;
		default: return unreachable(refusal);
	}
}
// src/features/billing/commands/settled-payment.server.ts
/**
* The payment behind a payment intent. News of a refund can be here before the news of the payment: then it is
* settled first. UNKNOWN for money that this site did not ask for.
*/
async function settledPaymentOf(ctx, intentId) {
	if (!intentId) return refused("UNKNOWN");
	const known = await byIntent(ctx, intentId);
	if (known) return done({ payment: known });
	const intent = await ask(ctx, (stripe) => stripe.paymentIntents.retrieve(intentId));
	if (!intent.ok) return refused(intent.reason === "PROVIDER_KNOWS_NONE" ? "UNKNOWN" : "PROVIDER_DOWN");
	const id = intent.value.metadata.payment_id;
	if (!id || !isId(id)) return refused("UNKNOWN");
	const [waiting] = await ctx.db.select().from(payments).where(eq(payments.id, id));
	if (!waiting?.sessionId) return refused("UNKNOWN");
	const settled = await settleSession(ctx, waiting.sessionId);
	if (!settled.ok) return refused(settled.reason === "PROVIDER_DOWN" ? "PROVIDER_DOWN" : "UNKNOWN");
	const now = await byIntent(ctx, intentId);
	return now ? done({ payment: now }) : refused("UNKNOWN");
}
async function byIntent({ db }, intentId) {
	const [row] = await db.select().from(payments).where(eq(payments.paymentIntentId, intentId));
	return row;
}
// src/features/billing/commands/sync-refunds.server.ts
/** A refund that failed or was called off has given nothing back. */
var GIVES_BACK = [
	"succeeded",
	"pending",
	"requires_action"
];
/**
* Copies the refunds of a charge and what they leave of its payment. A payment whose settling is still on its way is
* settled first. [decisions B23]
*/
async function syncRefunds(ctx, chargeId) {
	const charge = await ask(ctx, (stripe) => stripe.charges.retrieve(chargeId));
	if (!charge.ok) return refused(charge.reason === "PROVIDER_KNOWS_NONE" ? "UNKNOWN" : "PROVIDER_DOWN");
	const found = await settledPaymentOf(ctx, idOf(charge.value.payment_intent));
	if (!found.ok) return found;
	const { payment } = found;
	return (await freshCopy({
		known: () => writingOfPayment(ctx, payment.id),
		fetch: () => ask(ctx, (stripe) => stripe.refunds.list({
			charge: chargeId,
			limit: 100
		})),
		write: (listed, known) => copyRefunds(ctx, {
			...payment,
			chargeId
		}, listed.data, known)
	})).ok ? done() : refused("PROVIDER_DOWN");
}
/** The same, told by the refund: one that fails days later is told so alone. */
async function syncRefund(ctx, refundId) {
	const refund = await ask(ctx, (stripe) => stripe.refunds.retrieve(refundId));
	if (!refund.ok) return refused(refund.reason === "PROVIDER_KNOWS_NONE" ? "UNKNOWN" : "PROVIDER_DOWN");
	const chargeId = idOf(refund.value.charge);
	return chargeId ? syncRefunds(ctx, chargeId) : refused("UNKNOWN");
}
function copyRefunds(ctx, payment, listed, known) {
	const refundedMinor = listed.filter((refund) => GIVES_BACK.includes(refund.status)).reduce((sum, refund) => sum + refund.amount, 0);
	const status = sql`case when ${payments.amountMinor} <= ${refundedMinor} then 'refunded' else 'paid' end`;
	const { id, chargeId } = payment;
	return transact(ctx, async (tx) => {
		if (!await changePayment(ctx, tx, id, known, {
			chargeId,
			refundedMinor,
			status
		})) return false;
		for (const refund of listed) {
			const status = refund.status ?? "pending";
			await tx.insert(refunds).values({
				id: refund.id,
				paymentId: payment.id,
				amountMinor: refund.amount,
				status,
				createdAt: /* @__PURE__ */ new Date(refund.created * 1e3)
			}).onConflictDoUpdate({
				target: refunds.id,
				set: { status }
			});
		}
		await announce(tx, "payment.returned", payment);
		return true;
	});
}
// src/features/members/model/batch-fields.ts
/**
* What can be written to many members at once. Nothing else can: no role, account, customer, address on the site or
* paid flag. [ADM-011, decisions A05]
*/
var BATCH_FIELDS = [
	{
		name: "Position",
		label: "Position",
		kind: "choice",
		choices: ["", ...POSITIONS]
	},
	{
		name: "eharegistered",
		label: "Registered with the federation",
		kind: "yes-no"
	},
	{
		name: "Active",
		label: "Active",
		kind: "yes-no"
	},
	{
		name: "student",
		label: "Student",
		kind: "yes-no"
	},
	{
		name: "gender",
		label: "Gender",
		kind: "choice",
		choices: GENDERS
	},
	{
		name: "country",
		label: "Nationality",
		kind: "country"
	},
	{
		name: "Address",
		label: "Address",
		kind: "text"
	},
	{
		name: "Postcode",
		label: "Postcode",
		kind: "text"
	}
];
var batchField = (name) => BATCH_FIELDS.find((field) => field.name === name);
/** The value to store, from what the form sends. */
var batchValue = ({ kind }, typed) => {
	if (kind === "yes-no") return typed === "true";
	return kind === "country" && typed === "" ? null : typed;
};
// src/features/members/bulk.server.ts
/** One team for many members: it becomes the first, the others stay. [ADM-012, decisions F15] */
var ASSIGN_TEAM = {
	name: "members.assign-team",
	input: object({
		teamId: uuid$1(),
		team: string()
	}),
	work: (ctx, tx, { teamId }, { id }) => write$1(ctx, tx, id, { team: teamId })
};
/** One value in one field of many members; only the fields of the list. [ADM-011, decisions A05] */
var UPDATE_FIELD = {
	name: "members.update-field",
	input: object({
		field: string().refine((name) => batchField(name) !== void 0),
		value: union$1([
			string(),
			boolean(),
			_null()
		])
	}),
	work: (ctx, tx, { field, value }, { id }) => write$1(ctx, tx, id, { [field]: value })
};
/** One message to many members, each in a mail of their own. [ADM-018, ADM-019, decisions C10] */
var SEND_EMAIL = {
	name: "members.send-email",
	input: message.extend({ sender: _enum(["info", "media"]) }),
	async work(ctx, tx, { sender, ...text }, { id }) {
		const [member] = await tx.select({
			name: members.name,
			firstName: members.firstName,
			email: members.email,
			guardianEmail: members.guardianEmail
		}).from(members).where(eq(members.id, id));
		if (!member) throw new NotFound();
		const email = member.email || member.guardianEmail;
		if (!email) return {
			ok: false,
			text: `${member.name} has no e-mail address`
		};
		await sendMessage(ctx, tx, {
			from: mailAddress(ctx.config.mail[sender], ctx.config.club.name),
			to: mailAddress(email, member.name)
		}, addressedTo(text, member.firstName));
		return {
			ok: true,
			text: `Email sent to ${member.name}`
		};
	}
};
async function write$1(ctx, tx, id, fields) {
	await updateEntry(joining(ctx, tx), memberEntry, id, fields);
	return {
		ok: true,
		text: `${await memberToName(tx, id)}: Updated!`
	};
}
// src/features/store/batches/bulk.server.ts
/** One message to each buyer of a batch, whom one of the buyer's orders stands for. [decisions C10, F13] */
var EMAIL_BUYERS = {
	name: "storebatches.email-buyers",
	input: message.extend({ sender: _enum(["info", "media"]) }),
	async work(ctx, tx, { sender, ...text }, { id }) {
		const [buyer] = await tx.select({
			user: {
				name: users.name,
				email: users.email
			},
			member: {
				name: members.name,
				firstName: members.firstName,
				email: members.email
			}
		}).from(storeOrders).leftJoin(users, eq(users.id, storeOrders.userId)).leftJoin(members, eq(members.id, storeOrders.memberId)).where(eq(storeOrders.id, id));
		const name = buyer?.member?.name || buyer?.user?.name || "";
		const email = buyer?.user?.email || buyer?.member?.email;
		if (!email) return {
			ok: false,
			text: `${name || "A buyer"} has no e-mail address`
		};
		await sendMessage(ctx, tx, {
			from: mailAddress(ctx.config.mail[sender], ctx.config.club.name),
			to: mailAddress(email, name)
		}, addressedTo(text, buyer?.member?.firstName ?? ""));
		return {
			ok: true,
			text: `Email sent to ${name}`
		};
	}
};
// src/features/billing/commands/refund-payment.server.ts
/**
* Sends money of a payment back through the provider, and copies what that left. Whoever calls has asked who may.
* [decisions B23]
*/
async function refundPayment(ctx, { paymentId, key, amount }) {
	const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, paymentId));
	if (!payment?.paymentIntentId) return refused("NOTHING_TO_REFUND");
	const { paymentIntentId } = payment;
	const charge = await chargeOf(ctx, payment);
	if (!charge.ok) return charge;
	const { chargeId } = charge;
	const left = pence(payment.amountMinor - payment.refundedMinor);
	const made = await askOnce(ctx, `refund:${paymentId}:${key}`, async (stripe, once, passed) => {
		if (passed > 0) {
			const { data } = await stripe.refunds.list({
				payment_intent: paymentIntentId,
				limit: 100
			});
			const same = data.find(({ metadata }) => metadata?.request === key);
			if (same) return same;
		}
		return stripe.refunds.create({
			payment_intent: paymentIntentId,
			...amount !== void 0 && { amount },
			metadata: { request: key }
		}, once);
	});
	if (!made.ok && made.reason === "PROVIDER_DOWN") return refused("PROVIDER_DOWN");
	const synced = await syncRefunds(ctx, chargeId);
	if (made.ok) return synced.ok ? done({ amount: pence(made.value.amount) }) : refused("PROVIDER_DOWN");
	if (left === 0) return refused("NOTHING_TO_REFUND");
	if (amount !== void 0 && amount > left) return refused("TOO_MUCH", { left });
	return made.reason === "PROVIDER_REFUSED" ? made : refused("PROVIDER_DOWN");
}
/** The charge behind a payment: what was paid for an invoice came without it. */
async function chargeOf(ctx, { chargeId, paymentIntentId }) {
	if (chargeId) return done({ chargeId });
	const intent = await ask(ctx, (stripe) => stripe.paymentIntents.retrieve(paymentIntentId ?? ""));
	if (!intent.ok) return refused(intent.reason === "PROVIDER_DOWN" ? "PROVIDER_DOWN" : "NOTHING_TO_REFUND");
	const latest = idOf(intent.value.latest_charge);
	return latest ? done({ chargeId: latest }) : refused("NOTHING_TO_REFUND");
}
// src/platform/entries/drafts.ts
/** The draft of an entry, for who may write it; undefined when there is none. Throws Forbidden. */
async function findDraft(ctx, entry, id) {
	demandWriter(ctx, entry);
	if (!isId(id)) return void 0;
	const [found] = await ctx.db.select().from(entryDrafts).where(isDraft(entry, id));
	return found;
}
/** All drafts of a type, for who may write it. Throws Forbidden. */
async function draftsOf(ctx, entry) {
	demandWriter(ctx, entry);
	return ctx.db.select().from(entryDrafts).where(eq(entryDrafts.collection, entry.collection)).orderBy(entryDrafts.savedAt);
}
/**
* Keeps changes beside an entry. The newest draft alone is kept; who has not seen it is refused. Throws Forbidden, and
* Invalid for values that could not stand there.
*/
async function saveDraft(ctx, entry, id, { data, baseVersion, seen }) {
	demandWriter(ctx, entry, baseVersion === null);
	if (!entry.drafts) throw new Forbidden();
	draftOf(entry, data, ctx.actor, baseVersion === null);
	return transact(ctx, async (tx) => {
		if (((await lockDraft(tx, entry, id))?.version ?? 0) !== seen) return refused("DRAFT_CHANGED");
		const version = seen + 1;
		const facts = {
			data,
			baseVersion,
			version,
			savedById: userOf(ctx),
			savedAt: ctx.clock.now(),
			problem: ""
		};
		await tx.insert(entryDrafts).values({
			collection: entry.collection,
			entryId: id,
			...facts
		}).onConflictDoUpdate({
			target: [entryDrafts.collection, entryDrafts.entryId],
			set: facts
		});
		await auditStaff(tx, ctx, {
			action: `${entry.collection}.draft`,
			subject: `${entry.collection}/${id}`,
			facts: { fields: Object.keys(data) }
		});
		return done({ version });
	});
}
/** Throws a draft away. Fine when there is none. Throws Forbidden. */
async function discardDraft(ctx, entry, id) {
	demandWriter(ctx, entry);
	await transact(ctx, async (tx) => {
		await tx.delete(entryDrafts).where(isDraft(entry, id));
		await auditStaff(tx, ctx, {
			action: `${entry.collection}.draft-discard`,
			subject: `${entry.collection}/${id}`
		});
	});
}
/** Says when a draft is published by itself; null: not any more. Throws Forbidden. */
async function scheduleDraft(ctx, entry, id, at) {
	demandWriter(ctx, entry);
	if (at && at <= ctx.clock.now()) return refused("PAST");
	return transact(ctx, async (tx) => {
		const set = {
			publishAt: at,
			problem: "",
			savedById: userOf(ctx)
		};
		if ((await tx.update(entryDrafts).set(set).where(isDraft(entry, id)).returning({ id: entryDrafts.entryId })).length === 0) return refused("NO_DRAFT");
		await auditStaff(tx, ctx, {
			action: `${entry.collection}.schedule`,
			subject: `${entry.collection}/${id}`,
			facts: { at: at?.toISOString() ?? null }
		});
		return done({});
	});
}
/**
* Writes a draft and is done with it, in one transaction. Refused when the entry has changed since the draft was made.
* `due`: only what is due by then, for the job. Throws Forbidden, NotFound and Invalid.
*/
async function publishDraft(ctx, entry, id, { due } = {}) {
	const dropped = [];
	const outcome = await transact(ctx, async (tx) => {
		const draft = await lockDraft(tx, entry, id);
		if (!draft || due && !(draft.publishAt && draft.publishAt <= due)) throw new NotFound();
		const drop = (tags) => void dropped.push(...tags);
		const written = await write(tx, {
			...joining(ctx, tx),
			pages: {
				...ctx.pages,
				drop
			}
		}, entry, draft);
		if (written.ok) await tx.delete(entryDrafts).where(isDraft(entry, id));
		return written;
	});
	ctx.pages.drop(dropped);
	return outcome;
}
async function write(tx, ctx, entry, { entryId: id, data, baseVersion }) {
	if (baseVersion === null) return done(await createEntryIn(tx, ctx, entry, data, id));
	return updateEntry(ctx, entry, id, data, { version: baseVersion });
}
var isDraft = (entry, id) => and(eq(entryDrafts.collection, entry.collection), eq(entryDrafts.entryId, id));
async function lockDraft(tx, entry, id) {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`draft ${entry.collection}/${id}`}, 0))`);
	const [found] = await tx.select().from(entryDrafts).where(isDraft(entry, id));
	return found;
}
function demandWriter({ actor }, entry, making = false) {
	if (!may(making ? entry.create ?? entry.write : entry.write, actor)) throw new Forbidden();
}
var userOf = ({ actor }) => actor.kind === "user" ? actor.userId : null;
// node_modules/react-router/dist/production/lib/router/url.js
/**
* react-router v8.4.0
*
* Copyright (c) Remix Software Inc.
*
* This source code is licensed under the MIT license found in the
* LICENSE.md file in the root directory of this source tree.
*
* @license MIT
*/
var ABSOLUTE_URL_REGEX = /^(?:[a-z][a-z0-9+.-]*:|[\\/]{2})/i;
var PROTOCOL_RELATIVE_URL_REGEX = /^[\\/]{2}/;
function normalizeProtocolRelativeUrl(url, protocol) {
	return protocol + url.replace(/\\/g, "/");
}
// node_modules/react-router/dist/production/lib/router/history.js
/**
* react-router v8.4.0
*
* Copyright (c) Remix Software Inc.
*
* This source code is licensed under the MIT license found in the
* LICENSE.md file in the root directory of this source tree.
*
* @license MIT
*/
function invariant(value, message) {
	if (value === false || value === null || typeof value === "undefined") throw new Error(message);
}
function warning(cond, message) {
	if (!cond) {
		if (typeof console !== "undefined") console.warn(message);
		try {
			throw new Error(message);
		} catch {}
	}
}
function createKey() {
	return Math.random().toString(36).substring(2, 10);
}
/**
* Creates a Location object with a unique key from the given Path
*/
function createLocation(current, to, state = null, key, mask) {
	return {
		pathname: typeof current === "string" ? current : current.pathname,
		search: "",
		hash: "",
		...typeof to === "string" ? parsePath(to) : to,
		state,
		key: to && to.key || key || createKey(),
		mask
	};
}
/**
* Creates a string URL path from the given pathname, search, and hash components.
*
* @public
* @category Utils
* @param path The pathname, search, and hash components to combine.
* @returns The combined URL path.
*/
function createPath({ pathname = "/", search = "", hash = "" }) {
	if (search && search !== "?") pathname += search.charAt(0) === "?" ? search : "?" + search;
	if (hash && hash !== "#") pathname += hash.charAt(0) === "#" ? hash : "#" + hash;
	return pathname;
}
/**
* Parses a string URL path into its separate pathname, search, and hash components.
*
* @public
* @category Utils
* @param path The URL path to parse.
* @returns The parsed pathname, search, and hash components.
*/
function parsePath(path) {
	let parsedPath = {};
	if (path) {
		let hashIndex = path.indexOf("#");
		if (hashIndex >= 0) {
			parsedPath.hash = path.substring(hashIndex);
			path = path.substring(0, hashIndex);
		}
		let searchIndex = path.indexOf("?");
		if (searchIndex >= 0) {
			parsedPath.search = path.substring(searchIndex);
			path = path.substring(0, searchIndex);
		}
		if (path) parsedPath.pathname = path;
	}
	return parsedPath;
}
// node_modules/react-router/dist/production/lib/router/utils.js
/**
* react-router v8.4.0
*
* Copyright (c) Remix Software Inc.
*
* This source code is licensed under the MIT license found in the
* LICENSE.md file in the root directory of this source tree.
*
* @license MIT
*/
/**
* Creates a type-safe {@link RouterContext} object that can be used to
* store and retrieve arbitrary values in [`action`](../../start/framework/route-module#action)s,
* [`loader`](../../start/framework/route-module#loader)s, and [middleware](../../how-to/middleware).
* Similar to React's [`createContext`](https://react.dev/reference/react/createContext),
* but specifically designed for React Router's request/response lifecycle.
*
* If a `defaultValue` is provided, it will be returned from `context.get()`
* when no value has been set for the context. Otherwise, reading this context
* when no value has been set will throw an error.
*
* ```tsx filename=app/context.ts
* import { createContext } from "react-router";
*
* // Create a context for user data
* export const userContext =
*   createContext<User | null>(null);
* ```
*
* ```tsx filename=app/middleware/auth.ts
* import { getUserFromSession } from "~/auth.server";
* import { userContext } from "~/context";
*
* export const authMiddleware = async ({
*   context,
*   request,
* }) => {
*   const user = await getUserFromSession(request);
*   context.set(userContext, user);
* };
* ```
*
* ```tsx filename=app/routes/profile.tsx
* import { userContext } from "~/context";
*
* export async function loader({
*   context,
* }: Route.LoaderArgs) {
*   const user = context.get(userContext);
*
*   if (!user) {
*     throw new Response("Unauthorized", { status: 401 });
*   }
*
*   return { user };
* }
* ```
*
* @public
* @category Utils
* @mode framework
* @mode data
* @param defaultValue An optional default value for the context. This value
* will be returned if no value has been set for this context.
* @returns A {@link RouterContext} object that can be used with
* `context.get()` and `context.set()` in [`action`](../../start/framework/route-module#action)s,
* [`loader`](../../start/framework/route-module#loader)s, and [middleware](../../how-to/middleware).
*/
function createContext(defaultValue) {
	return { defaultValue };
}
/**
* Provides methods for writing/reading values in application context in a
* type-safe way. Primarily for usage with [middleware](../../how-to/middleware).
*
* @example
* import {
*   createContext,
*   RouterContextProvider
* } from "react-router";
*
* const userContext = createContext<User | null>(null);
* const contextProvider = new RouterContextProvider();
* contextProvider.set(userContext, getUser());
* //                               ^ Type-safe
* const user = contextProvider.get(userContext);
* //    ^ User
*
* @public
* @category Utils
* @mode framework
* @mode data
*/
var RouterContextProvider = class {
	#map = /* @__PURE__ */ new Map();
	/**
	* Create a new `RouterContextProvider` instance
	* @param init An optional initial context map to populate the provider with
	*/
	constructor(init) {
		if (init) for (let [context, value] of init) this.set(context, value);
	}
	/**
	* Access a value from the context. If no value has been set for the context,
	* it will return the context's `defaultValue` if provided, or throw an error
	* if no `defaultValue` was set.
	* @param context The context to get the value for
	* @returns The value for the context, or the context's `defaultValue` if no
	* value was set
	*/
	get(context) {
		if (this.#map.has(context)) return this.#map.get(context);
		if (context.defaultValue !== void 0) return context.defaultValue;
		throw new Error("No value found for context");
	}
	/**
	* Set a value for the context. If the context already has a value set, this
	* will overwrite it.
	*
	* @param context The context to set the value for
	* @param value The value to set for the context
	* @returns {void}
	*/
	set(context, value) {
		this.#map.set(context, value);
	}
};
var unsupportedLazyRouteObjectKeys = /* @__PURE__ */ new Set([
	"lazy",
	"caseSensitive",
	"path",
	"id",
	"index",
	"children",
	"unstable_validateParams"
]);
function isUnsupportedLazyRouteObjectKey(key) {
	return unsupportedLazyRouteObjectKeys.has(key);
}
var unsupportedLazyRouteFunctionKeys = /* @__PURE__ */ new Set([
	"lazy",
	"caseSensitive",
	"path",
	"id",
	"index",
	"middleware",
	"children",
	"unstable_validateParams"
]);
function isUnsupportedLazyRouteFunctionKey(key) {
	return unsupportedLazyRouteFunctionKeys.has(key);
}
function isIndexRoute(route) {
	return route.index === true;
}
function defaultMapRouteProperties(route) {
	let updates = {};
	if (route.Component) Object.assign(updates, {
		element: import_react.createElement(route.Component),
		Component: void 0
	});
	if (route.HydrateFallback) Object.assign(updates, {
		hydrateFallbackElement: import_react.createElement(route.HydrateFallback),
		HydrateFallback: void 0
	});
	if (route.ErrorBoundary) Object.assign(updates, {
		errorElement: import_react.createElement(route.ErrorBoundary),
		ErrorBoundary: void 0
	});
	return updates;
}
function convertRoutesToDataRoutes(routes, mapRouteProperties = defaultMapRouteProperties, parentPath = [], manifest = {}, allowInPlaceMutations = false) {
	return routes.map((route, index) => {
		let treePath = [...parentPath, String(index)];
		let id = typeof route.id === "string" ? route.id : treePath.join("-");
		invariant(route.index !== true || !route.children, `Cannot specify children on an index route`);
		invariant(allowInPlaceMutations || !manifest[id], `Found a route id collision on id "${id}".  Route id's must be globally unique within Data Router usages`);
		if (isIndexRoute(route)) {
			let indexRoute = {
				...route,
				id
			};
			manifest[id] = mergeRouteUpdates(indexRoute, mapRouteProperties(indexRoute));
			return indexRoute;
		} else {
			let pathOrLayoutRoute = {
				...route,
				id,
				children: void 0
			};
			manifest[id] = mergeRouteUpdates(pathOrLayoutRoute, mapRouteProperties(pathOrLayoutRoute));
			if (route.children) pathOrLayoutRoute.children = convertRoutesToDataRoutes(route.children, mapRouteProperties, treePath, manifest, allowInPlaceMutations);
			return pathOrLayoutRoute;
		}
	});
}
function mergeRouteUpdates(route, updates) {
	return Object.assign(route, {
		...updates,
		...typeof updates.lazy === "object" && updates.lazy != null ? { lazy: {
			...route.lazy,
			...updates.lazy
		} } : {}
	});
}
/**
* Matches the given routes to a location and returns the match data.
*
* @example
* import { matchRoutes } from "react-router";
*
* let routes = [{
*   path: "/",
*   Component: Root,
*   children: [{
*     path: "dashboard",
*     Component: Dashboard,
*   }]
* }];
*
* matchRoutes(routes, "/dashboard"); // [rootMatch, dashboardMatch]
*
* @public
* @category Utils
* @param routes The array of route objects to match against.
* @param locationArg The location to match against, either a string path or a
* partial {@link Location} object
* @param basename Optional base path to strip from the location before matching.
* Defaults to `/`.
* @returns An array of matched routes, or `null` if no matches were found.
*/
function matchRoutes(routes, locationArg, basename = "/") {
	return matchRoutesImpl(routes, locationArg, basename, false);
}
function matchRoutesImpl(routes, locationArg, basename, allowPartial, precomputedBranches) {
	let pathname = stripBasename((typeof locationArg === "string" ? parsePath(locationArg) : locationArg).pathname || "/", basename);
	if (pathname == null) return null;
	let branches = precomputedBranches ?? flattenAndRankRoutes(routes);
	let matches = null;
	let decoded = decodePath(pathname);
	for (let i = 0; matches == null && i < branches.length; ++i) matches = matchRouteBranch(branches[i], decoded, allowPartial);
	return matches;
}
function convertRouteMatchToUiMatch(match, loaderData) {
	let { route, pathname, params } = match;
	return {
		id: route.id,
		pathname,
		params,
		loaderData: loaderData[route.id],
		handle: route.handle
	};
}
function flattenAndRankRoutes(routes) {
	let branches = flattenRoutes(routes);
	rankRouteBranches(branches);
	return branches;
}
function flattenRoutes(routes, branches = [], parentsMeta = [], parentPath = "", _hasParentOptionalSegments = false) {
	let flattenRoute = (route, index, hasParentOptionalSegments = _hasParentOptionalSegments, relativePath) => {
		let meta = {
			relativePath: relativePath === void 0 ? route.path || "" : relativePath,
			caseSensitive: route.caseSensitive === true,
			childrenIndex: index,
			route
		};
		if (meta.relativePath.startsWith("/")) {
			if (!meta.relativePath.startsWith(parentPath) && hasParentOptionalSegments) return;
			invariant(meta.relativePath.startsWith(parentPath), `Absolute route path "${meta.relativePath}" nested under path "${parentPath}" is not valid. An absolute child route path must start with the combined path of all its parent routes.`);
			meta.relativePath = meta.relativePath.slice(parentPath.length);
		}
		let path = joinPaths([parentPath, meta.relativePath]);
		let routesMeta = parentsMeta.concat(meta);
		if (route.children && route.children.length > 0) {
			invariant(route.index !== true, `Index routes must not have child routes. Please remove all child routes from route path "${path}".`);
			flattenRoutes(route.children, branches, routesMeta, path, hasParentOptionalSegments);
		}
		if (route.path == null && !route.index) return;
		branches.push({
			path,
			score: computeScore(path, route.index),
			routesMeta: routesMeta.map((meta, i) => {
				let [matcher, params] = compilePath(meta.relativePath, meta.caseSensitive, i === routesMeta.length - 1);
				return {
					...meta,
					matcher,
					compiledParams: params
				};
			})
		});
	};
	routes.forEach((route, index) => {
		if (route.path === "" || !route.path?.includes("?")) flattenRoute(route, index);
		else for (let exploded of explodeOptionalSegments(route.path)) flattenRoute(route, index, true, exploded);
	});
	return branches;
}
function explodeOptionalSegments(path) {
	let segments = path.split("/");
	if (segments.length === 0) return [];
	let [first, ...rest] = segments;
	let isOptional = first.endsWith("?");
	let required = first.replace(/\?$/, "");
	if (rest.length === 0) return isOptional ? [required, ""] : [required];
	let restExploded = explodeOptionalSegments(rest.join("/"));
	let result = [];
	result.push(...restExploded.map((subpath) => subpath === "" ? required : [required, subpath].join("/")));
	if (isOptional) result.push(...restExploded);
	return result.map((exploded) => path.startsWith("/") && exploded === "" ? "/" : exploded);
}
function rankRouteBranches(branches) {
	branches.sort((a, b) => a.score !== b.score ? b.score - a.score : compareIndexes(a.routesMeta.map((meta) => meta.childrenIndex), b.routesMeta.map((meta) => meta.childrenIndex)));
}
var paramRe = /^:[\w-]+$/;
var partialParamRe = /^:[\w-]+/;
var partialDynamicSegmentValue = 3.5;
var dynamicSegmentValue = 3;
var indexRouteValue = 2;
var emptySegmentValue = 1;
var staticSegmentValue = 10;
var splatPenalty = -2;
var isSplat = (s) => s === "*";
function computeScore(path, index) {
	let segments = path.split("/");
	let initialScore = segments.length;
	if (segments.some(isSplat)) initialScore += splatPenalty;
	if (index) initialScore += indexRouteValue;
	return segments.filter((s) => !isSplat(s)).reduce((score, segment) => score + (paramRe.test(segment) ? dynamicSegmentValue : partialParamRe.test(segment) ? partialDynamicSegmentValue : segment === "" ? emptySegmentValue : staticSegmentValue), initialScore);
}
function compareIndexes(a, b) {
	return a.length === b.length && a.slice(0, -1).every((n, i) => n === b[i]) ? a[a.length - 1] - b[b.length - 1] : 0;
}
function matchRouteBranch(branch, pathname, allowPartial = false) {
	let { routesMeta } = branch;
	let matchedParams = {};
	let matchedPathname = "/";
	let matches = [];
	for (let i = 0; i < routesMeta.length; ++i) {
		let meta = routesMeta[i];
		let end = i === routesMeta.length - 1;
		let remainingPathname = matchedPathname === "/" ? pathname : pathname.slice(matchedPathname.length) || "/";
		let pattern = {
			path: meta.relativePath,
			caseSensitive: meta.caseSensitive,
			end
		};
		let match = meta.matcher && meta.compiledParams ? matchPathImpl(pattern, remainingPathname, meta.matcher, meta.compiledParams) : matchPath(pattern, remainingPathname);
		let route = meta.route;
		if (!match && end && allowPartial && !routesMeta[routesMeta.length - 1].route.index) match = matchPath({
			path: meta.relativePath,
			caseSensitive: meta.caseSensitive,
			end: false
		}, remainingPathname);
		if (!match) return null;
		Object.assign(matchedParams, match.params);
		matches.push({
			params: matchedParams,
			pathname: joinPaths([matchedPathname, match.pathname]),
			pathnameBase: normalizePathname(joinPaths([matchedPathname, match.pathnameBase])),
			route
		});
		if (match.pathnameBase !== "/") matchedPathname = joinPaths([matchedPathname, match.pathnameBase]);
	}
	return matches;
}
/**
* Performs pattern matching on a URL pathname and returns information about
* the match.
*
* @public
* @category Utils
* @param pattern The pattern to match against the URL pathname. This can be a
* string or a {@link PathPattern} object. If a string is provided, it will be
* treated as a pattern with `caseSensitive` set to `false` and `end` set to
* `true`.
* @param pathname The URL pathname to match against the pattern.
* @returns A path match object if the pattern matches the pathname,
* or `null` if it does not match.
*/
function matchPath(pattern, pathname) {
	if (typeof pattern === "string") pattern = {
		path: pattern,
		caseSensitive: false,
		end: true
	};
	let [matcher, compiledParams] = compilePath(pattern.path, pattern.caseSensitive, pattern.end);
	return matchPathImpl(pattern, pathname, matcher, compiledParams);
}
function matchPathImpl(pattern, pathname, matcher, compiledParams) {
	let match = pathname.match(matcher);
	if (!match) return null;
	let matchedPathname = match[0];
	let pathnameBase = removeTrailingSlash(matchedPathname, 1);
	let captureGroups = match.slice(1);
	return {
		params: compiledParams.reduce((memo, { paramName, isOptional }, index) => {
			if (paramName === "*") {
				let splatValue = captureGroups[index] || "";
				pathnameBase = removeTrailingSlash(matchedPathname.slice(0, matchedPathname.length - splatValue.length), 1);
			}
			const value = captureGroups[index];
			if (isOptional && !value) memo[paramName] = void 0;
			else memo[paramName] = (value || "").replace(/%2F/g, "/");
			return memo;
		}, {}),
		pathname: matchedPathname,
		pathnameBase,
		pattern
	};
}
function compilePath(path, caseSensitive = false, end = true) {
	warning(path === "*" || !path.endsWith("*") || path.endsWith("/*"), `Route path "${path}" will be treated as if it were "${path.replace(/\*$/, "/*")}" because the \`*\` character must always follow a \`/\` in the pattern. To get rid of this warning, please change the route path to "${path.replace(/\*$/, "/*")}".`);
	let params = [];
	let regexpSource = "^" + path.replace(/\/*\*?$/, "").replace(/^\/*/, "/").replace(/[\\.*+^${}|()[\]]/g, "\\$&").replace(/\/:([\w-]+)(\?)?/g, (match, paramName, isOptional, index, str) => {
		params.push({
			paramName,
			isOptional: isOptional != null
		});
		if (isOptional) {
			let nextChar = str.charAt(index + match.length);
			if (nextChar && nextChar !== "/") return "/([^\\/]*)";
			return "(?:/([^\\/]*))?";
		}
		return "/([^\\/]+)";
	}).replace(/\/([\w-]+)\?(?=\/|$|\()/g, "(?:/$1)?");
	if (path.endsWith("*")) {
		params.push({ paramName: "*" });
		regexpSource += path === "*" || path === "/*" ? "(.*)$" : "(?:\\/(.+)|\\/*)$";
	} else if (end) regexpSource += "\\/*$";
	else if (path !== "" && path !== "/") regexpSource += "(?:(?=\\/|$))";
	return [new RegExp(regexpSource, caseSensitive ? void 0 : "i"), params];
}
function decodePath(value) {
	try {
		return value.split("/").map((v) => decodeURIComponent(v).replace(/\//g, "%2F")).join("/");
	} catch (error) {
		warning(false, `The URL path "${value}" could not be decoded because it is a malformed URL segment. This is probably due to a bad percent encoding (${error}).`);
		return value;
	}
}
function stripBasename(pathname, basename) {
	if (basename === "/") return pathname;
	if (!pathname.toLowerCase().startsWith(basename.toLowerCase())) return null;
	let startIndex = basename.endsWith("/") ? basename.length - 1 : basename.length;
	let nextChar = pathname.charAt(startIndex);
	if (nextChar && nextChar !== "/") return null;
	return pathname.slice(startIndex) || "/";
}
function prependBasename({ basename, pathname }) {
	return pathname === "/" ? basename : joinPaths([basename, pathname]);
}
var isAbsoluteUrl = (url) => ABSOLUTE_URL_REGEX.test(url);
/**
* Returns a resolved {@link Path} object relative to the given pathname.
*
* @public
* @category Utils
* @param to The path to resolve, either a string or a partial {@link Path}
* object.
* @param fromPathname The pathname to resolve the path from. Defaults to `/`.
* @returns A {@link Path} object with the resolved pathname, search, and hash.
*/
function resolvePath(to, fromPathname = "/") {
	let { pathname: toPathname, search = "", hash = "" } = typeof to === "string" ? parsePath(to) : to;
	let pathname;
	if (toPathname) {
		toPathname = removeDoubleSlashes(toPathname);
		if (toPathname.startsWith("/") || toPathname.startsWith("\\")) pathname = resolvePathname(toPathname.substring(1), "/");
		else pathname = resolvePathname(toPathname, fromPathname);
	} else pathname = fromPathname;
	return {
		pathname,
		search: normalizeSearch(search),
		hash: normalizeHash(hash)
	};
}
function resolvePathname(relativePath, fromPathname) {
	let segments = removeTrailingSlash(fromPathname).split("/");
	relativePath.split("/").forEach((segment) => {
		if (segment === "..") {
			if (segments.length > 1) segments.pop();
		} else if (segment !== ".") segments.push(segment);
	});
	return segments.length > 1 ? segments.join("/") : "/";
}
function getInvalidPathError(char, field, dest, path) {
	return `Cannot include a '${char}' character in a manually specified \`to.${field}\` field [${JSON.stringify(path)}].  Please separate it out to the \`to.${dest}\` field. Alternatively you may provide the full path as a string in <Link to="..."> and the router will parse it for you.`;
}
function getPathContributingMatches(matches) {
	return matches.filter((match, index) => index === 0 || match.route.path && match.route.path.length > 0);
}
function getResolveToMatches(matches) {
	let pathMatches = getPathContributingMatches(matches);
	return pathMatches.map((match, idx) => idx === pathMatches.length - 1 ? match.pathname : match.pathnameBase);
}
function resolveTo(toArg, routePathnames, locationPathname, isPathRelative = false) {
	let to;
	if (typeof toArg === "string") to = parsePath(toArg);
	else {
		to = { ...toArg };
		invariant(!to.pathname || !to.pathname.includes("?"), getInvalidPathError("?", "pathname", "search", to));
		invariant(!to.pathname || !to.pathname.includes("#"), getInvalidPathError("#", "pathname", "hash", to));
		invariant(!to.search || !to.search.includes("#"), getInvalidPathError("#", "search", "hash", to));
	}
	let isEmptyPath = toArg === "" || to.pathname === "";
	let toPathname = isEmptyPath ? "/" : to.pathname;
	let from;
	if (toPathname == null) from = locationPathname;
	else {
		let routePathnameIndex = routePathnames.length - 1;
		if (!isPathRelative && toPathname.startsWith("..")) {
			let toSegments = toPathname.split("/");
			while (toSegments[0] === "..") {
				toSegments.shift();
				routePathnameIndex -= 1;
			}
			to.pathname = toSegments.join("/");
		}
		from = routePathnameIndex >= 0 ? routePathnames[routePathnameIndex] : "/";
	}
	let path = resolvePath(to, from);
	let hasExplicitTrailingSlash = toPathname && toPathname !== "/" && toPathname.endsWith("/");
	let hasCurrentTrailingSlash = (isEmptyPath || toPathname === ".") && locationPathname.endsWith("/");
	if (!path.pathname.endsWith("/") && (hasExplicitTrailingSlash || hasCurrentTrailingSlash)) path.pathname += "/";
	return path;
}
var removeDoubleSlashes = (path) => path.replace(/[\\/]{2,}/g, "/");
var joinPaths = (paths) => removeDoubleSlashes(paths.join("/"));
function removeTrailingSlash(path, minLength = 0) {
	let end = path.length;
	while (end > minLength && path.charCodeAt(end - 1) === 47) end--;
	return end === path.length ? path : path.slice(0, end);
}
var normalizePathname = (pathname) => removeTrailingSlash(pathname).replace(/^\/*/, "/");
var normalizeSearch = (search) => !search || search === "?" ? "" : search.startsWith("?") ? search : "?" + search;
var normalizeHash = (hash) => !hash || hash === "#" ? "" : hash.startsWith("#") ? hash : "#" + hash;
var DataWithResponseInit = class {
	type = "DataWithResponseInit";
	data;
	init;
	constructor(data, init) {
		this.data = data;
		this.init = init || null;
	}
};
/**
* Create "responses" that contain `headers`/`status` without forcing
* serialization into an actual [`Response`](https://developer.mozilla.org/en-US/docs/Web/API/Response)
*
* @example
* import { data } from "react-router";
*
* export async function action({ request }: Route.ActionArgs) {
*   let formData = await request.formData();
*   let item = await createItem(formData);
*   return data(item, {
*     headers: { "X-Custom-Header": "value" }
*     status: 201,
*   });
* }
*
* @public
* @category Utils
* @mode framework
* @mode data
* @param data The data to be included in the response.
* @param init The status code or a `ResponseInit` object to be included in the
* response.
* @returns A {@link DataWithResponseInit} instance containing the data and
* response init.
*/
function data(data, init) {
	return new DataWithResponseInit(data, typeof init === "number" ? { status: init } : init);
}
/**
* A redirect [`Response`](https://developer.mozilla.org/en-US/docs/Web/API/Response).
* Sets the status code and the [`Location`](https://developer.mozilla.org/en-US/docs/Web/HTTP/Headers/Location)
* header. Defaults to [`302 Found`](https://developer.mozilla.org/en-US/docs/Web/HTTP/Status/302).
*
* This utility accepts absolute URLs and can navigate to external domains, so
* the application should validate any user-supplied inputs to redirects.
*
* @example
* import { redirect } from "react-router";
*
* export async function loader({ request }: Route.LoaderArgs) {
*   if (!isLoggedIn(request))
*     throw redirect("/login");
*   }
*
*   // ...
* }
*
* @public
* @category Utils
* @mode framework
* @mode data
* @param url The URL to redirect to.
* @param init The status code or a `ResponseInit` object to be included in the
* response.
* @returns A [`Response`](https://developer.mozilla.org/en-US/docs/Web/API/Response)
* object with the redirect status and [`Location`](https://developer.mozilla.org/en-US/docs/Web/HTTP/Headers/Location)
* header.
*/
var redirect = (url, init = 302) => {
	let responseInit = init;
	if (typeof responseInit === "number") responseInit = { status: responseInit };
	else if (typeof responseInit.status === "undefined") responseInit.status = 302;
	let headers = new Headers(responseInit.headers);
	headers.set("Location", url);
	return new Response(null, {
		...responseInit,
		headers
	});
};
/**
* A redirect [`Response`](https://developer.mozilla.org/en-US/docs/Web/API/Response)
* that will force a document reload to the new location. Sets the status code
* and the [`Location`](https://developer.mozilla.org/en-US/docs/Web/HTTP/Headers/Location)
* header. Defaults to [`302 Found`](https://developer.mozilla.org/en-US/docs/Web/HTTP/Status/302).
*
* This utility accepts absolute URLs and can navigate to external domains, so
* the application should validate any user-supplied inputs to redirects.
*
* ```tsx filename=routes/logout.tsx
* import { redirectDocument } from "react-router";
*
* import { destroySession } from "../sessions.server";
*
* export async function action({ request }: Route.ActionArgs) {
*   let session = await getSession(request.headers.get("Cookie"));
*   return redirectDocument("/", {
*     headers: { "Set-Cookie": await destroySession(session) }
*   });
* }
* ```
*
* @public
* @category Utils
* @mode framework
* @mode data
* @param url The URL to redirect to.
* @param init The status code or a `ResponseInit` object to be included in the
* response.
* @returns A [`Response`](https://developer.mozilla.org/en-US/docs/Web/API/Response)
* object with the redirect status and [`Location`](https://developer.mozilla.org/en-US/docs/Web/HTTP/Headers/Location)
* header.
*/
var redirectDocument = (url, init) => {
	let response = redirect(url, init);
	response.headers.set("X-Remix-Reload-Document", "true");
	return response;
};
/**
* A redirect [`Response`](https://developer.mozilla.org/en-US/docs/Web/API/Response)
* that will perform a [`history.replaceState`](https://developer.mozilla.org/en-US/docs/Web/API/History/replaceState)
* instead of a [`history.pushState`](https://developer.mozilla.org/en-US/docs/Web/API/History/pushState)
* for client-side navigation redirects. Sets the status code and the [`Location`](https://developer.mozilla.org/en-US/docs/Web/HTTP/Headers/Location)
* header. Defaults to [`302 Found`](https://developer.mozilla.org/en-US/docs/Web/HTTP/Status/302).
*
* @example
* import { replace } from "react-router";
*
* export async function loader() {
*   return replace("/new-location");
* }
*
* @public
* @category Utils
* @mode framework
* @mode data
* @param url The URL to redirect to.
* @param init The status code or a `ResponseInit` object to be included in the
* response.
* @returns A [`Response`](https://developer.mozilla.org/en-US/docs/Web/API/Response)
* object with the redirect status and [`Location`](https://developer.mozilla.org/en-US/docs/Web/HTTP/Headers/Location)
* header.
*/
var replace = (url, init) => {
	let response = redirect(url, init);
	response.headers.set("X-Remix-Replace", "true");
	return response;
};
var SUPPORTED_ERROR_TYPES = [
	"EvalError",
	"RangeError",
	"ReferenceError",
	"SyntaxError",
	"TypeError",
	"URIError"
];
var ErrorResponseImpl = class {
	status;
	statusText;
	data;
	error;
	internal;
	constructor(status, statusText, data, internal = false) {
		this.status = status;
		this.statusText = statusText || "";
		this.internal = internal;
		if (data instanceof Error) {
			this.data = data.toString();
			this.error = data;
		} else this.data = data;
	}
};
/**
* Check if the given error is an {@link ErrorResponse} generated from a 4xx/5xx
* [`Response`](https://developer.mozilla.org/en-US/docs/Web/API/Response)
* thrown from an [`action`](../../start/framework/route-module#action) or
* [`loader`](../../start/framework/route-module#loader) function.
*
* @example
* import { isRouteErrorResponse } from "react-router";
*
* export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
*   if (isRouteErrorResponse(error)) {
*     return (
*       <>
*         <p>Error: `${error.status}: ${error.statusText}`</p>
*         <p>{error.data}</p>
*       </>
*     );
*   }
*
*   return (
*     <p>Error: {error instanceof Error ? error.message : "Unknown Error"}</p>
*   );
* }
*
* @public
* @category Utils
* @mode framework
* @mode data
* @param error The error to check.
* @returns `true` if the error is an {@link ErrorResponse}, `false` otherwise.
*/
function isRouteErrorResponse(error) {
	return error != null && typeof error.status === "number" && typeof error.statusText === "string" && typeof error.internal === "boolean" && "data" in error;
}
function getRoutePattern(matches) {
	return joinPaths(matches.map((m) => m.route.path).filter(Boolean)) || "/";
}
function createDataFunctionUrl(request, path) {
	let url = new URL(typeof request === "string" || request instanceof URL ? request : request.url);
	let parsed = typeof path === "string" ? parsePath(path) : path;
	url.pathname = parsed.pathname || "/";
	if (parsed.search) {
		let searchParams = new URLSearchParams(parsed.search);
		let indexValues = searchParams.getAll("index");
		searchParams.delete("index");
		for (let value of indexValues.filter(Boolean)) searchParams.append("index", value);
		let search = searchParams.toString();
		url.search = search ? `?${search}` : "";
	} else url.search = "";
	url.hash = parsed.hash || "";
	return url;
}
var isBrowser = typeof window !== "undefined" && typeof window.document !== "undefined" && typeof window.document.createElement !== "undefined";
function parseToInfo(_to, basename) {
	let to = _to;
	if (typeof to !== "string" || !ABSOLUTE_URL_REGEX.test(to)) return {
		absoluteURL: void 0,
		isExternal: false,
		to
	};
	let absoluteURL = to;
	let isExternal = false;
	if (isBrowser) try {
		let currentUrl = new URL(window.location.href);
		let targetUrl = PROTOCOL_RELATIVE_URL_REGEX.test(to) ? new URL(normalizeProtocolRelativeUrl(to, currentUrl.protocol)) : new URL(to);
		let path = stripBasename(targetUrl.pathname, basename);
		if (targetUrl.origin === currentUrl.origin && path != null) to = path + targetUrl.search + targetUrl.hash;
		else isExternal = true;
	} catch {
		warning(false, `<Link to="${to}"> contains an invalid URL which will probably break when clicked - please update to a valid URL path.`);
	}
	return {
		absoluteURL,
		isExternal,
		to
	};
}
// node_modules/react-router/dist/production/lib/router/instrumentation.js
/**
* react-router v8.4.0
*
* Copyright (c) Remix Software Inc.
*
* This source code is licensed under the MIT license found in the
* LICENSE.md file in the root directory of this source tree.
*
* @license MIT
*/
var UninstrumentedSymbol = Symbol("Uninstrumented");
var instrumentationResultMetaContext = createContext();
function getRouteInstrumentationUpdates(fns, route) {
	let aggregated = {
		lazy: [],
		"lazy.loader": [],
		"lazy.action": [],
		"lazy.middleware": [],
		middleware: [],
		loader: [],
		action: []
	};
	fns.forEach((fn) => fn({
		id: route.id,
		index: route.index,
		path: route.path,
		instrument(i) {
			if (i.lazy != null) aggregated.lazy.push(i.lazy);
			if (i["lazy.loader"] != null) aggregated["lazy.loader"].push(i["lazy.loader"]);
			if (i["lazy.action"] != null) aggregated["lazy.action"].push(i["lazy.action"]);
			if (i["lazy.middleware"] != null) aggregated["lazy.middleware"].push(i["lazy.middleware"]);
			if (i.middleware != null) aggregated.middleware.push(i.middleware);
			if (i.loader != null) aggregated.loader.push(i.loader);
			if (i.action != null) aggregated.action.push(i.action);
		}
	}));
	let updates = {};
	if (typeof route.lazy === "function" && aggregated.lazy.length > 0) {
		let lazy = route.lazy;
		updates.lazy = async (...args) => {
			return throwOrReturnResult(await recurseRight(aggregated.lazy, void 0, () => lazy(...args), getInstrumentationInnerResult));
		};
	}
	if (typeof route.lazy === "object") {
		let lazyObject = route.lazy;
		if (typeof lazyObject.middleware === "function" && aggregated["lazy.middleware"].length > 0) {
			let middleware = lazyObject.middleware;
			updates.lazy = Object.assign(updates.lazy || {}, { middleware: async (...args) => {
				return throwOrReturnResult(await recurseRight(aggregated["lazy.middleware"], void 0, () => middleware(...args), getInstrumentationInnerResult));
			} });
		}
		if (typeof lazyObject.loader === "function" && aggregated["lazy.loader"].length > 0) {
			let loader = lazyObject.loader;
			updates.lazy = Object.assign(updates.lazy || {}, { loader: async (...args) => {
				return throwOrReturnResult(await recurseRight(aggregated["lazy.loader"], void 0, () => loader(...args), getInstrumentationInnerResult));
			} });
		}
		if (typeof lazyObject.action === "function" && aggregated["lazy.action"].length > 0) {
			let action = lazyObject.action;
			updates.lazy = Object.assign(updates.lazy || {}, { action: async (...args) => {
				return throwOrReturnResult(await recurseRight(aggregated["lazy.action"], void 0, () => action(...args), getInstrumentationInnerResult));
			} });
		}
	}
	if (typeof route.loader === "function" && aggregated.loader.length > 0) {
		let original = getUninstrumentedHandler(route.loader);
		let instrumented = async (...args) => {
			return throwOrReturnResult(await recurseRight(aggregated.loader, getHandlerInfo(args[0]), () => original(...args), getInstrumentationInnerResult));
		};
		if (original.hydrate === true) instrumented.hydrate = true;
		setUninstrumentedHandler(instrumented, original);
		updates.loader = instrumented;
	}
	if (typeof route.action === "function" && aggregated.action.length > 0) {
		let original = getUninstrumentedHandler(route.action);
		let instrumented = async (...args) => {
			return throwOrReturnResult(await recurseRight(aggregated.action, getHandlerInfo(args[0]), () => original(...args), getInstrumentationInnerResult));
		};
		setUninstrumentedHandler(instrumented, original);
		updates.action = instrumented;
	}
	if (route.middleware && route.middleware.length > 0 && aggregated.middleware.length > 0) updates.middleware = route.middleware.map((middleware) => {
		let original = getUninstrumentedHandler(middleware);
		let instrumented = async (...args) => {
			return throwOrReturnResult(await recurseRight(aggregated.middleware, getHandlerInfo(args[0]), () => original(...args), getInstrumentationInnerResult));
		};
		setUninstrumentedHandler(instrumented, original);
		return instrumented;
	});
	return updates;
}
function instrumentHandler(handler, fns) {
	let aggregated = { request: [] };
	fns.forEach((fn) => fn({ instrument(i) {
		if (i.request != null) aggregated.request.push(i.request);
	} }));
	let instrumentedHandler = handler;
	if (aggregated.request.length > 0) instrumentedHandler = async (...args) => {
		let [request, context] = args;
		let instrumentationContext = context ?? new RouterContextProvider();
		return throwOrReturnResult(await recurseRight(aggregated.request, {
			request: getReadonlyRequest(request),
			context: getReadonlyContext(instrumentationContext)
		}, () => handler(request, instrumentationContext), (result, info) => {
			let meta;
			try {
				meta = info.context?.get(instrumentationResultMetaContext);
			} catch {}
			invariant(result.value instanceof Response, "Expected a Response from the request handler");
			return {
				...getInstrumentationInnerResult(result),
				statusCode: result.value.status,
				meta
			};
		}));
	};
	return instrumentedHandler;
}
function getUninstrumentedHandler(handler) {
	return handler[UninstrumentedSymbol] ?? handler;
}
function setUninstrumentedHandler(handler, uninstrumentedHandler) {
	handler[UninstrumentedSymbol] = uninstrumentedHandler;
}
function throwOrReturnResult(result) {
	if (result.type === "error") throw result.value;
	return result.value;
}
async function recurseRight(impls, info, handler, getInnerResult, state = {
	result: null,
	innerResult: null
}, index = impls.length - 1) {
	let impl = impls[index];
	if (!impl) {
		try {
			state.result = {
				type: "success",
				value: await handler()
			};
		} catch (e) {
			state.result = {
				type: "error",
				value: e
			};
		}
		state.innerResult = getInnerResult(state.result, info);
	} else {
		let handlerPromise = void 0;
		let callHandler = async () => {
			if (handlerPromise) console.error("You cannot call instrumented handlers more than once");
			else handlerPromise = recurseRight(impls, info, handler, getInnerResult, state, index - 1);
			await handlerPromise;
			invariant(state.innerResult, "Expected an inner result");
			return state.innerResult;
		};
		try {
			await impl(callHandler, info);
		} catch (e) {
			console.error("An instrumentation function threw an error:", e);
		}
		if (!handlerPromise) await callHandler();
		await handlerPromise;
	}
	if (state.result) return state.result;
	state.result = {
		type: "error",
		value: /* @__PURE__ */ new Error("No result assigned in instrumentation chain.")
	};
	state.innerResult = getInnerResult(state.result, info);
	return state.result;
}
function getInstrumentationInnerResult(result) {
	if (result.type === "error" && result.value instanceof Error) return {
		status: "error",
		error: result.value
	};
	return {
		status: "success",
		error: void 0
	};
}
function getHandlerInfo(args) {
	let { request, context, params } = args;
	return {
		...args,
		request: getReadonlyRequest(request),
		params: { ...params },
		context: getReadonlyContext(context)
	};
}
function getReadonlyRequest(request) {
	return {
		method: request.method,
		url: request.url,
		headers: { get: (...args) => request.headers.get(...args) }
	};
}
function getReadonlyContext(context) {
	return { get: (ctx) => context.get(ctx) };
}
// node_modules/react-router/dist/production/lib/router/matcher.js
/**
* react-router v8.4.0
*
* Copyright (c) Remix Software Inc.
*
* This source code is licensed under the MIT license found in the
* LICENSE.md file in the root directory of this source tree.
*
* @license MIT
*/
var V6RegExMatcher = class {
	#routes = [];
	#branches = [];
	#basename;
	constructor(basename) {
		this.#basename = basename;
	}
	update(routes) {
		this.#routes = routes;
		this.#branches = flattenAndRankRoutes(routes);
	}
	match(locationArg, allowPartial = false) {
		return matchRoutesImpl(this.#routes, locationArg, this.#basename, allowPartial, this.#branches);
	}
};
/**
* react-router v8.4.0
*
* Copyright (c) Remix Software Inc.
*
* This source code is licensed under the MIT license found in the
* LICENSE.md file in the root directory of this source tree.
*
* @license MIT
*/
// node_modules/react-router/dist/production/lib/router/router.js
/**
* react-router v8.4.0
*
* Copyright (c) Remix Software Inc.
*
* This source code is licensed under the MIT license found in the
* LICENSE.md file in the root directory of this source tree.
*
* @license MIT
*/
var validMutationMethodsArr = [
	"POST",
	"PUT",
	"PATCH",
	"DELETE"
];
var validMutationMethods = new Set(validMutationMethodsArr);
var validRequestMethodsArr = ["GET", ...validMutationMethodsArr];
var validRequestMethods = new Set(validRequestMethodsArr);
var redirectStatusCodes = /* @__PURE__ */ new Set([
	301,
	302,
	303,
	307,
	308
]);
var IDLE_NAVIGATION = {
	state: "idle",
	location: void 0,
	matches: void 0,
	historyAction: void 0,
	formMethod: void 0,
	formAction: void 0,
	formEncType: void 0,
	formData: void 0,
	json: void 0,
	text: void 0
};
var IDLE_FETCHER = {
	state: "idle",
	data: void 0,
	formMethod: void 0,
	formAction: void 0,
	formEncType: void 0,
	formData: void 0,
	json: void 0,
	text: void 0
};
var IDLE_BLOCKER = {
	state: "unblocked",
	proceed: void 0,
	reset: void 0,
	location: void 0
};
var ResetLoaderDataSymbol = Symbol("ResetLoaderData");
function createDataRouteMatcher(future, basename) {
	if (future.unstable_routePatternMatching) {
		let RoutePatternMatcher = void 0;
		invariant(RoutePatternMatcher, "You must call unstable_preloadRoutePattern() from \"react-router/route-pattern\" before enabling future.unstable_routePatternMatching.");
		return new RoutePatternMatcher(basename);
	}
	return new V6RegExMatcher(basename);
}
/**
* Create a static handler to perform server-side data loading
*
* @example
* export async function handleRequest(request: Request) {
*   let { query, dataRoutes } = createStaticHandler(routes);
*   let context = await query(request);
*
*   if (context instanceof Response) {
*     return context;
*   }
*
*   let router = createStaticRouter(dataRoutes, context);
*   return new Response(
*     ReactDOMServer.renderToString(<StaticRouterProvider ... />),
*     { headers: { "Content-Type": "text/html" } }
*   );
* }
*
* @public
* @category Data Routers
* @mode data
* @param routes The {@link RouteObject | route objects} to create a static
* handler for
* @param opts Options
* @param opts.basename The base URL for the static handler (default: `/`)
* @param opts.future Future flags for the static handler
* @returns A static handler that can be used to query data for the provided
* routes
*/
function createStaticHandler(routes, opts) {
	invariant(routes.length > 0, "You must provide a non-empty routes array to createStaticHandler");
	let manifest = {};
	let basename = (opts ? opts.basename : null) || "/";
	let _mapRouteProperties = opts?.mapRouteProperties;
	let mapRouteProperties = _mapRouteProperties ? _mapRouteProperties : () => ({});
	let dataRouteMatcher = createDataRouteMatcher({ ...opts?.future }, basename);
	if (opts?.instrumentations) {
		let instrumentations = opts.instrumentations;
		mapRouteProperties = (route) => {
			return {
				..._mapRouteProperties?.(route),
				...getRouteInstrumentationUpdates(instrumentations.map((i) => i.route).filter(Boolean), route)
			};
		};
	}
	let dataRoutes = convertRoutesToDataRoutes(routes, mapRouteProperties, void 0, manifest);
	dataRouteMatcher.update(dataRoutes);
	let match = (locationArg) => dataRouteMatcher.match(locationArg);
	/**
	* The query() method is intended for document requests, in which we want to
	* call an optional action and potentially multiple loaders for all nested
	* routes.  It returns a StaticHandlerContext object, which is very similar
	* to the router state (location, loaderData, actionData, errors, etc.) and
	* also adds SSR-specific information such as the statusCode and headers
	* from action/loaders Responses.
	*
	* It _should_ never throw and should report all errors through the
	* returned handlerContext.errors object, properly associating errors to
	* their error boundary.  Additionally, it tracks _deepestRenderedBoundaryId
	* which can be used to emulate React error boundaries during SSR by performing
	* a second pass only down to the boundaryId.
	*
	* The one exception where we do not return a StaticHandlerContext is when a
	* redirect response is returned or thrown from any action/loader.  We
	* propagate that out and return the raw Response so the HTTP server can
	* return it directly.
	*
	* - `opts.requestContext` is an optional server context that will be passed
	*   to actions/loaders in the `context` parameter
	* - `opts.skipLoaderErrorBubbling` is an optional parameter that will prevent
	*   the bubbling of errors which allows single-fetch-type implementations
	*   where the client will handle the bubbling and we may need to return data
	*   for the handling route
	*/
	async function query(request, { requestContext, filterMatchesToLoad, skipLoaderErrorBubbling, skipRevalidation, dataStrategy, generateMiddlewareResponse, normalizePath } = {}) {
		let normalizePathImpl = normalizePath || defaultNormalizePath;
		let method = request.method;
		let location = createLocation("", normalizePathImpl(request), null, "default");
		let matches = dataRouteMatcher.match(location);
		requestContext = requestContext != null ? requestContext : new RouterContextProvider();
		if (!isValidMethod(method) && method !== "HEAD") {
			let error = getInternalRouterError(405, { method });
			let { matches: methodNotAllowedMatches, route } = getShortCircuitMatches(dataRoutes);
			let staticContext = {
				basename,
				location,
				matches: methodNotAllowedMatches,
				loaderData: {},
				actionData: null,
				errors: { [route.id]: error },
				statusCode: error.status,
				loaderHeaders: {},
				actionHeaders: {},
				_match: match
			};
			return generateMiddlewareResponse ? generateMiddlewareResponse(() => Promise.resolve(staticContext)) : staticContext;
		} else if (!matches) {
			let error = getInternalRouterError(404, { pathname: location.pathname });
			let { matches: notFoundMatches, route } = getShortCircuitMatches(dataRoutes);
			let staticContext = {
				basename,
				location,
				matches: notFoundMatches,
				loaderData: {},
				actionData: null,
				errors: { [route.id]: error },
				statusCode: error.status,
				loaderHeaders: {},
				actionHeaders: {},
				_match: match
			};
			return generateMiddlewareResponse ? generateMiddlewareResponse(() => Promise.resolve(staticContext)) : staticContext;
		}
		if (generateMiddlewareResponse) {
			invariant(requestContext instanceof RouterContextProvider, "When using middleware in `staticHandler.query()`, any provided `requestContext` must be an instance of `RouterContextProvider`");
			try {
				await loadLazyMiddlewareForMatches(matches, manifest, mapRouteProperties);
				let renderedStaticContext;
				let response = await runServerMiddlewarePipeline({
					request,
					url: createDataFunctionUrl(request, location),
					pattern: getRoutePattern(matches),
					matches,
					params: matches[0].params,
					context: requestContext
				}, async () => {
					return await generateMiddlewareResponse(async (revalidationRequest, opts = {}) => {
						let result = await queryImpl(revalidationRequest, location, matches, requestContext, dataStrategy || null, skipLoaderErrorBubbling === true, null, "filterMatchesToLoad" in opts ? opts.filterMatchesToLoad ?? null : filterMatchesToLoad ?? null, skipRevalidation === true);
						if (isResponse(result)) return result;
						renderedStaticContext = {
							location,
							basename,
							...result,
							_match: match
						};
						return renderedStaticContext;
					});
				}, async (error, routeId) => {
					if (isRedirectResponse(error)) return error;
					if (isResponse(error)) try {
						error = new ErrorResponseImpl(error.status, error.statusText, await parseResponseBody(error));
					} catch (e) {
						error = e;
					}
					if (isDataWithResponseInit(error)) error = dataWithResponseInitToErrorResponse(error);
					if (renderedStaticContext) {
						if (routeId in renderedStaticContext.loaderData) renderedStaticContext.loaderData[routeId] = void 0;
						let staticContext = getStaticContextFromError(dataRoutes, renderedStaticContext, error, skipLoaderErrorBubbling ? routeId : findNearestBoundary(matches, routeId).route.id);
						return generateMiddlewareResponse(() => Promise.resolve(staticContext));
					} else {
						let staticContext = {
							matches,
							location,
							basename,
							loaderData: {},
							actionData: null,
							errors: { [skipLoaderErrorBubbling ? routeId : findNearestBoundary(matches, matches.find((m) => m.route.id === routeId || m.route.loader)?.route.id || routeId).route.id]: error },
							statusCode: isRouteErrorResponse(error) ? error.status : 500,
							actionHeaders: {},
							loaderHeaders: {},
							_match: match
						};
						return generateMiddlewareResponse(() => Promise.resolve(staticContext));
					}
				});
				invariant(isResponse(response), "Expected a response in query()");
				return response;
			} catch (e) {
				if (isResponse(e)) return e;
				throw e;
			}
		}
		let result = await queryImpl(request, location, matches, requestContext, dataStrategy || null, skipLoaderErrorBubbling === true, null, filterMatchesToLoad || null, skipRevalidation === true);
		if (isResponse(result)) return result;
		return {
			location,
			basename,
			...result,
			_match: match
		};
	}
	/**
	* The queryRoute() method is intended for targeted route requests, either
	* for fetch ?_data requests or resource route requests.  In this case, we
	* are only ever calling a single action or loader, and we are returning the
	* returned value directly.  In most cases, this will be a Response returned
	* from the action/loader, but it may be a primitive or other value as well -
	* and in such cases the calling context should handle that accordingly.
	*
	* We do respect the throw/return differentiation, so if an action/loader
	* throws, then this method will throw the value.  This is important so we
	* can do proper boundary identification in Remix where a thrown Response
	* must go to the Catch Boundary but a returned Response is happy-path.
	*
	* One thing to note is that any Router-initiated Errors that make sense
	* to associate with a status code will be thrown as an ErrorResponse
	* instance which include the raw Error, such that the calling context can
	* serialize the error as they see fit while including the proper response
	* code.  Examples here are 404 and 405 errors that occur prior to reaching
	* any user-defined loaders.
	*
	* - `opts.routeId` allows you to specify the specific route handler to call.
	*   If not provided the handler will determine the proper route by matching
	*   against `request.url`
	* - `opts.requestContext` is an optional server context that will be passed
	*    to actions/loaders in the `context` parameter
	*/
	async function queryRoute(request, { routeId, requestContext, dataStrategy, generateMiddlewareResponse, normalizePath } = {}) {
		let normalizePathImpl = normalizePath || defaultNormalizePath;
		let method = request.method;
		let location = createLocation("", normalizePathImpl(request), null, "default");
		let matches = dataRouteMatcher.match(location);
		requestContext = requestContext != null ? requestContext : new RouterContextProvider();
		if (!isValidMethod(method) && method !== "HEAD" && method !== "OPTIONS") throw getInternalRouterError(405, { method });
		else if (!matches) throw getInternalRouterError(404, { pathname: location.pathname });
		let match = routeId ? matches.find((m) => m.route.id === routeId) : getTargetMatch(matches, location);
		if (routeId && !match) throw getInternalRouterError(403, {
			pathname: location.pathname,
			routeId
		});
		else if (!match) throw getInternalRouterError(404, { pathname: location.pathname });
		if (generateMiddlewareResponse) {
			invariant(requestContext instanceof RouterContextProvider, "When using middleware in `staticHandler.queryRoute()`, any provided `requestContext` must be an instance of `RouterContextProvider`");
			await loadLazyMiddlewareForMatches(matches, manifest, mapRouteProperties);
			return await runServerMiddlewarePipeline({
				request,
				url: createDataFunctionUrl(request, location),
				pattern: getRoutePattern(matches),
				matches,
				params: matches[0].params,
				context: requestContext
			}, async () => {
				return await generateMiddlewareResponse(async (innerRequest) => {
					let processed = handleQueryResult(await queryImpl(innerRequest, location, matches, requestContext, dataStrategy || null, false, match, null, false));
					return isResponse(processed) ? processed : typeof processed === "string" ? new Response(processed) : Response.json(processed);
				});
			}, (error) => {
				if (isDataWithResponseInit(error)) return Promise.resolve(dataWithResponseInitToResponse(error));
				if (isResponse(error)) return Promise.resolve(error);
				throw error;
			});
		}
		return handleQueryResult(await queryImpl(request, location, matches, requestContext, dataStrategy || null, false, match, null, false));
		function handleQueryResult(result) {
			if (isResponse(result)) return result;
			let error = result.errors ? Object.values(result.errors)[0] : void 0;
			if (error !== void 0) throw error;
			if (result.actionData) return Object.values(result.actionData)[0];
			if (result.loaderData) return Object.values(result.loaderData)[0];
		}
	}
	async function queryImpl(request, location, matches, requestContext, dataStrategy, skipLoaderErrorBubbling, routeMatch, filterMatchesToLoad, skipRevalidation) {
		invariant(request.signal, "query()/queryRoute() requests must contain an AbortController signal");
		try {
			if (isMutationMethod(request.method)) return await submit(request, location, matches, routeMatch || getTargetMatch(matches, location), requestContext, dataStrategy, skipLoaderErrorBubbling, routeMatch != null, filterMatchesToLoad, skipRevalidation);
			let result = await loadRouteData(request, location, matches, requestContext, dataStrategy, skipLoaderErrorBubbling, routeMatch, filterMatchesToLoad);
			return isResponse(result) ? result : {
				...result,
				actionData: null,
				actionHeaders: {}
			};
		} catch (e) {
			if (isDataStrategyResult(e) && isResponse(e.result)) {
				if (e.type === "error") throw e.result;
				return e.result;
			}
			if (isRedirectResponse(e)) return e;
			throw e;
		}
	}
	async function submit(request, location, matches, actionMatch, requestContext, dataStrategy, skipLoaderErrorBubbling, isRouteRequest, filterMatchesToLoad, skipRevalidation) {
		let result;
		if (!actionMatch.route.action && !actionMatch.route.lazy) {
			let error = getInternalRouterError(405, {
				method: request.method,
				pathname: new URL(request.url).pathname,
				routeId: actionMatch.route.id
			});
			if (isRouteRequest) throw error;
			result = {
				type: "error",
				error
			};
		} else {
			result = (await callDataStrategy(request, location, getTargetedDataStrategyMatches(mapRouteProperties, manifest, request, location, matches, actionMatch, [], requestContext), isRouteRequest, requestContext, dataStrategy))[actionMatch.route.id];
			if (request.signal.aborted) throwStaticHandlerAbortedError(request, isRouteRequest);
		}
		if (isRedirectResult(result)) throw new Response(null, {
			status: result.response.status,
			headers: { Location: result.response.headers.get("Location") }
		});
		if (isRouteRequest) {
			if (isErrorResult(result)) throw result.error;
			return {
				matches: [actionMatch],
				loaderData: {},
				actionData: { [actionMatch.route.id]: result.data },
				errors: null,
				statusCode: 200,
				loaderHeaders: {},
				actionHeaders: {}
			};
		}
		if (skipRevalidation) if (isErrorResult(result)) {
			let boundaryMatch = skipLoaderErrorBubbling ? actionMatch : findNearestBoundary(matches, actionMatch.route.id);
			return {
				statusCode: isRouteErrorResponse(result.error) ? result.error.status : result.statusCode != null ? result.statusCode : 500,
				actionData: null,
				actionHeaders: { ...result.headers ? { [actionMatch.route.id]: result.headers } : {} },
				matches,
				loaderData: {},
				errors: { [boundaryMatch.route.id]: result.error },
				loaderHeaders: {}
			};
		} else return {
			actionData: { [actionMatch.route.id]: result.data },
			actionHeaders: result.headers ? { [actionMatch.route.id]: result.headers } : {},
			matches,
			loaderData: {},
			errors: null,
			statusCode: result.statusCode || 200,
			loaderHeaders: {}
		};
		let loaderRequest = new Request(request.url, {
			headers: request.headers,
			redirect: request.redirect,
			signal: request.signal
		});
		if (isErrorResult(result)) return {
			...await loadRouteData(loaderRequest, location, matches, requestContext, dataStrategy, skipLoaderErrorBubbling, null, filterMatchesToLoad, [(skipLoaderErrorBubbling ? actionMatch : findNearestBoundary(matches, actionMatch.route.id)).route.id, result]),
			statusCode: isRouteErrorResponse(result.error) ? result.error.status : result.statusCode != null ? result.statusCode : 500,
			actionData: null,
			actionHeaders: { ...result.headers ? { [actionMatch.route.id]: result.headers } : {} }
		};
		return {
			...await loadRouteData(loaderRequest, location, matches, requestContext, dataStrategy, skipLoaderErrorBubbling, null, filterMatchesToLoad),
			actionData: { [actionMatch.route.id]: result.data },
			...result.statusCode ? { statusCode: result.statusCode } : {},
			actionHeaders: result.headers ? { [actionMatch.route.id]: result.headers } : {}
		};
	}
	async function loadRouteData(request, location, matches, requestContext, dataStrategy, skipLoaderErrorBubbling, routeMatch, filterMatchesToLoad, pendingActionResult) {
		let isRouteRequest = routeMatch != null;
		if (isRouteRequest && !routeMatch?.route.loader && !routeMatch?.route.lazy) throw getInternalRouterError(400, {
			method: request.method,
			pathname: new URL(request.url).pathname,
			routeId: routeMatch?.route.id
		});
		let dsMatches;
		if (routeMatch) dsMatches = getTargetedDataStrategyMatches(mapRouteProperties, manifest, request, location, matches, routeMatch, [], requestContext);
		else {
			let maxIdx = pendingActionResult && isErrorResult(pendingActionResult[1]) ? matches.findIndex((m) => m.route.id === pendingActionResult[0]) - 1 : void 0;
			let pattern = getRoutePattern(matches);
			dsMatches = matches.map((match, index) => {
				if (maxIdx != null && index > maxIdx) return getDataStrategyMatch(mapRouteProperties, manifest, request, location, pattern, match, [], requestContext, false);
				return getDataStrategyMatch(mapRouteProperties, manifest, request, location, pattern, match, [], requestContext, (match.route.loader || match.route.lazy) != null && (!filterMatchesToLoad || filterMatchesToLoad(match)));
			});
		}
		if (!dataStrategy && !dsMatches.some((m) => m.shouldLoad)) return {
			matches,
			loaderData: {},
			errors: pendingActionResult && isErrorResult(pendingActionResult[1]) ? { [pendingActionResult[0]]: pendingActionResult[1].error } : null,
			statusCode: 200,
			loaderHeaders: {}
		};
		let results = await callDataStrategy(request, location, dsMatches, isRouteRequest, requestContext, dataStrategy);
		if (request.signal.aborted) throwStaticHandlerAbortedError(request, isRouteRequest);
		return {
			...processRouteLoaderData(matches, results, pendingActionResult, true, skipLoaderErrorBubbling),
			matches
		};
	}
	async function callDataStrategy(request, location, matches, isRouteRequest, requestContext, dataStrategy) {
		let results = await callDataStrategyImpl(dataStrategy || defaultDataStrategy, request, location, matches, null, requestContext, true);
		let dataResults = {};
		await Promise.all(matches.map(async (match) => {
			if (!(match.route.id in results)) return;
			let result = results[match.route.id];
			if (isRedirectDataStrategyResult(result)) {
				let response = result.result;
				throw normalizeRelativeRoutingRedirectResponse(response, request, match.route.id, matches, basename);
			}
			if (isRouteRequest) {
				if (isResponse(result.result)) throw result;
				else if (isDataWithResponseInit(result.result)) throw dataWithResponseInitToResponse(result.result);
			}
			dataResults[match.route.id] = await convertDataStrategyResultToDataResult(result);
		}));
		return dataResults;
	}
	return {
		dataRoutes,
		match,
		query,
		queryRoute
	};
}
/**
* Given an existing StaticHandlerContext and an error thrown at render time,
* provide an updated StaticHandlerContext suitable for a second SSR render
*
* @category Utils
*/
function getStaticContextFromError(routes, handlerContext, error, boundaryId) {
	let errorBoundaryId = boundaryId || handlerContext._deepestRenderedBoundaryId || routes[0].id;
	return {
		...handlerContext,
		statusCode: isRouteErrorResponse(error) ? error.status : 500,
		errors: { [errorBoundaryId]: error }
	};
}
function throwStaticHandlerAbortedError(request, isRouteRequest) {
	if (request.signal.reason !== void 0) throw request.signal.reason;
	throw new Error(`${isRouteRequest ? "queryRoute" : "query"}() call aborted without an \`AbortSignal.reason\`: ${request.method} ${request.url}`);
}
function defaultNormalizePath(request) {
	let url = new URL(request.url);
	return {
		pathname: url.pathname,
		search: url.search,
		hash: url.hash
	};
}
function normalizeTo(location, matches, basename, to, fromRouteId, relative) {
	let contextualMatches;
	let activeRouteMatch;
	if (fromRouteId) {
		contextualMatches = [];
		for (let match of matches) {
			contextualMatches.push(match);
			if (match.route.id === fromRouteId) {
				activeRouteMatch = match;
				break;
			}
		}
	} else {
		contextualMatches = matches;
		activeRouteMatch = matches[matches.length - 1];
	}
	let path = resolveTo(to ? to : ".", getResolveToMatches(contextualMatches), stripBasename(location.pathname, basename) || location.pathname, relative === "path");
	if (to == null) {
		path.search = location.search;
		path.hash = location.hash;
	}
	if ((to == null || to === "" || to === ".") && activeRouteMatch) {
		let nakedIndex = hasNakedIndexQuery(path.search);
		if (activeRouteMatch.route.index && !nakedIndex) path.search = path.search ? path.search.replace(/^\?/, "?index&") : "?index";
		else if (!activeRouteMatch.route.index && nakedIndex) {
			let params = new URLSearchParams(path.search);
			let indexValues = params.getAll("index");
			params.delete("index");
			indexValues.filter((v) => v).forEach((v) => params.append("index", v));
			let qs = params.toString();
			path.search = qs ? `?${qs}` : "";
		}
	}
	if (basename !== "/") path.pathname = prependBasename({
		basename,
		pathname: path.pathname
	});
	return createPath(path);
}
function shouldRevalidateLoader(loaderMatch, arg) {
	if (loaderMatch.route.shouldRevalidate) {
		let routeChoice = loaderMatch.route.shouldRevalidate(arg);
		if (typeof routeChoice === "boolean") return routeChoice;
	}
	return arg.defaultShouldRevalidate;
}
var lazyRoutePropertyCache = /* @__PURE__ */ new WeakMap();
var loadLazyRouteProperty = ({ key, route, manifest, mapRouteProperties }) => {
	let routeToUpdate = manifest[route.id];
	invariant(routeToUpdate, "No route found in manifest");
	if (!routeToUpdate.lazy || typeof routeToUpdate.lazy !== "object") return;
	let lazyFn = routeToUpdate.lazy[key];
	if (!lazyFn) return;
	let cache = lazyRoutePropertyCache.get(routeToUpdate);
	if (!cache) {
		cache = {};
		lazyRoutePropertyCache.set(routeToUpdate, cache);
	}
	let cachedPromise = cache[key];
	if (cachedPromise) return cachedPromise;
	let propertyPromise = (async () => {
		let isUnsupported = isUnsupportedLazyRouteObjectKey(key);
		let isStaticallyDefined = routeToUpdate[key] !== void 0;
		if (isUnsupported) {
			warning(!isUnsupported, "Route property " + key + " is not a supported lazy route property. This property will be ignored.");
			cache[key] = Promise.resolve();
		} else if (isStaticallyDefined) warning(false, `Route "${routeToUpdate.id}" has a static property "${key}" defined. The lazy property will be ignored.`);
		else {
			let value = await lazyFn();
			if (value != null) {
				Object.assign(routeToUpdate, { [key]: value });
				Object.assign(routeToUpdate, mapRouteProperties(routeToUpdate));
			}
		}
		if (typeof routeToUpdate.lazy === "object") {
			routeToUpdate.lazy[key] = void 0;
			if (Object.values(routeToUpdate.lazy).every((value) => value === void 0)) routeToUpdate.lazy = void 0;
		}
	})();
	cache[key] = propertyPromise;
	return propertyPromise;
};
var lazyRouteFunctionCache = /* @__PURE__ */ new WeakMap();
/**
* Execute route.lazy functions to lazily load route modules (loader, action,
* shouldRevalidate) and update the routeManifest in place which shares objects
* with dataRoutes so those get updated as well.
*/
function loadLazyRoute(route, type, manifest, mapRouteProperties, lazyRoutePropertiesToSkip) {
	let routeToUpdate = manifest[route.id];
	invariant(routeToUpdate, "No route found in manifest");
	if (!route.lazy) return {
		lazyRoutePromise: void 0,
		lazyHandlerPromise: void 0
	};
	if (typeof route.lazy === "function") {
		let cachedPromise = lazyRouteFunctionCache.get(routeToUpdate);
		if (cachedPromise) return {
			lazyRoutePromise: cachedPromise,
			lazyHandlerPromise: cachedPromise
		};
		let lazyRoutePromise = (async () => {
			invariant(typeof route.lazy === "function", "No lazy route function found");
			let lazyRoute = await route.lazy();
			let routeUpdates = {};
			for (let lazyRouteProperty in lazyRoute) {
				let lazyValue = lazyRoute[lazyRouteProperty];
				if (lazyValue === void 0) continue;
				let isUnsupported = isUnsupportedLazyRouteFunctionKey(lazyRouteProperty);
				let isStaticallyDefined = routeToUpdate[lazyRouteProperty] !== void 0;
				if (isUnsupported) warning(!isUnsupported, "Route property " + lazyRouteProperty + " is not a supported property to be returned from a lazy route function. This property will be ignored.");
				else if (isStaticallyDefined) warning(!isStaticallyDefined, `Route "${routeToUpdate.id}" has a static property "${lazyRouteProperty}" defined but its lazy function is also returning a value for this property. The lazy route property "${lazyRouteProperty}" will be ignored.`);
				else routeUpdates[lazyRouteProperty] = lazyValue;
			}
			Object.assign(routeToUpdate, routeUpdates);
			Object.assign(routeToUpdate, {
				...mapRouteProperties(routeToUpdate),
				lazy: void 0
			});
		})();
		lazyRouteFunctionCache.set(routeToUpdate, lazyRoutePromise);
		lazyRoutePromise.catch(() => {});
		return {
			lazyRoutePromise,
			lazyHandlerPromise: lazyRoutePromise
		};
	}
	let lazyKeys = Object.keys(route.lazy);
	let lazyPropertyPromises = [];
	let lazyHandlerPromise = void 0;
	for (let key of lazyKeys) {
		if (lazyRoutePropertiesToSkip && lazyRoutePropertiesToSkip.includes(key)) continue;
		let promise = loadLazyRouteProperty({
			key,
			route,
			manifest,
			mapRouteProperties
		});
		if (promise) {
			lazyPropertyPromises.push(promise);
			if (key === type) lazyHandlerPromise = promise;
		}
	}
	let lazyRoutePromise = lazyPropertyPromises.length > 0 ? Promise.all(lazyPropertyPromises).then(() => {}) : void 0;
	lazyRoutePromise?.catch(() => {});
	lazyHandlerPromise?.catch(() => {});
	return {
		lazyRoutePromise,
		lazyHandlerPromise
	};
}
function isNonNullable(value) {
	return value !== void 0;
}
function loadLazyMiddlewareForMatches(matches, manifest, mapRouteProperties) {
	let promises = matches.map(({ route }) => {
		if (typeof route.lazy !== "object" || !route.lazy.middleware) return;
		return loadLazyRouteProperty({
			key: "middleware",
			route,
			manifest,
			mapRouteProperties
		});
	}).filter(isNonNullable);
	return promises.length > 0 ? Promise.all(promises) : void 0;
}
async function defaultDataStrategy(args) {
	let matchesToLoad = args.matches.filter((m) => m.shouldLoad);
	let keyedResults = {};
	(await Promise.all(matchesToLoad.map((m) => m.resolve()))).forEach((result, i) => {
		keyedResults[matchesToLoad[i].route.id] = result;
	});
	return keyedResults;
}
function runServerMiddlewarePipeline(args, handler, errorHandler) {
	return runMiddlewarePipeline(args, handler, processResult, isResponse, errorHandler);
	function processResult(result) {
		return isDataWithResponseInit(result) ? dataWithResponseInitToResponse(result) : result;
	}
}
function runClientMiddlewarePipeline(args, handler) {
	return runMiddlewarePipeline(args, handler, (r) => {
		if (isRedirectResponse(r)) throw r;
		return r;
	}, isDataStrategyResults, errorHandler);
	async function errorHandler(error, routeId, nextResult) {
		if (nextResult) return Object.assign(nextResult.value, { [routeId]: {
			type: "error",
			result: error
		} });
		else {
			let { matches } = args;
			let maxBoundaryIdx = Math.min(Math.max(matches.findIndex((m) => m.route.id === routeId), 0), Math.max(matches.findIndex((m) => m.shouldCallHandler()), 0));
			let deepestRouteId = matches[maxBoundaryIdx].route.id;
			for (let match of matches.slice(0, maxBoundaryIdx + 1)) try {
				await match._lazyPromises?.route;
			} catch {
				deepestRouteId = match.route.id;
				break;
			}
			return { [findNearestBoundary(matches, deepestRouteId).route.id]: {
				type: "error",
				result: error
			} };
		}
	}
}
async function runMiddlewarePipeline(args, handler, processResult, isResult, errorHandler) {
	let { matches, ...dataFnArgs } = args;
	return await callRouteMiddleware(dataFnArgs, matches.flatMap((m) => m.route.middleware ? m.route.middleware.map((fn) => [m.route.id, fn]) : []), handler, processResult, isResult, errorHandler);
}
async function callRouteMiddleware(args, middlewares, handler, processResult, isResult, errorHandler, idx = 0) {
	let { request } = args;
	if (request.signal.aborted) throw request.signal.reason ?? /* @__PURE__ */ new Error(`Request aborted: ${request.method} ${request.url}`);
	let tuple = middlewares[idx];
	if (!tuple) return await handler();
	let [routeId, middleware] = tuple;
	let nextResult;
	let next = async () => {
		if (nextResult) throw new Error("You may only call `next()` once per middleware");
		try {
			nextResult = { value: await callRouteMiddleware(args, middlewares, handler, processResult, isResult, errorHandler, idx + 1) };
			return nextResult.value;
		} catch (error) {
			nextResult = { value: await errorHandler(error, routeId, nextResult) };
			return nextResult.value;
		}
	};
	try {
		let value = await middleware(args, next);
		let result = value != null ? processResult(value) : void 0;
		if (isResult(result)) return result;
		else if (nextResult) return result ?? nextResult.value;
		else {
			nextResult = { value: await next() };
			return nextResult.value;
		}
	} catch (error) {
		return await errorHandler(error, routeId, nextResult);
	}
}
function getDataStrategyMatchLazyPromises(mapRouteProperties, manifest, request, match, lazyRoutePropertiesToSkip) {
	let lazyMiddlewarePromise = loadLazyRouteProperty({
		key: "middleware",
		route: match.route,
		manifest,
		mapRouteProperties
	});
	let lazyRoutePromises = loadLazyRoute(match.route, isMutationMethod(request.method) ? "action" : "loader", manifest, mapRouteProperties, lazyRoutePropertiesToSkip);
	return {
		middleware: lazyMiddlewarePromise,
		route: lazyRoutePromises.lazyRoutePromise,
		handler: lazyRoutePromises.lazyHandlerPromise
	};
}
function getDataStrategyMatch(mapRouteProperties, manifest, request, path, pattern, match, lazyRoutePropertiesToSkip, scopedContext, shouldLoad, shouldRevalidateArgs = null, callSiteDefaultShouldRevalidate) {
	let isUsingNewApi = false;
	let _lazyPromises = getDataStrategyMatchLazyPromises(mapRouteProperties, manifest, request, match, lazyRoutePropertiesToSkip);
	return {
		...match,
		_lazyPromises,
		shouldLoad,
		shouldRevalidateArgs,
		shouldCallHandler(defaultShouldRevalidate) {
			isUsingNewApi = true;
			if (!shouldRevalidateArgs) return shouldLoad;
			if (typeof callSiteDefaultShouldRevalidate === "boolean") return shouldRevalidateLoader(match, {
				...shouldRevalidateArgs,
				defaultShouldRevalidate: callSiteDefaultShouldRevalidate
			});
			if (typeof defaultShouldRevalidate === "boolean") return shouldRevalidateLoader(match, {
				...shouldRevalidateArgs,
				defaultShouldRevalidate
			});
			return shouldRevalidateLoader(match, shouldRevalidateArgs);
		},
		resolve(handlerOverride) {
			let { lazy, loader, middleware } = match.route;
			let callHandler = isUsingNewApi || shouldLoad || handlerOverride && !isMutationMethod(request.method) && (lazy || loader);
			let isMiddlewareOnlyRoute = middleware && middleware.length > 0 && !loader && !lazy;
			if (callHandler && (isMutationMethod(request.method) || !isMiddlewareOnlyRoute)) return callLoaderOrAction({
				request,
				path,
				pattern,
				match,
				lazyHandlerPromise: _lazyPromises?.handler,
				lazyRoutePromise: _lazyPromises?.route,
				handlerOverride,
				scopedContext
			});
			return Promise.resolve({
				type: "data",
				result: void 0
			});
		}
	};
}
function getTargetedDataStrategyMatches(mapRouteProperties, manifest, request, path, matches, targetMatch, lazyRoutePropertiesToSkip, scopedContext, shouldRevalidateArgs = null) {
	return matches.map((match) => {
		if (match.route.id !== targetMatch.route.id) return {
			...match,
			shouldLoad: false,
			shouldRevalidateArgs,
			shouldCallHandler: () => false,
			_lazyPromises: getDataStrategyMatchLazyPromises(mapRouteProperties, manifest, request, match, lazyRoutePropertiesToSkip),
			resolve: () => Promise.resolve({
				type: "data",
				result: void 0
			})
		};
		return getDataStrategyMatch(mapRouteProperties, manifest, request, path, getRoutePattern(matches), match, lazyRoutePropertiesToSkip, scopedContext, true, shouldRevalidateArgs);
	});
}
async function callDataStrategyImpl(dataStrategyImpl, request, path, matches, fetcherKey, scopedContext, isStaticHandler) {
	if (matches.some((m) => m._lazyPromises?.middleware)) await Promise.all(matches.map((m) => m._lazyPromises?.middleware));
	let dataStrategyArgs = {
		request,
		url: createDataFunctionUrl(request, path),
		pattern: getRoutePattern(matches),
		params: matches[0].params,
		context: scopedContext,
		matches
	};
	let runClientMiddleware = isStaticHandler ? () => {
		throw new Error("You cannot call `runClientMiddleware()` from a static handler `dataStrategy`. Middleware is run outside of `dataStrategy` during SSR in order to bubble up the Response.  You can enable middleware via the `respond` API in `query`/`queryRoute`");
	} : (cb) => {
		let typedDataStrategyArgs = dataStrategyArgs;
		return runClientMiddlewarePipeline(typedDataStrategyArgs, () => {
			return cb({
				...typedDataStrategyArgs,
				fetcherKey,
				runClientMiddleware: () => {
					throw new Error("Cannot call `runClientMiddleware()` from within an `runClientMiddleware` handler");
				}
			});
		});
	};
	let results = await dataStrategyImpl({
		...dataStrategyArgs,
		fetcherKey,
		runClientMiddleware
	});
	try {
		await Promise.all(matches.flatMap((m) => [m._lazyPromises?.handler, m._lazyPromises?.route]));
	} catch {}
	return results;
}
async function callLoaderOrAction({ request, path, pattern, match, lazyHandlerPromise, lazyRoutePromise, handlerOverride, scopedContext }) {
	let result;
	let onReject;
	let isAction = isMutationMethod(request.method);
	let type = isAction ? "action" : "loader";
	let runHandler = (handler) => {
		let reject;
		let abortPromise = new Promise((_, r) => reject = r);
		onReject = () => reject();
		request.signal.addEventListener("abort", onReject);
		let actualHandler = (ctx) => {
			if (typeof handler !== "function") return Promise.reject(/* @__PURE__ */ new Error(`You cannot call the handler for a route which defines a boolean "${type}" [routeId: ${match.route.id}]`));
			return handler({
				request,
				url: createDataFunctionUrl(request, path),
				pattern,
				params: match.params,
				context: scopedContext
			}, ...ctx !== void 0 ? [ctx] : []);
		};
		let handlerPromise = (async () => {
			try {
				return {
					type: "data",
					result: await (handlerOverride ? handlerOverride((ctx) => actualHandler(ctx)) : actualHandler())
				};
			} catch (e) {
				return {
					type: "error",
					result: e
				};
			}
		})();
		return Promise.race([handlerPromise, abortPromise]);
	};
	try {
		let handler = isAction ? match.route.action : match.route.loader;
		if (lazyHandlerPromise || lazyRoutePromise) if (handler) {
			let handlerError;
			let [value] = await Promise.all([
				runHandler(handler).catch((e) => {
					handlerError = e;
				}),
				lazyHandlerPromise,
				lazyRoutePromise
			]);
			if (handlerError !== void 0) throw handlerError;
			result = value;
		} else {
			await lazyHandlerPromise;
			let handler = isAction ? match.route.action : match.route.loader;
			if (handler) [result] = await Promise.all([runHandler(handler), lazyRoutePromise]);
			else if (type === "action") {
				let url = new URL(request.url);
				let pathname = url.pathname + url.search;
				throw getInternalRouterError(405, {
					method: request.method,
					pathname,
					routeId: match.route.id
				});
			} else return {
				type: "data",
				result: void 0
			};
		}
		else if (!handler) {
			let url = new URL(request.url);
			throw getInternalRouterError(404, { pathname: url.pathname + url.search });
		} else result = await runHandler(handler);
	} catch (e) {
		return {
			type: "error",
			result: e
		};
	} finally {
		if (onReject) request.signal.removeEventListener("abort", onReject);
	}
	return result;
}
async function parseResponseBody(response) {
	let contentType = response.headers.get("Content-Type");
	if (contentType && /\bapplication\/json\b/.test(contentType)) return response.body == null ? null : response.json();
	return response.text();
}
async function convertDataStrategyResultToDataResult(dataStrategyResult) {
	let { result, type } = dataStrategyResult;
	if (isResponse(result)) {
		let data;
		try {
			data = await parseResponseBody(result);
		} catch (e) {
			return {
				type: "error",
				error: e
			};
		}
		if (type === "error") return {
			type: "error",
			error: new ErrorResponseImpl(result.status, result.statusText, data),
			statusCode: result.status,
			headers: result.headers
		};
		return {
			type: "data",
			data,
			statusCode: result.status,
			headers: result.headers
		};
	}
	if (type === "error") {
		if (isDataWithResponseInit(result)) {
			if (result.data instanceof Error) return {
				type: "error",
				error: result.data,
				statusCode: result.init?.status,
				headers: result.init?.headers ? new Headers(result.init.headers) : void 0
			};
			return {
				type: "error",
				error: dataWithResponseInitToErrorResponse(result),
				statusCode: isRouteErrorResponse(result) ? result.status : void 0,
				headers: result.init?.headers ? new Headers(result.init.headers) : void 0
			};
		}
		return {
			type: "error",
			error: result,
			statusCode: isRouteErrorResponse(result) ? result.status : void 0
		};
	}
	if (isDataWithResponseInit(result)) return {
		type: "data",
		data: result.data,
		statusCode: result.init?.status,
		headers: result.init?.headers ? new Headers(result.init.headers) : void 0
	};
	return {
		type: "data",
		data: result
	};
}
function normalizeRelativeRoutingRedirectResponse(response, request, routeId, matches, basename) {
	let location = response.headers.get("Location");
	invariant(location, "Redirects returned/thrown from loaders/actions must have a Location header");
	if (!isAbsoluteUrl(location)) {
		let trimmedMatches = matches.slice(0, matches.findIndex((m) => m.route.id === routeId) + 1);
		location = normalizeTo(new URL(request.url), trimmedMatches, basename, location);
		response.headers.set("Location", location);
	}
	return response;
}
var invalidProtocols = [
	"about:",
	"blob:",
	"chrome:",
	"chrome-untrusted:",
	"content:",
	"data:",
	"devtools:",
	"file:",
	"filesystem:",
	"javascript:"
];
function hasInvalidProtocol(location) {
	try {
		return invalidProtocols.includes(new URL(location).protocol);
	} catch {
		return false;
	}
}
function processRouteLoaderData(matches, results, pendingActionResult, isStaticHandler = false, skipLoaderErrorBubbling = false) {
	let loaderData = {};
	let errors = null;
	let statusCode;
	let foundError = false;
	let loaderHeaders = {};
	let pendingError = pendingActionResult && isErrorResult(pendingActionResult[1]) ? pendingActionResult[1].error : void 0;
	matches.forEach((match) => {
		if (!(match.route.id in results)) return;
		let id = match.route.id;
		let result = results[id];
		invariant(!isRedirectResult(result), "Cannot handle redirect results in processLoaderData");
		if (isErrorResult(result)) {
			let error = result.error;
			if (pendingError !== void 0) {
				error = pendingError;
				pendingError = void 0;
			}
			errors = errors || {};
			if (skipLoaderErrorBubbling) errors[id] = error;
			else {
				let boundaryMatch = findNearestBoundary(matches, id);
				if (errors[boundaryMatch.route.id] == null) errors[boundaryMatch.route.id] = error;
			}
			if (!isStaticHandler) loaderData[id] = ResetLoaderDataSymbol;
			if (!foundError) {
				foundError = true;
				statusCode = isRouteErrorResponse(result.error) ? result.error.status : 500;
			}
			if (result.headers) loaderHeaders[id] = result.headers;
		} else {
			loaderData[id] = result.data;
			if (result.statusCode && result.statusCode !== 200 && !foundError) statusCode = result.statusCode;
			if (result.headers) loaderHeaders[id] = result.headers;
		}
	});
	if (pendingError !== void 0 && pendingActionResult) {
		errors = { [pendingActionResult[0]]: pendingError };
		if (pendingActionResult[2]) loaderData[pendingActionResult[2]] = void 0;
	}
	return {
		loaderData,
		errors,
		statusCode: statusCode || 200,
		loaderHeaders
	};
}
function findNearestBoundary(matches, routeId) {
	return (routeId ? matches.slice(0, matches.findIndex((m) => m.route.id === routeId) + 1) : [...matches]).reverse().find((m) => m.route.ErrorBoundary != null || m.route.errorElement != null) || matches[0];
}
function getShortCircuitMatches(routes) {
	let route = routes.length === 1 ? routes[0] : routes.find((r) => r.index || !r.path || r.path === "/") || { id: `__shim-error-route__` };
	return {
		matches: [{
			params: {},
			pathname: "",
			pathnameBase: "",
			route
		}],
		route
	};
}
function getInternalRouterError(status, { pathname, routeId, method, type, message } = {}) {
	let statusText = "Unknown Server Error";
	let errorMessage = "Unknown @remix-run/router error";
	if (status === 400) {
		statusText = "Bad Request";
		if (method && pathname && routeId) errorMessage = `You made a ${method} request to "${pathname}" but did not provide a \`loader\` for route "${routeId}", so there is no way to handle the request.`;
		else if (type === "invalid-body") errorMessage = "Unable to encode submission body";
	} else if (status === 403) {
		statusText = "Forbidden";
		errorMessage = `Route "${routeId}" does not match URL "${pathname}"`;
	} else if (status === 404) {
		statusText = "Not Found";
		errorMessage = `No route matches URL "${pathname}"`;
	} else if (status === 405) {
		statusText = "Method Not Allowed";
		if (method && pathname && routeId) errorMessage = `You made a ${method.toUpperCase()} request to "${pathname}" but did not provide an \`action\` for route "${routeId}", so there is no way to handle the request.`;
		else if (method) errorMessage = `Invalid request method "${method.toUpperCase()}"`;
	}
	return new ErrorResponseImpl(status || 500, statusText, new Error(errorMessage), true);
}
function dataWithResponseInitToResponse(data) {
	return Response.json(data.data, data.init ?? void 0);
}
function dataWithResponseInitToErrorResponse(data) {
	return new ErrorResponseImpl(data.init?.status ?? 500, data.init?.statusText ?? "Internal Server Error", data.data);
}
function isDataStrategyResults(result) {
	return result != null && typeof result === "object" && Object.entries(result).every(([key, value]) => typeof key === "string" && isDataStrategyResult(value));
}
function isDataStrategyResult(result) {
	return result != null && typeof result === "object" && "type" in result && "result" in result && (result.type === "data" || result.type === "error");
}
function isRedirectDataStrategyResult(result) {
	return isResponse(result.result) && redirectStatusCodes.has(result.result.status);
}
function isErrorResult(result) {
	return result.type === "error";
}
function isRedirectResult(result) {
	return (result && result.type) === "redirect";
}
function isDataWithResponseInit(value) {
	return typeof value === "object" && value != null && "type" in value && "data" in value && "init" in value && value.type === "DataWithResponseInit";
}
function isResponse(value) {
	return value != null && typeof value.status === "number" && typeof value.statusText === "string" && typeof value.headers === "object" && typeof value.body !== "undefined";
}
function isRedirectStatusCode(statusCode) {
	return redirectStatusCodes.has(statusCode);
}
function isRedirectResponse(result) {
	return isResponse(result) && isRedirectStatusCode(result.status) && result.headers.has("Location");
}
function isValidMethod(method) {
	return validRequestMethods.has(method.toUpperCase());
}
function isMutationMethod(method) {
	return validMutationMethods.has(method.toUpperCase());
}
function hasNakedIndexQuery(search) {
	return new URLSearchParams(search).getAll("index").some((v) => v === "");
}
function getTargetMatch(matches, location) {
	let search = typeof location === "string" ? parsePath(location).search : location.search;
	if (matches[matches.length - 1].route.index && hasNakedIndexQuery(search || "")) return matches[matches.length - 1];
	let pathMatches = getPathContributingMatches(matches);
	return pathMatches[pathMatches.length - 1];
}
// node_modules/react-router/dist/production/lib/dom/ssr/markup.js
/**
* react-router v8.4.0
*
* Copyright (c) Remix Software Inc.
*
* This source code is licensed under the MIT license found in the
* LICENSE.md file in the root directory of this source tree.
*
* @license MIT
*/
var ESCAPE_LOOKUP = {
	"&": "\\u0026",
	">": "\\u003e",
	"<": "\\u003c",
	"\u2028": "\\u2028",
	"\u2029": "\\u2029"
};
var ESCAPE_REGEX = /[&><\u2028\u2029]/g;
function escapeHtml(html) {
	return html.replace(ESCAPE_REGEX, (match) => ESCAPE_LOOKUP[match]);
}
// node_modules/react-router/dist/production/vendor/turbo-stream-v2/utils.js
/**
* react-router v8.4.0
*
* Copyright (c) Remix Software Inc.
*
* This source code is licensed under the MIT license found in the
* LICENSE.md file in the root directory of this source tree.
*
* @license MIT
*/
var Deferred = class {
	promise;
	resolve;
	reject;
	constructor() {
		this.promise = new Promise((resolve, reject) => {
			this.resolve = resolve;
			this.reject = reject;
		});
	}
};
function createLineSplittingTransform() {
	const decoder = new TextDecoder();
	let leftover = "";
	return new TransformStream({
		transform(chunk, controller) {
			const str = decoder.decode(chunk, { stream: true });
			const parts = (leftover + str).split("\n");
			leftover = parts.pop() || "";
			for (const part of parts) controller.enqueue(part);
		},
		flush(controller) {
			if (leftover) controller.enqueue(leftover);
		}
	});
}
// node_modules/react-router/dist/production/vendor/turbo-stream-v2/flatten.js
/**
* react-router v8.4.0
*
* Copyright (c) Remix Software Inc.
*
* This source code is licensed under the MIT license found in the
* LICENSE.md file in the root directory of this source tree.
*
* @license MIT
*/
var TIME_LIMIT_MS = 1;
var getNow = () => Date.now();
var yieldToMain = () => new Promise((resolve) => setTimeout(resolve, 0));
async function flatten(input) {
	const { indices } = this;
	const existing = indices.get(input);
	if (existing) return [existing];
	if (input === void 0) return -7;
	if (input === null) return -5;
	if (Number.isNaN(input)) return -2;
	if (input === Number.POSITIVE_INFINITY) return -6;
	if (input === Number.NEGATIVE_INFINITY) return -3;
	if (input === 0 && 1 / input < 0) return -4;
	const index = this.index++;
	indices.set(input, index);
	const stack = [[input, index]];
	await stringify$1.call(this, stack);
	return index;
}
async function stringify$1(stack) {
	const { deferred, indices, plugins, postPlugins } = this;
	const str = this.stringified;
	let lastYieldTime = getNow();
	const flattenValue = (value) => {
		const existing = indices.get(value);
		if (existing) return [existing];
		if (value === void 0) return -7;
		if (value === null) return -5;
		if (Number.isNaN(value)) return -2;
		if (value === Number.POSITIVE_INFINITY) return -6;
		if (value === Number.NEGATIVE_INFINITY) return -3;
		if (value === 0 && 1 / value < 0) return -4;
		const index = this.index++;
		indices.set(value, index);
		stack.push([value, index]);
		return index;
	};
	let i = 0;
	while (stack.length > 0) {
		const now = getNow();
		if (++i % 6e3 === 0 && now - lastYieldTime >= TIME_LIMIT_MS) {
			await yieldToMain();
			lastYieldTime = getNow();
		}
		const [input, index] = stack.pop();
		const partsForObj = (obj) => Object.keys(obj).map((k) => `"_${flattenValue(k)}":${flattenValue(obj[k])}`).join(",");
		let error = null;
		switch (typeof input) {
			case "boolean":
			case "number":
			case "string":
				str[index] = JSON.stringify(input);
				break;
			case "bigint":
				str[index] = `["B","${input}"]`;
				break;
			case "symbol": {
				const keyFor = Symbol.keyFor(input);
				if (!keyFor) error = /* @__PURE__ */ new Error("Cannot encode symbol unless created with Symbol.for()");
				else str[index] = `["Y",${JSON.stringify(keyFor)}]`;
				break;
			}
			case "object": {
				if (!input) {
					str[index] = `-5`;
					break;
				}
				const isArray = Array.isArray(input);
				let pluginHandled = false;
				if (!isArray && plugins) for (const plugin of plugins) {
					const pluginResult = plugin(input);
					if (Array.isArray(pluginResult)) {
						pluginHandled = true;
						const [pluginIdentifier, ...rest] = pluginResult;
						str[index] = `[${JSON.stringify(pluginIdentifier)}`;
						if (rest.length > 0) str[index] += `,${rest.map((v) => flattenValue(v)).join(",")}`;
						str[index] += "]";
						break;
					}
				}
				if (!pluginHandled) {
					let result = isArray ? "[" : "{";
					if (isArray) {
						for (let i = 0; i < input.length; i++) result += (i ? "," : "") + (i in input ? flattenValue(input[i]) : -1);
						str[index] = `${result}]`;
					} else if (input instanceof Date) {
						const dateTime = input.getTime();
						str[index] = `["D",${Number.isNaN(dateTime) ? JSON.stringify("invalid") : dateTime}]`;
					} else if (input instanceof URL) str[index] = `["U",${JSON.stringify(input.href)}]`;
					else if (input instanceof RegExp) str[index] = `["R",${JSON.stringify(input.source)},${JSON.stringify(input.flags)}]`;
					else if (input instanceof Set) if (input.size > 0) str[index] = `["S",${[...input].map((val) => flattenValue(val)).join(",")}]`;
					else str[index] = `["S"]`;
					else if (input instanceof Map) if (input.size > 0) str[index] = `["M",${[...input].flatMap(([k, v]) => [flattenValue(k), flattenValue(v)]).join(",")}]`;
					else str[index] = `["M"]`;
					else if (input instanceof Promise) {
						str[index] = `["P",${index}]`;
						deferred[index] = input;
					} else if (input instanceof Error) {
						str[index] = `["E",${JSON.stringify(input.message)}`;
						if (input.name !== "Error") str[index] += `,${JSON.stringify(input.name)}`;
						str[index] += "]";
					} else if (Object.getPrototypeOf(input) === null) str[index] = `["N",{${partsForObj(input)}}]`;
					else if (isPlainObject(input)) str[index] = `{${partsForObj(input)}}`;
					else error = /* @__PURE__ */ new Error("Cannot encode object with prototype");
				}
				break;
			}
			default: {
				const isArray = Array.isArray(input);
				let pluginHandled = false;
				if (!isArray && plugins) for (const plugin of plugins) {
					const pluginResult = plugin(input);
					if (Array.isArray(pluginResult)) {
						pluginHandled = true;
						const [pluginIdentifier, ...rest] = pluginResult;
						str[index] = `[${JSON.stringify(pluginIdentifier)}`;
						if (rest.length > 0) str[index] += `,${rest.map((v) => flattenValue(v)).join(",")}`;
						str[index] += "]";
						break;
					}
				}
				if (!pluginHandled) error = /* @__PURE__ */ new Error("Cannot encode function or unexpected type");
			}
		}
		if (error) {
			let pluginHandled = false;
			if (postPlugins) for (const plugin of postPlugins) {
				const pluginResult = plugin(input);
				if (Array.isArray(pluginResult)) {
					pluginHandled = true;
					const [pluginIdentifier, ...rest] = pluginResult;
					str[index] = `[${JSON.stringify(pluginIdentifier)}`;
					if (rest.length > 0) str[index] += `,${rest.map((v) => flattenValue(v)).join(",")}`;
					str[index] += "]";
					break;
				}
			}
			if (!pluginHandled) throw error;
		}
	}
}
var objectProtoNames = Object.getOwnPropertyNames(Object.prototype).sort().join("\0");
function isPlainObject(thing) {
	const proto = Object.getPrototypeOf(thing);
	return proto === Object.prototype || proto === null || Object.getOwnPropertyNames(proto).sort().join("\0") === objectProtoNames;
}
// node_modules/react-router/dist/production/vendor/turbo-stream-v2/unflatten.js
/**
* react-router v8.4.0
*
* Copyright (c) Remix Software Inc.
*
* This source code is licensed under the MIT license found in the
* LICENSE.md file in the root directory of this source tree.
*
* @license MIT
*/
var globalObj = typeof window !== "undefined" ? window : typeof globalThis !== "undefined" ? globalThis : void 0;
function unflatten(parsed) {
	const { hydrated, values } = this;
	if (typeof parsed === "number") return hydrate.call(this, parsed);
	if (!Array.isArray(parsed) || !parsed.length) throw new SyntaxError();
	const startIndex = values.length;
	for (const value of parsed) values.push(value);
	hydrated.length = values.length;
	return hydrate.call(this, startIndex);
}
function hydrate(index) {
	const { hydrated, values, deferred, plugins } = this;
	let result;
	const stack = [[index, (v) => {
		result = v;
	}]];
	let postRun = [];
	while (stack.length > 0) {
		const [index, set] = stack.pop();
		switch (index) {
			case -7:
				set(void 0);
				continue;
			case -5:
				set(null);
				continue;
			case -2:
				set(NaN);
				continue;
			case -6:
				set(Infinity);
				continue;
			case -3:
				set(-Infinity);
				continue;
			case -4:
				set(-0);
				continue;
		}
		if (hydrated[index]) {
			set(hydrated[index]);
			continue;
		}
		const value = values[index];
		if (!value || typeof value !== "object") {
			hydrated[index] = value;
			set(value);
			continue;
		}
		if (Array.isArray(value)) if (typeof value[0] === "string") {
			const [type, b, c] = value;
			switch (type) {
				case "D":
					set(hydrated[index] = new Date(b));
					continue;
				case "U":
					set(hydrated[index] = new URL(b));
					continue;
				case "B":
					set(hydrated[index] = BigInt(b));
					continue;
				case "R":
					set(hydrated[index] = new RegExp(b, c));
					continue;
				case "Y":
					set(hydrated[index] = Symbol.for(b));
					continue;
				case "S":
					const newSet = /* @__PURE__ */ new Set();
					hydrated[index] = newSet;
					for (let i = value.length - 1; i > 0; i--) stack.push([value[i], (v) => {
						newSet.add(v);
					}]);
					set(newSet);
					continue;
				case "M":
					const map = /* @__PURE__ */ new Map();
					hydrated[index] = map;
					for (let i = value.length - 2; i > 0; i -= 2) {
						const r = [];
						stack.push([value[i + 1], (v) => {
							r[1] = v;
						}]);
						stack.push([value[i], (k) => {
							r[0] = k;
						}]);
						postRun.push(() => {
							map.set(r[0], r[1]);
						});
					}
					set(map);
					continue;
				case "N":
					const obj = Object.create(null);
					hydrated[index] = obj;
					for (const key of Object.keys(b).reverse()) {
						const r = [];
						stack.push([b[key], (v) => {
							r[1] = v;
						}]);
						stack.push([Number(key.slice(1)), (k) => {
							r[0] = k;
						}]);
						postRun.push(() => {
							obj[r[0]] = r[1];
						});
					}
					set(obj);
					continue;
				case "P":
					if (hydrated[b]) set(hydrated[index] = hydrated[b]);
					else {
						const d = new Deferred();
						deferred[b] = d;
						set(hydrated[index] = d.promise);
					}
					continue;
				case "E":
					const [, message, errorType] = value;
					let error = errorType && globalObj && SUPPORTED_ERROR_TYPES.includes(errorType) && errorType in globalObj && typeof globalObj[errorType] === "function" ? new globalObj[errorType](message) : new Error(message);
					hydrated[index] = error;
					set(error);
					continue;
				case "Z":
					set(hydrated[index] = hydrated[b]);
					continue;
				default:
					if (Array.isArray(plugins)) {
						const r = [];
						const vals = value.slice(1);
						for (let i = 0; i < vals.length; i++) {
							const v = vals[i];
							stack.push([v, (v) => {
								r[i] = v;
							}]);
						}
						postRun.push(() => {
							for (const plugin of plugins) {
								const result = plugin(value[0], ...r);
								if (result) {
									set(hydrated[index] = result.value);
									return;
								}
							}
							throw new SyntaxError();
						});
						continue;
					}
					throw new SyntaxError();
			}
		} else {
			const array = [];
			hydrated[index] = array;
			for (let i = 0; i < value.length; i++) {
				const n = value[i];
				if (n !== -1) stack.push([n, (v) => {
					array[i] = v;
				}]);
			}
			set(array);
			continue;
		}
		else {
			const object = {};
			hydrated[index] = object;
			for (const key of Object.keys(value).reverse()) {
				const r = [];
				stack.push([value[key], (v) => {
					r[1] = v;
				}]);
				stack.push([Number(key.slice(1)), (k) => {
					r[0] = k;
				}]);
				postRun.push(() => {
					object[r[0]] = r[1];
				});
			}
			set(object);
			continue;
		}
	}
	while (postRun.length > 0) postRun.pop()();
	return result;
}
// node_modules/react-router/dist/production/vendor/turbo-stream-v2/turbo-stream.js
/**
* react-router v8.4.0
*
* Copyright (c) Remix Software Inc.
*
* This source code is licensed under the MIT license found in the
* LICENSE.md file in the root directory of this source tree.
*
* @license MIT
*/
async function decode(readable, options) {
	const { plugins } = options ?? {};
	const done = new Deferred();
	const reader = readable.pipeThrough(createLineSplittingTransform()).getReader();
	const decoder = {
		values: [],
		hydrated: [],
		deferred: {},
		plugins
	};
	const decoded = await decodeInitial.call(decoder, reader);
	let donePromise = done.promise;
	if (decoded.done) done.resolve();
	else donePromise = decodeDeferred.call(decoder, reader).then(done.resolve).catch((reason) => {
		for (const deferred of Object.values(decoder.deferred)) deferred.reject(reason);
		done.reject(reason);
	});
	return {
		done: donePromise.then(() => reader.closed),
		value: decoded.value
	};
}
async function decodeInitial(reader) {
	const read = await reader.read();
	if (!read.value) throw new SyntaxError();
	let line;
	try {
		line = JSON.parse(read.value);
	} catch {
		throw new SyntaxError();
	}
	return {
		done: read.done,
		value: unflatten.call(this, line)
	};
}
async function decodeDeferred(reader) {
	let read = await reader.read();
	while (!read.done) {
		if (!read.value) continue;
		const line = read.value;
		switch (line[0]) {
			case "P": {
				const colonIndex = line.indexOf(":");
				const deferredId = Number(line.slice(1, colonIndex));
				const deferred = this.deferred[deferredId];
				if (!deferred) throw new Error(`Deferred ID ${deferredId} not found in stream`);
				const lineData = line.slice(colonIndex + 1);
				let jsonLine;
				try {
					jsonLine = JSON.parse(lineData);
				} catch {
					throw new SyntaxError();
				}
				const value = unflatten.call(this, jsonLine);
				deferred.resolve(value);
				break;
			}
			case "E": {
				const colonIndex = line.indexOf(":");
				const deferredId = Number(line.slice(1, colonIndex));
				const deferred = this.deferred[deferredId];
				if (!deferred) throw new Error(`Deferred ID ${deferredId} not found in stream`);
				const lineData = line.slice(colonIndex + 1);
				let jsonLine;
				try {
					jsonLine = JSON.parse(lineData);
				} catch {
					throw new SyntaxError();
				}
				const value = unflatten.call(this, jsonLine);
				deferred.reject(value);
				break;
			}
			default: throw new SyntaxError();
		}
		read = await reader.read();
	}
}
function encode(input, options) {
	const { onComplete, plugins, postPlugins, signal } = options ?? {};
	const encoder = {
		deferred: {},
		index: 0,
		indices: /* @__PURE__ */ new Map(),
		stringified: [],
		plugins,
		postPlugins,
		signal
	};
	const textEncoder = new TextEncoder();
	let lastSentIndex = 0;
	return new ReadableStream({ async start(controller) {
		const id = await flatten.call(encoder, input);
		if (Array.isArray(id)) throw new Error("This should never happen");
		if (id < 0) controller.enqueue(textEncoder.encode(`${id}\n`));
		else {
			controller.enqueue(textEncoder.encode(`[${encoder.stringified.join(",")}]\n`));
			lastSentIndex = encoder.stringified.length - 1;
		}
		const seenPromises = /* @__PURE__ */ new WeakSet();
		let processingChain = Promise.resolve();
		if (Object.keys(encoder.deferred).length) {
			let raceDone;
			const racePromise = new Promise((resolve, reject) => {
				raceDone = resolve;
				if (signal) {
					const rejectPromise = () => reject(signal.reason || /* @__PURE__ */ new Error("Signal was aborted."));
					if (signal.aborted) rejectPromise();
					else signal.addEventListener("abort", (event) => {
						rejectPromise();
					});
				}
			});
			while (Object.keys(encoder.deferred).length > 0) {
				for (const [deferredId, deferred] of Object.entries(encoder.deferred)) {
					if (seenPromises.has(deferred)) continue;
					seenPromises.add(encoder.deferred[Number(deferredId)] = Promise.race([racePromise, deferred]).then((resolved) => {
						processingChain = processingChain.then(async () => {
							const id = await flatten.call(encoder, resolved);
							if (Array.isArray(id)) {
								controller.enqueue(textEncoder.encode(`P${deferredId}:[["Z",${id[0]}]]\n`));
								encoder.index++;
								lastSentIndex++;
							} else if (id < 0) controller.enqueue(textEncoder.encode(`P${deferredId}:${id}\n`));
							else {
								const values = encoder.stringified.slice(lastSentIndex + 1).join(",");
								controller.enqueue(textEncoder.encode(`P${deferredId}:[${values}]\n`));
								lastSentIndex = encoder.stringified.length - 1;
							}
						});
						return processingChain;
					}, (reason) => {
						processingChain = processingChain.then(async () => {
							if (!reason || typeof reason !== "object" || !(reason instanceof Error)) reason = /* @__PURE__ */ new Error("An unknown error occurred");
							const id = await flatten.call(encoder, reason);
							if (Array.isArray(id)) {
								controller.enqueue(textEncoder.encode(`E${deferredId}:[["Z",${id[0]}]]\n`));
								encoder.index++;
								lastSentIndex++;
							} else if (id < 0) controller.enqueue(textEncoder.encode(`E${deferredId}:${id}\n`));
							else {
								const values = encoder.stringified.slice(lastSentIndex + 1).join(",");
								controller.enqueue(textEncoder.encode(`E${deferredId}:[${values}]\n`));
								lastSentIndex = encoder.stringified.length - 1;
							}
						});
						return processingChain;
					}).finally(() => {
						delete encoder.deferred[Number(deferredId)];
					}));
				}
				await Promise.race(Object.values(encoder.deferred));
			}
			raceDone();
		}
		await Promise.all(Object.values(encoder.deferred));
		await processingChain;
		controller.close();
		onComplete?.();
	} });
}
// node_modules/react-router/dist/production/lib/dom/ssr/single-fetch.js
/**
* react-router v8.4.0
*
* Copyright (c) Remix Software Inc.
*
* This source code is licensed under the MIT license found in the
* LICENSE.md file in the root directory of this source tree.
*
* @license MIT
*/
var SingleFetchRedirectSymbol = Symbol("SingleFetchRedirect");
var NO_BODY_STATUS_CODES = /* @__PURE__ */ new Set([
	100,
	101,
	204,
	205
]);
function StreamTransfer({ context, identifier, reader, textDecoder, nonce }) {
	if (!context.renderMeta || !context.renderMeta.didRenderScripts) return null;
	if (!context.renderMeta.streamCache) context.renderMeta.streamCache = {};
	let { streamCache } = context.renderMeta;
	let promise = streamCache[identifier];
	if (!promise) promise = streamCache[identifier] = reader.read().then((result) => {
		streamCache[identifier].result = {
			done: result.done,
			value: textDecoder.decode(result.value, { stream: true })
		};
	}).catch((e) => {
		streamCache[identifier].error = e;
	});
	if (promise.error) throw promise.error;
	if (promise.result === void 0) throw promise;
	let { done, value } = promise.result;
	let scriptTag = value ? /* @__PURE__ */ import_react.createElement("script", {
		nonce,
		dangerouslySetInnerHTML: { __html: `window.__reactRouterContext.streamController.enqueue(${escapeHtml(JSON.stringify(value))});` }
	}) : null;
	if (done) return /* @__PURE__ */ import_react.createElement(import_react.Fragment, null, scriptTag, /* @__PURE__ */ import_react.createElement("script", {
		nonce,
		dangerouslySetInnerHTML: { __html: `window.__reactRouterContext.streamController.close();` }
	}));
	else return /* @__PURE__ */ import_react.createElement(import_react.Fragment, null, scriptTag, /* @__PURE__ */ import_react.createElement(import_react.Suspense, null, /* @__PURE__ */ import_react.createElement(StreamTransfer, {
		context,
		identifier: identifier + 1,
		reader,
		textDecoder,
		nonce
	})));
}
function singleFetchUrl(reqUrl, extension) {
	let url = typeof reqUrl === "string" ? new URL(reqUrl, typeof window === "undefined" ? "server://singlefetch/" : window.location.origin) : reqUrl;
	if (url.pathname.endsWith("/")) url.pathname = `${url.pathname}_.${extension}`;
	else url.pathname = `${url.pathname}.${extension}`;
	return url;
}
function decodeViaTurboStream(body, global) {
	return decode(body, { plugins: [(type, ...rest) => {
		if (type === "SanitizedError") {
			let [name, message, stack] = rest;
			let Constructor = Error;
			if (name && SUPPORTED_ERROR_TYPES.includes(name) && name in global && typeof global[name] === "function") Constructor = global[name];
			let error = new Constructor(message);
			error.stack = stack;
			return { value: error };
		}
		if (type === "ErrorResponse") {
			let [data, status, statusText] = rest;
			return { value: new ErrorResponseImpl(status, statusText, data) };
		}
		if (type === "SingleFetchRedirect") return { value: { [SingleFetchRedirectSymbol]: rest[0] } };
		if (type === "SingleFetchClassInstance") return { value: rest[0] };
		if (type === "SingleFetchFallback") return { value: void 0 };
	}] });
}
// node_modules/react-router/dist/production/lib/dom/ssr/fog-of-war.js
/**
* react-router v8.4.0
*
* Copyright (c) Remix Software Inc.
*
* This source code is licensed under the MIT license found in the
* LICENSE.md file in the root directory of this source tree.
*
* @license MIT
*/
function isFogOfWarEnabled(routeDiscovery, ssr) {
	return routeDiscovery.mode === "lazy" && ssr === true;
}
function getPartialManifest({ sri, ...manifest }, router) {
	let routeIds = new Set(router.state.matches.map((m) => m.route.id));
	let segments = router.state.location.pathname.split("/").filter(Boolean);
	let paths = ["/"];
	segments.pop();
	while (segments.length > 0) {
		paths.push(`/${segments.join("/")}`);
		segments.pop();
	}
	paths.forEach((path) => {
		let matches = router.match(path);
		if (matches) matches.forEach((m) => routeIds.add(m.route.id));
	});
	let initialRoutes = [...routeIds].reduce((acc, id) => Object.assign(acc, { [id]: manifest.routes[id] }), {});
	return {
		...manifest,
		routes: initialRoutes,
		sri: sri ? true : void 0
	};
}
function getManifestPath(_manifestPath, basename) {
	let manifestPath = _manifestPath || "/__manifest";
	return basename == null ? manifestPath : joinPaths([basename, manifestPath]);
}
// src/web/context.ts
/** What `main.ts` hands to loaders and actions. Read it through `ctxOf`. */
var pageContext = createContext();
var ctxOf = (context) => context.get(pageContext).ctx;
// src/web/notices.server.ts
var COOKIE = "notice";
/** Answers a finished action: see other, with a notice that the next page shows. `to` is a path of our own. */
function redirectWithNotice(to, notice) {
	const response = redirect(to, 303);
	response.headers.append("set-cookie", `${COOKIE}=${encodeURIComponent(JSON.stringify(notice))}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax`);
	return response;
}
/** The notice that waits in this request's cookies. Anything that is none is ignored. */
function noticeIn(headers) {
	const raw = /(?:^|;\s*)notice=([^;]+)/.exec(headers.get("cookie") ?? "")?.[1];
	if (!raw) return void 0;
	try {
		const { tone, text } = JSON.parse(decodeURIComponent(raw));
		return typeof text === "string" ? {
			tone: tone === "bad" ? "bad" : "ok",
			text: text.slice(0, 300)
		} : void 0;
	} catch {
		return;
	}
}
/** Ends a notice once it was shown. */
var NOTICE_SHOWN = `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;
// src/platform/database/rehearse.ts
/**
* Runs work on a database of which nothing remains: all that it writes is seen by what it reads, by nobody else, and is
* taken back at the end. Commands inside work as ever, each a savepoint.
*/
async function rehearse(db, work) {
	const client = await db.$client.connect();
	const stage = drizzle(oneAtATime(client));
	let savepoints = 0;
	const inSavepoint = async (inner) => {
		const name = `rehearsal_${++savepoints}`;
		await client.query(`savepoint ${name}`);
		try {
			const answer = await inner(stage);
			await client.query(`release savepoint ${name}`);
			return answer;
		} catch (error) {
			await client.query(`rollback to savepoint ${name}`);
			throw error;
		}
	};
	Object.assign(stage, { transaction: inSavepoint });
	try {
		await client.query("begin");
		return await work(stage);
	} finally {
		await client.query("rollback").catch(() => {});
		client.release();
	}
}
/** Pages read several things at once; one connection answers one after the other. */
function oneAtATime(client) {
	let last = Promise.resolve();
	const query = (...args) => {
		const next = last.then(() => client.query(...args));
		last = Promise.resolve(next).catch(() => {});
		return next;
	};
	return new Proxy(client, { get: (target, name) => name === "query" ? query : Reflect.get(target, name, target) });
}
// src/features/studio/model/values.ts
var WALL_TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/;
/** A value of the wire as it stands in a form. */
function formValueOf(field, wire) {
	if (field.kind === "many") return Array.isArray(wire) ? wire.map(String) : [];
	if (field.kind === "boolean") return wire === true;
	if (field.kind === "json") {
		const edited = field.edited ? field.edited.from(wire) : wire;
		return edited === void 0 || edited === null ? "" : JSON.stringify(edited);
	}
	if (wire === null || wire === void 0) return "";
	if (field.kind === "instant") return wallTime(new Date(String(wire)));
	if (field.kind === "number" && field.unit === "unixSeconds") return wallTime(/* @__PURE__ */ new Date(Number(wire) * 1e3));
	if (field.kind === "number" && field.unit === "pounds") return Number(wire).toFixed(2);
	return String(wire);
}
/** What was typed into a field as it goes over the wire; undefined when it cannot be read at all. */
function wireValueOf(field, typed) {
	const text = typed[0] ?? "";
	switch (field.kind) {
		case "many": return typed.filter(Boolean);
		case "boolean": return text !== "";
		case "json": return jsonOf(field, text);
		case "number":
			if (field.unit === "unixSeconds") return secondsOf(text);
			return text.trim() === "" ? null : numberOf(text);
		case "instant": return instantOf(text);
		case "day":
		case "image":
		case "one": return text || null;
		case "choice": return text === "" && !field.choices?.includes("") ? null : text;
		default: return text === "" && !field.required && field.column?.notNull === false ? null : lines(text);
	}
}
var lines = (text) => text.replaceAll("\r\n", "\n");
function jsonOf(field, text) {
	if (text.trim() === "") return null;
	try {
		const edited = JSON.parse(text);
		return field.edited ? field.edited.to(edited) : edited;
	} catch {
		return;
	}
}
/** What is no number stays as it was typed: the check of the field words it. */
function numberOf(text) {
	const number = Number(text.trim().replace(",", "."));
	return Number.isFinite(number) ? number : text;
}
var wallTime = (instant) => `${clubDay(instant)}T${clubTime(instant)}`;
function instantOf(text) {
	const [, day, time] = WALL_TIME.exec(text) ?? [];
	if (!day || !time) return text || null;
	try {
		return clubInstant(localDate(day), time).toISOString();
	} catch {
		return text;
	}
}
function secondsOf(text) {
	const instant = instantOf(text);
	const seconds = instant === null ? NaN : Math.floor(new Date(instant).getTime() / 1e3);
	return Number.isNaN(seconds) ? text || null : seconds;
}
// src/features/studio/queries/current.server.ts
var KEPT = [
	"_id",
	"createdAt",
	"updatedAt",
	"version"
];
/** What an entry holds now, as it would be written again; undefined when it is not there for this actor. */
async function currentEntry(ctx, entry, id) {
	if (!isId(id)) return void 0;
	const picks = KEPT.filter((name) => registry.readable(entry, name, ctx.actor));
	const text = await readOne(ctx, registry, entry, id, picks.map((name) => ({
		key: name,
		field: name
	})));
	if (text === void 0) return void 0;
	const { version = 1, createdAt, updatedAt } = JSON.parse(text);
	return {
		values: await snapshotOf(ctx.db, ctx, entry, id),
		version,
		createdAt,
		updatedAt
	};
}
/** The same of one that must be there. Throws NotFound. */
async function demandCurrent(ctx, entry, id) {
	const current = await currentEntry(ctx, entry, id);
	if (!current) throw new NotFound();
	return current;
}
/** Two values of a field are the same when they stand in a form alike. Short: forms carry it along. */
var fingerprint = (field, wire) => createHash("sha256").update(JSON.stringify(formValueOf(field, wire))).digest("base64url").slice(0, 12);
// src/features/studio/policy.ts
/** Administrators look at every type; others at those that they write. [decisions A05, E11] */
var canOpenType = (actor, entry) => may(entry.read, actor) && (hasRole(actor, "administrator") || may(entry.write, actor));
/** Whoever edits something may choose among the pictures of the club, and add to them. */
var canUseLibrary = (actor) => hasRole(actor, "shop");
var canCreate = (actor, entry) => may(entry.create ?? entry.write, actor);
var canRemove = (actor, entry) => may(entry.remove ?? entry.write, actor);
// src/features/studio/queries/opened.server.ts
/** The content type of an address, if this actor may open it. Throws NotFound for any other. */
function openedType({ actor }, collection) {
	const entry = registry.find(collection);
	if (!entry || !canOpenType(actor, entry)) throw new NotFound();
	return entry;
}
/** The fields that this actor edits, by wire name, in their order; of one part when it is named. */
function editableFields({ actor }, entry, making, part) {
	const only = part && !making ? entry.parts?.[part] : void 0;
	return Object.entries(entry.fields).filter(([name, field]) => isWritable(entry, field, actor, making) && registry.mayRead(entry, field, actor) && may(field.read ?? entry.read, actor) && (!only || only.includes(name)));
}
var WORDED = /* @__PURE__ */ new Set(["text", "email"]);
/** The fields whose values name an entry for people. */
function namesOf(entry) {
	if (entry.names) return entry.names;
	const text = Object.entries(entry.fields).filter(([, { kind }]) => WORDED.has(kind));
	const named = text.find(([, field]) => "required" in field && field.required) ?? text[0];
	return named ? [named[0]] : [];
}
/** The name of an entry made from its values; its id when nothing names it. */
function nameFrom(entry, values, id) {
	const words = namesOf(entry).map((name) => values[name]).filter((part) => typeof part === "string" && part !== "").join(" – ");
	if (words) return words;
	return entry.limit === 1 ? entry.one : `${entry.one} ${id.slice(-6)}`;
}
/** The content type that a reference leads to: whoever edits something may name what they can read. Throws NotFound. */
function openedTarget({ actor }, collection) {
	const entry = registry.find(collection);
	if (!entry || !canUseLibrary(actor) || !may(entry.read, actor)) throw new NotFound();
	return entry;
}
// src/features/studio/queries/preview.server.ts
/** What is previewed, as addresses name it: 'posts/<id>'. */
var NAMED = /^([a-z]+)\/([0-9a-f-]{36})$/;
/**
* Runs `work` on a database in which the draft of an entry is published, and of which nothing remains: what it reads is
* what everybody would read. Throws NotFound for who may not see the draft, and Invalid for one that cannot be published.
*/
async function withDraftPublished(ctx, previewed, work) {
	const [, collection = "", id = ""] = NAMED.exec(previewed) ?? [];
	const entry = openedType(ctx, collection);
	const draft = await findDraft(ctx, entry, id);
	return rehearse(ctx.db, async (db) => {
		const staged = {
			...ctx,
			db,
			pages: {
				...ctx.pages,
				drop: () => {}
			}
		};
		if (draft?.baseVersion === null) await transact(staged, (tx) => createEntryIn(tx, staged, entry, draft.data, id));
		else if (draft) await updateEntry(staged, entry, id, draft.data);
		return work(staged, entry, id);
	});
}
/** The page that shows an entry once its draft is published. Throws NotFound when there is none. */
var pageOfDraft = (ctx, previewed) => withDraftPublished(ctx, previewed, async (staged, entry, id) => {
	const current = await currentEntry(staged, entry, id);
	const page = current && entry.page?.(current.values);
	if (!page) throw new NotFound();
	return page;
});
// src/features/games/queries/games.server.ts
/** The size of a list when nobody asks for another. [TEA-021] */
var LIMIT = 100;
/** The size of the games widget. [TEA-013] */
var WIDGET = 5;
/** A season of every team fits in. */
var WHOLE_SEASON = 500;
/** Two months of a club with ten teams. */
var PAGE_SIZE = 60;
/** How long a result stands among the latest. */
var LATEST_DAYS = 28;
/** How long a game stays in the calendar feed: what left the feed would vanish from the subscribers' past. */
var FEED_DAYS = 400;
/** The games still to come, soonest first; postponed and cancelled ones among them. Five unless told. [TEA-013, TEA-014] */
function upcomingGames(ctx, filter = {}) {
	return gamesWhere(ctx, and(gte(games.startsAt, ctx.clock.now()), inArray(games.status, [
		"scheduled",
		"postponed",
		"cancelled"
	])), asc(games.startsAt), {
		limit: WIDGET,
		...filter
	});
}
/**
* One page of the coming games, counted from 1, and whether there are later ones: a list without an end would make the
* page as heavy as the calendar is long. [TEA-012]
*/
async function comingGames(ctx, { page, team }) {
	const found = await upcomingGames(ctx, {
		team,
		offset: (page - 1) * PAGE_SIZE,
		limit: 61
	});
	return {
		games: found.slice(0, PAGE_SIZE),
		hasMore: found.length > PAGE_SIZE
	};
}
/** The next game that will be played, of the club or of one of its teams; undefined when none is known. */
async function nextGame(ctx, { team } = {}) {
	const [game] = await gamesWhere(ctx, and(gte(games.startsAt, ctx.clock.now()), eq(games.status, "scheduled")), asc(games.startsAt), {
		limit: 1,
		team
	});
	return game;
}
/** What happened in the last four weeks, newest first: results, forfeits, and what was not played. */
function latestResults(ctx, filter = {}) {
	return gamesWhere(ctx, and(lt(games.startsAt, ctx.clock.now()), gte(games.startsAt, daysAgo(ctx, LATEST_DAYS))), desc(games.startsAt), filter);
}
/** What the calendar feed carries: every game of ours of the last year and to come, cancelled ones too. [domain.md 5.6] */
function calendarGames(ctx, team) {
	return gamesWhere(ctx, gte(games.startsAt, daysAgo(ctx, FEED_DAYS)), asc(games.startsAt), {
		limit: WHOLE_SEASON,
		team
	});
}
var daysAgo = ({ clock }, days) => /* @__PURE__ */ new Date(clock.now().getTime() - days * 864e5);
/** Games of one type (a team's legacy id), newest first; of our own team unless told otherwise. [TEA-009, TEA-021] */
function gamesOfType(ctx, type, limit = LIMIT, clubOnly = true) {
	return gamesWhere(ctx, eq(games.type, type), desc(games.startsAt), {
		limit,
		clubOnly
	});
}
/** The active teams that have games, in their order: what the list can be narrowed to. */
async function teamsWithGames(ctx) {
	ctx.pages.read("games", "teams");
	const any = ctx.db.select({ one: sql`1` }).from(games).where(eq(games.teamId, teams.id));
	return (await ctx.db.select({
		name: teams.name,
		slug: teams.slug,
		type: teams.legacyId
	}).from(teams).where(and(eq(teams.active, true), exists(any))).orderBy(asc(teams.position), asc(teams.name))).map(({ name, slug, type }) => ({
		name: GAME_TYPES[type ?? 0] ?? name,
		slug
	}));
}
/** The team whose games somebody asks for by its address part, or undefined. */
async function findGamesTeam(ctx, slug) {
	ctx.pages.read("teams");
	const [team] = await ctx.db.select({
		name: teams.name,
		slug: teams.slug
	}).from(teams).where(eq(teams.slug, slug));
	return team;
}
async function gamesWhere(ctx, where, order, filter) {
	const { limit = LIMIT, offset = 0, clubOnly = true, team } = filter;
	ctx.pages.read("games", "teams");
	return (await ctx.db.select(columns).from(games).leftJoin(teams, eq(teams.id, games.teamId)).leftJoin(competitions, eq(competitions.id, games.competitionId)).where(and(where, clubOnly ? isClubGame(ctx) : void 0, team ? eq(teams.slug, team) : void 0)).orderBy(order, asc(games.id)).limit(limit).offset(offset)).map((game) => ({
		...game,
		ours: oursIn(game, ctx.config.club.teamNames)
	}));
}
var resultColumns = {
	homeTeam: games.homeTeam,
	awayTeam: games.awayTeam,
	status: games.status,
	homeScore: games.homeScore,
	awayScore: games.awayScore,
	forfeitedBy: games.forfeitedBy
};
var columns = {
	...resultColumns,
	id: games.id,
	type: games.type,
	team: {
		name: teams.name,
		slug: teams.slug
	},
	competition: competitions.name,
	startsAt: games.startsAt,
	venue: games.venue,
	round: games.round,
	version: games.version,
	updatedAt: games.updatedAt
};
/** One of the two names is ours. The same rule as `oursIn`. [decisions E05] */
function isClubGame({ config }) {
	const names = config.club.teamNames.map((name) => name.trim().toLowerCase());
	const bare = (column) => sql`lower(btrim(${column}))`;
	return or(inArray(bare(games.homeTeam), names), inArray(bare(games.awayTeam), names));
}
// src/platform/mail/mailbox-queries.ts
var SHOWN = 100;
/** The newest mails, for /dev/mailbox. */
var listMails = (db) => db.select({
	id: mails.id,
	toEmail: mails.toEmail,
	subject: mails.subject,
	status: mails.status,
	createdAt: mails.createdAt
}).from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(SHOWN);
async function findMail(db, id) {
	if (!isId(id)) return void 0;
	const [mail] = await db.select().from(mails).where(eq(mails.id, id));
	return mail;
}
// src/web/own-machine.ts
var FORWARDED = [
	"forwarded",
	"x-forwarded-for",
	"x-forwarded-host",
	"x-real-ip",
	"via"
];
/**
* Whether a request comes from a browser on this very machine, by the address it names: one that came through a proxy
* names another, or says so; a page of somebody else's that found its way here by DNS names its own.
*/
function isFromThisMachine(request) {
	const { hostname } = new URL(request.url);
	return (hostname === "localhost" || hostname === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(hostname)) && !FORWARDED.some((name) => request.headers.has(name));
}
// src/features/accounts/model/device.ts
var BROWSERS = [
	["Edge", /Edg(?:e|A|iOS)?\//],
	["Opera", /OPR\/|Opera/],
	["Samsung Internet", /SamsungBrowser\//],
	["Firefox", /Firefox\/|FxiOS\//],
	["Chrome", /Chrome\/|CriOS\//],
	["Safari", /Safari\//]
];
var SYSTEMS = [
	["iPhone", /iPhone/],
	["iPad", /iPad/],
	["Android", /Android/],
	["Windows", /Windows/],
	["Mac", /Macintosh/],
	["Linux", /Linux|X11/]
];
/** 'Firefox on Windows': what a browser calls itself, in words for its owner. Never decides anything. */
function deviceOf(userAgent) {
	const browser = BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0];
	const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0];
	if (browser && system) return `${browser} on ${system}`;
	return browser ?? system ?? "Unknown device";
}
// src/features/accounts/queries/sessions.server.ts
/** Where the user who asks is logged in, the last used first; `token` is the session that asks. */
async function ownSessions({ db, actor, clock }, token) {
	if (actor.kind !== "user") return [];
	return (await db.select().from(sessions).where(and(eq(sessions.userId, actor.userId), gt(sessions.expiresAt, clock.now()))).orderBy(desc(sessions.updatedAt), desc(sessions.id))).map((session) => ({
		id: session.id,
		device: deviceOf(session.userAgent ?? ""),
		since: session.createdAt,
		lastUsed: session.updatedAt,
		here: session.token === token
	}));
}
// src/features/billing/queries/own.server.ts
/** What the member who asks has paid or was paid back, the newest first; nobody else's. [MEM-015, INV-012] */
async function ownPayments({ db, actor }) {
	if (actor.kind !== "user" || !actor.memberId) return [];
	return (await db.select({
		id: payments.id,
		description: payments.description,
		amountMinor: payments.amountMinor,
		refundedMinor: payments.refundedMinor,
		status: payments.status,
		disputed: payments.disputed,
		paidAt: payments.paidAt,
		createdAt: payments.createdAt,
		receiptUrl: payments.receiptUrl
	}).from(payments).where(and(eq(payments.memberId, actor.memberId), inArray(payments.status, ["paid", "refunded"]))).orderBy(desc(sql`coalesce(${payments.paidAt}, ${payments.createdAt})`), desc(payments.id))).map(({ amountMinor, refundedMinor, ...row }) => ({
		...row,
		amount: pence(amountMinor),
		refunded: pence(refundedMinor)
	}));
}
/** The subscriptions of the member who asks, the newest first; nobody else's. */
async function ownSubscriptions({ db, actor }) {
	if (actor.kind !== "user" || !actor.memberId) return [];
	return subscriptionsWhere(db, eq(subscriptions.memberId, actor.memberId));
}
// src/features/members/prepared.server.ts
/**
* Statements that are built and planned once a database and insight: the masks of visibility.server.ts cost more to plan
* than to run. What else differs between readers goes in by `sightValues`.
*/
function perInsight(prepare) {
	const statements = /* @__PURE__ */ new WeakMap();
	return (db, insight) => {
		const known = statements.get(db) ?? /* @__PURE__ */ new Map();
		const statement = known.get(insight) ?? prepare(db, insight);
		statements.set(db, known.set(insight, statement));
		return statement;
	};
}
// src/features/photos/queries/albums.server.ts
/** Everything that decides who sees a photograph: albums and photographs, and ages, teams and choices of members. */
var readPhotos = (ctx) => ctx.pages.read("photoalbums", "photos", "members", "teams");
/**
* The albums, the latest first. Those of which the reader sees no photograph are among them, with a count of 0.
* [PHO-001, PHO-002, API-028]
*/
var listAlbums = (ctx, limit = 200) => albumsOf(ctx, "all", Math.min(limit, 200));
/** The latest albums with something to see for the reader: for the menu and the home page. [PHO-003, CNT-018] */
var latestAlbums = (ctx, limit) => albumsOf(ctx, "seen", limit);
async function albumsOf(ctx, which, limit) {
	readPhotos(ctx);
	return (await (which === "all" ? allAlbums : seenAlbums)(ctx.db, insightOf(ctx.actor)).execute({
		...sightValues(ctx),
		limit
	})).map((album) => ({
		...album,
		cover: album.cover?.id ? album.cover : null
	}));
}
var allAlbums = perInsight((db, insight) => prepared(db, "all", insight));
var seenAlbums = perInsight((db, insight) => prepared(db, "seen", insight));
function prepared(db, which, insight) {
	const seen = and(eq(photos.albumId, albums.id), seenWith(preparedSight(insight)));
	const cover = coverAmong(db, seen);
	return db.select({
		id: albums.id,
		albumId: albums.albumId,
		title: albums.title,
		takenAt: albums.takenAt,
		count: sql`(select count(*)::int from ${photos} where ${seen})`,
		cover: {
			id: cover.id,
			alt: cover.alt,
			widthPx: cover.widthPx,
			heightPx: cover.heightPx,
			variantsPx: cover.variantsPx
		}
	}).from(albums).leftJoinLateral(cover, sql`true`).where(and(albums.visible, which === "seen" ? isNotNull(cover.id) : void 0)).orderBy(desc(albums.takenAt), desc(albums.id)).limit(sql.placeholder("limit")).prepare(`albums_${which}_${insight}`);
}
/** The chosen cover when it is among those that the reader sees, else the first of them. */
var coverAmong = (db, seen) => db.select({
	id: files.id,
	alt: files.alt,
	widthPx: sql`${files.widthPx}`.as("width_px"),
	heightPx: sql`${files.heightPx}`.as("height_px"),
	variantsPx: files.variantsPx
}).from(photos).innerJoin(files, eq(files.id, photos.fileId)).where(seen).orderBy(sql`(${photos.id} = ${albums.coverId}) desc nulls last`, asc(photos.position), asc(photos.id)).limit(1).as("cover");
// src/features/photos/queries/album.server.ts
/**
* An album by what stands in its address or by its id, with the photographs that the reader may see and who is in
* them; undefined when there is none, or it is switched off. [PHO-004, API-029, decisions E18, F20]
*/
async function findAlbum(ctx, idOrAlbumId) {
	readPhotos(ctx);
	const [album] = await ctx.db.select({
		id: albums.id,
		albumId: albums.albumId,
		title: albums.title,
		takenAt: albums.takenAt,
		description: albums.description,
		membersOnly: albums.membersOnly
	}).from(albums).where(and(eq(albums.visible, true), or(eq(albums.albumId, idOrAlbumId), isId(idOrAlbumId) ? eq(albums.id, idOrAlbumId) : void 0))).limit(1);
	if (!album) return void 0;
	const { membersOnly, description, ...facts } = album;
	return {
		...facts,
		description: membersOnly && !isMember(ctx.actor) ? "" : description,
		photos: await photosOf(ctx, album.id),
		forMembers: isMember(ctx.actor) ? 0 : await countForMembers(ctx, album.id)
	};
}
/** The photographs of somebody that the reader may see, the latest album first. [TEA-018, decisions C02] */
async function galleryOf(ctx, memberId) {
	readPhotos(ctx);
	return ctx.db.select({
		id: photos.id,
		albumId: albums.albumId,
		albumTitle: albums.title,
		image: imageColumns
	}).from(photoTags).innerJoin(photos, eq(photos.id, photoTags.photoId)).innerJoin(albums, eq(albums.id, photos.albumId)).innerJoin(files, eq(files.id, photos.fileId)).where(and(eq(photoTags.memberId, memberId), seenWith(sightIn(ctx)))).orderBy(desc(albums.takenAt), asc(photos.position), asc(photos.id));
}
async function photosOf(ctx, albumId) {
	const found = await ctx.db.select({
		id: photos.id,
		image: imageColumns
	}).from(photos).innerJoin(albums, eq(albums.id, photos.albumId)).innerJoin(files, eq(files.id, photos.fileId)).where(and(eq(photos.albumId, albumId), seenWith(sightIn(ctx)))).orderBy(asc(photos.position), asc(photos.id));
	const people = await peopleIn(ctx, found.map((photo) => photo.id));
	return found.map((photo) => ({
		...photo,
		people: people.get(photo.id) ?? []
	}));
}
/** Who is in photographs, by the names that the reader may know. [decisions C02, C03] */
async function peopleIn(ctx, photoIds) {
	const people = /* @__PURE__ */ new Map();
	if (photoIds.length === 0) return people;
	const sight = sightIn(ctx);
	const tags = await ctx.db.select({
		photoId: photoTags.photoId,
		name: shownName(sight),
		slug: sql`case when ${hasPageFor(sight) ?? sql`true`} then ${members.slug} end`
	}).from(photoTags).innerJoin(members, eq(members.id, photoTags.memberId)).where(and(inArray(photoTags.photoId, photoIds), isListedFor(sight))).orderBy(asc(members.name));
	for (const { photoId, ...person } of tags) people.set(photoId, [...people.get(photoId) ?? [], person]);
	return people;
}
async function countForMembers(ctx, albumId) {
	const [counted] = await ctx.db.select({ count: sql`count(*)::int` }).from(photos).innerJoin(albums, eq(albums.id, photos.albumId)).where(and(eq(photos.albumId, albumId), eq(photoAudience(sightIn(ctx)), "members")));
	return counted?.count ?? 0;
}
// src/features/photos/queries/own.server.ts
/** The photographs in which the member who asks is tagged, the latest album first. [decisions C04, E09] */
async function ownPhotos(ctx) {
	const memberId = ownMemberId(ctx.actor);
	return memberId ? galleryOf(ctx, memberId) : [];
}
/** Which photographs name the member who asks, and from which they took their name; not who tagged them. */
async function ownTags({ db, actor }) {
	const memberId = ownMemberId(actor);
	if (!memberId) return {
		tagged: [],
		withdrawn: []
	};
	return {
		tagged: await db.select({
			photo: photos.id,
			album: albums.title,
			at: photoTags.taggedAt
		}).from(photoTags).innerJoin(photos, eq(photos.id, photoTags.photoId)).innerJoin(albums, eq(albums.id, photos.albumId)).where(eq(photoTags.memberId, memberId)).orderBy(desc(photoTags.taggedAt)),
		withdrawn: await db.select({
			photo: photos.id,
			album: albums.title,
			at: photoWithdrawals.withdrawnAt
		}).from(photoWithdrawals).innerJoin(photos, eq(photos.id, photoWithdrawals.photoId)).innerJoin(albums, eq(albums.id, photos.albumId)).where(eq(photoWithdrawals.memberId, memberId)).orderBy(desc(photoWithdrawals.withdrawnAt))
	};
}
// src/features/registrations/queries/view.server.ts
/** The tabs that are open now, and the one to go on with. [REG-010] */
function whereItStands({ clock }, settings, registration) {
	const open = openSteps(settings, registration, adultBirthday(clubDay(clock.now())));
	const furthest = open.at(-1) ?? "questions";
	if (!registration || furthest !== "confirmation") return {
		open,
		next: furthest
	};
	return {
		open,
		next: isVolunteer(registration.questions) || registration.memberships.length > 0 ? "confirmation" : "fees"
	};
}
/** What one tab shows of a registration: what that tab needs and nothing else. */
async function viewOf(ctx, settings, registration, step) {
	return {
		soFar: soFar(settings, registration?.questions ?? []),
		begun: registration !== void 0,
		tab: await tabOf(ctx, settings, registration, step)
	};
}
async function tabOf(ctx, settings, registration, step) {
	if (!registration || step === "questions") return {
		step: "questions",
		questions: settings.questions,
		given: registration?.questions ?? []
	};
	const volunteer = isVolunteer(registration.questions);
	switch (step) {
		case "details": return {
			step,
			...detailsTab(ctx, settings, registration)
		};
		case "fees": return {
			step,
			offers: volunteer ? void 0 : await currentOffers(ctx, settings),
			chosen: chosenFees(registration.memberships)
		};
		case "confirmation": return {
			step,
			volunteer,
			details: inWords(settings, registration),
			memberships: registration.memberships,
			checks: registration.checks
		};
	}
}
function detailsTab({ clock }, settings, registration) {
	const today = clubDay(clock.now());
	return {
		details: shownDetails(settings.registerDetails, registration.questions),
		given: registration.details,
		guardian: {
			name: registration.guardianName,
			email: registration.guardianEmail,
			consents: registration.guardianConsentAt !== null
		},
		today: String(today),
		adultBirthday: String(adultBirthday(today))
	};
}
/** The answers in the words that were chosen. */
function soFar({ questions }, given) {
	return questions.flatMap(({ id, label, options }) => {
		const chosen = options.find(({ value }) => value === answerTo(given, id));
		return chosen ? [{
			id,
			label,
			value: chosen.label
		}] : [];
	});
}
/** What was said, as people read it. [SYS-037] */
function inWords({ registerDetails }, registration) {
	const { details, guardianName, guardianEmail } = registration;
	const isDay = (id) => registerDetails.some((detail) => detail.id === id && detail.type === "date");
	const said = details.map((one) => isDay(one.id) ? {
		...one,
		value: longDate(localDate(one.value))
	} : one);
	if (guardianName === "") return said;
	return [
		...said,
		{
			...GUARDIAN.name,
			value: guardianName
		},
		{
			...GUARDIAN.email,
			value: guardianEmail
		}
	];
}
/** The questions, answered in the words that were offered. */
var questionsInWords = ({ questions }, registration) => registration.questions.map((answer) => {
	const chosen = questions.find(({ id }) => id === answer.id)?.options.find(({ value }) => value === answer.value);
	return {
		...answer,
		value: chosen?.label ?? answer.value
	};
});
// src/features/registrations/queries/own.server.ts
/**
* The registrations of the user who asks that were sent and not removed, the newest first. Linked by the club or by the
* account, never by an e-mail that anybody could have typed. [MEM-015, decisions E07, E09]
*/
async function ownRegistrations({ db, actor }) {
	if (actor.kind !== "user") return [];
	const { userId, memberId } = actor;
	const mine = or(eq(registrations.userId, userId), memberId ? eq(registrations.memberId, memberId) : void 0);
	return db.select({
		id: registrations.id,
		name: registrations.name,
		email: registrations.email,
		questions: registrations.questions,
		details: registrations.details,
		checks: registrations.checks,
		memberships: registrations.memberships,
		guardianName: registrations.guardianName,
		guardianEmail: registrations.guardianEmail,
		submittedAt: registrations.submittedAt,
		registrationPaid: registrations.registrationPaid,
		subscriptionPaid: registrations.subscriptionPaid
	}).from(registrations).where(and(mine, isNotNull(registrations.submittedAt), isNull(registrations.removedAt))).orderBy(desc(registrations.submittedAt), desc(registrations.id));
}
/** The newest of them in words: answers as they were offered, days as people read them. "First" is the newest. [REG-022, decisions E07] */
async function ownRegistration(ctx) {
	const [registration] = await ownRegistrations(ctx);
	if (!registration) return void 0;
	const settings = await settingsOf(ctx);
	const questions = questionsInWords(settings, registration);
	return {
		...registration,
		questions,
		details: inWords(settings, registration)
	};
}
// src/features/content/queries/posts.server.ts
var second = alias(files, "second");
/** The post of an address with its two pictures, or undefined. [CNT-003, CNT-005] */
async function findPost(ctx, slug) {
	const [found] = await ctx.db.select({
		id: posts.id,
		title: posts.title,
		subtitle: posts.subtitle,
		content: posts.content,
		slug: posts.slug,
		header: imageColumns,
		secondary: imageColumnsOf(second)
	}).from(posts).leftJoin(files, and(eq(files.id, posts.headerImageId), isPublicPicture())).leftJoin(second, and(eq(second.id, posts.secondaryImageId), isPublicPicture(second))).where(eq(posts.slug, slug));
	ctx.pages.read(found ? `posts/${found.id}` : "posts");
	return found;
}
/** The addresses of all posts, for the sitemap. */
async function listPostSlugs(ctx) {
	ctx.pages.read("posts");
	return ctx.db.select({ slug: posts.slug }).from(posts).orderBy(asc(posts.slug));
}
// src/features/events/queries/contributions.server.ts
/** What was put in for an event, as far as this reader may know. Never an amount beside a name. */
async function contributionsTo(ctx, event) {
	const shows = event.showWhoPaid && isMember(ctx.actor);
	if (!event.birthday && !shows) return {
		raised: void 0,
		payers: 0,
		names: void 0
	};
	ctx.pages.read(`events/${event.id}`);
	const paid = (await paidPaymentsOf(ctx.db, "event", [event.id])).filter(counts);
	return {
		raised: event.birthday ? pence(paid.reduce((sum, payment) => sum + raisedBy(payment), 0)) : void 0,
		payers: paid.length,
		names: shows ? await firstNames(ctx, paid) : void 0
	};
}
var counts = ({ status, disputed }) => status === "paid" && !disputed;
async function firstNames({ db }, paid) {
	const ids = paid.flatMap(({ memberId }) => memberId ?? []);
	const known = ids.length ? await db.select({
		id: members.id,
		firstName: members.firstName
	}).from(members).where(inArray(members.id, ids)) : [];
	const byId = new Map(known.map(({ id, firstName }) => [id, firstName]));
	return paid.map(({ memberId, payerName }) => byId.get(memberId ?? "") ?? firstWord(payerName));
}
var firstWord = (name) => name.trim().split(/\s+/)[0] || "Somebody";
// src/features/events/queries/events.server.ts
var listed = {
	id: events.id,
	name: events.name,
	slug: events.slug,
	startsAt: events.startsAt,
	membersOnly: events.membersOnly,
	birthday: events.birthday,
	image: imageColumns
};
var mainImage = (actor) => and(eq(files.id, events.mainImageId), fetchableBy(actor));
/** Every event, the latest first. Nothing in it is for members only. [EVT-001, decisions F04] */
async function listEvents(ctx) {
	ctx.pages.read("events");
	return ctx.db.select(listed).from(events).leftJoin(files, mainImage(ctx.actor)).orderBy(desc(events.startsAt), desc(events.id));
}
/**
* One event by its address, or undefined. `details` are missing when this reader may not have them: they never leave
* the server. [EVT-008, EVT-013, decisions E13]
*/
async function findEvent(ctx, slug) {
	const [found] = await ctx.db.select({
		...listed,
		description: events.description,
		priceMinor: events.priceMinor,
		showWhoPaid: events.showWhoPaid,
		presentFor: members.firstName
	}).from(events).leftJoin(files, mainImage(ctx.actor)).leftJoin(members, eq(members.id, events.memberToPayId)).where(eq(events.slug, slug));
	ctx.pages.read(found ? `events/${found.id}` : "events");
	if (!found) return void 0;
	const { description, priceMinor, showWhoPaid, presentFor, ...event } = found;
	if (!canReadDetails(ctx.actor, event)) return {
		...event,
		details: void 0
	};
	const details = {
		description,
		price: pence(priceMinor),
		teams: await teamsOf(ctx, event.id),
		presentFor: isMember(ctx.actor) ? presentFor ?? void 0 : void 0,
		contributions: await contributionsTo(ctx, {
			...event,
			showWhoPaid
		})
	};
	return {
		...event,
		details
	};
}
async function teamsOf({ db, pages }, eventId) {
	pages.read("teams");
	return db.select({
		name: teams.name,
		slug: teams.slug
	}).from(eventTeams).innerJoin(teams, eq(teams.id, eventTeams.teamId)).where(eq(eventTeams.eventId, eventId)).orderBy(teams.position);
}
/** The parts of addresses of some events, by their ids. Whoever follows one is asked again who may read it. */
async function eventSlugs({ db }, ids) {
	if (ids.length === 0) return /* @__PURE__ */ new Map();
	const found = await db.select({
		id: events.id,
		slug: events.slug
	}).from(events).where(inArray(events.id, [...new Set(ids)]));
	return new Map(found.map(({ id, slug }) => [id, slug]));
}
// src/web/static-pages.ts
/**
* Pages of the site that show one fixed post, by path: the address stays when what stands there changes.
* [CNT-001, decisions F01]
*/
var STATIC_PAGES = { "about-us/how-to-join": "how-to-join" };
/** The post that says how players are registered with the federation. [MEM-020] */
var FEDERATION_POST = "federation-registration";
// node_modules/csv-stringify/lib/utils/get.js
var charCodeOfDot = ".".charCodeAt(0);
var reEscapeChar = /\\(\\)?/g;
var rePropName = RegExp("[^.[\\]]+|\\[(?:([^\"'][^[]*)|([\"'])((?:(?!\\2)[^\\\\]|\\\\.)*?)\\2)\\]|(?=(?:\\.|\\[\\])(?:\\.|\\[\\]|$))", "g");
var reIsDeepProp = /\.|\[(?:[^[\]]*|(["'])(?:(?!\1)[^\\]|\\.)*?\1)\]/;
var reIsPlainProp = /^\w*$/;
var getTag = function(value) {
	return Object.prototype.toString.call(value);
};
var isSymbol = function(value) {
	const type = typeof value;
	return type === "symbol" || type === "object" && value && getTag(value) === "[object Symbol]";
};
var isKey = function(value, object) {
	if (Array.isArray(value)) return false;
	const type = typeof value;
	if (type === "number" || type === "symbol" || type === "boolean" || !value || isSymbol(value)) return true;
	return reIsPlainProp.test(value) || !reIsDeepProp.test(value) || object != null && value in Object(object);
};
var stringToPath = function(string) {
	const result = [];
	if (string.charCodeAt(0) === charCodeOfDot) result.push("");
	string.replace(rePropName, function(match, expression, quote, subString) {
		let key = match;
		if (quote) key = subString.replace(reEscapeChar, "$1");
		else if (expression) key = expression.trim();
		result.push(key);
	});
	return result;
};
var castPath = function(value, object) {
	if (Array.isArray(value)) return value;
	else return isKey(value, object) ? [value] : stringToPath(value);
};
var toKey = function(value) {
	if (typeof value === "string" || isSymbol(value)) return value;
	const result = `${value}`;
	return result == "0" && 1 / value == -Infinity ? "-0" : result;
};
var get = function(object, path) {
	path = castPath(path, object);
	let index = 0;
	const length = path.length;
	while (object != null && index < length) object = object[toKey(path[index++])];
	return index && index === length ? object : void 0;
};
// node_modules/csv-stringify/lib/utils/is_object.js
var is_object = function(obj) {
	return typeof obj === "object" && obj !== null && !Array.isArray(obj);
};
// node_modules/csv-stringify/lib/api/normalize_columns.js
var normalize_columns = function(columns) {
	if (columns === void 0 || columns === null) return [void 0, void 0];
	if (typeof columns !== "object") return [Error("Invalid option \"columns\": expect an array or an object")];
	if (!Array.isArray(columns)) {
		const newcolumns = [];
		for (const k in columns) newcolumns.push({
			key: k,
			header: columns[k]
		});
		columns = newcolumns;
	} else {
		const newcolumns = [];
		for (const column of columns) if (typeof column === "string") newcolumns.push({
			key: column,
			header: column
		});
		else if (typeof column === "object" && column !== null && !Array.isArray(column)) {
			if (!column.key) return [Error("Invalid column definition: property \"key\" is required")];
			if (column.header === void 0) column.header = column.key;
			newcolumns.push(column);
		} else return [Error("Invalid column definition: expect a string or an object")];
		columns = newcolumns;
	}
	return [void 0, columns];
};
// node_modules/csv-stringify/lib/api/CsvError.js
var CsvError = class CsvError extends Error {
	constructor(code, message, ...contexts) {
		if (Array.isArray(message)) message = message.join(" ");
		super(message);
		if (Error.captureStackTrace !== void 0) Error.captureStackTrace(this, CsvError);
		this.code = code;
		for (const context of contexts) for (const key in context) {
			const value = context[key];
			this[key] = Buffer.isBuffer(value) ? value.toString() : value == null ? value : JSON.parse(JSON.stringify(value));
		}
	}
};
// node_modules/csv-stringify/lib/utils/underscore.js
var underscore = function(str) {
	return str.replace(/([A-Z])/g, function(_, match) {
		return "_" + match.toLowerCase();
	});
};
// node_modules/csv-stringify/lib/api/normalize_options.js
var normalize_options = function(opts) {
	const options = {};
	for (const opt in opts) options[underscore(opt)] = opts[opt];
	if (options.bom === void 0 || options.bom === null || options.bom === false) options.bom = false;
	else if (options.bom !== true) return [new CsvError("CSV_OPTION_BOOLEAN_INVALID_TYPE", ["option `bom` is optional and must be a boolean value,", `got ${JSON.stringify(options.bom)}`])];
	if (options.delimiter === void 0 || options.delimiter === null) options.delimiter = ",";
	else if (Buffer.isBuffer(options.delimiter)) options.delimiter = options.delimiter.toString();
	else if (typeof options.delimiter !== "string") return [new CsvError("CSV_OPTION_DELIMITER_INVALID_TYPE", ["option `delimiter` must be a buffer or a string,", `got ${JSON.stringify(options.delimiter)}`])];
	if (options.quote === void 0 || options.quote === null) options.quote = "\"";
	else if (options.quote === true) options.quote = "\"";
	else if (options.quote === false) options.quote = "";
	else if (Buffer.isBuffer(options.quote)) options.quote = options.quote.toString();
	else if (typeof options.quote !== "string") return [new CsvError("CSV_OPTION_QUOTE_INVALID_TYPE", ["option `quote` must be a boolean, a buffer or a string,", `got ${JSON.stringify(options.quote)}`])];
	if (options.quoted === void 0 || options.quoted === null) options.quoted = false;
	if (options.escape_formulas === void 0 || options.escape_formulas === null) options.escape_formulas = false;
	else if (typeof options.escape_formulas !== "boolean") return [new CsvError("CSV_OPTION_ESCAPE_FORMULAS_INVALID_TYPE", ["option `escape_formulas` must be a boolean,", `got ${JSON.stringify(options.escape_formulas)}`])];
	if (options.quoted_empty === void 0 || options.quoted_empty === null) options.quoted_empty = void 0;
	if (options.quoted_match === void 0 || options.quoted_match === null || options.quoted_match === false) options.quoted_match = null;
	else if (!Array.isArray(options.quoted_match)) options.quoted_match = [options.quoted_match];
	if (options.quoted_match) for (const quoted_match of options.quoted_match) {
		const isString = typeof quoted_match === "string";
		const isRegExp = quoted_match instanceof RegExp;
		if (!isString && !isRegExp) return [new CsvError("CSV_OPTION_QUOTED_MATCH", ["option `quoted_match` must be a string or a regex,", `got ${JSON.stringify(options.quoted_match)}`])];
	}
	if (options.quoted_string === void 0 || options.quoted_string === null) options.quoted_string = false;
	if (options.eof === void 0 || options.eof === null) options.eof = true;
	if (options.escape === void 0 || options.escape === null) options.escape = "\"";
	else if (Buffer.isBuffer(options.escape)) options.escape = options.escape.toString();
	else if (typeof options.escape !== "string") return [Error(`Invalid Option: escape must be a buffer or a string, got ${JSON.stringify(options.escape)}`)];
	if (options.escape.length > 1) return [Error(`Invalid Option: escape must be one character, got ${options.escape.length} characters`)];
	if (options.header === void 0 || options.header === null || options.header === false) options.header = false;
	else if (options.header !== true) throw new CsvError("CSV_INVALID_OPTION_HEADER", ["option `header` is expected to be a boolean,", `got ${JSON.stringify(options.header)}`], options);
	if (options.header_as_comment === void 0 || options.header_as_comment === null || options.header_as_comment === false) options.header_as_comment = false;
	else if (options.header_as_comment === true) options.header_as_comment = "#";
	else if (Buffer.isBuffer(options.header_as_comment)) options.header_as_comment = options.header_as_comment.toString();
	else if (typeof options.header_as_comment !== "string") throw new CsvError("CSV_INVALID_OPTION_HEADER_AS_COMMENT", ["option `header_as_comment` must be a boolean, a string or a buffer,", `got ${JSON.stringify(options.header_as_comment)}`], options);
	const [errColumns, columns] = normalize_columns(options.columns);
	if (errColumns !== void 0) return [errColumns];
	options.columns = columns;
	if (options.quoted === void 0 || options.quoted === null) options.quoted = false;
	if (options.cast === void 0 || options.cast === null) options.cast = {};
	if (options.cast.bigint === void 0 || options.cast.bigint === null) options.cast.bigint = (value) => "" + value;
	if (options.cast.boolean === void 0 || options.cast.boolean === null) options.cast.boolean = (value) => value ? "1" : "";
	if (options.cast.date === void 0 || options.cast.date === null) options.cast.date = (value) => "" + value.getTime();
	if (options.cast.number === void 0 || options.cast.number === null) options.cast.number = (value) => "" + value;
	if (options.cast.object === void 0 || options.cast.object === null) options.cast.object = (value) => JSON.stringify(value);
	if (options.cast.string === void 0 || options.cast.string === null) options.cast.string = function(value) {
		return value;
	};
	if (options.on_record !== void 0 && typeof options.on_record !== "function") return [Error(`Invalid Option: "on_record" must be a function.`)];
	if (options.quote_record_delimiter === void 0 || options.quote_record_delimiter === null) options.quote_record_delimiter = !options.record_delimiter;
	else if (typeof options.quote_record_delimiter !== "boolean") return [new CsvError("CSV_OPTION_QUOTE_RECORD_DELIMITER_INVALID_TYPE", ["option `quote_record_delimiter` must be a boolean,", `got ${JSON.stringify(options.quote_record_delimiter)}`])];
	if (options.record_delimiter === void 0 || options.record_delimiter === null) options.record_delimiter = "\n";
	else if (Buffer.isBuffer(options.record_delimiter)) options.record_delimiter = options.record_delimiter.toString();
	else if (typeof options.record_delimiter !== "string") return [Error(`Invalid Option: record_delimiter must be a buffer or a string, got ${JSON.stringify(options.record_delimiter)}`)];
	switch (options.record_delimiter) {
		case "unix":
			options.record_delimiter = "\n";
			break;
		case "mac":
			options.record_delimiter = "\r";
			break;
		case "windows":
			options.record_delimiter = "\r\n";
			break;
		case "ascii":
			options.record_delimiter = "";
			break;
		case "unicode": options.record_delimiter = "\u2028";
	}
	return [void 0, options];
};
// node_modules/csv-stringify/lib/api/index.js
var bom_utf8 = Buffer.from([
	239,
	187,
	191
]);
var emits_separator = function(value, separators) {
	return separators.some((separator) => separator.length !== 0 && (value.indexOf(separator) !== -1 || separator.length > 1 && (value + separator).indexOf(separator) < value.length));
};
var matches_quoted_match = function(value, quoted_match) {
	if (!quoted_match) return false;
	return quoted_match.some((pattern) => typeof pattern === "string" ? value.indexOf(pattern) !== -1 : value.search(pattern) !== -1);
};
var stringifier = function(options, state, info) {
	return {
		options,
		state,
		info,
		__transform: function(chunk, push) {
			if (!Array.isArray(chunk) && typeof chunk !== "object") return Error(`Invalid Record: expect an array or an object, got ${JSON.stringify(chunk)}`);
			if (this.info.records === 0) {
				if (Array.isArray(chunk)) {
					if (this.options.header === true && this.options.columns === void 0) return Error("Undiscoverable Columns: header option requires column option or object records");
				} else if (this.options.columns === void 0) {
					const [err, columns] = normalize_columns(Object.keys(chunk));
					if (err) return;
					this.options.columns = columns;
				}
			}
			if (this.info.records === 0) {
				this.bom(push);
				const err = this.headers(push);
				if (err) return err;
			}
			try {
				if (this.options.on_record) this.options.on_record(chunk, this.info.records);
			} catch (err) {
				return err;
			}
			let err, chunk_string;
			if (this.options.eof) {
				[err, chunk_string] = this.stringify(chunk);
				if (err) return err;
				if (chunk_string === void 0) return;
				else chunk_string = chunk_string + this.options.record_delimiter;
			} else {
				[err, chunk_string] = this.stringify(chunk);
				if (err) return err;
				if (chunk_string === void 0) return;
				else if (this.options.header || this.info.records) chunk_string = this.options.record_delimiter + chunk_string;
			}
			this.info.records++;
			push(chunk_string);
		},
		stringify: function(chunk, chunkIsHeader = false) {
			if (typeof chunk !== "object") return [void 0, chunk];
			const { columns } = this.options;
			const record = [];
			if (Array.isArray(chunk)) {
				const length = columns ? Math.min(chunk.length, columns.length) : chunk.length;
				for (let i = 0; i < length; i++) {
					const field = chunk[i];
					const [err, value] = this.__cast(field, {
						index: i,
						column: i,
						records: this.info.records,
						header: chunkIsHeader
					});
					if (err) return [err];
					record[i] = [value, field];
				}
			} else for (let i = 0; i < columns.length; i++) {
				const field = get(chunk, columns[i].key);
				const [err, value] = this.__cast(field, {
					index: i,
					column: columns[i].key,
					records: this.info.records,
					header: chunkIsHeader
				});
				if (err) return [err];
				record[i] = [value, field];
			}
			let csvrecord = "";
			for (let i = 0; i < record.length; i++) {
				let options, err;
				let [value, field] = record[i];
				if (typeof value === "string") options = this.options;
				else if (is_object(value)) {
					options = { ...value };
					value = options.value;
					delete options.value;
					if (typeof value !== "string" && value !== void 0 && value !== null) {
						if (err) return [Error(`Invalid Casting Value: returned value must return a string, null or undefined, got ${JSON.stringify(value)}`)];
					}
					options = {
						...this.options,
						...options
					};
					[err, options] = normalize_options(options);
					if (err !== void 0) return [err];
				} else if (value === void 0 || value === null) options = this.options;
				else return [Error(`Invalid Casting Value: returned value must return a string, an object, null or undefined, got ${JSON.stringify(value)}`)];
				const { delimiter, escape, quote, quoted, quoted_empty, quoted_string, quoted_match, record_delimiter, quote_record_delimiter, escape_formulas } = options;
				if ("" === value && "" === field) {
					if ((matches_quoted_match(value, quoted_match) || true === quoted_empty || true === quoted_string && false !== quoted_empty) === true) value = quote + value + quote;
					csvrecord += value;
				} else if (value) {
					if (typeof value !== "string") return [Error(`Formatter must return a string, null or undefined, got ${JSON.stringify(value)}`)];
					const containsdelimiter = emits_separator(value, [delimiter]);
					const containsQuote = quote !== "" && value.indexOf(quote) >= 0;
					const containsEscape = value.indexOf(escape) >= 0 && escape !== quote;
					const containsRecordDelimiter = emits_separator(value, [record_delimiter, ...quote_record_delimiter === false ? [] : ["\n", "\r"]]);
					const quotedString = quoted_string && typeof field === "string";
					const quotedMatch = matches_quoted_match(value, quoted_match);
					if (escape_formulas) switch (value[0]) {
						case "-":
							if (typeof field === "number" || typeof field === "bigint") break;
							value = `'${value}`;
							break;
						case "=":
						case "+":
						case "@":
						case "	":
						case "\r":
						case "＝":
						case "＋":
						case "－":
						case "＠": value = `'${value}`;
					}
					const shouldQuote = containsQuote === true || containsdelimiter || containsRecordDelimiter || quoted || quotedString || quotedMatch;
					if (shouldQuote === true && containsEscape === true) value = value.replaceAll(escape, () => escape + escape);
					if (containsQuote === true) value = value.replaceAll(quote, () => escape + quote);
					if (shouldQuote === true) value = quote + value + quote;
					csvrecord += value;
				} else if (quoted_empty === true || field === "" && quoted_string === true && quoted_empty !== false) csvrecord += quote + quote;
				if (i !== record.length - 1) csvrecord += delimiter;
			}
			return [void 0, csvrecord];
		},
		bom: function(push) {
			if (this.options.bom !== true) return;
			push(bom_utf8);
		},
		headers: function(push) {
			if (this.options.header === false) return;
			if (this.options.columns === void 0) return;
			let err;
			let headers = this.options.columns.map((column) => column.header);
			if (this.options.eof) {
				[err, headers] = this.stringify(headers, true);
				headers += this.options.record_delimiter;
			} else [err, headers] = this.stringify(headers, true);
			if (err) return err;
			if (this.options.header_as_comment) headers = this.options.header_as_comment + " " + headers;
			push(headers);
		},
		__cast: function(value, context) {
			const type = typeof value;
			try {
				if (type === "string") return [void 0, this.options.cast.string(value, context)];
				else if (type === "bigint") return [void 0, this.options.cast.bigint(value, context)];
				else if (type === "number") return [void 0, this.options.cast.number(value, context)];
				else if (type === "boolean") return [void 0, this.options.cast.boolean(value, context)];
				else if (value instanceof Date) return [void 0, this.options.cast.date(value, context)];
				else if (type === "object" && value !== null) return [void 0, this.options.cast.object(value, context)];
				else if (value === null && this.options.cast.null !== void 0) return [void 0, this.options.cast.null(value, context)];
				else if (value === void 0 && this.options.cast.undefined !== void 0) return [void 0, this.options.cast.undefined(value, context)];
				else return [void 0, value];
			} catch (err) {
				return [err];
			}
		}
	};
};
// node_modules/csv-stringify/lib/sync.js
var stringify = function(records, opts = {}) {
	const data = [];
	const [err, options] = normalize_options(opts);
	if (err !== void 0) throw err;
	const api = stringifier(options, { stop: false }, { records: 0 });
	for (const record of records) {
		const err = api.__transform(record, function(record) {
			data.push(record);
		});
		if (err !== void 0) throw err;
	}
	if (data.length === 0) {
		api.bom((d) => {
			data.push(d);
		});
		const err = api.headers((headers) => {
			data.push(headers);
		});
		if (err !== void 0) throw err;
	}
	return data.join("");
};
// src/features/store/batches/commands/supplier-keys.server.ts
var BYTES = 16;
var DAY_MS = 864e5;
/** What is kept of a key. It has 128 random bits, so a plain hash cannot be guessed back. */
var hashOfKey = (key) => createHash("sha256").update(key).digest("base64url");
/** The path of a supplier's page. */
var supplierPath = (batchId, key, printOnly) => `/admin/shopexternal?id=${batchId}&key=${key}${printOnly ? "&print=1" : ""}`;
/**
* Makes a link by which a supplier, or the printing company, sees one batch without a login until it expires or is
* revoked. The key is answered this once and not kept. Throws Forbidden to all but shop and administrator. [BAT-010,
* BAT-011, decisions A04, holes 5]
*/
async function createSupplierLink(ctx, batchId, { printOnly = false, days = 60 } = {}) {
	if (!canManageBatches(ctx.actor)) throw new Forbidden();
	const id = newId();
	const key = randomBytes(BYTES).toString("base64url");
	const now = ctx.clock.now();
	const expiresAt = new Date(now.getTime() + days * DAY_MS);
	await transact(ctx, async (tx) => {
		const [batch] = isId(batchId) ? await tx.select({ id: storeBatches.id }).from(storeBatches).where(eq(storeBatches.id, batchId)) : [];
		if (!batch) throw new NotFound();
		await tx.insert(batchKeys).values({
			id,
			batchId,
			keyHash: hashOfKey(key),
			printOnly,
			createdAt: now,
			createdBy: ctx.actor.kind === "user" ? ctx.actor.userId : null,
			expiresAt
		});
		await auditStaff(tx, ctx, {
			action: "storebatches.link",
			subject: `storebatches/${batchId}`,
			facts: {
				link: id,
				printOnly
			}
		});
		await touchEntry(tx, "storebatches", batchId);
	});
	return {
		ok: true,
		id,
		url: new URL(supplierPath(batchId, key, printOnly), ctx.config.publicUrl).href,
		expiresAt
	};
}
/** Ends a supplier's link at once. Throws Forbidden to all but shop and administrator. */
async function revokeSupplierLink(ctx, id) {
	if (!canManageBatches(ctx.actor)) throw new Forbidden();
	if (!isId(id)) throw new NotFound();
	await transact(ctx, async (tx) => {
		const [revoked] = await tx.update(batchKeys).set({ revokedAt: ctx.clock.now() }).where(and(eq(batchKeys.id, id), isNull(batchKeys.revokedAt))).returning({ batchId: batchKeys.batchId });
		if (!revoked) return;
		const subject = `storebatches/${revoked.batchId}`;
		await auditStaff(tx, ctx, {
			action: "storebatches.revoke-link",
			subject,
			facts: { link: id }
		});
		await touchEntry(tx, "storebatches", revoked.batchId);
	});
}
// src/features/store/batches/queries/batches.server.ts
/** The open batch that is expected first; undefined when none is open. [BAT-005, API-020, decisions B19] */
async function activeBatch({ db, pages }) {
	pages.read("storebatches");
	const [batch] = await db.select().from(storeBatches).where(eq(storeBatches.status, "Open")).orderBy(asc(storeBatches.expectedDelivery), asc(storeBatches.id)).limit(1);
	return batch && {
		id: batch.id,
		title: batch.title,
		expectedDelivery: localDate(batch.expectedDelivery)
	};
}
/** The batch that each of some orders has joined, by the order's id. Hand in orders that the reader may see. [BAT-003] */
async function batchesOf({ db }, orderIds) {
	if (orderIds.length === 0) return {};
	const found = await db.select({
		orderId: batchOrders.orderId,
		title: storeBatches.title,
		status: storeBatches.status,
		expectedDelivery: storeBatches.expectedDelivery
	}).from(batchOrders).innerJoin(storeBatches, eq(storeBatches.id, batchOrders.batchId)).where(inArray(batchOrders.orderId, [...orderIds]));
	return Object.fromEntries(found.map(({ orderId, expectedDelivery, ...batch }) => [orderId, {
		...batch,
		expectedDelivery: localDate(expectedDelivery)
	}]));
}
/** All batches, what is expected last first, with their orders and sums. Throws Forbidden. [BAT-006, BAT-007, BAT-008] */
async function listBatches({ db, actor }) {
	if (!canManageBatches(actor)) throw new Forbidden();
	return (await db.select({
		id: storeBatches.id,
		version: storeBatches.version,
		title: storeBatches.title,
		status: storeBatches.status,
		expectedDelivery: storeBatches.expectedDelivery,
		customRequestKempa: storeBatches.customRequestKempa,
		customRequestPrinting: storeBatches.customRequestPrinting,
		managedBy: sql`coalesce(${users.name}, '')`,
		orders: sql`count(${storeOrders.id})::int`,
		/** As it was charged, VAT and all; never computed again. [decisions B04] */
		grossMinor: sql`coalesce(sum(${storeOrders.grossMinor}), 0)::int`
	}).from(storeBatches).leftJoin(users, eq(users.id, storeBatches.managedById)).leftJoin(batchOrders, eq(batchOrders.batchId, storeBatches.id)).leftJoin(storeOrders, and(eq(storeOrders.id, batchOrders.orderId), isIn())).groupBy(storeBatches.id, users.name).orderBy(desc(storeBatches.expectedDelivery), desc(storeBatches.id))).map((batch) => ({
		...batch,
		gross: pence(batch.grossMinor),
		expectedDelivery: localDate(batch.expectedDelivery)
	}));
}
/** Links to a batch that suppliers have, without their keys. Throws Forbidden. */
async function supplierLinks({ db, actor }, batchId) {
	if (!canManageBatches(actor)) throw new Forbidden();
	return db.select({
		id: batchKeys.id,
		printOnly: batchKeys.printOnly,
		createdAt: batchKeys.createdAt,
		expiresAt: batchKeys.expiresAt,
		revokedAt: batchKeys.revokedAt,
		lastUsedAt: batchKeys.lastUsedAt
	}).from(batchKeys).where(eq(batchKeys.batchId, batchId)).orderBy(desc(batchKeys.createdAt));
}
/** The lines of the orders in a batch that are paid or the club's; whoever calls has asked who may. [decisions B08] */
async function linesOfBatch({ db }, batchId) {
	return db.select({
		itemId: storeItems.itemId,
		title: storeOrderLines.title,
		size: storeOrderLines.size,
		initials: storeOrderLines.initials,
		dorsal: storeOrderLines.dorsal,
		quantity: storeOrderLines.quantity
	}).from(batchOrders).innerJoin(storeOrders, and(eq(storeOrders.id, batchOrders.orderId), isIn())).innerJoin(storeOrderLines, eq(storeOrderLines.orderId, storeOrders.id)).innerJoin(storeItems, eq(storeItems.id, storeOrderLines.itemId)).where(eq(batchOrders.batchId, batchId)).orderBy(asc(storeOrders.createdAt), asc(storeOrders.id), asc(storeOrderLines.position));
}
/** A refunded order stays beside its batch and counts no more. */
var isIn = () => inArray(storeOrders.state, ["paid", "club"]);
// src/features/store/batches/queries/supplier-sheet.server.ts
/**
* One batch, by its id and a key to it; undefined for an id that is not there and for a key that is unknown, revoked,
* over, or another batch's: all alike. The use of a key is written down. [BAT-010..013, decisions A04, holes 5]
*/
async function supplierSheet(ctx, { id, key, printOnly }) {
	if (!isId(id)) return void 0;
	const now = ctx.clock.now();
	const [link] = await ctx.db.update(batchKeys).set({ lastUsedAt: now }).where(and(eq(batchKeys.batchId, id), eq(batchKeys.keyHash, hashOfKey(key)), isNull(batchKeys.revokedAt), gt(batchKeys.expiresAt, now))).returning({
		id: batchKeys.id,
		printOnly: batchKeys.printOnly
	});
	const [batch] = link ? await ctx.db.select().from(storeBatches).where(eq(storeBatches.id, id)) : [];
	if (!link || !batch) return void 0;
	ctx.log.info({
		link: link.id,
		requestId: ctx.requestId
	}, "a supplier's link was used");
	const forPrinter = printOnly || link.printOnly;
	const lines = sheetOf(await linesOfBatch(ctx, id)).filter((line) => !forPrinter || isPrinted(line));
	return {
		title: batch.title,
		expectedDelivery: localDate(batch.expectedDelivery),
		printOnly: forPrinter,
		printLink: link.printOnly,
		request: forPrinter ? batch.customRequestPrinting : batch.customRequestKempa,
		lines,
		instructions: await instructionsFor(ctx, lines)
	};
}
async function instructionsFor({ db }, lines) {
	const ids = [...new Set(lines.filter(isPrinted).map(({ itemId }) => itemId))];
	if (ids.length === 0) return [];
	return (await db.select({
		itemId: storeItems.itemId,
		title: storeItems.title,
		text: storeItems.printingInstructions
	}).from(storeItems).where(inArray(storeItems.itemId, ids))).filter(({ text }) => text !== "").sort((a, b) => a.title.localeCompare(b.title));
}
// src/features/store/batches/schema.ts
var day = string("Please choose a day").transform((typed, ctx) => {
	try {
		return localDate(typed);
	} catch {
		ctx.addIssue({
			code: "custom",
			message: "Please choose a day"
		});
		return NEVER;
	}
});
var request = string().default("").transform(plainText).pipe(string().max(2e3, "Please use 2000 characters at most"));
/** A batch as staff write it. [BAT-001, BAT-014] */
var batchInput = object({
	title: string("Please give it a title").transform(plainLine).pipe(string().min(1, "Please give it a title").max(80, "Please use 80 letters at most")),
	expectedDelivery: day,
	customRequestKempa: request,
	customRequestPrinting: request
});
var statusInput = _enum(BATCH_STATUSES, "Please choose a status");
/** A batch that is changed, with what stood there when it was opened. [decisions E22] */
var batchEdit = batchInput.extend({ version: number$1().int().min(1) });
var ordersSearch = object({
	q: string().transform((text) => text.trim().slice(0, 100)).default("").catch(""),
	show: _enum([
		"batches",
		"orders",
		"unbatched",
		"unpaid"
	]).default("batches").catch("batches"),
	/** The batch whose orders are unfolded; 'none' for none. */
	open: union$1([uuid$1(), literal("none")]).optional().catch(void 0),
	start: number$1().int().min(0).max(1e6).default(0).catch(0)
});
/** A link for a supplier, and for how long. [decisions A04] */
var linkInput = object({
	for: _enum(["kit", "printing"], "Please say whom it is for").default("kit"),
	days: number$1("Please say for how many days").int("Please use whole days").min(1, "A link works for 1 to 365 days").max(365, "A link works for 1 to 365 days").default(60)
});
/** What a supplier's link carries. [BAT-010] */
var supplierQuery = object({
	id: uuid$1(),
	key: string().min(1).max(100),
	print: literal("1").optional()
});
export { nameFrom as $, registerUserInput as $i, holdHandedIn as $n, orderCall as $r, matchRoutes as $t, findAlbum as A, assignRotaSlot as Ai, SUBSCRIPTIONS as An, assignPhotos as Ar, createStaticHandler as At, listMails as B, logoutCookies as Bi, createEntry as Bn, badgesOf as Br, ErrorResponseImpl as Bt, ownRegistrations as C, invoiceOf as Ci, BATCH_FIELDS as Cn, STATUSES as Cr, decodeViaTurboStream as Ct, whereItStands as D, rotaCall as Di, syncRefunds as Dn, payFee as Dr, IDLE_BLOCKER as Dt, viewOf as E, memberRequired as Ei, syncRefund as En, currentOffers as Er, escapeHtml as Et, ownPayments as F, saveTraining as Fi, anyKind as Fn, paymentSessionCall as Fr, isRedirectResponse as Ft, latestResults as G, timelineOf as Gi, paymentsOfMember as Gn, mailResetLink as Gr, data as Gt, comingGames as H, findOrder as Hi, deleteEntry as Hn, raisedBy as Hr, convertRouteMatchToUiMatch as Ht, ownSubscriptions as I, saveTrainings as Ii, bulkItems as In, payForEvent as Ir, isRedirectStatusCode as It, teamsWithGames as J, ownDetails as Ji, messageInput as Jn, changePassword as Jr, getRoutePattern as Jt, nextGame as K, viewsOf as Ki, subscriptionsByMember as Kn, requestReset as Kr, defaultMapRouteProperties as Kt, ownSessions as L, canEditTrainings as Li, bulkRuns as Ln, payForEventById as Lr, isResponse as Lt, latestAlbums as M, trainingInput as Mi, membersNamed as Mn, canTagMinors as Mr, hasInvalidProtocol as Mt, listAlbums as N, trainingsCall as Ni, nameHolds as Nn, OTHER as Nr, isDataWithResponseInit as Nt, ownPhotos as O, slotAsked as Oi, settledPaymentOf as On, assignPhotosCall as Or, IDLE_FETCHER as Ot, perInsight as P, TRAINING_UPDATED as Pi, TryAgain as Pn, contributionInput as Pr, isMutationMethod as Pt, editableFields as Q, logInInput as Qi, removeRegistration as Qn, checkoutForm as Qr, matchPath as Qt, isFromThisMachine as R, savedName as Ri, restoreRevision as Rn, BAD_AMOUNT as Rr, instrumentHandler as Rt, ownRegistration as S, findInvoice as Si, UPDATE_FIELD as Sn, REMOVAL_REFUSED as Sr, StreamTransfer as St, questionsInWords as T, applyInput as Ti, batchValue as Tn, inviteWords as Tr, encode as Tt, findGamesTeam as U, isSentBack as Ui, updateEntry as Un, takesPayments as Ur, convertRoutesToDataRoutes as Ut, calendarGames as V, sessionIn as Vi, createEntryIn as Vn, choicesOf as Vr, RouterContextProvider as Vt, gamesOfType as W, ownOrders as Wi, imageRefusalWords as Wn, sendResetLink as Wr, createDataFunctionUrl as Wt, pageOfDraft as X, changePasswordCall as Xi, sendMessage as Xn, weaknessOf as Xr, isRouteErrorResponse as Xt, upcomingGames as Y, auditSearch as Yi, sendEmailCall as Yn, storePassword as Yr, isBrowser as Yt, withDraftPublished as Z, changePasswordInput as Zi, RawHtml as Zn, NO_ORDER as Zr, joinPaths as Zt, eventSlugs as _, takeLink as _a, paymentSearch as _i, scheduleDraft as _n, recipientsInput as _r, getManifestPath as _t, statusInput as a, PASSWORD_NOT_CHANGED as aa, PAYMENT_FILTERS as ai, resolveTo as an, handedIn as ar, canRemove as at, findPost as b, countInvoices as bi, ASSIGN_TEAM as bn, PAYMENTS as br, NO_BODY_STATUS_CODES as bt, activeBatch as c, logIn as ca, assignInput$1 as ci, invariant as cn, payment as cr, demandCurrent as ct, supplierLinks as d, isReady as da, cancelInput as di, ABSOLUTE_URL_REGEX as dn, MOST_RECIPIENTS as dr, wireValueOf as dt, requestResetInput as ea, orderSessionCall as ei, parseToInfo as en, memberNamed as er, namesOf as et, createSupplierLink as f, openDatabase as fa, customerByEmailCall as fi, discardDraft as fn, assignInput as fr, NOTICE_SHOWN as ft, STATIC_PAGES as g, ownerOfLink as ga, invoiceText as gi, saveDraft as gn, messageInput$1 as gr, pageContext as gt, FEDERATION_POST as h, registerUser as ha, invoiceSearch as hi, publishDraft as hn, deskSearch as hr, ctxOf as ht, ordersSearch as i, PASSWORD_CHANGED as ia, playerNumbers as ii, replace as in, found as ir, canOpenType as it, galleryOf as j, clearRotaSlot as ji, memberToName as jn, canTag as jr, getStaticContextFromError as jt, ownTags as k, slotInput as ki, INVOICES as kn, tagInput as kr, IDLE_NAVIGATION as kt, batchesOf as l, forgetFailures as la, assignSubscriptionCall as li, parsePath as ln, status as lr, fingerprint as lt, stringify as m, inviteByEmail as ma, invoicePounds as mi, findDraft as mn, createSubscriptionCall as mr, redirectWithNotice as mt, batchInput as n, sendResetLinkCall as na, heldNumbers as ni, redirectDocument as nn, bornOn as nr, openedType as nt, supplierQuery as o, RESET_LINK_SENT as oa, SUBSCRIPTION_FILTERS as oi, stripBasename as on, holds as or, canUseLibrary as ot, revokeSupplierLink as p, rows as pa, invoiceCall as pi, draftsOf as pn, createMemberInput as pr, noticeIn as pt, resultColumns as q, meOf as qi, subscriptionsOfMember as qn, resetNeedsCaptcha as qr, getResolveToMatches as qt, linkInput as r, LOGIN_FAILED as ra, countActiveMembers as ri, removeTrailingSlash as rn, demandManager as rr, canCreate as rt, supplierSheet as s, weaknessText as sa, addInvoiceCall as si, createPath as sn, isUnpaid as sr, currentEntry as st, batchEdit as t, resetPasswordInput as ta, refundForm as ti, redirect as tn, writeHandedIn as tr, openedTarget as tt, listBatches as u, tokenIn as ua, cancelCall as ui, warning as un, canManageRegistrations as ur, formValueOf as ut, findEvent as v, refundInput as vi, refundPayment as vn, removeInput as vr, getPartialManifest as vt, inWords as w, listInvoices as wi, batchField as wn, STATUS_WORDS as wr, singleFetchUrl as wt, listPostSlugs as x, countUnpaidInvoices as xi, SEND_EMAIL as xn, PAYMENT_WORDS as xr, SingleFetchRedirectSymbol as xt, listEvents as y, subscriptionSearch as yi, EMAIL_BUYERS as yn, NO_MEMBER as yr, isFogOfWarEnabled as yt, findMail as z, loginCookies as zi, revisionsOf as zn, MOST_CONTRIBUTION as zr, instrumentationResultMetaContext as zt };
