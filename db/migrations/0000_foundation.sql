CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"username" text,
	"display_username" text,
	"role" text DEFAULT 'member' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_wishes" (
	"member_id" uuid NOT NULL,
	"key" text NOT NULL,
	"customer_id" text NOT NULL,
	"actor_id" uuid,
	"amount_minor" bigint NOT NULL,
	"description" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"asking_until" timestamp with time zone,
	CONSTRAINT "invoice_wishes_member_id_key_pk" PRIMARY KEY("member_id","key")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"customer_id" text NOT NULL,
	"member_id" uuid,
	"subscription_id" text,
	"customer_name" text DEFAULT '' NOT NULL,
	"customer_email" text DEFAULT '' NOT NULL,
	"total_minor" bigint NOT NULL,
	"amount_due_minor" bigint NOT NULL,
	"amount_paid_minor" bigint DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"request" text,
	"description" text NOT NULL,
	"description_key" text GENERATED ALWAYS AS (translate(replace(replace(replace(regexp_replace(normalize(lower("invoices"."description"), NFKD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'łøđðıþ', 'loddit')) STORED,
	"hosted_url" text DEFAULT '' NOT NULL,
	"pdf_url" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"purpose" text NOT NULL,
	"object_id" uuid NOT NULL,
	"member_id" uuid,
	"payer_name" text DEFAULT '' NOT NULL,
	"payer_email" text DEFAULT '' NOT NULL,
	"description" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"price_id" text,
	"request" jsonb,
	"session_id" text,
	"session_url" text,
	"expires_at" timestamp with time zone,
	"payment_intent_id" text,
	"charge_id" text DEFAULT '' NOT NULL,
	"invoice_id" text,
	"subscription_id" text,
	"customer_id" text,
	"receipt_url" text DEFAULT '' NOT NULL,
	"disputed" boolean DEFAULT false NOT NULL,
	"paid_at" timestamp with time zone,
	"search_key" text GENERATED ALWAYS AS (translate(replace(replace(replace(regexp_replace(normalize(lower("payments"."payer_name" || ' ' || "payments"."payer_email" || ' ' || "payments"."description" || ' ' || "payments"."charge_id"), NFKD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'łøđðıþ', 'loddit')) STORED,
	CONSTRAINT "payments_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "payments_payment_intent_id_unique" UNIQUE("payment_intent_id"),
	CONSTRAINT "payments_invoice_id_unique" UNIQUE("invoice_id"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_minor" > 0),
	CONSTRAINT "payments_refunded" CHECK ("payments"."refunded_minor" between 0 and "payments"."amount_minor")
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retired_customers" (
	"id" text PRIMARY KEY NOT NULL,
	"retired_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_grants" (
	"member_id" uuid NOT NULL,
	"price_id" text NOT NULL,
	"key" text NOT NULL,
	"volunteer" boolean NOT NULL,
	"customer_id" text NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_grants_member_id_price_id_pk" PRIMARY KEY("member_id","price_id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"member_id" uuid,
	"registration_id" uuid,
	"price_id" text NOT NULL,
	"plan" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"interval" text NOT NULL,
	"interval_count" integer DEFAULT 1 NOT NULL,
	"status" text NOT NULL,
	"discount_bp" bigint DEFAULT 0 NOT NULL,
	"request" text,
	"current_period_end" timestamp with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configurations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"only" boolean DEFAULT true NOT NULL,
	"main_menu" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"menu_bottom" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"important_announcement" text DEFAULT '' NOT NULL,
	"home_image_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"register_details" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fees" jsonb DEFAULT '{"registration":[],"training_fees":[]}'::jsonb NOT NULL,
	"trainings_override" boolean DEFAULT false NOT NULL,
	CONSTRAINT "configurations_only_unique" UNIQUE("only"),
	CONSTRAINT "configurations_only_one" CHECK ("configurations"."only")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"subtitle" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"slug" text NOT NULL,
	"header_image_id" uuid,
	"secondary_image_id" uuid,
	CONSTRAINT "posts_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "sponsors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"logo_id" uuid,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_teams" (
	"event_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	CONSTRAINT "event_teams_event_id_team_id_pk" PRIMARY KEY("event_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"venue" text DEFAULT '' NOT NULL,
	"price_minor" bigint DEFAULT 0 NOT NULL,
	"members_only" boolean DEFAULT false NOT NULL,
	"birthday" boolean DEFAULT false NOT NULL,
	"main_image_id" uuid,
	"show_who_paid" boolean DEFAULT false NOT NULL,
	"member_to_pay_id" uuid,
	CONSTRAINT "events_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "form_papers" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"result_id" uuid
);
--> statement-breakpoint
CREATE TABLE "form_results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"form_id" uuid NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"image_id" uuid,
	"send_btn_text" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"enable_captcha" boolean DEFAULT false NOT NULL,
	"confirmation_message" text DEFAULT '' NOT NULL,
	"save_db" boolean DEFAULT true NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"recipient" text DEFAULT '' NOT NULL,
	CONSTRAINT "forms_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "competitions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"season" text NOT NULL,
	"team_id" uuid,
	"rules" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "games" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"type" integer NOT NULL,
	"team_id" uuid,
	"competition_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"home_team" text NOT NULL,
	"away_team" text NOT NULL,
	"venue" text DEFAULT '' NOT NULL,
	"round" integer,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"home_score" integer,
	"away_score" integer,
	"forfeited_by" text
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"registration_id" uuid,
	"sent_at" timestamp with time zone NOT NULL,
	"subject" text NOT NULL,
	"content_single" text NOT NULL,
	"sending_id" uuid
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"short_name" text NOT NULL,
	"iso2" text NOT NULL,
	CONSTRAINT "countries_short_name_unique" UNIQUE("short_name"),
	CONSTRAINT "countries_iso2_unique" UNIQUE("iso2")
);
--> statement-breakpoint
CREATE TABLE "member_teams" (
	"member_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	CONSTRAINT "member_teams_member_id_team_id_pk" PRIMARY KEY("member_id","team_id")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" uuid,
	"team_id" uuid,
	"country_id" uuid,
	"name" text NOT NULL,
	"first_name" text NOT NULL,
	"name_key" text GENERATED ALWAYS AS (translate(replace(replace(replace(regexp_replace(normalize(lower("members"."name"), NFKD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'łøđðıþ', 'loddit')) STORED,
	"first_name_key" text GENERATED ALWAYS AS (translate(replace(replace(replace(regexp_replace(normalize(lower("members"."first_name"), NFKD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'łøđðıþ', 'loddit')) STORED,
	"slug" text NOT NULL,
	"slug_before" text,
	"email" text DEFAULT '' NOT NULL,
	"born_on" date,
	"gender" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"eha_registered" boolean DEFAULT false NOT NULL,
	"eha_mid" text DEFAULT '' NOT NULL,
	"eha_doc_id" text DEFAULT '' NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"number" integer,
	"phone" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"postcode" text DEFAULT '' NOT NULL,
	"height_cm" integer,
	"weight_kg" integer,
	"student" boolean DEFAULT false NOT NULL,
	"history" text DEFAULT '' NOT NULL,
	"image_id" uuid,
	"listed" boolean DEFAULT false NOT NULL,
	"shows_born_on" boolean DEFAULT false NOT NULL,
	"shows_photos" boolean DEFAULT false NOT NULL,
	"guardian_name" text DEFAULT '' NOT NULL,
	"guardian_email" text DEFAULT '' NOT NULL,
	"stripe_id" text,
	"stripe_id_test" text,
	CONSTRAINT "members_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "members_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "albums" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"album_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"members_only" boolean DEFAULT false NOT NULL,
	"cover_id" uuid,
	CONSTRAINT "albums_album_id_unique" UNIQUE("album_id")
);
--> statement-breakpoint
CREATE TABLE "photo_tags" (
	"photo_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"tagged_by" uuid,
	"tagged_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photo_tags_photo_id_member_id_pk" PRIMARY KEY("photo_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "photo_withdrawals" (
	"photo_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"withdrawn_at" timestamp with time zone NOT NULL,
	CONSTRAINT "photo_withdrawals_photo_id_member_id_pk" PRIMARY KEY("photo_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"album_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"visible" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"flickr_id" text DEFAULT '' NOT NULL,
	"content_hash" text
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"token_hash" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"name_key" text GENERATED ALWAYS AS (translate(replace(replace(replace(regexp_replace(normalize(lower("registrations"."name"), NFKD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'łøđðıþ', 'loddit')) STORED,
	"email_key" text GENERATED ALWAYS AS (translate(replace(replace(replace(regexp_replace(normalize(lower("registrations"."email"), NFKD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'łøđðıþ', 'loddit')) STORED,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"details" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"checks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"memberships" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"student_card_id" uuid,
	"student_card_verified_at" timestamp with time zone,
	"guardian_name" text DEFAULT '' NOT NULL,
	"guardian_email" text DEFAULT '' NOT NULL,
	"guardian_consent_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"member_id" uuid,
	"user_id" uuid,
	"charge_id" text DEFAULT '' NOT NULL,
	"stripe_customer" text DEFAULT '' NOT NULL,
	"registration_paid" boolean DEFAULT false NOT NULL,
	"subscription_paid" boolean DEFAULT false NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "store_batch_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"print_only" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "store_batch_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "store_batch_orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"status" text DEFAULT 'Open' NOT NULL,
	"expected_delivery" date NOT NULL,
	"custom_request_kempa" text DEFAULT '' NOT NULL,
	"custom_request_printing" text DEFAULT '' NOT NULL,
	"invoice_supplier_id" uuid,
	"invoice_supplier_print_id" uuid,
	"managed_by_id" uuid
);
--> statement-breakpoint
CREATE TABLE "store_carts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"order_id" uuid,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"image_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "store_categories_name_unique" UNIQUE("name"),
	CONSTRAINT "store_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "store_item_images" (
	"item_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "store_item_images_item_id_file_id_pk" PRIMARY KEY("item_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "store_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"item_id" text NOT NULL,
	"title" text NOT NULL,
	"custom_title" text DEFAULT '' NOT NULL,
	"category_id" uuid,
	"price1_minor" bigint,
	"price2_minor" bigint,
	"on_offer" boolean DEFAULT false NOT NULL,
	"offer_minor" bigint,
	"gender" text DEFAULT '' NOT NULL,
	"colours" text DEFAULT '' NOT NULL,
	"sizes_text" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"technology" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"print_prices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"print_price_minor" bigint DEFAULT 0 NOT NULL,
	"is_official" boolean DEFAULT false NOT NULL,
	"has_initials" boolean DEFAULT false NOT NULL,
	"has_number" boolean DEFAULT false NOT NULL,
	"printing_instructions" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"stock_updated_at" timestamp with time zone,
	"front_image_id" uuid,
	"back_image_id" uuid,
	"title_key" text GENERATED ALWAYS AS (translate(replace(replace(replace(regexp_replace(normalize(lower(custom_title || ' ' || title), NFKD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'łøđðıþ', 'loddit')) STORED,
	"search_key" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', translate(replace(replace(replace(regexp_replace(normalize(lower(custom_title || ' ' || title || ' ' || item_id), NFKD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'łøđðıþ', 'loddit')), 'A') || setweight(to_tsvector('simple', translate(replace(replace(replace(regexp_replace(normalize(lower(colours || ' ' || regexp_replace(description, '<[^>]*>', ' ', 'g')), NFKD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'łøđðıþ', 'loddit')), 'C')) STORED,
	CONSTRAINT "store_items_item_id_unique" UNIQUE("item_id"),
	CONSTRAINT "store_items_prices" CHECK (least(price1_minor, price2_minor, offer_minor, print_price_minor) >= 0)
);
--> statement-breakpoint
CREATE TABLE "store_stock" (
	"item_id" uuid NOT NULL,
	"size" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"stock" integer,
	"light" text,
	"moves" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "store_stock_item_id_size_pk" PRIMARY KEY("item_id","size"),
	CONSTRAINT "store_stock_not_negative" CHECK ("store_stock"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "store_dorsal_holds" (
	"gender" text NOT NULL,
	"number" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"member_id" uuid
);
--> statement-breakpoint
CREATE TABLE "store_order_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"by_user_id" uuid
);
--> statement-breakpoint
CREATE TABLE "store_order_lines" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"item_id" uuid NOT NULL,
	"title" text NOT NULL,
	"image_id" uuid,
	"size" text NOT NULL,
	"quantity" integer NOT NULL,
	"initials" text DEFAULT '' NOT NULL,
	"dorsal" integer,
	"net_minor" bigint NOT NULL,
	"vat_minor" bigint NOT NULL,
	"print_net_minor" bigint DEFAULT 0 NOT NULL,
	"print_vat_minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "store_order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "store_order_lines_quantity" CHECK ("store_order_lines"."quantity" between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "store_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "store_orders_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"user_id" uuid,
	"member_id" uuid,
	"state" text DEFAULT 'open' NOT NULL,
	"special_request" text DEFAULT '' NOT NULL,
	"net_minor" bigint DEFAULT 0 NOT NULL,
	"vat_minor" bigint DEFAULT 0 NOT NULL,
	"gross_minor" bigint DEFAULT 0 NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"vat_bp" integer DEFAULT 0 NOT NULL,
	"admin_order" boolean DEFAULT false NOT NULL,
	"admin_order_by" uuid,
	"payment_id" uuid,
	"restocks" boolean DEFAULT false NOT NULL,
	"held_until" timestamp with time zone,
	"placed_at" timestamp with time zone,
	CONSTRAINT "store_orders_gross" CHECK ("store_orders"."gross_minor" = "store_orders"."net_minor" + "store_orders"."vat_minor")
);
--> statement-breakpoint
CREATE TABLE "team_images" (
	"team_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "team_images_team_id_file_id_pk" PRIMARY KEY("team_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"colour" text DEFAULT '' NOT NULL,
	"genre" text NOT NULL,
	"legacy_id" integer,
	"main_image_id" uuid,
	"description" text DEFAULT '' NOT NULL,
	"show_in_menu" boolean DEFAULT true NOT NULL,
	"show_standings" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"youth" boolean DEFAULT false NOT NULL,
	"fixtures_html" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "teams_slug_unique" UNIQUE("slug"),
	CONSTRAINT "teams_legacy_id_unique" UNIQUE("legacy_id")
);
--> statement-breakpoint
CREATE TABLE "trainings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"label" text NOT NULL,
	"team_id" uuid,
	"value" text DEFAULT '' NOT NULL,
	"default_value" text DEFAULT '' NOT NULL,
	"owner_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "trainings_team_id_unique" UNIQUE("team_id")
);
--> statement-breakpoint
CREATE TABLE "venue_images" (
	"venue_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "venue_images_venue_id_file_id_pk" PRIMARY KEY("venue_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "venues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"google_url" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "position_holders" (
	"position_id" uuid NOT NULL,
	"seat" text NOT NULL,
	"member_id" uuid,
	CONSTRAINT "position_holders_position_id_seat_pk" PRIMARY KEY("position_id","seat")
);
--> statement-breakpoint
CREATE TABLE "positions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"is_flexible" boolean DEFAULT false NOT NULL,
	"general_club" boolean DEFAULT false NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rota_slots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"position_id" uuid NOT NULL,
	"week_id" uuid NOT NULL,
	"team" text NOT NULL,
	"member_id" uuid,
	CONSTRAINT "rota_slots_one" UNIQUE("position_id","week_id","team")
);
--> statement-breakpoint
CREATE TABLE "rota_weeks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"starts_on" date NOT NULL,
	CONSTRAINT "rota_weeks_starts_on_unique" UNIQUE("starts_on")
);
--> statement-breakpoint
CREATE TABLE "bulk_items" (
	"run_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"not_before" timestamp with time zone,
	"said" text DEFAULT '' NOT NULL,
	CONSTRAINT "bulk_items_run_id_subject_id_pk" PRIMARY KEY("run_id","subject_id")
);
--> statement-breakpoint
CREATE TABLE "bulk_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"input" jsonb NOT NULL,
	"actor_id" uuid NOT NULL,
	"key" text NOT NULL,
	"total" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "bulk_runs_once" UNIQUE("actor_id","key")
);
--> statement-breakpoint
CREATE TABLE "captcha_solutions" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entry_drafts" (
	"collection" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"data" jsonb NOT NULL,
	"base_version" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_by_id" uuid,
	"saved_at" timestamp with time zone NOT NULL,
	"publish_at" timestamp with time zone,
	"problem" text DEFAULT '' NOT NULL,
	CONSTRAINT "entry_drafts_collection_entry_id_pk" PRIMARY KEY("collection","entry_id")
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"collection" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"data" jsonb NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "revisions_one" UNIQUE("collection","entry_id","version")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"width_px" integer,
	"height_px" integer,
	"variants_px" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"audience" text DEFAULT 'private' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_email" text NOT NULL,
	"from_name" text DEFAULT '' NOT NULL,
	"to_email" text NOT NULL,
	"to_name" text DEFAULT '' NOT NULL,
	"cc_email" text DEFAULT '' NOT NULL,
	"reply_to" text DEFAULT '' NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_wishes" ADD CONSTRAINT "invoice_wishes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_grants" ADD CONSTRAINT "subscription_grants_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_header_image_id_files_id_fk" FOREIGN KEY ("header_image_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_secondary_image_id_files_id_fk" FOREIGN KEY ("secondary_image_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsors" ADD CONSTRAINT "sponsors_logo_id_files_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_teams" ADD CONSTRAINT "event_teams_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_teams" ADD CONSTRAINT "event_teams_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_main_image_id_files_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_member_to_pay_id_members_id_fk" FOREIGN KEY ("member_to_pay_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_papers" ADD CONSTRAINT "form_papers_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_papers" ADD CONSTRAINT "form_papers_result_id_form_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."form_results"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_results" ADD CONSTRAINT "form_results_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_image_id_files_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_teams" ADD CONSTRAINT "member_teams_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_teams" ADD CONSTRAINT "member_teams_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_image_id_files_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "albums" ADD CONSTRAINT "albums_cover_id_photos_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_tags" ADD CONSTRAINT "photo_tags_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_tags" ADD CONSTRAINT "photo_tags_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_tags" ADD CONSTRAINT "photo_tags_tagged_by_users_id_fk" FOREIGN KEY ("tagged_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_withdrawals" ADD CONSTRAINT "photo_withdrawals_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_withdrawals" ADD CONSTRAINT "photo_withdrawals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_album_id_albums_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_student_card_id_files_id_fk" FOREIGN KEY ("student_card_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_batch_keys" ADD CONSTRAINT "store_batch_keys_batch_id_store_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."store_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_batch_keys" ADD CONSTRAINT "store_batch_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_batch_orders" ADD CONSTRAINT "store_batch_orders_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_batch_orders" ADD CONSTRAINT "store_batch_orders_batch_id_store_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."store_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_batches" ADD CONSTRAINT "store_batches_invoice_supplier_id_files_id_fk" FOREIGN KEY ("invoice_supplier_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_batches" ADD CONSTRAINT "store_batches_invoice_supplier_print_id_files_id_fk" FOREIGN KEY ("invoice_supplier_print_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_batches" ADD CONSTRAINT "store_batches_managed_by_id_users_id_fk" FOREIGN KEY ("managed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_carts" ADD CONSTRAINT "store_carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_categories" ADD CONSTRAINT "store_categories_image_id_files_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_item_images" ADD CONSTRAINT "store_item_images_item_id_store_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."store_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_item_images" ADD CONSTRAINT "store_item_images_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_items" ADD CONSTRAINT "store_items_category_id_store_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."store_categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_items" ADD CONSTRAINT "store_items_front_image_id_files_id_fk" FOREIGN KEY ("front_image_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_items" ADD CONSTRAINT "store_items_back_image_id_files_id_fk" FOREIGN KEY ("back_image_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_stock" ADD CONSTRAINT "store_stock_item_id_store_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."store_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_dorsal_holds" ADD CONSTRAINT "store_dorsal_holds_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_dorsal_holds" ADD CONSTRAINT "store_dorsal_holds_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order_events" ADD CONSTRAINT "store_order_events_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order_events" ADD CONSTRAINT "store_order_events_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order_lines" ADD CONSTRAINT "store_order_lines_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order_lines" ADD CONSTRAINT "store_order_lines_item_id_store_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."store_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_order_lines" ADD CONSTRAINT "store_order_lines_image_id_files_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_orders" ADD CONSTRAINT "store_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_orders" ADD CONSTRAINT "store_orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_orders" ADD CONSTRAINT "store_orders_admin_order_by_users_id_fk" FOREIGN KEY ("admin_order_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_orders" ADD CONSTRAINT "store_orders_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_images" ADD CONSTRAINT "team_images_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_images" ADD CONSTRAINT "team_images_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_main_image_id_files_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainings" ADD CONSTRAINT "trainings_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue_images" ADD CONSTRAINT "venue_images_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue_images" ADD CONSTRAINT "venue_images_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_holders" ADD CONSTRAINT "position_holders_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_holders" ADD CONSTRAINT "position_holders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rota_slots" ADD CONSTRAINT "rota_slots_position_id_positions_id_fk" FOREIGN KEY ("position_id") REFERENCES "public"."positions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rota_slots" ADD CONSTRAINT "rota_slots_week_id_rota_weeks_id_fk" FOREIGN KEY ("week_id") REFERENCES "public"."rota_weeks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rota_slots" ADD CONSTRAINT "rota_slots_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_items" ADD CONSTRAINT "bulk_items_run_id_bulk_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."bulk_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credentials_user" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "disputes_payment" ON "disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "invoices_created" ON "invoices" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_unpaid" ON "invoices" USING btree ("created_at","id") WHERE "invoices"."status" = 'open';--> statement-breakpoint
CREATE INDEX "invoices_amount" ON "invoices" USING btree ("amount_due_minor","id");--> statement-breakpoint
CREATE INDEX "invoices_customer" ON "invoices" USING btree ("customer_name","id");--> statement-breakpoint
CREATE INDEX "invoices_member" ON "invoices" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payments_amount" ON "payments" USING btree ("amount_minor","id");--> statement-breakpoint
CREATE INDEX "payments_payer" ON "payments" USING btree ("payer_name","id");--> statement-breakpoint
CREATE INDEX "payments_object" ON "payments" USING btree ("purpose","object_id");--> statement-breakpoint
CREATE INDEX "payments_member" ON "payments" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "payments_subscription" ON "payments" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "payments_waiting" ON "payments" USING btree ("created_at") WHERE "payments"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("purpose","object_id") WHERE "payments"."status" = 'open' and "payments"."purpose" in ('registration', 'subscription', 'order');--> statement-breakpoint
CREATE INDEX "provider_events_waiting" ON "provider_events" USING btree ("received_at") WHERE "provider_events"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "subscriptions_member" ON "subscriptions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "subscriptions_registration" ON "subscriptions" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "subscriptions_customer" ON "subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "subscriptions_created" ON "subscriptions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_next" ON "subscriptions" USING btree ("current_period_end","id");--> statement-breakpoint
CREATE INDEX "events_starts" ON "events" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "form_papers_result" ON "form_papers" USING btree ("result_id");--> statement-breakpoint
CREATE INDEX "form_results_form" ON "form_results" USING btree ("form_id","created_at");--> statement-breakpoint
CREATE INDEX "competitions_team" ON "competitions" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "games_type_starts" ON "games" USING btree ("type","starts_at");--> statement-breakpoint
CREATE INDEX "games_starts" ON "games" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "games_competition" ON "games" USING btree ("competition_id");--> statement-breakpoint
CREATE INDEX "notifications_registration" ON "notifications" USING btree ("registration_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_sending" ON "notifications" USING btree ("sending_id","registration_id");--> statement-breakpoint
CREATE INDEX "member_teams_team" ON "member_teams" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "members_team" ON "members" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "members_name" ON "members" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "members_words" ON "members" USING gin ("name_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "members_listed" ON "members" USING btree ("name_key","id") WHERE "members"."listed";--> statement-breakpoint
CREATE INDEX "members_email" ON "members" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "members_email_any_case" ON "members" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "members_customer" ON "members" USING btree ("stripe_id");--> statement-breakpoint
CREATE INDEX "members_customer_test" ON "members" USING btree ("stripe_id_test");--> statement-breakpoint
CREATE INDEX "members_active" ON "members" USING btree ("active","name_key","id");--> statement-breakpoint
CREATE INDEX "members_eha" ON "members" USING btree ("eha_registered","name_key","id");--> statement-breakpoint
CREATE INDEX "members_position" ON "members" USING btree ("position","name_key","id");--> statement-breakpoint
CREATE INDEX "members_number" ON "members" USING btree ("number","name_key","id");--> statement-breakpoint
CREATE INDEX "members_created" ON "members" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "albums_taken" ON "albums" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "photo_tags_member" ON "photo_tags" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "photo_withdrawals_member" ON "photo_withdrawals" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "photos_album" ON "photos" USING btree ("album_id","position");--> statement-breakpoint
CREATE INDEX "photos_file" ON "photos" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "photos_content" ON "photos" USING btree ("album_id","content_hash");--> statement-breakpoint
CREATE INDEX "registrations_created" ON "registrations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "registrations_name" ON "registrations" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "registrations_member" ON "registrations" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "registrations_email" ON "registrations" USING btree ("email_key","id");--> statement-breakpoint
CREATE INDEX "store_batch_keys_batch" ON "store_batch_keys" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "store_batch_orders_batch" ON "store_batch_orders" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "store_items_category" ON "store_items" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "store_items_search" ON "store_items" USING gin ("search_key");--> statement-breakpoint
CREATE UNIQUE INDEX "store_dorsal_holds_number" ON "store_dorsal_holds" USING btree ("gender","number");--> statement-breakpoint
CREATE INDEX "store_dorsal_holds_order" ON "store_dorsal_holds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "store_order_events_order" ON "store_order_events" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "store_order_lines_item" ON "store_order_lines" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "store_orders_user" ON "store_orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "store_orders_created" ON "store_orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "store_orders_member" ON "store_orders" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "store_orders_held" ON "store_orders" USING btree ("held_until") WHERE "store_orders"."state" = 'awaiting';--> statement-breakpoint
CREATE INDEX "bulk_items_waiting" ON "bulk_items" USING btree ("run_id","position") WHERE "bulk_items"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "bulk_runs_unfinished" ON "bulk_runs" USING btree ("started_at") WHERE "bulk_runs"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "bulk_runs_actor" ON "bulk_runs" USING btree ("actor_id","started_at");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "entry_drafts_publish_at" ON "entry_drafts" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree ("to_email");--> statement-breakpoint
CREATE INDEX "mails_to_any_case" ON "mails" USING btree (lower("to_email"));--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at");