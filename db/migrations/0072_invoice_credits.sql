ALTER TABLE "invoices" ADD COLUMN "credited_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "invoices" SET "credited_minor" = "paid_by_hand_minor" WHERE "paid_by_hand_minor" <> 0;
--> statement-breakpoint
ALTER TABLE "event_bookings" ADD COLUMN "deposit_minor" bigint;--> statement-breakpoint
ALTER TABLE "event_bookings" ADD COLUMN "rest_id" uuid;--> statement-breakpoint
ALTER TABLE "event_bookings" ADD COLUMN "rest_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_ticket_types" ADD COLUMN "deposit_minor" bigint;--> statement-breakpoint
ALTER TABLE "event_ticket_types" ADD COLUMN "rest_due_on" date;--> statement-breakpoint
ALTER TABLE "event_tickets" ADD COLUMN "deposit_minor" bigint;--> statement-breakpoint
ALTER TABLE "event_bookings" ADD CONSTRAINT "event_bookings_rest_id_unique" UNIQUE("rest_id");--> statement-breakpoint
ALTER TABLE "event_bookings" ADD CONSTRAINT "event_bookings_deposit" CHECK (case when "event_bookings"."deposit_minor" is null then "event_bookings"."rest_id" is null and "event_bookings"."rest_due_at" is null
        else "event_bookings"."deposit_minor" between 0 and "event_bookings"."amount_minor" and "event_bookings"."rest_id" is not null and "event_bookings"."rest_due_at" is not null end);--> statement-breakpoint
ALTER TABLE "event_ticket_types" ADD CONSTRAINT "event_ticket_types_deposit" CHECK (("event_ticket_types"."deposit_minor" is null) = ("event_ticket_types"."rest_due_on" is null) and coalesce("event_ticket_types"."deposit_minor", 1) > 0);