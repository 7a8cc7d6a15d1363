ALTER TABLE `lab_result` ADD `entered` text DEFAULT '' NOT NULL;
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (41, 'typed_results', unixepoch() * 1000);
