CREATE TABLE `notification_wording` (
	`organization_id` integer NOT NULL,
	`template` text NOT NULL,
	`locale` text NOT NULL,
	`subject` text NOT NULL,
	`opening` text NOT NULL,
	`closing` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `template`, `locale`)
);
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (25, 'notification_wording', unixepoch() * 1000);
