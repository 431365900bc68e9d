ALTER TABLE "forms" ADD COLUMN "confidential" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "read_by" text DEFAULT '' NOT NULL;