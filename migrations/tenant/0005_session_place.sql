ALTER TABLE `user_session` ADD `place` text DEFAULT '' NOT NULL;
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (6, 'session_place', unixepoch() * 1000);
