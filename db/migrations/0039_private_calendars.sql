CREATE TABLE "private_calendars" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "private_calendars_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "private_calendars" ADD CONSTRAINT "private_calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;