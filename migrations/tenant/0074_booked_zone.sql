ALTER TABLE `appointment` ADD `booked_zone` text;--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (75, 'booked_zone', unixepoch() * 1000);
