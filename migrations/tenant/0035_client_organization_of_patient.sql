ALTER TABLE `patient` ADD `client_id` text;--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (36, 'client_organization_of_patient', unixepoch() * 1000);
