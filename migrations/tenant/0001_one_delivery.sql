DROP INDEX `delivery_outbox`;--> statement-breakpoint
CREATE UNIQUE INDEX `delivery_outbox` ON `delivery` (`organization_id`,`outbox_id`,`channel`);--> statement-breakpoint
ALTER TABLE `development_mail` ADD `calendar_file` text;
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (2, 'one_delivery', unixepoch() * 1000);
