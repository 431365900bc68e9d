CREATE TABLE "event_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"ticket_id" uuid,
	"text" text NOT NULL,
	CONSTRAINT "event_answers_one" UNIQUE NULLS NOT DISTINCT("booking_id","question_id","ticket_id")
);
--> statement-breakpoint
CREATE TABLE "event_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"event_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"choices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"required" boolean NOT NULL,
	"scope" text NOT NULL,
	"at_check_in" boolean DEFAULT false NOT NULL,
	CONSTRAINT "event_questions_health" CHECK (not ("event_questions"."at_check_in" and "event_questions"."kind" = 'health'))
);
--> statement-breakpoint
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_question_id_event_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."event_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_booking_id_event_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."event_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_ticket_id_event_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."event_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_questions" ADD CONSTRAINT "event_questions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_answers_question" ON "event_answers" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "event_answers_ticket" ON "event_answers" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "event_questions_event" ON "event_questions" USING btree ("event_id");