CREATE TABLE `patient_import_part` (
	`organization_id` integer NOT NULL,
	`upload_id` text NOT NULL,
	`part` integer NOT NULL,
	`etag` text NOT NULL,
	PRIMARY KEY(`organization_id`, `upload_id`, `part`),
	FOREIGN KEY (`organization_id`,`upload_id`) REFERENCES `patient_import_upload`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `patient_import_upload` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`r2_key` text NOT NULL,
	`bucket_upload_id` text NOT NULL,
	`file_name` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`bytes` integer NOT NULL,
	`last_modified` integer NOT NULL,
	`first_part_hash` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`touched_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`)
);
--> statement-breakpoint
ALTER TABLE `patient_import` ADD `stopped_at` integer;--> statement-breakpoint
ALTER TABLE `patient_import` ADD `failure` text;--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (26, 'import_uploads', unixepoch() * 1000);
