ALTER TABLE "store_stock" ADD COLUMN "price1_minor" bigint;--> statement-breakpoint
ALTER TABLE "store_stock" ADD COLUMN "price2_minor" bigint;--> statement-breakpoint
ALTER TABLE "store_stock" ADD CONSTRAINT "store_stock_prices" CHECK (least("store_stock"."price1_minor", "store_stock"."price2_minor") >= 0);