import { Fn as object, Jn as string, Pn as number, qt as date } from "./schemas-UaFlgMGJ.js";
import { i as string$1 } from "./coerce-DUsOBI1Z.js";
import { qn as coreSchema } from "./api-D9mGVV44.js";
import { v as getAuthTablesWithResolvedIndexes } from "./schema-check-QOOyHkBf.js";
// node_modules/@better-auth/core/dist/db/schema/account.mjs
var accountSchema = coreSchema.extend({
	providerId: string(),
	accountId: string(),
	userId: string$1(),
	accessToken: string().nullish(),
	refreshToken: string().nullish(),
	idToken: string().nullish(),
	/**
	* Access token expires at
	*/
	accessTokenExpiresAt: date().nullish(),
	/**
	* Refresh token expires at
	*/
	refreshTokenExpiresAt: date().nullish(),
	/**
	* The set of OAuth scopes the user has granted to this account, stored
	* as a comma-separated list. Represents the accumulated grant rather
	* than the latest token's `scope` claim, since per RFC 6749 Section 1.5 a
	* token's scope may be narrower than the user's grant.
	*/
	scope: string().nullish(),
	/**
	* Password is only stored in the credential provider
	*/
	password: string().nullish()
});
// node_modules/@better-auth/core/dist/db/schema/rate-limit.mjs
var rateLimitSchema = object({
	/**
	* The key to use for rate limiting
	*/
	key: string(),
	/**
	* The number of requests made
	*/
	count: number(),
	/**
	* The last request time in milliseconds
	*/
	lastRequest: number()
});
// node_modules/@better-auth/core/dist/db/schema/verification.mjs
var verificationSchema = coreSchema.extend({
	value: string(),
	expiresAt: date(),
	identifier: string()
});
// node_modules/better-auth/dist/db/get-schema.mjs
function getSchema(config) {
	const { indexesByTable, tables } = getAuthTablesWithResolvedIndexes(config);
	const schema = {};
	for (const key in tables) {
		const table = tables[key];
		const fields = table.fields;
		const actualFields = {};
		Object.entries(fields).forEach(([key, field]) => {
			actualFields[field.fieldName || key] = field;
			if (field.references) {
				const refTable = tables[field.references.model];
				if (refTable) actualFields[field.fieldName || key].references = {
					...field.references,
					model: refTable.modelName,
					field: field.references.field
				};
			}
		});
		if (schema[table.modelName]) {
			schema[table.modelName].fields = {
				...schema[table.modelName].fields,
				...actualFields
			};
			if (table.disableMigrations) schema[table.modelName].disableMigrations = true;
			continue;
		}
		schema[table.modelName] = {
			fields: actualFields,
			order: table.order || Infinity,
			disableMigrations: table.disableMigrations
		};
	}
	for (const [tableName, indexes] of indexesByTable) if (schema[tableName]) schema[tableName].indexes = indexes;
	return schema;
}
export { accountSchema as i, verificationSchema as n, rateLimitSchema as r, getSchema as t };
