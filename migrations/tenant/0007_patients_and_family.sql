ALTER TABLE `patient_category` ADD `colour` text DEFAULT 'light-blue' NOT NULL;--> statement-breakpoint
ALTER TABLE `related_patient` ADD `asked_email` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `patient_birth_date` ON `patient` (`organization_id`,`birth_date`);--> statement-breakpoint
INSERT INTO `patient_count` (`organization_id`, `category_id`, `enabled`, `count`)
SELECT `organization_id`, coalesce(`category_id`, ''), `enabled`, count(*) FROM `patient`
GROUP BY `organization_id`, coalesce(`category_id`, ''), `enabled`;--> statement-breakpoint
INSERT INTO `patient_provider` (`organization_id`, `employee_id`, `patient_id`, `since`)
SELECT `organization_id`, `employee_id`, `patient_id`, min(`created_at`) FROM `appointment`
WHERE `patient_id` IS NOT NULL GROUP BY `organization_id`, `employee_id`, `patient_id` ON CONFLICT DO NOTHING;--> statement-breakpoint
CREATE TRIGGER `patient_counted` AFTER INSERT ON `patient` BEGIN
INSERT INTO `patient_count` (`organization_id`, `category_id`, `enabled`, `count`)
VALUES (NEW.`organization_id`, coalesce(NEW.`category_id`, ''), NEW.`enabled`, 1)
ON CONFLICT (`organization_id`, `category_id`, `enabled`) DO UPDATE SET `count` = `count` + 1; END;--> statement-breakpoint
CREATE TRIGGER `patient_recounted` AFTER UPDATE OF `category_id`, `enabled` ON `patient`
WHEN coalesce(OLD.`category_id`, '') <> coalesce(NEW.`category_id`, '') OR OLD.`enabled` <> NEW.`enabled` BEGIN
UPDATE `patient_count` SET `count` = `count` - 1 WHERE `organization_id` = OLD.`organization_id`
AND `category_id` = coalesce(OLD.`category_id`, '') AND `enabled` = OLD.`enabled`;
INSERT INTO `patient_count` (`organization_id`, `category_id`, `enabled`, `count`)
VALUES (NEW.`organization_id`, coalesce(NEW.`category_id`, ''), NEW.`enabled`, 1)
ON CONFLICT (`organization_id`, `category_id`, `enabled`) DO UPDATE SET `count` = `count` + 1; END;--> statement-breakpoint
CREATE TRIGGER `patient_uncounted` AFTER DELETE ON `patient` BEGIN
UPDATE `patient_count` SET `count` = `count` - 1 WHERE `organization_id` = OLD.`organization_id`
AND `category_id` = coalesce(OLD.`category_id`, '') AND `enabled` = OLD.`enabled`; END;--> statement-breakpoint
CREATE TRIGGER `appointment_brings_provider` AFTER INSERT ON `appointment` WHEN NEW.`patient_id` IS NOT NULL BEGIN
INSERT INTO `patient_provider` (`organization_id`, `employee_id`, `patient_id`, `since`)
VALUES (NEW.`organization_id`, NEW.`employee_id`, NEW.`patient_id`, NEW.`created_at`) ON CONFLICT DO NOTHING; END;--> statement-breakpoint
CREATE TRIGGER `appointment_moves_to_provider` AFTER UPDATE OF `employee_id`, `patient_id` ON `appointment` WHEN NEW.`patient_id` IS NOT NULL BEGIN
INSERT INTO `patient_provider` (`organization_id`, `employee_id`, `patient_id`, `since`)
VALUES (NEW.`organization_id`, NEW.`employee_id`, NEW.`patient_id`, NEW.`updated_at`) ON CONFLICT DO NOTHING; END;
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (8, 'patients_and_family', unixepoch() * 1000);
