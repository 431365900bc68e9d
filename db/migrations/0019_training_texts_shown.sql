ALTER TABLE "trainings" ADD COLUMN "shows_standard" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Visitors keep reading the standard texts where nobody had chosen to show those of the coaches.
UPDATE "trainings" SET "shows_standard" = true WHERE NOT EXISTS (SELECT 1 FROM "configurations" WHERE "trainings_override");
