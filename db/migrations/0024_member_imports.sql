CREATE TABLE "member_import_changes" (
	"import_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"before" jsonb,
	"version" integer NOT NULL,
	"kept" text DEFAULT '' NOT NULL,
	CONSTRAINT "member_import_changes_import_id_member_id_pk" PRIMARY KEY("import_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "member_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"imported_by_id" uuid,
	"added" integer NOT NULL,
	"changed" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"left_out" jsonb NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "member_import_changes" ADD CONSTRAINT "member_import_changes_import_id_member_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."member_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_imports" ADD CONSTRAINT "member_imports_imported_by_id_users_id_fk" FOREIGN KEY ("imported_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_import_changes_member" ON "member_import_changes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_imports_created" ON "member_imports" USING btree ("created_at");