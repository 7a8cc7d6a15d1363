-- Blocked time that was given free keeps its state and leaves the list: it holds its doctor's time no longer.
CREATE INDEX `appointment_holding` ON `appointment` (`organization_id`,`employee_id`,`starts_at`,`ends_at`,`buffer_before_minutes`,`buffer_after_minutes`) WHERE `state_id` IN (1, 2, 4, 6, 7, 11, 20) AND `disabled_at` IS NULL;
--> statement-breakpoint
-- Who may give a visit to another provider.
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT `organization_id`, `id`, 'appointment.assign' FROM `role` WHERE `name` IN ('administrator', 'primary account owner', 'nurse');
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (9, 'freed_blocked_time', unixepoch() * 1000);
