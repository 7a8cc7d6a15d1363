CREATE TABLE `questionnaire` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`state` text NOT NULL,
	`published_no` integer,
	`before_offerings` text NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `questionnaire_state` ON `questionnaire` (`organization_id`,`state`,`title`,`id`);--> statement-breakpoint
CREATE TABLE `questionnaire_assignment` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`patient_id` text NOT NULL,
	`questionnaire_id` text NOT NULL,
	`version_no` integer NOT NULL,
	`state` text NOT NULL,
	`source` text NOT NULL,
	`source_id` text,
	`employee_id` text,
	`assigned_at` integer NOT NULL,
	`since` integer NOT NULL,
	`due_at` integer,
	`is_reminded` integer DEFAULT false NOT NULL,
	`attention` integer DEFAULT 0 NOT NULL,
	`draft` text NOT NULL,
	`submitted_at` integer,
	`score` real,
	`band` integer,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`questionnaire_id`) REFERENCES `questionnaire`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `questionnaire_assignment_patient` ON `questionnaire_assignment` (`organization_id`,`patient_id`,`assigned_at`,`id`);--> statement-breakpoint
CREATE INDEX `questionnaire_assignment_state` ON `questionnaire_assignment` (`organization_id`,`state`,`since`,`id`);--> statement-breakpoint
CREATE INDEX `questionnaire_assignment_attention` ON `questionnaire_assignment` (`organization_id`,`attention`,`since`,`id`) WHERE attention > 0;--> statement-breakpoint
CREATE UNIQUE INDEX `questionnaire_assignment_source` ON `questionnaire_assignment` (`organization_id`,`source_id`,`questionnaire_id`) WHERE source_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `questionnaire_response` (
	`organization_id` integer NOT NULL,
	`assignment_id` text NOT NULL,
	`response_no` integer NOT NULL,
	`submitted_at` integer NOT NULL,
	`answers` text NOT NULL,
	`score` real,
	`band` integer,
	`is_flagged` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`organization_id`, `assignment_id`, `response_no`),
	FOREIGN KEY (`organization_id`,`assignment_id`) REFERENCES `questionnaire_assignment`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `questionnaire_version` (
	`organization_id` integer NOT NULL,
	`questionnaire_id` text NOT NULL,
	`version_no` integer NOT NULL,
	`content` text NOT NULL,
	`published_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `questionnaire_id`, `version_no`),
	FOREIGN KEY (`organization_id`,`questionnaire_id`) REFERENCES `questionnaire`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);--> statement-breakpoint
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT a.`organization_id`, a.`role_id`, v.`value` FROM `role_authority` a JOIN json_each('["questionnaire.manage", "questionnaire.read", "questionnaire.assign"]') v WHERE a.`authority` = 'settings.change';--> statement-breakpoint
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT a.`organization_id`, a.`role_id`, v.`value` FROM `role_authority` a JOIN json_each('["questionnaire.read", "questionnaire.assign"]') v WHERE a.`authority` = 'consultation.write';--> statement-breakpoint
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT a.`organization_id`, a.`role_id`, v.`value` FROM `role_authority` a JOIN json_each('["questionnaire.read.own", "questionnaire.assign.own"]') v WHERE a.`authority` = 'consultation.sign.own';--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (77, 'questionnaires', unixepoch() * 1000);
