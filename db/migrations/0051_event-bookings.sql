CREATE TABLE "event_booking_terms" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"closes_at" timestamp with time zone,
	"full_refund_days" integer NOT NULL,
	"late_refund_percent" integer NOT NULL,
	CONSTRAINT "event_booking_terms_percent" CHECK ("event_booking_terms"."late_refund_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "event_bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"event_id" uuid NOT NULL,
	"form_key" text NOT NULL,
	"user_id" uuid,
	"member_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"payment_id" uuid,
	"held_until" timestamp with time zone,
	"booked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "event_ticket_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"event_id" uuid NOT NULL,
	"name" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"member_price_minor" bigint,
	"places" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"most_per_booking" integer NOT NULL,
	CONSTRAINT "event_ticket_types_taken" CHECK ("event_ticket_types"."taken" between 0 and "event_ticket_types"."places"),
	CONSTRAINT "event_ticket_types_price" CHECK ("event_ticket_types"."price_minor" >= 0 and coalesce("event_ticket_types"."member_price_minor", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "event_tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"type_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"member_id" uuid,
	"price_minor" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "payments_one_open";--> statement-breakpoint
ALTER TABLE "event_booking_terms" ADD CONSTRAINT "event_booking_terms_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_bookings" ADD CONSTRAINT "event_bookings_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_bookings" ADD CONSTRAINT "event_bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_bookings" ADD CONSTRAINT "event_bookings_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_bookings" ADD CONSTRAINT "event_bookings_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_ticket_types" ADD CONSTRAINT "event_ticket_types_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_tickets" ADD CONSTRAINT "event_tickets_booking_id_event_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."event_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_tickets" ADD CONSTRAINT "event_tickets_type_id_event_ticket_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."event_ticket_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_tickets" ADD CONSTRAINT "event_tickets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_bookings_form" ON "event_bookings" USING btree ("event_id","form_key");--> statement-breakpoint
CREATE INDEX "event_bookings_event" ON "event_bookings" USING btree ("event_id","created_at");--> statement-breakpoint
CREATE INDEX "event_bookings_user" ON "event_bookings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_bookings_member" ON "event_bookings" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "event_bookings_held" ON "event_bookings" USING btree ("held_until") WHERE "event_bookings"."status" in ('held', 'offered');--> statement-breakpoint
CREATE INDEX "event_ticket_types_event" ON "event_ticket_types" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_tickets_position" ON "event_tickets" USING btree ("booking_id","position");--> statement-breakpoint
CREATE INDEX "event_tickets_type" ON "event_tickets" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "event_tickets_member" ON "event_tickets" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("object_id") WHERE "payments"."status" = 'open' and "payments"."purpose" in ('booking', 'registration', 'subscription', 'order');