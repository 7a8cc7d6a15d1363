CREATE TABLE `calendar_feed` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`employee_id` text NOT NULL,
	`token_hash` text NOT NULL,
	`shows_names` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_read_at` integer,
	`revoked_at` integer,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feed_token` ON `calendar_feed` (`organization_id`,`token_hash`);--> statement-breakpoint
CREATE INDEX `calendar_feed_employee` ON `calendar_feed` (`organization_id`,`employee_id`);
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (10, 'calendar_feeds', unixepoch() * 1000);
