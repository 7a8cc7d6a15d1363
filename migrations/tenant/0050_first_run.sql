CREATE TABLE `patient_import_left_out` (
	`organization_id` integer NOT NULL,
	`import_id` text NOT NULL,
	`field` text NOT NULL,
	`reason` text NOT NULL,
	`row` integer NOT NULL,
	`word` text NOT NULL,
	PRIMARY KEY(`organization_id`, `import_id`, `field`, `reason`, `row`),
	FOREIGN KEY (`organization_id`,`import_id`) REFERENCES `patient_import`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `patient_import` ADD `refusal_reasons` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `patient_import` ADD `new_categories` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `patient_import_refusal` ADD `reason` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `patient_import_refusal_reason` ON `patient_import_refusal` (`organization_id`,`import_id`,`reason`,`row`);--> statement-breakpoint
ALTER TABLE `organization_profile` ADD `country_code` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `organization_profile` ADD `setup_dismissed` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (51, 'first_run', unixepoch() * 1000);
