ALTER TABLE "store_batch_keys" RENAME COLUMN "print_only" TO "personalised_only";--> statement-breakpoint
ALTER TABLE "store_items" RENAME COLUMN "print_prices" TO "personalisation_prices";--> statement-breakpoint
ALTER TABLE "store_stock" RENAME COLUMN "light" TO "availability";