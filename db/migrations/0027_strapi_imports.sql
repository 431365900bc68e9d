CREATE TABLE "strapi_imports" (
	"collection" text NOT NULL,
	"source_id" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"erased" boolean DEFAULT false NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "strapi_imports_collection_source_id_pk" PRIMARY KEY("collection","source_id")
);
