CREATE TABLE "message_recipients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid,
	"member_ids" uuid[] NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"mail_id" uuid,
	CONSTRAINT "message_recipients_reason" CHECK (("message_recipients"."status" = 'left-out') = ("message_recipients"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"form_key" text NOT NULL,
	"kind" text NOT NULL,
	"sender" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"synopsis" text DEFAULT '' NOT NULL,
	"gif" text DEFAULT '' NOT NULL,
	"audience" jsonb NOT NULL,
	"status" text NOT NULL,
	"created_by_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "messages_form" UNIQUE("created_by_id","form_key")
);
--> statement-breakpoint
ALTER TABLE "message_recipients" ADD CONSTRAINT "message_recipients_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_recipients" ADD CONSTRAINT "message_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_recipients" ADD CONSTRAINT "message_recipients_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "message_recipients_once" ON "message_recipients" USING btree ("message_id","email") WHERE "message_recipients"."email" <> '';--> statement-breakpoint
CREATE INDEX "message_recipients_email" ON "message_recipients" USING btree ("email");--> statement-breakpoint
CREATE INDEX "message_recipients_mail" ON "message_recipients" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "messages_created" ON "messages" USING btree ("created_at","id");