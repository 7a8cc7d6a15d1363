CREATE TABLE `email_change` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`previous_email` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`confirmed_at` integer,
	`ended_at` integer,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`user_id`) REFERENCES `user`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `email_change_user` ON `email_change` (`organization_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `email_change_age` ON `email_change` (`organization_id`,`expires_at`);--> statement-breakpoint
CREATE TABLE `stranger_mail` (
	`organization_id` integer NOT NULL,
	`address_hash` text NOT NULL,
	`outbox_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `address_hash`, `outbox_id`)
);
--> statement-breakpoint
CREATE INDEX `stranger_mail_age` ON `stranger_mail` (`organization_id`,`at`);--> statement-breakpoint
ALTER TABLE `user_session` ADD `authenticated_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `user_token` ADD `sent_to` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `user_token` ADD `subject` text;--> statement-breakpoint
CREATE INDEX `user_token_user` ON `user_token` (`organization_id`,`user_id`);--> statement-breakpoint
ALTER TABLE `api_key` ADD `held_by` text;--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (32, 'credentials', unixepoch() * 1000);
