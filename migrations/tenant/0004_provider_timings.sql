CREATE TABLE `provider_timings` (
	`organization_id` integer NOT NULL,
	`employee_id` text NOT NULL,
	`version` integer NOT NULL,
	`previous` text,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `employee_id`),
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `__new_provider_slot` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`employee_id` text NOT NULL,
	`branch_id` text,
	`type` text NOT NULL,
	`day_of_week` integer,
	`start_minutes` integer NOT NULL,
	`end_minutes` integer NOT NULL,
	`start_date` text,
	`end_date` text,
	`note` text DEFAULT '' NOT NULL,
	`offerings_type` text,
	`service_offering_ids` text NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`branch_id`) REFERENCES `branch`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "provider_slot_ticks" CHECK("start_minutes" % 5 = 0 AND "end_minutes" % 5 = 0 AND "start_minutes" >= 0 AND "end_minutes" <= 1440 AND "start_minutes" < "end_minutes")
);
--> statement-breakpoint
INSERT INTO `__new_provider_slot` ("organization_id", "id", "employee_id", "branch_id", "type", "day_of_week", "start_minutes", "end_minutes", "start_date", "end_date", "note", "service_offering_ids")
SELECT "organization_id", "id", "employee_id", "branch_id", "type", "day_of_week", "start_minutes", "end_minutes", "start_date", "end_date", "note", "service_offering_ids" FROM `provider_slot`;--> statement-breakpoint
DROP TABLE `provider_slot`;--> statement-breakpoint
ALTER TABLE `__new_provider_slot` RENAME TO `provider_slot`;--> statement-breakpoint
CREATE INDEX `provider_slot_employee` ON `provider_slot` (`organization_id`,`employee_id`);
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (5, 'provider_timings', unixepoch() * 1000);
