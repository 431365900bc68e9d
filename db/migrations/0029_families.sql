CREATE TABLE "guardians" (
	"member_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guardians_member_id_user_id_pk" PRIMARY KEY("member_id","user_id"),
	CONSTRAINT "guardians_place" UNIQUE("member_id","place"),
	CONSTRAINT "guardians_two_at_most" CHECK ("guardians"."place" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "sent_notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid,
	"title" text NOT NULL,
	"path" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sent_notifications_once" UNIQUE("key","email")
);
--> statement-breakpoint
ALTER TABLE "guardians" ADD CONSTRAINT "guardians_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guardians" ADD CONSTRAINT "guardians_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_notifications" ADD CONSTRAINT "sent_notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guardians_user" ON "guardians" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sent_notifications_user" ON "sent_notifications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sent_notifications_created" ON "sent_notifications" USING btree ("created_at");