ALTER TABLE `organization` ADD `employee_list_limit` integer;--> statement-breakpoint
ALTER TABLE `organization` ADD `credit_max_value` integer;--> statement-breakpoint
ALTER TABLE `organization` ADD `trial_state` text;--> statement-breakpoint
ALTER TABLE `organization` ADD `limited_at` integer;--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (2, 'organization_limits', unixepoch() * 1000);
