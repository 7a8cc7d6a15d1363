CREATE TABLE `monitoring_alert` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`enrolment_id` text NOT NULL,
	`tracker` text NOT NULL,
	`rule` text NOT NULL,
	`state` text NOT NULL,
	`severity` text NOT NULL,
	`count` integer NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	`worst` real NOT NULL,
	`excess` real NOT NULL,
	`opened_at` integer NOT NULL,
	`told` integer DEFAULT 1 NOT NULL,
	`seen_by` text,
	`seen_at` integer,
	`note` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`enrolment_id`) REFERENCES `monitoring_enrolment`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`seen_by`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `monitoring_alert_open` ON `monitoring_alert` (`organization_id`,`enrolment_id`,`tracker`,`rule`) WHERE state IN ('OPEN', 'ACKNOWLEDGED');--> statement-breakpoint
CREATE INDEX `monitoring_alert_list` ON `monitoring_alert` (`organization_id`,`enrolment_id`,`opened_at`);--> statement-breakpoint
CREATE TABLE `monitoring_enrolment` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`patient_id` text NOT NULL,
	`plan_id` text NOT NULL,
	`plan_version` integer NOT NULL,
	`state` text NOT NULL,
	`employee_id` text NOT NULL,
	`team` text DEFAULT '' NOT NULL,
	`zone` text NOT NULL,
	`own_limits` text NOT NULL,
	`created_at` integer NOT NULL,
	`consent_at` integer,
	`started_at` integer,
	`start_on` text DEFAULT '' NOT NULL,
	`ended_at` integer,
	`reason` text DEFAULT '' NOT NULL,
	`charge_id` text,
	`price_minor` integer DEFAULT 0 NOT NULL,
	`currency_code` text NOT NULL,
	`months_begun` integer DEFAULT 0 NOT NULL,
	`month_at` integer,
	`grace_at` integer,
	`clock_at` integer NOT NULL,
	`concern` integer DEFAULT 2 NOT NULL,
	`last_reading_at` integer NOT NULL,
	`review_at` integer NOT NULL,
	`kept` integer,
	`looked` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`charge_id`) REFERENCES `charge`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`plan_id`,`plan_version`) REFERENCES `monitoring_plan_version`(`organization_id`,`plan_id`,`plan_version`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "monitoring_enrolment_concern" CHECK("monitoring_enrolment"."concern" BETWEEN 0 AND 2 AND "monitoring_enrolment"."price_minor" >= 0)
);
--> statement-breakpoint
CREATE INDEX `monitoring_enrolment_patient` ON `monitoring_enrolment` (`organization_id`,`patient_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `monitoring_enrolment_state` ON `monitoring_enrolment` (`organization_id`,`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `monitoring_enrolment_own` ON `monitoring_enrolment` (`organization_id`,`employee_id`,`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `monitoring_enrolment_list` ON `monitoring_enrolment` (`organization_id`,`concern`,`last_reading_at`,`review_at`,`id`) WHERE state IN ('ACTIVE', 'PAYMENT_FAILED');--> statement-breakpoint
CREATE INDEX `monitoring_enrolment_reviewer` ON `monitoring_enrolment` (`organization_id`,`employee_id`,`concern`,`last_reading_at`,`review_at`,`id`) WHERE state IN ('ACTIVE', 'PAYMENT_FAILED');--> statement-breakpoint
CREATE INDEX `monitoring_enrolment_team` ON `monitoring_enrolment` (`organization_id`,`team`,`concern`,`last_reading_at`,`review_at`,`id`) WHERE state IN ('ACTIVE', 'PAYMENT_FAILED');--> statement-breakpoint
CREATE INDEX `monitoring_enrolment_charge` ON `monitoring_enrolment` (`organization_id`,`charge_id`) WHERE charge_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `monitoring_plan` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`state` text NOT NULL,
	`draft` text NOT NULL,
	`published` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `monitoring_plan_version` (
	`organization_id` integer NOT NULL,
	`plan_id` text NOT NULL,
	`plan_version` integer NOT NULL,
	`name` text NOT NULL,
	`content` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `plan_id`, `plan_version`),
	FOREIGN KEY (`organization_id`,`plan_id`) REFERENCES `monitoring_plan`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `monitoring_review` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`enrolment_id` text NOT NULL,
	`employee_id` text NOT NULL,
	`at` integer NOT NULL,
	`text` text NOT NULL,
	`shared` integer DEFAULT false NOT NULL,
	`minutes` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`enrolment_id`) REFERENCES `monitoring_enrolment`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `monitoring_review_list` ON `monitoring_review` (`organization_id`,`enrolment_id`,`at`);--> statement-breakpoint
CREATE TABLE `monitoring_team` (
	`organization_id` integer NOT NULL,
	`name` text NOT NULL,
	`members` text NOT NULL,
	PRIMARY KEY(`organization_id`, `name`)
);
--> statement-breakpoint
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT a.`organization_id`, a.`role_id`, 'monitoring.work' FROM `role_authority` a WHERE a.`authority` = 'consultation.write';--> statement-breakpoint
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT a.`organization_id`, a.`role_id`, 'monitoring.work.own' FROM `role_authority` a WHERE a.`authority` = 'consultation.write.own';--> statement-breakpoint
UPDATE `organization_profile` SET `settings` = json_set(`settings`, '$.remoteMonitoring', json('true')) WHERE EXISTS (SELECT 1 FROM `organization_setting` s WHERE s.`organization_id` = `organization_profile`.`organization_id` AND s.`area` = 'remote-monitoring' AND json_extract(s.`value`, '$.enabled') = 1);--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (76, 'monitoring', unixepoch() * 1000);
