ALTER TABLE `service_offering` ADD `new_patients_only` integer DEFAULT false NOT NULL;--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (22, 'new_patients_only', unixepoch() * 1000);
