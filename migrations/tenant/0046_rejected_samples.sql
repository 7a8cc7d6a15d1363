CREATE INDEX `lab_order_test_rejected` ON `lab_order_test` (`organization_id`,`state`,`state_at`) WHERE rejected_reason <> '';--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (47, 'rejected_samples', unixepoch() * 1000);
