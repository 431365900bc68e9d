CREATE TABLE "address_problems" (
	"email" text PRIMARY KEY NOT NULL,
	"failing_since" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"complained_at" timestamp with time zone
);
