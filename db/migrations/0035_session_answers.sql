CREATE TABLE "session_attendance" (
	"session_id" uuid NOT NULL,
	"member_id" uuid,
	"trialist_id" uuid,
	"state" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	"mark_id" uuid NOT NULL,
	"marked_by_id" uuid,
	CONSTRAINT "session_attendance_once" UNIQUE NULLS NOT DISTINCT("session_id","member_id","trialist_id"),
	CONSTRAINT "session_attendance_one_person" CHECK (num_nonnulls("session_attendance"."member_id", "session_attendance"."trialist_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "session_trialists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"session_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"age" integer NOT NULL,
	"experience" text DEFAULT '' NOT NULL,
	"followed_up_at" timestamp with time zone,
	CONSTRAINT "session_trialists_once" UNIQUE("session_id","email","name")
);
--> statement-breakpoint
ALTER TABLE "training_sessions" ADD COLUMN "restored" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "session_attendance" ADD CONSTRAINT "session_attendance_session_id_training_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."training_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_attendance" ADD CONSTRAINT "session_attendance_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_attendance" ADD CONSTRAINT "session_attendance_trialist_id_session_trialists_id_fk" FOREIGN KEY ("trialist_id") REFERENCES "public"."session_trialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_attendance" ADD CONSTRAINT "session_attendance_marked_by_id_users_id_fk" FOREIGN KEY ("marked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_trialists" ADD CONSTRAINT "session_trialists_session_id_training_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."training_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_attendance_member" ON "session_attendance" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "session_trialists_created" ON "session_trialists" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "session_answers" DROP COLUMN "answered_by";