CREATE TABLE `appointment_total` (
	`organization_id` integer NOT NULL,
	`employee_id` text NOT NULL,
	`branch_id` text NOT NULL,
	`type` text NOT NULL,
	`state_id` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `employee_id`, `branch_id`, `type`, `state_id`)
);
--> statement-breakpoint
INSERT INTO `appointment_total` (`organization_id`, `employee_id`, `branch_id`, `type`, `state_id`, `count`)
SELECT `organization_id`, `employee_id`, `branch_id`, `type`, `state_id`, sum(`count`) FROM `appointment_count`
GROUP BY `organization_id`, `employee_id`, `branch_id`, `type`, `state_id`;--> statement-breakpoint
CREATE TRIGGER `appointment_count_added` AFTER INSERT ON `appointment_count` BEGIN
INSERT INTO `appointment_total` (`organization_id`, `employee_id`, `branch_id`, `type`, `state_id`, `count`)
VALUES (NEW.`organization_id`, NEW.`employee_id`, NEW.`branch_id`, NEW.`type`, NEW.`state_id`, NEW.`count`)
ON CONFLICT (`organization_id`, `employee_id`, `branch_id`, `type`, `state_id`) DO UPDATE SET `count` = `count` + excluded.`count`; END;--> statement-breakpoint
CREATE TRIGGER `appointment_count_changed` AFTER UPDATE OF `count` ON `appointment_count` BEGIN
UPDATE `appointment_total` SET `count` = `count` + NEW.`count` - OLD.`count`
WHERE `organization_id` = NEW.`organization_id` AND `employee_id` = NEW.`employee_id` AND `branch_id` = NEW.`branch_id`
AND `type` = NEW.`type` AND `state_id` = NEW.`state_id`; END;
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (4, 'appointment_totals', unixepoch() * 1000);
