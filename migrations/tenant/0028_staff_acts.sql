ALTER TABLE `appointment_history` ADD `agreed_on_phone` integer DEFAULT false NOT NULL;--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (29, 'staff_acts', unixepoch() * 1000);
