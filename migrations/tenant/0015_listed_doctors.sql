CREATE INDEX `employee_branch_branch` ON `employee_branch` (`organization_id`,`branch_id`,`employee_id`);--> statement-breakpoint
CREATE INDEX `employee_department_department` ON `employee_department` (`organization_id`,`department_id`,`employee_id`);
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (16, 'listed_doctors', unixepoch() * 1000);
