CREATE TABLE `billing_method` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`holder_name` text NOT NULL,
	`email` text NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`tax_number` text DEFAULT '' NOT NULL,
	`last_four` text DEFAULT '' NOT NULL,
	`expiry` text DEFAULT '' NOT NULL,
	`is_default` integer DEFAULT false NOT NULL,
	`reference_at` integer,
	`created_at` integer NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `billing_method_default` ON `billing_method` (`organization_id`) WHERE "billing_method"."is_default" = 1;--> statement-breakpoint
CREATE TABLE `gateway_comparison` (
	`organization_id` integer NOT NULL,
	`gateway_type` text NOT NULL,
	`day` text NOT NULL,
	`state` text NOT NULL,
	`differences` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `gateway_type`, `day`)
);
--> statement-breakpoint
ALTER TABLE `development_checkout` ADD `paid_at` integer;--> statement-breakpoint
ALTER TABLE `development_checkout` ADD `refunded_at` integer;--> statement-breakpoint
ALTER TABLE `payment_gateway` ADD `position` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `payment_gateway` ADD `mode` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `payment_gateway` ADD `currencies` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `payment_gateway` ADD `checked_ts` integer;--> statement-breakpoint
CREATE INDEX `payment_refunded` ON `payment` (`organization_id`,`refunded_at`) WHERE refunded_at IS NOT NULL;
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (62, 'payment_methods', unixepoch() * 1000);
