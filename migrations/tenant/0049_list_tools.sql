CREATE TABLE `list_columns` (
	`organization_id` integer NOT NULL,
	`user_id` text NOT NULL,
	`list` text NOT NULL,
	`columns` text NOT NULL,
	PRIMARY KEY(`organization_id`, `user_id`, `list`),
	FOREIGN KEY (`organization_id`,`user_id`) REFERENCES `user`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `list_view` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`list` text NOT NULL,
	`name` text NOT NULL,
	`query` text NOT NULL,
	`removed_at` integer,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`user_id`) REFERENCES `user`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `list_view_name` ON `list_view` (`organization_id`,`user_id`,`list`,`name`) WHERE removed_at IS NULL;--> statement-breakpoint
ALTER TABLE `delivery` ADD `resent_at` integer;--> statement-breakpoint
CREATE INDEX `patient_by_number` ON `patient` (`organization_id`,`enabled`,`number`);--> statement-breakpoint
CREATE INDEX `patient_by_birth` ON `patient` (`organization_id`,`enabled`,`birth_date`,`id`);--> statement-breakpoint
CREATE INDEX `appointment_offering_time` ON `appointment` (`organization_id`,`service_offering_id`,`starts_at`,`id`);
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (50, 'list_tools', unixepoch() * 1000);
