import { A as orderSelectedFields, B as getTableUniqueName, F as sql, J as is, K as Column, M as SQL, N as View, R as Table, U as Subquery, V as ViewBaseConfig, _ as notExists, a as gt, b as notLike, c as inArray, d as like, f as lt, g as notBetween, h as not, i as exists, j as Param, l as isNotNull, m as ne, n as between, o as gte, p as lte, q as entityKind, r as eq, s as ilike, t as and, u as isNull, v as notIlike, w as getTableColumns, x as or, y as notInArray, z as getTableName } from "./conditions-pL3KaXVp.js";
import { $ as PgColumn, B as PgTime, D as isMember, E as hasRole, G as PgJson, H as PgNumeric, I as PgUUID, J as PgDateString, M as PrimaryKeyBuilder, P as PgTable, R as PgTimestamp, T as audienceOf, U as PgJsonb, b as isId, c as FILE_AUDIENCES, l as files, m as Forbidden, o as folded, q as PgDate, t as audit, z as PgTimestampString } from "./audit-aXSCcebb.js";
import { n as desc, t as asc } from "./select-DAUlWuyb.js";
import { l as clubDay, p as localDate, t as canFetch } from "./audience-B6Rl9yRq.js";
import { An as never, Bn as preprocess, Et as _enum, Jn as string, Lt as boolean, Nt as array, Pn as number, Zt as email, lr as uuid, sr as unknown } from "./schemas-UaFlgMGJ.js";
import { t as sanitiseHtml } from "./sanitise-BkYSXWSV.js";
import { createHash } from "node:crypto";
// node_modules/drizzle-orm/alias.js
var ColumnAliasProxyHandler = class {
	constructor(table) {
		this.table = table;
	}
	static [entityKind] = "ColumnAliasProxyHandler";
	get(columnObj, prop) {
		if (prop === "table") return this.table;
		return columnObj[prop];
	}
};
var TableAliasProxyHandler = class {
	constructor(alias, replaceOriginalName) {
		this.alias = alias;
		this.replaceOriginalName = replaceOriginalName;
	}
	static [entityKind] = "TableAliasProxyHandler";
	get(target, prop) {
		if (prop === Table.Symbol.IsAlias) return true;
		if (prop === Table.Symbol.Name) return this.alias;
		if (this.replaceOriginalName && prop === Table.Symbol.OriginalName) return this.alias;
		if (prop === ViewBaseConfig) return {
			...target[ViewBaseConfig],
			name: this.alias,
			isAlias: true
		};
		if (prop === Table.Symbol.Columns) {
			const columns = target[Table.Symbol.Columns];
			if (!columns) return columns;
			const proxiedColumns = {};
			Object.keys(columns).map((key) => {
				proxiedColumns[key] = new Proxy(columns[key], new ColumnAliasProxyHandler(new Proxy(target, this)));
			});
			return proxiedColumns;
		}
		const value = target[prop];
		if (is(value, Column)) return new Proxy(value, new ColumnAliasProxyHandler(new Proxy(target, this)));
		return value;
	}
};
function aliasedTable(table, tableAlias) {
	return new Proxy(table, new TableAliasProxyHandler(tableAlias, false));
}
function aliasedTableColumn(column, tableAlias) {
	return new Proxy(column, new ColumnAliasProxyHandler(new Proxy(column.table, new TableAliasProxyHandler(tableAlias, false))));
}
function mapColumnsInAliasedSQLToAlias(query, alias) {
	return new SQL.Aliased(mapColumnsInSQLToAlias(query.sql, alias), query.fieldAlias);
}
function mapColumnsInSQLToAlias(query, alias) {
	return sql.join(query.queryChunks.map((c) => {
		if (is(c, Column)) return aliasedTableColumn(c, alias);
		if (is(c, SQL)) return mapColumnsInSQLToAlias(c, alias);
		if (is(c, SQL.Aliased)) return mapColumnsInAliasedSQLToAlias(c, alias);
		return c;
	}));
}
// node_modules/drizzle-orm/errors.js
var DrizzleError = class extends Error {
	static [entityKind] = "DrizzleError";
	constructor({ message, cause }) {
		super(message);
		this.name = "DrizzleError";
		this.cause = cause;
	}
};
var DrizzleQueryError = class DrizzleQueryError extends Error {
	constructor(query, params, cause) {
		super(`Failed query: ${query}
params: ${params}`);
		this.query = query;
		this.params = params;
		this.cause = cause;
		Error.captureStackTrace(this, DrizzleQueryError);
		if (cause) this.cause = cause;
	}
};
var TransactionRollbackError = class extends DrizzleError {
	static [entityKind] = "TransactionRollbackError";
	constructor() {
		super({ message: "Rollback" });
	}
};
// node_modules/drizzle-orm/relations.js
var Relation = class {
	constructor(sourceTable, referencedTable, relationName) {
		this.sourceTable = sourceTable;
		this.referencedTable = referencedTable;
		this.relationName = relationName;
		this.referencedTableName = referencedTable[Table.Symbol.Name];
	}
	static [entityKind] = "Relation";
	referencedTableName;
	fieldName;
};
var Relations = class {
	constructor(table, config) {
		this.table = table;
		this.config = config;
	}
	static [entityKind] = "Relations";
};
var One = class One extends Relation {
	constructor(sourceTable, referencedTable, config, isNullable) {
		super(sourceTable, referencedTable, config?.relationName);
		this.config = config;
		this.isNullable = isNullable;
	}
	static [entityKind] = "One";
	withFieldName(fieldName) {
		const relation = new One(this.sourceTable, this.referencedTable, this.config, this.isNullable);
		relation.fieldName = fieldName;
		return relation;
	}
};
var Many = class Many extends Relation {
	constructor(sourceTable, referencedTable, config) {
		super(sourceTable, referencedTable, config?.relationName);
		this.config = config;
	}
	static [entityKind] = "Many";
	withFieldName(fieldName) {
		const relation = new Many(this.sourceTable, this.referencedTable, this.config);
		relation.fieldName = fieldName;
		return relation;
	}
};
function getOperators() {
	return {
		and,
		between,
		eq,
		exists,
		gt,
		gte,
		ilike,
		inArray,
		isNull,
		isNotNull,
		like,
		lt,
		lte,
		ne,
		not,
		notBetween,
		notExists,
		notLike,
		notIlike,
		notInArray,
		or,
		sql
	};
}
function getOrderByOperators() {
	return {
		sql,
		asc,
		desc
	};
}
function extractTablesRelationalConfig(schema, configHelpers) {
	if (Object.keys(schema).length === 1 && "default" in schema && !is(schema["default"], Table)) schema = schema["default"];
	const tableNamesMap = {};
	const relationsBuffer = {};
	const tablesConfig = {};
	for (const [key, value] of Object.entries(schema)) if (is(value, Table)) {
		const dbName = getTableUniqueName(value);
		const bufferedRelations = relationsBuffer[dbName];
		tableNamesMap[dbName] = key;
		tablesConfig[key] = {
			tsName: key,
			dbName: value[Table.Symbol.Name],
			schema: value[Table.Symbol.Schema],
			columns: value[Table.Symbol.Columns],
			relations: bufferedRelations?.relations ?? {},
			primaryKey: bufferedRelations?.primaryKey ?? []
		};
		for (const column of Object.values(value[Table.Symbol.Columns])) if (column.primary) tablesConfig[key].primaryKey.push(column);
		const extraConfig = value[Table.Symbol.ExtraConfigBuilder]?.(value[Table.Symbol.ExtraConfigColumns]);
		if (extraConfig) {
			for (const configEntry of Object.values(extraConfig)) if (is(configEntry, PrimaryKeyBuilder)) tablesConfig[key].primaryKey.push(...configEntry.columns);
		}
	} else if (is(value, Relations)) {
		const dbName = getTableUniqueName(value.table);
		const tableName = tableNamesMap[dbName];
		const relations2 = value.config(configHelpers(value.table));
		let primaryKey;
		for (const [relationName, relation] of Object.entries(relations2)) if (tableName) {
			const tableConfig = tablesConfig[tableName];
			tableConfig.relations[relationName] = relation;
		} else {
			if (!(dbName in relationsBuffer)) relationsBuffer[dbName] = {
				relations: {},
				primaryKey
			};
			relationsBuffer[dbName].relations[relationName] = relation;
		}
	}
	return {
		tables: tablesConfig,
		tableNamesMap
	};
}
function createOne(sourceTable) {
	return function one(table, config) {
		return new One(sourceTable, table, config, config?.fields.reduce((res, f) => res && f.notNull, true) ?? false);
	};
}
function createMany(sourceTable) {
	return function many(referencedTable, config) {
		return new Many(sourceTable, referencedTable, config);
	};
}
function normalizeRelation(schema, tableNamesMap, relation) {
	if (is(relation, One) && relation.config) return {
		fields: relation.config.fields,
		references: relation.config.references
	};
	const referencedTableTsName = tableNamesMap[getTableUniqueName(relation.referencedTable)];
	if (!referencedTableTsName) throw new Error(`Table "${relation.referencedTable[Table.Symbol.Name]}" not found in schema`);
	const referencedTableConfig = schema[referencedTableTsName];
	if (!referencedTableConfig) throw new Error(`Table "${referencedTableTsName}" not found in schema`);
	const sourceTable = relation.sourceTable;
	const sourceTableTsName = tableNamesMap[getTableUniqueName(sourceTable)];
	if (!sourceTableTsName) throw new Error(`Table "${sourceTable[Table.Symbol.Name]}" not found in schema`);
	const reverseRelations = [];
	for (const referencedTableRelation of Object.values(referencedTableConfig.relations)) if (relation.relationName && relation !== referencedTableRelation && referencedTableRelation.relationName === relation.relationName || !relation.relationName && referencedTableRelation.referencedTable === relation.sourceTable) reverseRelations.push(referencedTableRelation);
	if (reverseRelations.length > 1) throw relation.relationName ? /* @__PURE__ */ new Error(`There are multiple relations with name "${relation.relationName}" in table "${referencedTableTsName}"`) : /* @__PURE__ */ new Error(`There are multiple relations between "${referencedTableTsName}" and "${relation.sourceTable[Table.Symbol.Name]}". Please specify relation name`);
	if (reverseRelations[0] && is(reverseRelations[0], One) && reverseRelations[0].config) return {
		fields: reverseRelations[0].config.references,
		references: reverseRelations[0].config.fields
	};
	throw new Error(`There is not enough information to infer relation "${sourceTableTsName}.${relation.fieldName}"`);
}
function createTableRelationsHelpers(sourceTable) {
	return {
		one: createOne(sourceTable),
		many: createMany(sourceTable)
	};
}
function mapRelationalRow(tablesConfig, tableConfig, row, buildQueryResultSelection, mapColumnValue = (value) => value) {
	const result = {};
	for (const [selectionItemIndex, selectionItem] of buildQueryResultSelection.entries()) if (selectionItem.isJson) {
		const relation = tableConfig.relations[selectionItem.tsKey];
		const rawSubRows = row[selectionItemIndex];
		const subRows = typeof rawSubRows === "string" ? JSON.parse(rawSubRows) : rawSubRows;
		result[selectionItem.tsKey] = is(relation, One) ? subRows && mapRelationalRow(tablesConfig, tablesConfig[selectionItem.relationTableTsKey], subRows, selectionItem.selection, mapColumnValue) : subRows.map((subRow) => mapRelationalRow(tablesConfig, tablesConfig[selectionItem.relationTableTsKey], subRow, selectionItem.selection, mapColumnValue));
	} else {
		const value = mapColumnValue(row[selectionItemIndex]);
		const field = selectionItem.field;
		let decoder;
		if (is(field, Column)) decoder = field;
		else if (is(field, SQL)) decoder = field.decoder;
		else decoder = field.sql.decoder;
		result[selectionItem.tsKey] = value === null ? null : decoder.mapFromDriverValue(value);
	}
	return result;
}
// node_modules/drizzle-orm/casing.js
function toSnakeCase(input) {
	return (input.replace(/['\u2019]/g, "").match(/[\da-z]+|[A-Z]+(?![a-z])|[A-Z][\da-z]+/g) ?? []).map((word) => word.toLowerCase()).join("_");
}
function toCamelCase(input) {
	return (input.replace(/['\u2019]/g, "").match(/[\da-z]+|[A-Z]+(?![a-z])|[A-Z][\da-z]+/g) ?? []).reduce((acc, word, i) => {
		return acc + (i === 0 ? word.toLowerCase() : `${word[0].toUpperCase()}${word.slice(1)}`);
	}, "");
}
function noopCase(input) {
	return input;
}
var CasingCache = class {
	static [entityKind] = "CasingCache";
	/** @internal */
	cache = {};
	cachedTables = {};
	convert;
	constructor(casing) {
		this.convert = casing === "snake_case" ? toSnakeCase : casing === "camelCase" ? toCamelCase : noopCase;
	}
	getColumnCasing(column) {
		if (!column.keyAsName) return column.name;
		const key = `${column.table[Table.Symbol.Schema] ?? "public"}.${column.table[Table.Symbol.OriginalName]}.${column.name}`;
		if (!this.cache[key]) this.cacheTable(column.table);
		return this.cache[key];
	}
	cacheTable(table) {
		const tableKey = `${table[Table.Symbol.Schema] ?? "public"}.${table[Table.Symbol.OriginalName]}`;
		if (!this.cachedTables[tableKey]) {
			for (const column of Object.values(table[Table.Symbol.Columns])) {
				const columnKey = `${tableKey}.${column.name}`;
				this.cache[columnKey] = this.convert(column.name);
			}
			this.cachedTables[tableKey] = true;
		}
	}
	clearCache() {
		this.cache = {};
		this.cachedTables = {};
	}
};
// node_modules/drizzle-orm/pg-core/view-base.js
var PgViewBase = class extends View {
	static [entityKind] = "PgViewBase";
};
// node_modules/drizzle-orm/pg-core/dialect.js
var PgDialect = class {
	static [entityKind] = "PgDialect";
	/** @internal */
	casing;
	constructor(config) {
		this.casing = new CasingCache(config?.casing);
	}
	async migrate(migrations, session, config) {
		const migrationsTable = typeof config === "string" ? "__drizzle_migrations" : config.migrationsTable ?? "__drizzle_migrations";
		const migrationsSchema = typeof config === "string" ? "drizzle" : config.migrationsSchema ?? "drizzle";
		const migrationTableCreate = sql`
			CREATE TABLE IF NOT EXISTS ${sql.identifier(migrationsSchema)}.${sql.identifier(migrationsTable)} (
				id SERIAL PRIMARY KEY,
				hash text NOT NULL,
				created_at bigint
			)
		`;
		await session.execute(sql`CREATE SCHEMA IF NOT EXISTS ${sql.identifier(migrationsSchema)}`);
		await session.execute(migrationTableCreate);
		const lastDbMigration = (await session.all(sql`select id, hash, created_at from ${sql.identifier(migrationsSchema)}.${sql.identifier(migrationsTable)} order by created_at desc limit 1`))[0];
		await session.transaction(async (tx) => {
			for await (const migration of migrations) if (!lastDbMigration || Number(lastDbMigration.created_at) < migration.folderMillis) {
				for (const stmt of migration.sql) await tx.execute(sql.raw(stmt));
				await tx.execute(sql`insert into ${sql.identifier(migrationsSchema)}.${sql.identifier(migrationsTable)} ("hash", "created_at") values(${migration.hash}, ${migration.folderMillis})`);
			}
		});
	}
	escapeName(name) {
		return `"${name.replace(/"/g, "\"\"")}"`;
	}
	escapeParam(num) {
		return `$${num + 1}`;
	}
	escapeString(str) {
		return `'${str.replace(/'/g, "''")}'`;
	}
	buildWithCTE(queries) {
		if (!queries?.length) return void 0;
		const withSqlChunks = [sql`with `];
		for (const [i, w] of queries.entries()) {
			withSqlChunks.push(sql`${sql.identifier(w._.alias)} as (${w._.sql})`);
			if (i < queries.length - 1) withSqlChunks.push(sql`, `);
		}
		withSqlChunks.push(sql` `);
		return sql.join(withSqlChunks);
	}
	buildDeleteQuery({ table, where, returning, withList }) {
		const withSql = this.buildWithCTE(withList);
		const returningSql = returning ? sql` returning ${this.buildSelection(returning, { isSingleTable: true })}` : void 0;
		const whereSql = where ? sql` where ${where}` : void 0;
		return sql`${withSql}delete from ${table}${whereSql}${returningSql}`;
	}
	buildUpdateSet(table, set) {
		const tableColumns = table[Table.Symbol.Columns];
		const columnNames = Object.keys(tableColumns).filter((colName) => set[colName] !== void 0 || tableColumns[colName]?.onUpdateFn !== void 0);
		const setSize = columnNames.length;
		return sql.join(columnNames.flatMap((colName, i) => {
			const col = tableColumns[colName];
			const onUpdateFnResult = col.onUpdateFn?.();
			const value = set[colName] ?? (is(onUpdateFnResult, SQL) ? onUpdateFnResult : sql.param(onUpdateFnResult, col));
			const res = sql`${sql.identifier(this.casing.getColumnCasing(col))} = ${value}`;
			if (i < setSize - 1) return [res, sql.raw(", ")];
			return [res];
		}));
	}
	buildUpdateQuery({ table, set, where, returning, withList, from, joins }) {
		const withSql = this.buildWithCTE(withList);
		const tableName = table[PgTable.Symbol.Name];
		const tableSchema = table[PgTable.Symbol.Schema];
		const origTableName = table[PgTable.Symbol.OriginalName];
		const alias = tableName === origTableName ? void 0 : tableName;
		const tableSql = sql`${tableSchema ? sql`${sql.identifier(tableSchema)}.` : void 0}${sql.identifier(origTableName)}${alias && sql` ${sql.identifier(alias)}`}`;
		const setSql = this.buildUpdateSet(table, set);
		const fromSql = from && sql.join([sql.raw(" from "), this.buildFromTable(from)]);
		const joinsSql = this.buildJoins(joins);
		const returningSql = returning ? sql` returning ${this.buildSelection(returning, { isSingleTable: !from })}` : void 0;
		const whereSql = where ? sql` where ${where}` : void 0;
		return sql`${withSql}update ${tableSql} set ${setSql}${fromSql}${joinsSql}${whereSql}${returningSql}`;
	}
	/**
	* Builds selection SQL with provided fields/expressions
	*
	* Examples:
	*
	* `select <selection> from`
	*
	* `insert ... returning <selection>`
	*
	* If `isSingleTable` is true, then columns won't be prefixed with table name
	*/
	buildSelection(fields, { isSingleTable = false } = {}) {
		const columnsLen = fields.length;
		const chunks = fields.flatMap(({ field }, i) => {
			const chunk = [];
			if (is(field, SQL.Aliased) && field.isSelectionField) chunk.push(sql.identifier(field.fieldAlias));
			else if (is(field, SQL.Aliased) || is(field, SQL)) {
				const query = is(field, SQL.Aliased) ? field.sql : field;
				if (isSingleTable) chunk.push(new SQL(query.queryChunks.map((c) => {
					if (is(c, PgColumn)) return sql.identifier(this.casing.getColumnCasing(c));
					return c;
				})));
				else chunk.push(query);
				if (is(field, SQL.Aliased)) chunk.push(sql` as ${sql.identifier(field.fieldAlias)}`);
			} else if (is(field, Column)) {
				if (isSingleTable) chunk.push(sql.identifier(this.casing.getColumnCasing(field)));
				else chunk.push(field);
			} else if (is(field, Subquery)) {
				const entries = Object.entries(field._.selectedFields);
				if (entries.length === 1) {
					const entry = entries[0][1];
					const fieldDecoder = is(entry, SQL) ? entry.decoder : is(entry, Column) ? { mapFromDriverValue: (v) => entry.mapFromDriverValue(v) } : entry.sql.decoder;
					if (fieldDecoder) field._.sql.decoder = fieldDecoder;
				}
				chunk.push(field);
			}
			if (i < columnsLen - 1) chunk.push(sql`, `);
			return chunk;
		});
		return sql.join(chunks);
	}
	buildJoins(joins) {
		if (!joins || joins.length === 0) return;
		const joinsArray = [];
		for (const [index, joinMeta] of joins.entries()) {
			if (index === 0) joinsArray.push(sql` `);
			const table = joinMeta.table;
			const lateralSql = joinMeta.lateral ? sql` lateral` : void 0;
			const onSql = joinMeta.on ? sql` on ${joinMeta.on}` : void 0;
			if (is(table, PgTable)) {
				const tableName = table[PgTable.Symbol.Name];
				const tableSchema = table[PgTable.Symbol.Schema];
				const origTableName = table[PgTable.Symbol.OriginalName];
				const alias = tableName === origTableName ? void 0 : joinMeta.alias;
				joinsArray.push(sql`${sql.raw(joinMeta.joinType)} join${lateralSql} ${tableSchema ? sql`${sql.identifier(tableSchema)}.` : void 0}${sql.identifier(origTableName)}${alias && sql` ${sql.identifier(alias)}`}${onSql}`);
			} else if (is(table, View)) {
				const viewName = table[ViewBaseConfig].name;
				const viewSchema = table[ViewBaseConfig].schema;
				const origViewName = table[ViewBaseConfig].originalName;
				const alias = viewName === origViewName ? void 0 : joinMeta.alias;
				joinsArray.push(sql`${sql.raw(joinMeta.joinType)} join${lateralSql} ${viewSchema ? sql`${sql.identifier(viewSchema)}.` : void 0}${sql.identifier(origViewName)}${alias && sql` ${sql.identifier(alias)}`}${onSql}`);
			} else joinsArray.push(sql`${sql.raw(joinMeta.joinType)} join${lateralSql} ${table}${onSql}`);
			if (index < joins.length - 1) joinsArray.push(sql` `);
		}
		return sql.join(joinsArray);
	}
	buildFromTable(table) {
		if (is(table, Table) && table[Table.Symbol.IsAlias]) {
			let fullName = sql`${sql.identifier(table[Table.Symbol.OriginalName])}`;
			if (table[Table.Symbol.Schema]) fullName = sql`${sql.identifier(table[Table.Symbol.Schema])}.${fullName}`;
			return sql`${fullName} ${sql.identifier(table[Table.Symbol.Name])}`;
		}
		return table;
	}
	buildSelectQuery({ withList, fields, fieldsFlat, where, having, table, joins, orderBy, groupBy, limit, offset, lockingClause, distinct, setOperators }) {
		const fieldsList = fieldsFlat ?? orderSelectedFields(fields);
		for (const f of fieldsList) if (is(f.field, Column) && getTableName(f.field.table) !== (is(table, Subquery) ? table._.alias : is(table, PgViewBase) ? table[ViewBaseConfig].name : is(table, SQL) ? void 0 : getTableName(table)) && !((table2) => joins?.some(({ alias }) => alias === (table2[Table.Symbol.IsAlias] ? getTableName(table2) : table2[Table.Symbol.BaseName])))(f.field.table)) {
			const tableName = getTableName(f.field.table);
			throw new Error(`Your "${f.path.join("->")}" field references a column "${tableName}"."${f.field.name}", but the table "${tableName}" is not part of the query! Did you forget to join it?`);
		}
		const isSingleTable = !joins || joins.length === 0;
		const withSql = this.buildWithCTE(withList);
		let distinctSql;
		if (distinct) distinctSql = distinct === true ? sql` distinct` : sql` distinct on (${sql.join(distinct.on, sql`, `)})`;
		const selection = this.buildSelection(fieldsList, { isSingleTable });
		const tableSql = this.buildFromTable(table);
		const joinsSql = this.buildJoins(joins);
		const whereSql = where ? sql` where ${where}` : void 0;
		const havingSql = having ? sql` having ${having}` : void 0;
		let orderBySql;
		if (orderBy && orderBy.length > 0) orderBySql = sql` order by ${sql.join(orderBy, sql`, `)}`;
		let groupBySql;
		if (groupBy && groupBy.length > 0) groupBySql = sql` group by ${sql.join(groupBy, sql`, `)}`;
		const limitSql = typeof limit === "object" || typeof limit === "number" && limit >= 0 ? sql` limit ${limit}` : void 0;
		const offsetSql = offset ? sql` offset ${offset}` : void 0;
		const lockingClauseSql = sql.empty();
		if (lockingClause) {
			const clauseSql = sql` for ${sql.raw(lockingClause.strength)}`;
			if (lockingClause.config.of) clauseSql.append(sql` of ${sql.join(Array.isArray(lockingClause.config.of) ? lockingClause.config.of : [lockingClause.config.of], sql`, `)}`);
			if (lockingClause.config.noWait) clauseSql.append(sql` nowait`);
			else if (lockingClause.config.skipLocked) clauseSql.append(sql` skip locked`);
			lockingClauseSql.append(clauseSql);
		}
		const finalQuery = sql`${withSql}select${distinctSql} ${selection} from ${tableSql}${joinsSql}${whereSql}${groupBySql}${havingSql}${orderBySql}${limitSql}${offsetSql}${lockingClauseSql}`;
		if (setOperators.length > 0) return this.buildSetOperations(finalQuery, setOperators);
		return finalQuery;
	}
	buildSetOperations(leftSelect, setOperators) {
		const [setOperator, ...rest] = setOperators;
		if (!setOperator) throw new Error("Cannot pass undefined values to any set operator");
		if (rest.length === 0) return this.buildSetOperationQuery({
			leftSelect,
			setOperator
		});
		return this.buildSetOperations(this.buildSetOperationQuery({
			leftSelect,
			setOperator
		}), rest);
	}
	buildSetOperationQuery({ leftSelect, setOperator: { type, isAll, rightSelect, limit, orderBy, offset } }) {
		const leftChunk = sql`(${leftSelect.getSQL()}) `;
		const rightChunk = sql`(${rightSelect.getSQL()})`;
		let orderBySql;
		if (orderBy && orderBy.length > 0) {
			const orderByValues = [];
			for (const singleOrderBy of orderBy) if (is(singleOrderBy, PgColumn)) orderByValues.push(sql.identifier(singleOrderBy.name));
			else if (is(singleOrderBy, SQL)) {
				for (let i = 0; i < singleOrderBy.queryChunks.length; i++) {
					const chunk = singleOrderBy.queryChunks[i];
					if (is(chunk, PgColumn)) singleOrderBy.queryChunks[i] = sql.identifier(chunk.name);
				}
				orderByValues.push(sql`${singleOrderBy}`);
			} else orderByValues.push(sql`${singleOrderBy}`);
			orderBySql = sql` order by ${sql.join(orderByValues, sql`, `)} `;
		}
		const limitSql = typeof limit === "object" || typeof limit === "number" && limit >= 0 ? sql` limit ${limit}` : void 0;
		const operatorChunk = sql.raw(`${type} ${isAll ? "all " : ""}`);
		const offsetSql = offset ? sql` offset ${offset}` : void 0;
		return sql`${leftChunk}${operatorChunk}${rightChunk}${orderBySql}${limitSql}${offsetSql}`;
	}
	buildInsertQuery({ table, values: valuesOrSelect, onConflict, returning, withList, select, overridingSystemValue_ }) {
		const valuesSqlList = [];
		const columns = table[Table.Symbol.Columns];
		const colEntries = Object.entries(columns).filter(([_, col]) => !col.shouldDisableInsert());
		const insertOrder = colEntries.map(([, column]) => sql.identifier(this.casing.getColumnCasing(column)));
		if (select) {
			const select2 = valuesOrSelect;
			if (is(select2, SQL)) valuesSqlList.push(select2);
			else valuesSqlList.push(select2.getSQL());
		} else {
			const values = valuesOrSelect;
			valuesSqlList.push(sql.raw("values "));
			for (const [valueIndex, value] of values.entries()) {
				const valueList = [];
				for (const [fieldName, col] of colEntries) {
					const colValue = value[fieldName];
					if (colValue === void 0 || is(colValue, Param) && colValue.value === void 0) {
						if (col.defaultFn !== void 0) {
							const defaultFnResult = col.defaultFn();
							const defaultValue = is(defaultFnResult, SQL) ? defaultFnResult : sql.param(defaultFnResult, col);
							valueList.push(defaultValue);
						} else if (!col.default && col.onUpdateFn !== void 0) {
							const onUpdateFnResult = col.onUpdateFn();
							const newValue = is(onUpdateFnResult, SQL) ? onUpdateFnResult : sql.param(onUpdateFnResult, col);
							valueList.push(newValue);
						} else valueList.push(sql`default`);
					} else valueList.push(colValue);
				}
				valuesSqlList.push(valueList);
				if (valueIndex < values.length - 1) valuesSqlList.push(sql`, `);
			}
		}
		const withSql = this.buildWithCTE(withList);
		const valuesSql = sql.join(valuesSqlList);
		const returningSql = returning ? sql` returning ${this.buildSelection(returning, { isSingleTable: true })}` : void 0;
		const onConflictSql = onConflict ? sql` on conflict ${onConflict}` : void 0;
		const overridingSql = overridingSystemValue_ === true ? sql`overriding system value ` : void 0;
		return sql`${withSql}insert into ${table} ${insertOrder} ${overridingSql}${valuesSql}${onConflictSql}${returningSql}`;
	}
	buildRefreshMaterializedViewQuery({ view, concurrently, withNoData }) {
		const concurrentlySql = concurrently ? sql` concurrently` : void 0;
		const withNoDataSql = withNoData ? sql` with no data` : void 0;
		return sql`refresh materialized view${concurrentlySql} ${view}${withNoDataSql}`;
	}
	prepareTyping(encoder) {
		if (is(encoder, PgJsonb) || is(encoder, PgJson)) return "json";
		else if (is(encoder, PgNumeric)) return "decimal";
		else if (is(encoder, PgTime)) return "time";
		else if (is(encoder, PgTimestamp) || is(encoder, PgTimestampString)) return "timestamp";
		else if (is(encoder, PgDate) || is(encoder, PgDateString)) return "date";
		else if (is(encoder, PgUUID)) return "uuid";
		else return "none";
	}
	sqlToQuery(sql2, invokeSource) {
		return sql2.toQuery({
			casing: this.casing,
			escapeName: this.escapeName,
			escapeParam: this.escapeParam,
			escapeString: this.escapeString,
			prepareTyping: this.prepareTyping,
			invokeSource
		});
	}
	buildRelationalQueryWithoutPK({ fullSchema, schema, tableNamesMap, table, tableConfig, queryConfig: config, tableAlias, nestedQueryRelation, joinOn }) {
		let selection = [];
		let limit, offset, orderBy = [], where;
		const joins = [];
		if (config === true) selection = Object.entries(tableConfig.columns).map(([key, value]) => ({
			dbKey: value.name,
			tsKey: key,
			field: aliasedTableColumn(value, tableAlias),
			relationTableTsKey: void 0,
			isJson: false,
			selection: []
		}));
		else {
			const aliasedColumns = Object.fromEntries(Object.entries(tableConfig.columns).map(([key, value]) => [key, aliasedTableColumn(value, tableAlias)]));
			if (config.where) {
				const whereSql = typeof config.where === "function" ? config.where(aliasedColumns, getOperators()) : config.where;
				where = whereSql && mapColumnsInSQLToAlias(whereSql, tableAlias);
			}
			const fieldsSelection = [];
			let selectedColumns = [];
			if (config.columns) {
				let isIncludeMode = false;
				for (const [field, value] of Object.entries(config.columns)) {
					if (value === void 0) continue;
					if (field in tableConfig.columns) {
						if (!isIncludeMode && value === true) isIncludeMode = true;
						selectedColumns.push(field);
					}
				}
				if (selectedColumns.length > 0) selectedColumns = isIncludeMode ? selectedColumns.filter((c) => config.columns?.[c] === true) : Object.keys(tableConfig.columns).filter((key) => !selectedColumns.includes(key));
			} else selectedColumns = Object.keys(tableConfig.columns);
			for (const field of selectedColumns) {
				const column = tableConfig.columns[field];
				fieldsSelection.push({
					tsKey: field,
					value: column
				});
			}
			let selectedRelations = [];
			if (config.with) selectedRelations = Object.entries(config.with).filter((entry) => !!entry[1]).map(([tsKey, queryConfig]) => ({
				tsKey,
				queryConfig,
				relation: tableConfig.relations[tsKey]
			}));
			let extras;
			if (config.extras) {
				extras = typeof config.extras === "function" ? config.extras(aliasedColumns, { sql }) : config.extras;
				for (const [tsKey, value] of Object.entries(extras)) fieldsSelection.push({
					tsKey,
					value: mapColumnsInAliasedSQLToAlias(value, tableAlias)
				});
			}
			for (const { tsKey, value } of fieldsSelection) selection.push({
				dbKey: is(value, SQL.Aliased) ? value.fieldAlias : tableConfig.columns[tsKey].name,
				tsKey,
				field: is(value, Column) ? aliasedTableColumn(value, tableAlias) : value,
				relationTableTsKey: void 0,
				isJson: false,
				selection: []
			});
			let orderByOrig = typeof config.orderBy === "function" ? config.orderBy(aliasedColumns, getOrderByOperators()) : config.orderBy ?? [];
			if (!Array.isArray(orderByOrig)) orderByOrig = [orderByOrig];
			orderBy = orderByOrig.map((orderByValue) => {
				if (is(orderByValue, Column)) return aliasedTableColumn(orderByValue, tableAlias);
				return mapColumnsInSQLToAlias(orderByValue, tableAlias);
			});
			limit = config.limit;
			offset = config.offset;
			for (const { tsKey: selectedRelationTsKey, queryConfig: selectedRelationConfigValue, relation } of selectedRelations) {
				const normalizedRelation = normalizeRelation(schema, tableNamesMap, relation);
				const relationTableTsName = tableNamesMap[getTableUniqueName(relation.referencedTable)];
				const relationTableAlias = `${tableAlias}_${selectedRelationTsKey}`;
				const joinOn2 = and(...normalizedRelation.fields.map((field2, i) => eq(aliasedTableColumn(normalizedRelation.references[i], relationTableAlias), aliasedTableColumn(field2, tableAlias))));
				const builtRelation = this.buildRelationalQueryWithoutPK({
					fullSchema,
					schema,
					tableNamesMap,
					table: fullSchema[relationTableTsName],
					tableConfig: schema[relationTableTsName],
					queryConfig: is(relation, One) ? selectedRelationConfigValue === true ? { limit: 1 } : {
						...selectedRelationConfigValue,
						limit: 1
					} : selectedRelationConfigValue,
					tableAlias: relationTableAlias,
					joinOn: joinOn2,
					nestedQueryRelation: relation
				});
				const field = sql`${sql.identifier(relationTableAlias)}.${sql.identifier("data")}`.as(selectedRelationTsKey);
				joins.push({
					on: sql`true`,
					table: new Subquery(builtRelation.sql, {}, relationTableAlias),
					alias: relationTableAlias,
					joinType: "left",
					lateral: true
				});
				selection.push({
					dbKey: selectedRelationTsKey,
					tsKey: selectedRelationTsKey,
					field,
					relationTableTsKey: relationTableTsName,
					isJson: true,
					selection: builtRelation.selection
				});
			}
		}
		if (selection.length === 0) throw new DrizzleError({ message: `No fields selected for table "${tableConfig.tsName}" ("${tableAlias}")` });
		let result;
		where = and(joinOn, where);
		if (nestedQueryRelation) {
			let field = sql`json_build_array(${sql.join(selection.map(({ field: field2, tsKey, isJson }) => isJson ? sql`${sql.identifier(`${tableAlias}_${tsKey}`)}.${sql.identifier("data")}` : is(field2, SQL.Aliased) ? field2.sql : field2), sql`, `)})`;
			if (is(nestedQueryRelation, Many)) field = sql`coalesce(json_agg(${field}${orderBy.length > 0 ? sql` order by ${sql.join(orderBy, sql`, `)}` : void 0}), '[]'::json)`;
			const nestedSelection = [{
				dbKey: "data",
				tsKey: "data",
				field: field.as("data"),
				isJson: true,
				relationTableTsKey: tableConfig.tsName,
				selection
			}];
			if (limit !== void 0 || offset !== void 0 || orderBy.length > 0) {
				result = this.buildSelectQuery({
					table: aliasedTable(table, tableAlias),
					fields: {},
					fieldsFlat: [{
						path: [],
						field: sql.raw("*")
					}],
					where,
					limit,
					offset,
					orderBy,
					setOperators: []
				});
				where = void 0;
				limit = void 0;
				offset = void 0;
				orderBy = [];
			} else result = aliasedTable(table, tableAlias);
			result = this.buildSelectQuery({
				table: is(result, PgTable) ? result : new Subquery(result, {}, tableAlias),
				fields: {},
				fieldsFlat: nestedSelection.map(({ field: field2 }) => ({
					path: [],
					field: is(field2, Column) ? aliasedTableColumn(field2, tableAlias) : field2
				})),
				joins,
				where,
				limit,
				offset,
				orderBy,
				setOperators: []
			});
		} else result = this.buildSelectQuery({
			table: aliasedTable(table, tableAlias),
			fields: {},
			fieldsFlat: selection.map(({ field }) => ({
				path: [],
				field: is(field, Column) ? aliasedTableColumn(field, tableAlias) : field
			})),
			joins,
			where,
			limit,
			offset,
			orderBy,
			setOperators: []
		});
		return {
			tableTsKey: tableConfig.tsName,
			sql: result,
			selection
		};
	}
};
// src/platform/entries/access.ts
/** Whether somebody is among those whom an access names. */
function may(access, actor) {
	if (access === "public") return true;
	if (access === "members") return isMember(actor);
	if (access === "nobody") return false;
	return hasRole(actor, ...access);
}
/** Whoever is among any of these. */
function anyOf(...accesses) {
	if (accesses.includes("public")) return "public";
	if (accesses.includes("members")) return "members";
	const roles = accesses.filter((access) => typeof access !== "string");
	return roles.length === 0 ? "nobody" : [...new Set(roles.flat())];
}
/** Who asks, and on which day at the club. */
var readerOf = ({ actor, clock }) => ({
	actor,
	audience: audienceOf(actor),
	today: clubDay(clock.now())
});
/** Who may write a field of an entry that is being made, or that exists. */
var writersOf = (entry, field, making) => field.write ?? (making ? entry.create ?? entry.write : entry.write);
/** Who may change anything of an entry: single fields may be open to more roles than the rest. */
var editorsOf = (entry) => anyOf(entry.write, ...Object.values(entry.fields).map((field) => field.write ?? entry.write));
// src/platform/entries/registry.ts
/** Every content type of the product, found by its collection. */
var Registry = class {
	entries;
	#byCollection;
	#fields = /* @__PURE__ */ new Map();
	constructor(entries) {
		this.entries = entries;
		this.#byCollection = new Map(entries.map((entry) => [entry.collection, entry]));
		for (const entry of entries) this.#fields.set(entry, fieldsOf(entry));
	}
	find(collection) {
		return this.#byCollection.get(collection);
	}
	/** The content type of a collection that is known to exist. Throws when it does not: a relation points nowhere. */
	get(collection) {
		const entry = this.find(collection);
		if (!entry) throw new RangeError(`no content type has the collection ${collection}`);
		return entry;
	}
	/** The fields of an entry by wire name: what every entry has, and its own. A Map, so that `__proto__` is no field. */
	fieldsOf(entry) {
		return this.#fields.get(entry) ?? fieldsOf(entry);
	}
	/**
	* The field of this name, if somebody may read it. A name that does not exist and one that is kept from him answer
	* the same, so that nothing can be found out by asking. [decisions A06]
	*/
	readable(entry, name, actor) {
		const field = this.fieldsOf(entry).get(name);
		return field && this.mayRead(entry, field, actor) ? field : void 0;
	}
	/** Whether somebody may read a field: the entry, the field, and what a relation leads to. */
	mayRead(entry, field, actor) {
		if (!may(entry.read, actor) || !may(field.read ?? entry.read, actor)) return false;
		if (field.kind !== "one" && field.kind !== "many") return true;
		const target = this.find(field.to);
		if (!target || !may(target.read, actor)) return false;
		const back = field.kind === "many" && backOf(field, target);
		return !back || may(back.read ?? target.read, actor);
	}
};
/** The reference that a list of many is read backwards from; undefined for a join table. */
function backOf(field, target) {
	return typeof field.through === "string" ? target.fields[field.through] : void 0;
}
/** The column that counts the writes of an entry, where its table has one. */
var versionOf = (entry) => columnOf(entry, "version");
/** A column of the entry's own table by its name in TypeScript. */
function columnOf(entry, name) {
	const columns = getTableColumns(entry.table);
	return Object.hasOwn(columns, name) ? columns[name] : void 0;
}
var tableOf = (entry) => getTableName(entry.table);
function fieldsOf(entry) {
	const id = {
		kind: "id",
		value: entry.id,
		write: "nobody"
	};
	const given = [
		["_id", id],
		["id", id],
		...Object.entries(entry.fields),
		["createdAt", readOnly(entry, "createdAt", "instant")],
		["updatedAt", readOnly(entry, "updatedAt", "instant")],
		["version", readOnly(entry, "version", "number")]
	];
	const fields = /* @__PURE__ */ new Map();
	for (const [name, field] of given) if (field && !fields.has(name)) fields.set(name, field);
	return fields;
}
/** A column that every entry has. Only those who edit it need its version. */
function readOnly(entry, name, kind) {
	const value = columnOf(entry, name);
	if (!value) return void 0;
	return {
		kind,
		value,
		write: "nobody",
		...name === "version" && { read: entry.write }
	};
}
// src/platform/entries/convention.ts
/**
* How lists are asked for: `_limit`, `_start`, `_sort=Date:desc,Name:asc`, `Active=true`, `email_eq=`, `itemTitle_contains=`.
* In GraphQL the same names stand in `limit`, `start`, `sort` and `where`. Pure: words in, wishes out. What a name means
* and whether somebody may use it is decided by `resolve.ts`.
*/
var OPERATORS = [
	"eq",
	"ne",
	"in",
	"nin",
	"contains",
	"ncontains",
	"containss",
	"ncontainss",
	"lt",
	"lte",
	"gt",
	"gte",
	"null"
];
var MOST_CONDITIONS = 30;
var MOST_ORDERS = 5;
/** Reads the query of an address. `isField` tells which names are fields: `legacy_id` is one, not `legacy` with a suffix. */
function wishOfQuery(query, isField) {
	const where = [];
	const special = {};
	for (const name of new Set(query.keys())) if (name === "_limit" || name === "_start" || name === "_sort") special[name] = query.get(name) ?? "";
	else where.push(condition(name, query.getAll(name), isField));
	return wishOf("_", where, special);
}
/** Reads the arguments of a GraphQL field. */
function wishOfArguments(args, isField) {
	const given = args.where ?? {};
	if (typeof given !== "object" || Array.isArray(given)) return {
		prefix: "",
		where: [],
		problems: { where: ["must be an object"] }
	};
	const where = Object.entries(given).map(([name, value]) => condition(name, Array.isArray(value) ? value : [value], isField));
	const { limit, start, sort } = args;
	return wishOf("", where, {
		...limit !== void 0 && limit !== null && { limit: String(limit) },
		...start !== void 0 && start !== null && { start: String(start) },
		...sort !== void 0 && sort !== null && { sort: String(sort) }
	});
}
/** Reads an order as entries declare it: 'Date:desc,Name:asc'. Undefined when it is none. */
function orderOf(sort) {
	const orders = [];
	for (const part of sort.split(",")) {
		const found = /^\s*([A-Za-z_]\w*)(?::(asc|desc))?\s*$/i.exec(part);
		if (!found?.[1]) return void 0;
		orders.push({
			field: found[1],
			down: found[2]?.toLowerCase() === "desc"
		});
	}
	return orders;
}
function wishOf(prefix, where, special) {
	const problems = {};
	const whole = (name) => {
		const text = special[prefix + name];
		if (text === void 0) return void 0;
		if (/^\d{1,9}$/.test(text)) return Number(text);
		problems[prefix + name] = ["must be a whole number, 0 or more"];
	};
	const limit = whole("limit");
	const start = whole("start");
	const sort = special[`${prefix}sort`];
	const orders = sort ? orderOf(sort) : void 0;
	if (sort && !orders) problems[`${prefix}sort`] = ["must be like Date:desc,Name:asc"];
	if (orders && orders.length > MOST_ORDERS) problems[`${prefix}sort`] = [`takes ${MOST_ORDERS} fields at most`];
	if (where.length > MOST_CONDITIONS) problems.where = [`takes ${MOST_CONDITIONS} conditions at most`];
	return {
		prefix,
		where,
		problems,
		...limit !== void 0 && { limit },
		...start !== void 0 && { start },
		...orders && { sort: orders }
	};
}
function condition(parameter, given, isField) {
	const suffix = /^(.+)_([a-z]+)$/.exec(parameter);
	const operator = OPERATORS.find((known) => known === suffix?.[2]);
	if (!suffix?.[1] || !operator || isField(parameter)) return {
		parameter,
		field: parameter,
		operator: "eq",
		given
	};
	return {
		parameter,
		field: suffix[1],
		operator,
		given
	};
}
// src/platform/entries/filter-values.ts
var SAME = [
	"eq",
	"ne",
	"in",
	"nin",
	"null"
];
var ORDERED = [
	...SAME,
	"lt",
	"lte",
	"gt",
	"gte"
];
var TEXT = [
	...SAME,
	"contains",
	"ncontains",
	"containss",
	"ncontainss",
	"holds"
];
var MOST_CHARACTERS = 500;
var text = {
	type: "text",
	operators: TEXT,
	read: (given) => {
		if (typeof given !== "string" && typeof given !== "number") return { problem: "must be a text" };
		const value = String(given);
		if (value.length > MOST_CHARACTERS || value.includes("\0")) return { problem: "is not a usable text" };
		return { value };
	}
};
var id = {
	type: "uuid",
	operators: SAME,
	read: (given) => typeof given === "string" && isId(given) ? { value: given } : { problem: "must be an id" }
};
var nothing = {
	type: "uuid",
	operators: ["null"],
	read: () => ({ problem: "can only be asked for null" })
};
/** How the values of each kind are compared. */
var COMPARABLE = {
	text,
	email: text,
	richText: text,
	choice: text,
	slug: text,
	id,
	one: id,
	image: nothing,
	json: nothing,
	number: {
		type: "float8",
		operators: ORDERED,
		read: (given) => {
			const value = typeof given === "string" && given.trim() !== "" ? Number(given) : given;
			return typeof value === "number" && Number.isFinite(value) ? { value } : { problem: "must be a number" };
		}
	},
	boolean: {
		type: "boolean",
		operators: SAME,
		read: (given) => {
			const value = booleanOf(given);
			return value === void 0 ? { problem: "must be true or false" } : { value };
		}
	},
	day: {
		type: "date",
		operators: ORDERED,
		read: (given) => {
			try {
				return { value: localDate(String(given)) };
			} catch {
				return { problem: "must be a day like 2026-11-28" };
			}
		}
	},
	instant: {
		type: "timestamptz",
		operators: ORDERED,
		read: (given) => {
			const value = instantOf(given);
			return value ? { value } : { problem: "must be a time like 2026-11-28T16:30:00Z" };
		}
	}
};
var comparable = (kind) => COMPARABLE[kind];
/** true, false, 1 and 0, as words or values. */
function booleanOf(given) {
	if (given === true || given === "true" || given === "1" || given === 1) return true;
	if (given === false || given === "false" || given === "0" || given === 0) return false;
}
var ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2}))?$/;
/** An instant as ISO text in UTC; a bare day is its beginning in UTC. Undefined for anything else. */
function instantOf(given) {
	if (typeof given !== "string" || !ISO.test(given)) return void 0;
	const instant = new Date(given);
	return Number.isNaN(instant.getTime()) ? void 0 : instant.toISOString();
}
// src/platform/entries/resolve.ts
/** A list was asked for in words that mean nothing here: messages by parameter. Doors answer 400. */
var BadQuery = class extends Error {
	fields;
	constructor(fields) {
		super("The query is not valid");
		this.name = "BadQuery";
		this.fields = fields;
	}
};
var MOST_VALUES = 1e3;
var boundsOf = (entry) => ({
	limit: entry.limit,
	usual: Math.min(entry.defaultLimit ?? 100, entry.limit),
	sort: entry.sort
});
/**
* Turns a wish into a slice for one reader: names he may use, values of the right kind, sizes within bounds. Throws
* BadQuery with every problem; `refusal` words a name that he may not use. [TEA-021]
*/
function sliceOf(registry, entry, actor, wish, values, bounds = boundsOf(entry), refusal = (field) => `${field} is not a field of ${entry.collection}`) {
	const problems = Object.assign(Object.create(null), wish.problems);
	const where = [];
	for (const asked of wish.where) {
		const found = conditionOf(registry, entry, actor, asked, refusal);
		if ("problem" in found) problems[asked.parameter] = [found.problem];
		else where.push({
			field: asked.field,
			operator: found.operator,
			at: values.add(found.value)
		});
	}
	const sort = wish.sort ?? [];
	const unknown = sort.find(({ field }) => !canSortBy(registry, entry, field, actor));
	if (unknown) problems[`${wish.prefix}sort`] = [refusal(unknown.field)];
	if (Object.keys(problems).length > 0) throw new BadQuery(problems);
	return {
		where,
		sort: sort.length > 0 ? sort : usualOrder(registry, entry, bounds.sort, actor),
		limit: Math.min(wish.limit ?? bounds.usual, bounds.limit),
		...wish.start && { startAt: values.add(wish.start) }
	};
}
/** The declared order, without fields that this reader may not read: an order tells about what it goes by. */
function usualOrder(registry, entry, sort, actor) {
	return (orderOf(sort) ?? []).filter(({ field }) => canSortBy(registry, entry, field, actor));
}
function canSortBy(registry, entry, name, actor) {
	const field = registry.readable(entry, name, actor);
	return field !== void 0 && ![
		"one",
		"many",
		"json",
		"image"
	].includes(field.kind);
}
function conditionOf(registry, entry, actor, { field: name, operator, given }, refusal) {
	const field = registry.readable(entry, name, actor);
	if (!field || field.kind === "many") return { problem: refusal(name) };
	if (operator === "null" || operator === "eq" && given[0] === null) {
		const isNull = operator === "eq" || booleanOf(given[0]);
		return isNull === void 0 ? { problem: "must be true or false" } : {
			operator: "null",
			value: isNull
		};
	}
	const kind = comparable(field.kind);
	if (!kind.operators.includes(operator)) return { problem: `${name} cannot be compared by ${operator}` };
	if (given.length > MOST_VALUES) return { problem: `takes ${MOST_VALUES} values at most` };
	const readings = given.map((value) => kind.read(value));
	const wrong = readings.find((reading) => "problem" in reading);
	if (wrong) return wrong;
	const read = readings.flatMap((reading) => "value" in reading ? [reading.value] : []);
	if (operator === "in" || operator === "nin") return {
		operator,
		value: read
	};
	return read.length === 1 ? {
		operator,
		value: read[0]
	} : { problem: "takes one value" };
}
// src/platform/entries/query.ts
/** Gathers the values of one query. */
var Values = class {
	list = [];
	add(value) {
		return this.list.push(value) - 1;
	}
};
// src/platform/entries/sql-values.ts
/** The expression of a value for one reader. */
var expressionOf = (value, reader) => typeof value === "function" ? value(reader) : sql`${value}`;
/**
* A value as it stands in the answer. `derived`: the feature decides who sees the pictures of this field, so its value is
* already what the reader may fetch.
*/
function wireOf(kind, value, actor, derived = false) {
	if (kind === "instant") return sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
	return kind === "image" ? imageOf(value, actor, derived) : value;
}
/**
* A picture with the address of its largest variant. One whose bytes this reader may not fetch is null: its address
* does not leave the database. [decisions C02]
*/
function imageOf(id, actor, derived) {
	const width = sql`coalesce((${files.variantsPx} ->> -1)::int, ${files.widthPx})`;
	return sql`(select to_json("_i") from (select ${files.id} as "id",
    '/files/' || ${files.id} || '/' || coalesce(${files.variantsPx} ->> -1, 'original') as "url",
    ${width} as "width", (${files.heightPx} * ${width} + ${files.widthPx} / 2) / nullif(${files.widthPx}, 0) as "height",
    ${files.alt} as "alt" from ${files} where ${fetchable(id, actor, derived)}) as "_i")`;
}
/** What filters compare: a picture that this reader may not fetch is not there. */
var comparedOf = (kind, value, actor, derived = false) => kind === "image" ? sql`(select ${files.id} from ${files} where ${fetchable(value, actor, derived)})` : value;
function fetchable(id, actor, derived) {
	const audiences = FILE_AUDIENCES.filter((audience) => canFetch(actor, audience) || derived && audience === "derived");
	const named = sql.join(audiences.map((audience) => sql.raw(`'${audience}'`)), sql`, `);
	return sql`${files.id} = ${id} and ${files.audience} in (${named})`;
}
/** The condition that a value meets an operator, with the value at `at` of the query. */
function meets(kind, value, operator, at) {
	const { type } = comparable(kind);
	const given = sql`${sql.placeholder(String(at))}`;
	const cast = sql.raw(type);
	const left = kind === "email" ? sql`lower(${value})` : value;
	const right = kind === "email" ? sql`lower(${given}::text)` : sql`${given}::${cast}`;
	switch (operator) {
		case "eq": return sql`${left} = ${right}`;
		case "ne": return sql`${left} is distinct from ${right}`;
		case "lt": return sql`${left} < ${right}`;
		case "lte": return sql`${left} <= ${right}`;
		case "gt": return sql`${left} > ${right}`;
		case "gte": return sql`${left} >= ${right}`;
		case "in": return sql`${value} = any(${given}::${cast}[])`;
		case "nin": return sql`coalesce(${value} <> all(${given}::${cast}[]), true)`;
		case "contains": return sql`strpos(lower(${value}), lower(${given}::text)) > 0`;
		case "ncontains": return sql`coalesce(strpos(lower(${value}), lower(${given}::text)), 0) = 0`;
		case "containss": return sql`strpos(${value}, ${given}::text) > 0`;
		case "ncontainss": return sql`coalesce(strpos(${value}, ${given}::text), 0) = 0`;
		case "holds": return sql`strpos(${folded(value)}, ${folded(sql`${given}::text`)}) > 0`;
		case "null": return sql`(${value} is null) = ${given}::boolean`;
	}
}
var WORDS = /* @__PURE__ */ new Set([
	"text",
	"email",
	"richText",
	"choice"
]);
/** One term of an order. Words go by the alphabet, not by their bytes; what is missing comes last. */
function orderBy(field, { down }, reader) {
	const value = expressionOf(field.order ?? field.value, reader);
	const term = !field.order && WORDS.has(field.kind) ? sql`${value} collate "und-x-icu"` : value;
	if (!down) return term;
	const by = field.order ?? field.value;
	return is(by, PgColumn) && by.notNull ? sql`${term} desc` : sql`${term} desc nulls last`;
}
// src/platform/entries/compile.ts
var dialect = new PgDialect();
/** Operators that look for a part of a text. */
var PARTLY = /* @__PURE__ */ new Set([
	"contains",
	"ncontains",
	"containss",
	"ncontainss",
	"holds"
]);
/** Makes the one statement that answers a query for a reader with finished JSON. */
function compile(registry, reader, query) {
	const compiler = new Compiler(registry, reader);
	const statement = compiler.statement(query);
	const { sql: text, params } = dialect.sqlToQuery(reader.actor.kind === "user" ? statement : statement.inlineParams());
	return {
		text,
		parameters: params.map((param) => isPlace(param) ? { at: Number(param.name) } : { constant: param }),
		collections: compiler.collections,
		lookUps: compiler.lookUps
	};
}
var isPlace = (param) => typeof param === "object" && param !== null && "name" in param;
/**
* Rows and values are written for the table's own name: features know no aliases. So each level reads from its table
* under that name, and what an inner level needs of an outer one is handed down as a column with a name of its own
* ("k1"), which no inner table can hide.
*/
var Compiler = class {
	collections = /* @__PURE__ */ new Set();
	lookUps = /* @__PURE__ */ new Set();
	#registry;
	#reader;
	#keys = 0;
	constructor(registry, reader) {
		this.#registry = registry;
		this.#reader = reader;
	}
	statement({ kind, collection, selection, slice }) {
		const entry = this.#registry.get(collection);
		if (kind === "count") return sql`select count(*)::int::text from ${this.#scope(entry, slice, [])}`;
		const rows = this.#rows(entry, selection, slice, []);
		if (kind === "one") return sql`select to_json("_o")::text from (${rows}) as "_o"`;
		return sql`select coalesce(json_agg("_o"), '[]')::text from (${rows}) as "_o"`;
	}
	/** The rows of an entry with the columns of a selection. */
	#rows(entry, selection, slice, scope) {
		const table = sql.identifier(tableOf(entry));
		const keys = [];
		const columns = this.#picksOf(entry, selection).map((picked) => this.#column(entry, picked, keys));
		const handed = keys.length > 0 ? sql`, ${sql.join(keys, sql`, `)}` : sql``;
		return sql`select ${sql.join(columns, sql`, `)} from
      (select ${table}.*${handed} from ${this.#scope(entry, slice, scope)}${this.#order(entry, slice)}) as ${table}`;
	}
	#picksOf(entry, selection) {
		if (typeof selection !== "string") return selection;
		const picks = [];
		for (const [name, field] of this.#registry.fieldsOf(entry)) {
			if (!this.#registry.mayRead(entry, field, this.#reader.actor)) continue;
			if (selection === "all" || isBrief(name, field)) picks.push({
				key: name,
				field: name
			});
		}
		return picks;
	}
	#column(entry, picked, keys) {
		const key = sql.identifier(picked.key);
		if (picked.denied) return sql`null as ${key}`;
		const field = this.#field(entry, picked.field);
		return sql`${this.#value(entry, field, picked, keys)} as ${key}`;
	}
	#value(entry, field, picked, keys) {
		const key = `k${++this.#keys}`;
		const hand = (value) => {
			keys.push(sql`${value} as ${sql.identifier(key)}`);
			return sql`${sql.identifier(key)}`;
		};
		const { actor } = this.#reader;
		if (field.kind === "one") {
			const value = expressionOf(field.value, this.#reader);
			return this.#one(field, picked.of ?? "brief", hand(value));
		}
		if (field.kind === "many") return this.#many(field, picked, hand(sql`${entry.id}`));
		const value = expressionOf(field.value, this.#reader);
		return wireOf(field.kind, value, actor, field.files === "derived");
	}
	#one(field, selection, key) {
		const target = this.#registry.get(field.to);
		const rows = this.#rows(target, selection, {
			where: [],
			sort: []
		}, [sql`${target.id} = ${key}`]);
		return sql`(select to_json("_o") from (${rows}) as "_o")`;
	}
	#many(field, picked, key) {
		const target = this.#registry.get(field.to);
		const slice = picked.slice ?? this.#usual(field, target);
		const rows = this.#rows(target, picked.of ?? "brief", slice, [this.#belongs(field, target, key)]);
		return sql`(select coalesce(json_agg("_o"), '[]') from (${rows}) as "_o")`;
	}
	#usual({ limit, sort = "" }, target) {
		return {
			where: [],
			sort: usualOrder(this.#registry, target, sort || target.sort, this.#reader.actor),
			limit
		};
	}
	#belongs(field, target, key) {
		if (typeof field.through !== "string") {
			const { table, here, there } = field.through;
			return sql`${target.id} in (select ${there} from ${table} where ${here} = ${key})`;
		}
		const back = backOf(field, target);
		if (back?.kind !== "one") throw new RangeError(`${field.to} has no reference ${field.through}`);
		return sql`${expressionOf(back.value, this.#reader)} = ${key}`;
	}
	/** Table and conditions: what the reader may see, what the relation asks, what the query asks. */
	#scope(entry, slice, scope) {
		this.collections.add(entry.collection);
		const seen = entry.rows?.(this.#reader);
		const asked = slice.where.map(({ field: name, operator, at }) => {
			const field = this.#field(entry, name);
			if (field.kind === "many") throw new RangeError(`${name} cannot be compared`);
			if (field.kind === "email") this.lookUps.add(`${entry.collection}.${name}`);
			return meets(field.kind, this.#compared(field, operator), operator, at);
		});
		const all = [
			...scope,
			...seen ? [seen] : [],
			...asked
		];
		const where = all.length > 0 ? sql` where ${sql.join(all.map((one) => sql`(${one})`), sql` and `)}` : sql``;
		return sql`${entry.table}${where}`;
	}
	#compared(field, operator) {
		const value = expressionOf((field.kind !== "one" && PARTLY.has(operator) ? field.searched : void 0) ?? field.value, this.#reader);
		if (field.kind !== "one") return comparedOf(field.kind, value, this.#reader.actor, field.files === "derived");
		const target = this.#registry.get(field.to);
		const seen = target.rows?.(this.#reader);
		if (!seen) return value;
		const key = sql.identifier(`k${++this.#keys}`);
		return sql`(select ${target.id} from (select ${value} as ${key}) as "_k", ${target.table}
      where ${target.id} = "_k".${key} and (${seen}))`;
	}
	/** The order ends in the id, so that pages of a list neither repeat nor skip a row. */
	#order(entry, { sort, limit, startAt }) {
		if (limit === void 0) return sql``;
		const start = startAt === void 0 ? sql`` : sql` offset ${sql.placeholder(String(startAt))}::int`;
		return sql` order by ${this.#terms(entry, sort)} limit ${sql.raw(String(limit))}${start}`;
	}
	#terms(entry, sort) {
		const terms = sort.map((order) => {
			const field = this.#field(entry, order.field);
			if (field.kind === "one" || field.kind === "many") throw new RangeError(`${order.field} has no order`);
			return orderBy(field, order, this.#reader);
		});
		return sql.join([...terms, sql`${entry.id}`], sql`, `);
	}
	/** `resolve.ts` has refused what may not be read; asking for it here is a bug and throws. */
	#field(entry, name) {
		const field = this.#registry.readable(entry, name, this.#reader.actor);
		if (!field) throw new RangeError(`${entry.type}.${name} may not be read here`);
		return field;
	}
};
/** What stands inside a relation: short values, no further relations. */
var isBrief = (name, field) => ![
	"one",
	"many",
	"richText",
	"json"
].includes(field.kind) && name !== "version";
// src/platform/entries/statements.ts
var MOST_KNOWN = 1e3;
/** Each name lives on every connection for good, and readers may ask in any number of shapes. */
var MOST_NAMES = 200;
var USES_FOR_A_NAME = 3;
/**
* Statements by reader and shape, made once. Expressions of fields may depend on anything about a reader, so readers
* share one only when nothing that is known about them differs; all visitors of a day do.
*/
var Statements = class {
	#registry;
	#known = /* @__PURE__ */ new Map();
	#names = /* @__PURE__ */ new Set();
	#day;
	constructor(registry) {
		this.#registry = registry;
	}
	for(reader, asked) {
		const known = this.#find(reader, asked);
		known.uses += 1;
		if (!known.name && known.uses > USES_FOR_A_NAME) this.#giveName(known);
		const values = known.parameters.map((one) => "at" in one ? asked.values[one.at] : one.constant);
		const statement = {
			text: known.text,
			values,
			rowMode: "array"
		};
		if (known.name) statement.name = known.name;
		return {
			statement,
			collections: known.collections,
			lookUps: known.lookUps
		};
	}
	#find(reader, { query }) {
		this.#begin(reader.today);
		const key = `${whoIs(reader.actor)} ${JSON.stringify(query)}`;
		const found = this.#known.get(key);
		const known = found ?? {
			...compile(this.#registry, reader, query),
			uses: 0
		};
		if (found) this.#known.delete(key);
		this.#known.set(key, known);
		if (this.#known.size > MOST_KNOWN) {
			const [oldest] = this.#known.keys();
			if (oldest !== void 0) this.#known.delete(oldest);
		}
		return known;
	}
	/** Yesterday's statements compare with yesterday; connections forget their names when they are replaced. */
	#begin(day) {
		if (day === this.#day) return;
		this.#day = day;
		this.#known.clear();
		this.#names.clear();
	}
	/** By its text, so that readers whose statements differ only in values share one plan. */
	#giveName(known) {
		const name = `entries_${createHash("sha256").update(known.text).digest("base64url").slice(0, 22)}`;
		if (!this.#names.has(name) && this.#names.size >= MOST_NAMES) return;
		this.#names.add(name);
		known.name = name;
	}
};
var whoIs = (actor) => actor.kind === "user" ? JSON.stringify(actor) : actor.kind;
// src/platform/entries/read.ts
var statementsOf = /* @__PURE__ */ new WeakMap();
/** A list as JSON text, as PostgreSQL made it: rows, fields and order are those that the reader may know. */
async function readList(ctx, registry, entry, wish, selection = "all") {
	const values = new Values();
	const slice = sliceOf(registry, entry, readerIn(ctx, entry), wish, values);
	return await run(ctx, registry, {
		query: {
			kind: "list",
			collection: entry.collection,
			selection,
			slice
		},
		values: values.list
	}) ?? "[]";
}
/** How many entries a list would have without its limit. */
async function countList(ctx, registry, entry, wish) {
	const values = new Values();
	const slice = sliceOf(registry, entry, readerIn(ctx, entry), wish, values);
	const query = {
		kind: "count",
		collection: entry.collection,
		selection: [],
		slice: {
			where: slice.where,
			sort: []
		}
	};
	return Number(await run(ctx, registry, {
		query,
		values: values.list
	}));
}
/** One entry as JSON text; undefined when there is none that this reader may know of. */
async function readOne(ctx, registry, entry, id, selection = "all", values = new Values()) {
	readerIn(ctx, entry);
	if (!isId(id)) return void 0;
	const slice = {
		where: [{
			field: "_id",
			operator: "eq",
			at: values.add(id)
		}],
		sort: []
	};
	const query = {
		kind: "one",
		collection: entry.collection,
		selection,
		slice
	};
	ctx.pages.read(`${entry.collection}/${id}`);
	return run(ctx, registry, {
		query,
		values: values.list
	});
}
/** Which names are fields for whoever asks. */
var isFieldFor = (registry, entry, { actor }) => (name) => registry.readable(entry, name, actor) !== void 0;
/** Runs one query that was resolved by the caller. */
async function run(ctx, registry, asked) {
	const { statement, collections, lookUps } = statements(registry).for(readerOf(ctx), asked);
	for (const collection of collections) {
		if (asked.query.kind !== "one" || collection !== asked.query.collection) ctx.pages.read(collection);
		ctx.pages.read(...registry.get(collection).reads ?? []);
	}
	for (const field of lookUps) await audit(ctx.db, ctx, {
		action: "look-up",
		subject: field
	});
	const { rows } = await ctx.db.$client.query(statement);
	return rows[0]?.[0] ?? void 0;
}
function readerIn(ctx, entry) {
	if (!may(entry.read, ctx.actor)) throw new Forbidden(`You may not read ${entry.collection}`);
	return ctx.actor;
}
function statements(registry) {
	const found = statementsOf.get(registry) ?? new Statements(registry);
	statementsOf.set(registry, found);
	return found;
}
// src/platform/entries/field-schema.ts
var MOST = {
	text: 1e3,
	richText: 2e5,
	email: 254,
	slug: 120,
	json: 2e5
};
var MOST_DEPTH = 32;
var SLUG = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/;
var UNSAFE_KEYS = /* @__PURE__ */ new Set([
	"__proto__",
	"constructor",
	"prototype"
]);
var INTEGERS = /* @__PURE__ */ new Set(["PgInteger", "PgSmallInt"]);
/** The schema of a written value: what may stand in a field, and what is stored for it. Messages name the field. */
function schemaOf(name, field) {
	const label = field.label ?? name;
	if (field.kind === "many") return array(uuid(`${label} must be a list of ids`), `${label} must be a list of ids`).max(field.limit, `${label} takes ${field.limit} at most`);
	if (field.kind === "one") return reference(label, field.column?.notNull === true);
	if (field.kind === "image") return reference(label, field.required === true || field.column?.notNull === true);
	const schema = SCALARS[field.kind](label, field);
	return field.required || field.column?.notNull ? schema : schema.nullable();
}
/** Takes whole numbers only. A value that is computed has another unit than its column, and may have fractions. */
var isWhole = ({ column, value }) => typeof value !== "function" && (column === void 0 || column === value) && INTEGERS.has(value.columnType);
/** An id; '' and null mean none. */
function reference(label, required) {
	const id = uuid(words(label, "must be an id"));
	return required ? id : preprocess((given) => given === "" ? null : given, id.nullable());
}
/** The words for a value of the wrong kind, and for none. */
var words = (label, wrong) => ({ error: ({ input }) => `${label} ${input === void 0 || input === null || input === "" ? "is required" : wrong}` });
var SCALARS = {
	id: (label) => never(`${label} cannot be written`),
	text: (label, { required, max = MOST.text }) => {
		const text = string(words(label, "must be a text")).trim().max(max, `${label} takes ${max} characters at most`);
		return storable(label, required ? text.min(1, `${label} is required`) : text);
	},
	email: (label, { required, max = MOST.email }) => string(words(label, "must be an e-mail address")).trim().max(max, `${label} takes ${max} characters at most`).refine((text) => text === "" ? !required : email().safeParse(text).success, required ? `${label} is required, like name@example.org` : `${label} must be an e-mail address`),
	richText: (label, { required, max = MOST.richText }) => storable(label, string(words(label, "must be a text")).max(max, `${label} takes ${max} characters at most`)).transform((html) => sanitiseHtml(String(html))).refine((html) => !required || html !== "", `${label} is required`),
	number: (label, { min, max, column, value }) => {
		let number$1 = number(words(label, "must be a number"));
		if (min !== void 0) number$1 = number$1.min(min, `${label} must be at least ${min}`);
		if (max !== void 0) number$1 = number$1.max(max, `${label} must be at most ${max}`);
		return isWhole({
			column,
			value
		}) ? number$1.int(`${label} must be a whole number`) : number$1;
	},
	boolean: (label) => boolean(words(label, "must be true or false")),
	day: (label) => string(words(label, "must be a day")).refine(isDay, `${label} must be a day like 2026-11-28`),
	instant: (label) => string(words(label, "must be a time")).refine((text) => instantOf(text) !== void 0, `${label} must be a time like 2026-11-28T16:30:00Z`).transform((text) => new Date(text)),
	choice: (label, { choices = [] }) => _enum([...choices], words(label, `must be one of: ${choices.filter(Boolean).join(", ")}`)),
	json: (label, { max = MOST.json }) => unknown().refine((value) => value !== void 0, `${label} is required`).refine((value) => isPlain(value), `${label} must be plain JSON`).refine((value) => (JSON.stringify(value) ?? "").length <= max, `${label} is too long`),
	slug: (label, { max = MOST.slug }) => string(words(label, "must be a text")).trim().max(max, `${label} takes ${max} characters at most`).regex(SLUG, `${label} takes lower-case letters, digits and single hyphens`)
};
/** PostgreSQL takes no zero byte in a text. */
var storable = (label, schema) => schema.refine((text) => !String(text).includes("\0"), `${label} holds a character that cannot be stored`);
function isDay(text) {
	try {
		return localDate(text) === text;
	} catch {
		return false;
	}
}
/** JSON without names that mean something to JavaScript itself. */
function isPlain(value, depth = 0) {
	if (depth > MOST_DEPTH) return false;
	if (typeof value === "string") return !value.includes("\0");
	if (typeof value !== "object" || value === null) return true;
	if (Array.isArray(value)) return value.every((one) => isPlain(one, depth + 1));
	return Object.entries(value).every(([key, one]) => !UNSAFE_KEYS.has(key) && isPlain(one, depth + 1));
}
export { DrizzleQueryError as A, readerOf as C, createTableRelationsHelpers as D, PgViewBase as E, ColumnAliasProxyHandler as M, TableAliasProxyHandler as N, extractTablesRelationalConfig as O, may as S, PgDialect as T, Registry as _, readList as a, versionOf as b, expressionOf as c, BadQuery as d, boundsOf as f, wishOfQuery as g, wishOfArguments as h, isFieldFor as i, TransactionRollbackError as j, mapRelationalRow as k, wireOf as l, orderOf as m, schemaOf as n, readOne as o, sliceOf as p, countList as r, run as s, isWhole as t, Values as u, columnOf as v, writersOf as w, editorsOf as x, tableOf as y };
