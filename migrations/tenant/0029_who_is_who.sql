ALTER TABLE `user` ADD `email_proven_at` integer;--> statement-breakpoint
ALTER TABLE `patient_provider` ADD `assigned` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `appointment` ADD `booked_by_patient_id` text;--> statement-breakpoint
ALTER TABLE `appointment` ADD `founds_relation` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `user` SET `email_proven_at` = `created_at` WHERE (`type` = 'EMPLOYEE' AND `password_hash` IS NOT NULL)
OR EXISTS (SELECT 1 FROM `user_token` t WHERE t.`organization_id` = `user`.`organization_id` AND t.`user_id` = `user`.`id` AND t.`used_at` IS NOT NULL
  AND (t.`purpose` = 'RESET_PASSWORD' OR (t.`purpose` = 'SIGN_IN' AND `user`.`password_hash` IS NULL)));--> statement-breakpoint
UPDATE `appointment` SET `booked_by_patient_id` = (SELECT h.`actor_id` FROM `appointment_history` h
WHERE h.`organization_id` = `appointment`.`organization_id` AND h.`appointment_id` = `appointment`.`id` AND h.`version` = 1 AND h.`actor_kind` = 'patient')
WHERE `booked_by` = 'PATIENT';--> statement-breakpoint
UPDATE `appointment` SET `founds_relation` = 1 WHERE `patient_id` IS NOT NULL AND (`state_id` IN (7, 8, 10) OR (
EXISTS (SELECT 1 FROM `appointment_history` h WHERE h.`organization_id` = `appointment`.`organization_id` AND h.`appointment_id` = `appointment`.`id`
  AND h.`to_state_id` IN (2, 11) AND h.`action` IN ('book', 'set', 'confirm', 'assign-provider')
  AND (h.`actor_kind` <> 'employee' OR h.`actor_id` IS NOT `appointment`.`employee_id`))
AND NOT EXISTS (SELECT 1 FROM `appointment_history` h WHERE h.`organization_id` = `appointment`.`organization_id` AND h.`appointment_id` = `appointment`.`id`
  AND h.`version` = (SELECT max(l.`version`) FROM `appointment_history` l WHERE l.`organization_id` = h.`organization_id` AND l.`appointment_id` = h.`appointment_id` AND l.`from_state_id` <> l.`to_state_id`)
  AND ((h.`action` IN ('reject', 'cancel', 'expire') AND h.`from_state_id` IN (1, 4, 6)) OR (h.`action` = 'undo' AND h.`from_state_id` = 2)))));--> statement-breakpoint
UPDATE `patient_provider` SET `assigned` = 0
WHERE EXISTS (SELECT 1 FROM `appointment` a WHERE a.`organization_id` = `patient_provider`.`organization_id` AND a.`patient_id` = `patient_provider`.`patient_id` AND a.`employee_id` = `patient_provider`.`employee_id`)
AND NOT EXISTS (SELECT 1 FROM `audit_event` e WHERE e.`organization_id` = `patient_provider`.`organization_id` AND e.`patient_id` = `patient_provider`.`patient_id`
  AND e.`action` = 'patient.create' AND e.`actor_kind` = 'employee' AND e.`actor_id` = `patient_provider`.`employee_id`);--> statement-breakpoint
DELETE FROM `patient_provider` WHERE `assigned` = 0
AND NOT EXISTS (SELECT 1 FROM `appointment` a WHERE a.`organization_id` = `patient_provider`.`organization_id` AND a.`patient_id` = `patient_provider`.`patient_id` AND a.`employee_id` = `patient_provider`.`employee_id` AND a.`founds_relation` = 1);--> statement-breakpoint
DROP TRIGGER `appointment_brings_provider`;--> statement-breakpoint
DROP TRIGGER `appointment_moves_to_provider`;--> statement-breakpoint
CREATE TRIGGER `appointment_booked_by_patient` AFTER INSERT ON `appointment_history` WHEN NEW.`version` = 1 AND NEW.`actor_kind` = 'patient' BEGIN
UPDATE `appointment` SET `booked_by_patient_id` = NEW.`actor_id` WHERE `organization_id` = NEW.`organization_id` AND `id` = NEW.`appointment_id` AND `booked_by` = 'PATIENT'; END;--> statement-breakpoint
CREATE TRIGGER `appointment_founds_relation` AFTER INSERT ON `appointment_history`
WHEN (NEW.`to_state_id` IN (2, 11) AND NEW.`action` IN ('book', 'set', 'confirm', 'assign-provider')) OR NEW.`action` IN ('start', 'conclude', 'complete') BEGIN
UPDATE `appointment` SET `founds_relation` = 1 WHERE `organization_id` = NEW.`organization_id` AND `id` = NEW.`appointment_id` AND `patient_id` IS NOT NULL AND `founds_relation` = 0
AND (NEW.`to_state_id` NOT IN (2, 11) OR NEW.`actor_kind` <> 'employee' OR NEW.`actor_id` IS NOT `employee_id`); END;--> statement-breakpoint
CREATE TRIGGER `appointment_founds_no_relation` AFTER INSERT ON `appointment_history`
WHEN (NEW.`action` IN ('reject', 'cancel', 'expire') AND NEW.`from_state_id` IN (1, 4, 6)) OR (NEW.`action` = 'undo' AND NEW.`from_state_id` = 2) BEGIN
UPDATE `appointment` SET `founds_relation` = 0 WHERE `organization_id` = NEW.`organization_id` AND `id` = NEW.`appointment_id` AND `founds_relation` = 1; END;--> statement-breakpoint
CREATE TRIGGER `appointment_changes_provider` AFTER UPDATE OF `employee_id` ON `appointment` WHEN OLD.`employee_id` <> NEW.`employee_id` AND NEW.`founds_relation` = 1 BEGIN
UPDATE `appointment` SET `founds_relation` = 0 WHERE `organization_id` = NEW.`organization_id` AND `id` = NEW.`id`; END;--> statement-breakpoint
CREATE TRIGGER `appointment_begins_relation` AFTER UPDATE OF `founds_relation`, `patient_id` ON `appointment`
WHEN NEW.`founds_relation` = 1 AND NEW.`patient_id` IS NOT NULL AND (OLD.`founds_relation` = 0 OR OLD.`patient_id` IS NOT NEW.`patient_id`) BEGIN
INSERT INTO `patient_provider` (`organization_id`, `employee_id`, `patient_id`, `since`, `assigned`)
VALUES (NEW.`organization_id`, NEW.`employee_id`, NEW.`patient_id`, NEW.`updated_at`, 0) ON CONFLICT DO NOTHING; END;--> statement-breakpoint
CREATE TRIGGER `appointment_ends_relation` AFTER UPDATE OF `founds_relation`, `employee_id`, `patient_id` ON `appointment`
WHEN OLD.`founds_relation` = 1 AND (NEW.`founds_relation` = 0 OR OLD.`employee_id` <> NEW.`employee_id` OR OLD.`patient_id` IS NOT NEW.`patient_id`) BEGIN
DELETE FROM `patient_provider` WHERE `organization_id` = OLD.`organization_id` AND `employee_id` = OLD.`employee_id` AND `patient_id` = OLD.`patient_id` AND `assigned` = 0
AND NOT EXISTS (SELECT 1 FROM `appointment` a WHERE a.`organization_id` = OLD.`organization_id` AND a.`patient_id` = OLD.`patient_id` AND a.`employee_id` = OLD.`employee_id` AND a.`founds_relation` = 1); END;--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (30, 'who_is_who', unixepoch() * 1000);
