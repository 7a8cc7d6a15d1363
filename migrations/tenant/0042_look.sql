ALTER TABLE `employee` ADD `colour` text;--> statement-breakpoint
ALTER TABLE `user` ADD `display` text;
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (43, 'look', unixepoch() * 1000);
