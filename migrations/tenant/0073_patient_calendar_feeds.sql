CREATE TABLE `__new_calendar_feed` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`employee_id` text,
	`patient_id` text,
	`token_hash` text NOT NULL,
	`shows_names` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_read_at` integer,
	`revoked_at` integer,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_calendar_feed`("organization_id", "id", "employee_id", "patient_id", "token_hash", "shows_names", "created_at", "last_read_at", "revoked_at") SELECT "organization_id", "id", "employee_id", NULL, "token_hash", "shows_names", "created_at", "last_read_at", "revoked_at" FROM `calendar_feed`;--> statement-breakpoint
DROP TABLE `calendar_feed`;--> statement-breakpoint
ALTER TABLE `__new_calendar_feed` RENAME TO `calendar_feed`;--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feed_token` ON `calendar_feed` (`organization_id`,`token_hash`);--> statement-breakpoint
CREATE INDEX `calendar_feed_employee` ON `calendar_feed` (`organization_id`,`employee_id`);--> statement-breakpoint
CREATE INDEX `calendar_feed_patient` ON `calendar_feed` (`organization_id`,`patient_id`);--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (74, 'patient_calendar_feeds', unixepoch() * 1000);
