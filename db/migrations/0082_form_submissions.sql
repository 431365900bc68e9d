CREATE TABLE "form_submissions" (
	"digest" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
