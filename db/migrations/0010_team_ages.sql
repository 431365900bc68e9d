ALTER TABLE "teams" ADD COLUMN "min_age" integer;--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "max_age" integer;