ALTER TABLE `payment` ADD `called_at` integer;--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (56, 'payment_calls', unixepoch() * 1000);
