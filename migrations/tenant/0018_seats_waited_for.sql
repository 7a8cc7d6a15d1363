ALTER TABLE `waiting_list` ADD `session_id` text;--> statement-breakpoint
CREATE INDEX `waiting_list_session` ON `waiting_list` (`organization_id`,`session_id`,`state`,`created_at`,`id`) WHERE session_id IS NOT NULL;--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (19, 'seats_waited_for', unixepoch() * 1000);
