ALTER TABLE `file` ADD `appointment_id` text;--> statement-breakpoint
CREATE INDEX `file_appointment` ON `file` (`organization_id`,`appointment_id`) WHERE appointment_id IS NOT NULL;--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (31, 'visit_records', unixepoch() * 1000);
