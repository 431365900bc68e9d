ALTER TABLE "event_booking_terms" ADD COLUMN "late_refund_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_tickets" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_booking_terms" ADD CONSTRAINT "event_booking_terms_days" CHECK ("event_booking_terms"."late_refund_days" between 0 and "event_booking_terms"."full_refund_days");