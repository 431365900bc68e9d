CREATE TABLE "store_collection_reminders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"reminded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_line_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	"marked_by_id" uuid,
	CONSTRAINT "store_line_marks_once" UNIQUE("order_id","position","kind")
);
--> statement-breakpoint
ALTER TABLE "store_collection_reminders" ADD CONSTRAINT "store_collection_reminders_order_id_store_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."store_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_line_marks" ADD CONSTRAINT "store_line_marks_marked_by_id_users_id_fk" FOREIGN KEY ("marked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_line_marks" ADD CONSTRAINT "store_line_marks_line" FOREIGN KEY ("order_id","position") REFERENCES "public"."store_order_lines"("order_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_collection_reminders_at" ON "store_collection_reminders" USING btree ("reminded_at");
--> statement-breakpoint
ALTER TABLE "store_categories" ADD COLUMN "size_guide" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "store_items" ADD COLUMN "minimum_pieces" integer;--> statement-breakpoint
ALTER TABLE "store_items" ADD CONSTRAINT "store_items_minimum" CHECK ("store_items"."minimum_pieces" > 0);
--> statement-breakpoint
CREATE TABLE "store_price_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"item_id" uuid NOT NULL,
	"size" text DEFAULT '' NOT NULL,
	"field" text NOT NULL,
	"before_minor" bigint,
	"after_minor" bigint,
	"by_user_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_stock_movements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"item_id" uuid NOT NULL,
	"size" text NOT NULL,
	"change" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"order_id" uuid,
	"by_user_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "store_stock_movements_change" CHECK ("store_stock_movements"."change" <> 0)
);
--> statement-breakpoint
ALTER TABLE "store_stock" ADD COLUMN "low_at" integer;--> statement-breakpoint
ALTER TABLE "store_price_changes" ADD CONSTRAINT "store_price_changes_item_id_store_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."store_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_price_changes" ADD CONSTRAINT "store_price_changes_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_stock_movements" ADD CONSTRAINT "store_stock_movements_item_id_store_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."store_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_stock_movements" ADD CONSTRAINT "store_stock_movements_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_price_changes_item" ON "store_price_changes" USING btree ("item_id","at");--> statement-breakpoint
CREATE INDEX "store_stock_movements_item" ON "store_stock_movements" USING btree ("item_id","at");--> statement-breakpoint
ALTER TABLE "store_stock" ADD CONSTRAINT "store_stock_low_at" CHECK ("store_stock"."low_at" >= 0);--> statement-breakpoint
-- Every change of a counted stock is a movement, however it is made, so that the stock is the sum of its movements.
CREATE FUNCTION "record_stock_movement"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	cause jsonb := coalesce(nullif(current_setting('store.cause', true), ''), '{}')::jsonb;
	item uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD."item_id" ELSE NEW."item_id" END;
	sized text := CASE WHEN TG_OP = 'DELETE' THEN OLD."size" ELSE NEW."size" END;
	moved integer := CASE WHEN TG_OP = 'DELETE' THEN 0 ELSE coalesce(NEW."stock", 0) END
		- CASE WHEN TG_OP = 'INSERT' THEN 0 ELSE coalesce(OLD."stock", 0) END;
BEGIN
	-- The stock of a deleted item goes with it.
	IF moved <> 0 AND EXISTS (SELECT 1 FROM "store_items" i WHERE i."id" = item) THEN
		INSERT INTO "store_stock_movements" ("item_id", "size", "change", "reason", "note", "order_id", "by_user_id")
		VALUES (item, sized, moved, coalesce(cause->>'reason', 'corrected'), coalesce(cause->>'note', ''),
			(cause->>'orderId')::uuid, (cause->>'by')::uuid);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "store_stock_moved" AFTER INSERT OR DELETE OR UPDATE OF "stock" ON "store_stock" FOR EACH ROW EXECUTE FUNCTION "record_stock_movement"();--> statement-breakpoint
INSERT INTO "store_stock_movements" ("item_id", "size", "change", "reason", "note")
	SELECT "item_id", "size", "stock", 'counted', 'Stock when movements began' FROM "store_stock" WHERE "stock" <> 0;--> statement-breakpoint
CREATE FUNCTION "record_price_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	cause jsonb := coalesce(nullif(current_setting('store.cause', true), ''), '{}')::jsonb;
BEGIN
	IF TG_TABLE_NAME = 'store_stock' THEN
		INSERT INTO "store_price_changes" ("item_id", "size", "field", "before_minor", "after_minor", "by_user_id")
		SELECT NEW."item_id", NEW."size", p.field, p.before, p.after, (cause->>'by')::uuid
		FROM (VALUES ('price1', OLD."price1_minor", NEW."price1_minor"), ('price2', OLD."price2_minor", NEW."price2_minor"))
			AS p (field, before, after)
		WHERE p.before IS DISTINCT FROM p.after;
		RETURN NULL;
	END IF;
	INSERT INTO "store_price_changes" ("item_id", "size", "field", "before_minor", "after_minor", "by_user_id")
	SELECT NEW."id", '', p.field, p.before, p.after, (cause->>'by')::uuid
	FROM (VALUES
		('price1', OLD."price1_minor", NEW."price1_minor"),
		('price2', OLD."price2_minor", NEW."price2_minor"),
		('offer', CASE WHEN OLD."on_offer" THEN OLD."offer_minor" END, CASE WHEN NEW."on_offer" THEN NEW."offer_minor" END),
		('personalisation', OLD."print_price_minor", NEW."print_price_minor")
	) AS p (field, before, after)
	WHERE p.before IS DISTINCT FROM p.after;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "store_items_price_changed" AFTER UPDATE OF "price1_minor", "price2_minor", "on_offer", "offer_minor", "print_price_minor" ON "store_items" FOR EACH ROW EXECUTE FUNCTION "record_price_change"();--> statement-breakpoint
CREATE TRIGGER "store_stock_price_changed" AFTER UPDATE OF "price1_minor", "price2_minor" ON "store_stock" FOR EACH ROW EXECUTE FUNCTION "record_price_change"();
