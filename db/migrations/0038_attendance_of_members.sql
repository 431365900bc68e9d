ALTER TABLE "session_attendance" DROP CONSTRAINT "session_attendance_once";--> statement-breakpoint
ALTER TABLE "session_attendance" DROP CONSTRAINT "session_attendance_one_person";--> statement-breakpoint
ALTER TABLE "session_attendance" DROP CONSTRAINT "session_attendance_trialist_id_session_trialists_id_fk";
--> statement-breakpoint
ALTER TABLE "session_attendance" ALTER COLUMN "member_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "session_attendance" ADD CONSTRAINT "session_attendance_session_id_member_id_pk" PRIMARY KEY("session_id","member_id");--> statement-breakpoint
ALTER TABLE "session_trialists" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "session_trialists" ADD COLUMN "marked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session_trialists" ADD COLUMN "mark_id" uuid;--> statement-breakpoint
ALTER TABLE "session_trialists" ADD COLUMN "marked_by_id" uuid;--> statement-breakpoint
ALTER TABLE "session_trialists" ADD CONSTRAINT "session_trialists_marked_by_id_users_id_fk" FOREIGN KEY ("marked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_attendance" DROP COLUMN "trialist_id";