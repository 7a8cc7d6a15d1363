CREATE TABLE `marketing_consent` (
	`organization_id` integer NOT NULL,
	`patient_id` text NOT NULL,
	`source` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `patient_id`),
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `marketing_count` (
	`organization_id` integer PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `marketing_message` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`state` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`cursor` text DEFAULT '' NOT NULL,
	`queued` integer DEFAULT 0 NOT NULL,
	`ended_at` integer,
	PRIMARY KEY(`organization_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `marketing_message_newest` ON `marketing_message` (`organization_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `push_subscription` (
	`organization_id` integer NOT NULL,
	`session_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `session_hash`),
	FOREIGN KEY (`organization_id`,`user_id`) REFERENCES `user`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscription_endpoint` ON `push_subscription` (`organization_id`,`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscription_user` ON `push_subscription` (`organization_id`,`user_id`);--> statement-breakpoint
ALTER TABLE `delivery` ADD `reason` text;--> statement-breakpoint
ALTER TABLE `delivery` ADD `provider_ref` text;--> statement-breakpoint
CREATE INDEX `delivery_provider` ON `delivery` (`organization_id`,`provider_ref`) WHERE provider_ref IS NOT NULL;--> statement-breakpoint
ALTER TABLE `development_mail` ADD `channel` text DEFAULT 'MAIL' NOT NULL;
--> statement-breakpoint
CREATE TRIGGER `marketing_consent_counted` AFTER INSERT ON `marketing_consent` BEGIN
INSERT INTO `marketing_count` (`organization_id`, `count`) VALUES (NEW.`organization_id`, 1)
ON CONFLICT (`organization_id`) DO UPDATE SET `count` = `count` + 1; END;--> statement-breakpoint
CREATE TRIGGER `marketing_consent_uncounted` AFTER DELETE ON `marketing_consent` BEGIN
UPDATE `marketing_count` SET `count` = `count` - 1 WHERE `organization_id` = OLD.`organization_id`; END;
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (24, 'channels', unixepoch() * 1000);
