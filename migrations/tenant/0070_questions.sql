CREATE TABLE `question` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`patient_id` text NOT NULL,
	`made_by` text NOT NULL,
	`service_id` text NOT NULL,
	`employee_id` text,
	`department_id` text,
	`topic` text DEFAULT '' NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`state` text NOT NULL,
	`is_urgent` integer DEFAULT false NOT NULL,
	`price_minor` integer DEFAULT 0 NOT NULL,
	`currency_code` text NOT NULL,
	`charge_id` text,
	`answer_within_hours` integer NOT NULL,
	`follow_ups` integer NOT NULL,
	`follow_ups_used` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`asked_at` integer,
	`since` integer NOT NULL,
	`warn_at` integer,
	`pass_at` integer,
	`due_at` integer,
	`left_ms` integer,
	`step` integer DEFAULT 0 NOT NULL,
	`answered_at` integer,
	`reason` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`charge_id`) REFERENCES `charge`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`service_id`) REFERENCES `question_service`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`department_id`) REFERENCES `department`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `question_patient` ON `question` (`organization_id`,`patient_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `question_waiting` ON `question` (`organization_id`,`due_at`,`id`) WHERE state IN ('ASKED', 'TAKEN', 'FOLLOW_UP');--> statement-breakpoint
CREATE INDEX `question_employee_waiting` ON `question` (`organization_id`,`employee_id`,`due_at`,`id`) WHERE state IN ('ASKED', 'TAKEN', 'FOLLOW_UP');--> statement-breakpoint
CREATE INDEX `question_employee` ON `question` (`organization_id`,`employee_id`,`state`,`since`,`id`);--> statement-breakpoint
CREATE INDEX `question_state` ON `question` (`organization_id`,`state`,`since`,`id`);--> statement-breakpoint
CREATE INDEX `question_charge` ON `question` (`organization_id`,`charge_id`) WHERE charge_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `question_file` (
	`organization_id` integer NOT NULL,
	`question_id` text NOT NULL,
	`file_id` text NOT NULL,
	`message_no` integer NOT NULL,
	`name` text NOT NULL,
	`content_type` text NOT NULL,
	`size_bytes` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `question_id`, `file_id`),
	FOREIGN KEY (`organization_id`,`question_id`) REFERENCES `question`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`file_id`) REFERENCES `file`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `question_message` (
	`organization_id` integer NOT NULL,
	`question_id` text NOT NULL,
	`message_no` integer NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`employee_id` text,
	`text` text NOT NULL,
	PRIMARY KEY(`organization_id`, `question_id`, `message_no`),
	FOREIGN KEY (`organization_id`,`question_id`) REFERENCES `question`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `question_service` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`employee_id` text,
	`department_id` text,
	`price_minor` integer DEFAULT 0 NOT NULL,
	`currency_code` text NOT NULL,
	`answer_within_hours` integer,
	`most_characters` integer,
	`follow_ups` integer DEFAULT 1 NOT NULL,
	`instructions` text DEFAULT '' NOT NULL,
	`topics` text DEFAULT '' NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`department_id`) REFERENCES `department`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "question_service_price" CHECK("question_service"."price_minor" >= 0 AND "question_service"."follow_ups" BETWEEN 0 AND 20)
);
--> statement-breakpoint
CREATE TABLE `saved_reply` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`employee_id` text NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `saved_reply_employee` ON `saved_reply` (`organization_id`,`employee_id`,`title`);--> statement-breakpoint
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT a.`organization_id`, a.`role_id`, v.`value` FROM `role_authority` a JOIN json_each('["question.read", "question.assign"]') v WHERE a.`authority` = 'settings.change';--> statement-breakpoint
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT a.`organization_id`, a.`role_id`, v.`value` FROM `role_authority` a JOIN json_each('["question.read.own", "question.answer.own"]') v WHERE a.`authority` = 'consultation.sign.own';--> statement-breakpoint
UPDATE `organization_profile` SET `settings` = json_set(`settings`, '$.textConsultation', json('true')) WHERE EXISTS (SELECT 1 FROM `organization_setting` s WHERE s.`organization_id` = `organization_profile`.`organization_id` AND s.`area` = 'text-consultation' AND json_extract(s.`value`, '$.enabled') = 1);--> statement-breakpoint
UPDATE `organization_profile` SET `settings` = json_set(`settings`, '$.patientQuestions', json('false')) WHERE EXISTS (SELECT 1 FROM `organization_setting` s WHERE s.`organization_id` = `organization_profile`.`organization_id` AND s.`area` = 'patient-questions' AND json_extract(s.`value`, '$.enabled') = 0);--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (71, 'questions', unixepoch() * 1000);
