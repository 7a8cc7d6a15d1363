ALTER TABLE `employee_profile` ADD `insurers` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `branch` ADD `latitude` real;--> statement-breakpoint
ALTER TABLE `branch` ADD `longitude` real;--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (69, 'places_and_insurers', unixepoch() * 1000);
