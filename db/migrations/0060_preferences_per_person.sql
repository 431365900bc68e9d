ALTER TABLE "notification_preferences" DROP CONSTRAINT "notification_preferences_user_id_kind_pk";--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_preferences_member" ON "notification_preferences" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_once" UNIQUE NULLS NOT DISTINCT("user_id","kind","member_id");