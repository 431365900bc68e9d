CREATE TABLE "volunteer_discounts" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"season" date NOT NULL,
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "volunteer_discounts" ADD CONSTRAINT "volunteer_discounts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;