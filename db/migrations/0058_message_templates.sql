CREATE TABLE "message_audiences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"audience" jsonb NOT NULL,
	CONSTRAINT "message_audiences_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"usual" text,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	CONSTRAINT "message_templates_usual_unique" UNIQUE("usual"),
	CONSTRAINT "message_templates_name_unique" UNIQUE("name")
);
