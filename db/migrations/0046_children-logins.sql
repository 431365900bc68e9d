ALTER TABLE "guardians" ADD COLUMN "adult_notice_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "emails_child" boolean DEFAULT false NOT NULL;