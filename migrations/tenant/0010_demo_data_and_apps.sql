CREATE TABLE `demo_fill` (
	`organization_id` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`filled_at` integer NOT NULL,
	`filled_by` text,
	`removed_at` integer
);
--> statement-breakpoint
CREATE TABLE `demo_row` (
	`organization_id` integer NOT NULL,
	`table_name` text NOT NULL,
	`row_id` text NOT NULL,
	PRIMARY KEY(`organization_id`, `table_name`, `row_id`)
);
--> statement-breakpoint
ALTER TABLE `external_app` ADD `api_key_id` text;--> statement-breakpoint
INSERT INTO `due_work` (`due_at`, `organization_id`, `kind`, `id`)
SELECT unixepoch() * 1000, `organization_id`, 'SECURITY_SWEEP', 'daily' FROM `organization_profile`;
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (11, 'demo_data_and_apps', unixepoch() * 1000);
