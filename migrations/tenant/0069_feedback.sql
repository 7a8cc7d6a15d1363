CREATE TABLE `feedback` (
	`organization_id` integer NOT NULL,
	`appointment_id` text NOT NULL,
	`patient_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`offering_id` text,
	`branch_id` text NOT NULL,
	`is_video` integer DEFAULT false NOT NULL,
	`state` text NOT NULL,
	`asked_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`retries` integer DEFAULT 0 NOT NULL,
	`given_at` integer,
	`stars` integer,
	`technical` integer,
	`waiting` integer,
	`recommends` integer,
	`words` text DEFAULT '' NOT NULL,
	`is_anonymous` integer DEFAULT false NOT NULL,
	`wants_contact` integer DEFAULT false NOT NULL,
	`may_publish` integer DEFAULT false NOT NULL,
	`published_at` integer,
	`hidden_reason` text DEFAULT '' NOT NULL,
	`reply` text DEFAULT '' NOT NULL,
	`is_open` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `appointment_id`),
	FOREIGN KEY (`organization_id`,`appointment_id`) REFERENCES `appointment`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`provider_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `feedback_given` ON `feedback` (`organization_id`,`given_at`,`appointment_id`);--> statement-breakpoint
CREATE INDEX `feedback_provider` ON `feedback` (`organization_id`,`provider_id`,`given_at`,`appointment_id`);--> statement-breakpoint
CREATE INDEX `feedback_offering` ON `feedback` (`organization_id`,`offering_id`,`given_at`,`appointment_id`);--> statement-breakpoint
CREATE INDEX `feedback_branch` ON `feedback` (`organization_id`,`branch_id`,`given_at`,`appointment_id`);--> statement-breakpoint
CREATE INDEX `feedback_stars` ON `feedback` (`organization_id`,`stars`,`given_at`,`appointment_id`);--> statement-breakpoint
CREATE INDEX `feedback_patient` ON `feedback` (`organization_id`,`patient_id`,`asked_at`);--> statement-breakpoint
CREATE INDEX `feedback_open` ON `feedback` (`organization_id`,`given_at`) WHERE "feedback"."is_open";--> statement-breakpoint
CREATE INDEX `feedback_published` ON `feedback` (`organization_id`,`provider_id`,`published_at`) WHERE "feedback"."published_at" IS NOT NULL;--> statement-breakpoint
CREATE TABLE `feedback_link` (
	`organization_id` integer NOT NULL,
	`token_hash` text NOT NULL,
	`appointment_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `token_hash`),
	FOREIGN KEY (`organization_id`,`appointment_id`) REFERENCES `feedback`(`organization_id`,`appointment_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `feedback_link_appointment` ON `feedback_link` (`organization_id`,`appointment_id`);--> statement-breakpoint
CREATE TABLE `feedback_version` (
	`organization_id` integer NOT NULL,
	`appointment_id` text NOT NULL,
	`version` integer NOT NULL,
	`at` integer NOT NULL,
	`answer` text NOT NULL,
	PRIMARY KEY(`organization_id`, `appointment_id`, `version`),
	FOREIGN KEY (`organization_id`,`appointment_id`) REFERENCES `feedback`(`organization_id`,`appointment_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `rating_count` (
	`organization_id` integer NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`month` text NOT NULL,
	`count` integer NOT NULL,
	`stars` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `kind`, `subject_id`, `month`)
);
--> statement-breakpoint
CREATE TABLE `provider_rating` (
	`organization_id` integer NOT NULL,
	`employee_id` text NOT NULL,
	`count` integer NOT NULL,
	`stars` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `employee_id`),
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `appointment` ADD `interaction_rating` integer;--> statement-breakpoint
-- Who asked their patients for a reply by email goes on asking, after as many hours, by the page that is now there for it.
INSERT INTO `organization_setting` (`organization_id`, `area`, `value`, `version`, `updated_at`) SELECT `s`.`organization_id`, 'patient-feedback', json_object('patientFeedbackEnabled', json('true'), 'requestForFeedback', json('true'), 'feedbackHours', min(json_extract(`s`.`value`, '$.feedbackHours'), 168), 'publishFeedback', json('false')), 1, unixepoch() * 1000 FROM `organization_setting` AS `s` WHERE `s`.`area` = 'notifications' AND json_extract(`s`.`value`, '$.feedbackHours') > 0 ON CONFLICT (`organization_id`, `area`) DO NOTHING;--> statement-breakpoint
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT a.`organization_id`, a.`role_id`, v.`value` FROM `role_authority` a JOIN json_each('["feedback.ask", "feedback.read", "feedback.manage"]') v WHERE a.`authority` = 'settings.change';--> statement-breakpoint
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT a.`organization_id`, a.`role_id`, v.`value` FROM `role_authority` a JOIN json_each('["feedback.ask.own", "feedback.read.own"]') v WHERE a.`authority` = 'consultation.sign.own';--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (70, 'feedback', unixepoch() * 1000);
