ALTER TABLE `patient_import` ADD `encoding_sure` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `patient_import` ADD `line` integer;--> statement-breakpoint
ALTER TABLE `patient_import` ADD `unknown_words` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `patient_import_refusal` ADD `from_byte` integer;--> statement-breakpoint
ALTER TABLE `patient_import_refusal` ADD `to_byte` integer;--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (35, 'import_words', unixepoch() * 1000);
