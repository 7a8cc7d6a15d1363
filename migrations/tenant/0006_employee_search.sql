CREATE TABLE `employee_search` (
	`organization_id` integer NOT NULL,
	`token` text NOT NULL,
	`employee_id` text NOT NULL,
	PRIMARY KEY(`organization_id`, `token`, `employee_id`),
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `employee_search_employee` ON `employee_search` (`organization_id`,`employee_id`);--> statement-breakpoint
INSERT OR IGNORE INTO `employee_search` (`organization_id`, `token`, `employee_id`)
SELECT `organization_id`, lower(trim(`first_name`)), `id` FROM `employee` WHERE trim(`first_name`) <> ''
UNION SELECT `organization_id`, lower(trim(`last_name`)), `id` FROM `employee` WHERE trim(`last_name`) <> '';
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (7, 'employee_search', unixepoch() * 1000);
