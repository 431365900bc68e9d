ALTER TABLE "users" ADD COLUMN "last_login_at" timestamp with time zone;
--> statement-breakpoint
-- Known from the logins that are still open.
UPDATE "users" AS u SET "last_login_at" = s."at" FROM (SELECT "user_id", max("created_at") AS "at" FROM "sessions" GROUP BY "user_id") s WHERE s."user_id" = u."id";
