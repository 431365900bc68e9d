ALTER TABLE "event_tickets" ADD COLUMN "checked_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_tickets" ADD COLUMN "marked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_tickets" ADD COLUMN "mark_id" uuid;