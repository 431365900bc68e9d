CREATE TABLE "registration_approvals" (
	"registration_id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"is_new_member" boolean NOT NULL,
	"reactivated" boolean NOT NULL,
	"member_version" integer NOT NULL,
	"invited_user_id" uuid,
	"guardian_ids" uuid[] NOT NULL,
	"invitation_ids" uuid[] NOT NULL,
	"mail_ids" uuid[] NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"approved_by_id" uuid,
	"approved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registration_approvals" ADD CONSTRAINT "registration_approvals_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_approvals" ADD CONSTRAINT "registration_approvals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_approvals" ADD CONSTRAINT "registration_approvals_invited_user_id_users_id_fk" FOREIGN KEY ("invited_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_approvals" ADD CONSTRAINT "registration_approvals_approved_by_id_users_id_fk" FOREIGN KEY ("approved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registration_approvals_member" ON "registration_approvals" USING btree ("member_id");