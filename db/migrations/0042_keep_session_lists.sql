CREATE TABLE "session_members" (
	"session_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "session_members_session_id_member_id_pk" PRIMARY KEY("session_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "training_sessions" ADD COLUMN "listed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session_members" ADD CONSTRAINT "session_members_session_id_training_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."training_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_members" ADD CONSTRAINT "session_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_members_member" ON "session_members" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "training_sessions_not_listed" ON "training_sessions" USING btree ("ends_at") WHERE "training_sessions"."listed_at" is null;