CREATE TABLE `practice_picture` (
	`organization_id` integer NOT NULL,
	`shows` text NOT NULL,
	`file_id` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`widths` text NOT NULL,
	PRIMARY KEY(`organization_id`, `shows`)
);
--> statement-breakpoint
ALTER TABLE `branch` ADD `hours_monday` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `branch` ADD `hours_tuesday` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `branch` ADD `hours_wednesday` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `branch` ADD `hours_thursday` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `branch` ADD `hours_friday` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `branch` ADD `hours_saturday` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `branch` ADD `hours_sunday` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `branch` ADD `directions` text DEFAULT '' NOT NULL;--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (65, 'front_page', unixepoch() * 1000);
