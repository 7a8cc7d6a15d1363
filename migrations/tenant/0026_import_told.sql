ALTER TABLE `patient_import` ADD `started_by` text;--> statement-breakpoint
ALTER TABLE `in_app_notification` ADD `import_id` text;--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (27, 'import_told', unixepoch() * 1000);
