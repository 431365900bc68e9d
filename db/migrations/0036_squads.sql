ALTER TABLE "game_squads" ADD COLUMN "meet_before_minutes" smallint;--> statement-breakpoint
ALTER TABLE "game_squads" DROP COLUMN "meet_at";