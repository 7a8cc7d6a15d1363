ALTER TABLE `payment` ADD `return_path` text;--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (72, 'payment_return', unixepoch() * 1000);
