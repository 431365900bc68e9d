ALTER TABLE "store_order_lines" RENAME COLUMN "dorsal" TO "shirt_number";--> statement-breakpoint
ALTER TABLE "store_dorsal_holds" RENAME TO "store_shirt_number_holds";--> statement-breakpoint
ALTER INDEX "store_dorsal_holds_number" RENAME TO "store_shirt_number_holds_number";--> statement-breakpoint
ALTER INDEX "store_dorsal_holds_order" RENAME TO "store_shirt_number_holds_order";--> statement-breakpoint
ALTER TABLE "store_shirt_number_holds" RENAME CONSTRAINT "store_dorsal_holds_order_id_store_orders_id_fk" TO "store_shirt_number_holds_order_id_store_orders_id_fk";--> statement-breakpoint
ALTER TABLE "store_shirt_number_holds" RENAME CONSTRAINT "store_dorsal_holds_member_id_members_id_fk" TO "store_shirt_number_holds_member_id_members_id_fk";
