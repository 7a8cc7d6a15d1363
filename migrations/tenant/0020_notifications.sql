CREATE TABLE `in_app_notification` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`outbox_id` text NOT NULL,
	`event` text NOT NULL,
	`appointment_id` text,
	`at` integer NOT NULL,
	`read_at` integer,
	PRIMARY KEY(`organization_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `in_app_notification_outbox` ON `in_app_notification` (`organization_id`,`outbox_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `in_app_notification_user` ON `in_app_notification` (`organization_id`,`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `in_app_notification_unread` ON `in_app_notification` (`organization_id`,`user_id`) WHERE read_at IS NULL;--> statement-breakpoint
CREATE TABLE `message_refusal` (
	`organization_id` integer NOT NULL,
	`patient_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `patient_id`, `kind`),
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `due_work` (`due_at`, `organization_id`, `kind`, `id`)
SELECT `starts_at` - 604800000, `organization_id`, 'APPOINTMENT_MESSAGE', `id` FROM `appointment`
WHERE `state_id` IN (2, 11) AND `disabled_at` IS NULL AND `starts_at` > unixepoch() * 1000;
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (21, 'notifications', unixepoch() * 1000);
