ALTER TABLE `group_session` ADD `way_back` text;--> statement-breakpoint
ALTER TABLE `appointment` ADD `way_back` text;--> statement-breakpoint
ALTER TABLE `appointment_history` ADD `do_not_notify` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- An undo that leaves an appointment confirmed, such as that of a move, ends no relation.
DROP TRIGGER `appointment_founds_no_relation`;--> statement-breakpoint
CREATE TRIGGER `appointment_founds_no_relation` AFTER INSERT ON `appointment_history`
WHEN (NEW.`action` IN ('reject', 'cancel', 'expire') AND NEW.`from_state_id` IN (1, 4, 6)) OR (NEW.`action` = 'undo' AND NEW.`from_state_id` = 2 AND NEW.`to_state_id` IN (1, 4, 6)) BEGIN
UPDATE `appointment` SET `founds_relation` = 0 WHERE `organization_id` = NEW.`organization_id` AND `id` = NEW.`appointment_id` AND `founds_relation` = 1; END;--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (46, 'taking_back', unixepoch() * 1000);
