ALTER TABLE "rota_slots" DROP CONSTRAINT "rota_slots_one";--> statement-breakpoint
ALTER TABLE "position_holders" DROP CONSTRAINT "position_holders_position_id_seat_pk";--> statement-breakpoint
ALTER TABLE "games" ALTER COLUMN "type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "league_names" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "in_rota" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "rota_key" text;--> statement-breakpoint
ALTER TABLE "position_holders" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "position_holders" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "rota_slots" ADD COLUMN "team_id" uuid;--> statement-breakpoint
-- The five teams that were fixed in the code, until every slot and seat has its team.
CREATE TEMPORARY TABLE "fixed_teams" ("key" text, "seat" text, "name" text, "genre" text, "legacy_id" integer) ON COMMIT DROP;--> statement-breakpoint
INSERT INTO "fixed_teams" VALUES ('men1', 'm1', 'Men 1', 'men', 1), ('women1', 'w1', 'Women 1', 'women', 2), ('men2', 'm2', 'Men 2', 'men', 3), ('women2', 'w2', 'Women 2', 'women', 4), ('men3', 'm3', 'Men 3', 'men', 5);--> statement-breakpoint
-- Each becomes the team of its name, as the rota found it until now, or else the one whose games have its number.
UPDATE "teams" SET "rota_key" = f."key" FROM "fixed_teams" f WHERE "teams"."id" = (SELECT t."id" FROM "teams" t WHERE t."name" = f."name" ORDER BY t."active" DESC, t."position", t."id" LIMIT 1);--> statement-breakpoint
UPDATE "teams" SET "rota_key" = f."key" FROM "fixed_teams" f WHERE "teams"."legacy_id" = f."legacy_id" AND "teams"."rota_key" IS NULL AND NOT EXISTS (SELECT FROM "teams" t WHERE t."rota_key" = f."key");--> statement-breakpoint
-- Of a club without such a team, the holders of its slots and seats keep them.
INSERT INTO "teams" ("id", "name", "slug", "genre", "show_in_menu", "rota_key") SELECT gen_random_uuid(), f."name", f."key" || '-rota', f."genre", false, f."key" FROM "fixed_teams" f WHERE NOT EXISTS (SELECT FROM "teams" t WHERE t."rota_key" = f."key") AND (EXISTS (SELECT FROM "rota_slots" s WHERE s."team" = f."key" AND s."member_id" IS NOT NULL) OR EXISTS (SELECT FROM "position_holders" h WHERE h."seat" = f."seat" AND h."member_id" IS NOT NULL));--> statement-breakpoint
-- The rota keeps the teams that it had; where it had none of the club's own, it gets its teams of adults.
UPDATE "teams" SET "in_rota" = "rota_key" IS NOT NULL OR ("active" AND NOT "youth" AND NOT EXISTS (SELECT FROM "teams" t WHERE t."rota_key" IS NOT NULL));--> statement-breakpoint
UPDATE "rota_slots" SET "team_id" = t."id" FROM "teams" t WHERE t."rota_key" = "rota_slots"."team";--> statement-breakpoint
DELETE FROM "rota_slots" WHERE "team_id" IS NULL;--> statement-breakpoint
UPDATE "position_holders" SET "team_id" = t."id" FROM "teams" t JOIN "fixed_teams" f ON f."key" = t."rota_key" WHERE f."seat" = "position_holders"."seat";--> statement-breakpoint
DELETE FROM "position_holders" WHERE "member_id" IS NULL;--> statement-breakpoint
UPDATE "games" SET "team_id" = t."id" FROM "teams" t WHERE "games"."team_id" IS NULL AND t."legacy_id" = "games"."type";--> statement-breakpoint
ALTER TABLE "rota_slots" ALTER COLUMN "team_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "position_holders" ADD CONSTRAINT "position_holders_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rota_slots" ADD CONSTRAINT "rota_slots_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "games_team_starts" ON "games" USING btree ("team_id","starts_at");--> statement-breakpoint
ALTER TABLE "position_holders" DROP COLUMN "seat";--> statement-breakpoint
ALTER TABLE "rota_slots" DROP COLUMN "team";--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_rota_key_unique" UNIQUE("rota_key");--> statement-breakpoint
ALTER TABLE "position_holders" ADD CONSTRAINT "position_holders_one" UNIQUE NULLS NOT DISTINCT("position_id","team_id");--> statement-breakpoint
ALTER TABLE "rota_slots" ADD CONSTRAINT "rota_slots_one" UNIQUE("position_id","week_id","team_id");
