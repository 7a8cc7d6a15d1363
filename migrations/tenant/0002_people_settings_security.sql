CREATE TABLE `employee_profile` (
	`organization_id` integer NOT NULL,
	`employee_id` text NOT NULL,
	`academics` text NOT NULL,
	`achievements` text NOT NULL,
	`additional_training` text NOT NULL,
	`profile_extra_info` text DEFAULT '' NOT NULL,
	`urls` text NOT NULL,
	`resources` text NOT NULL,
	`testimonials` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `employee_id`),
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `patient_category` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `patient_category_name` ON `patient_category` (`organization_id`,lower("name")) WHERE "patient_category"."enabled" = 1;--> statement-breakpoint
CREATE TABLE `patient_count` (
	`organization_id` integer NOT NULL,
	`category_id` text NOT NULL,
	`enabled` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `category_id`, `enabled`)
);
--> statement-breakpoint
CREATE TABLE `patient_insurance` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`patient_id` text NOT NULL,
	`insurer` text NOT NULL,
	`plan_name` text DEFAULT '' NOT NULL,
	`member_number` text NOT NULL,
	`group_number` text DEFAULT '' NOT NULL,
	`holder_name` text DEFAULT '' NOT NULL,
	`valid_from` text DEFAULT '' NOT NULL,
	`valid_to` text DEFAULT '' NOT NULL,
	`card_file_id` text,
	`enabled` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `patient_insurance_patient` ON `patient_insurance` (`organization_id`,`patient_id`);--> statement-breakpoint
CREATE TABLE `patient_provider` (
	`organization_id` integer NOT NULL,
	`employee_id` text NOT NULL,
	`patient_id` text NOT NULL,
	`since` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `employee_id`, `patient_id`),
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `patient_provider_patient` ON `patient_provider` (`organization_id`,`patient_id`);--> statement-breakpoint
CREATE TABLE `related_patient` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`primary_patient_id` text NOT NULL,
	`patient_id` text NOT NULL,
	`relation` text NOT NULL,
	`consent_by` text,
	`consent_at` integer,
	`ended_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`primary_patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `related_patient_pair` ON `related_patient` (`organization_id`,`primary_patient_id`,`patient_id`) WHERE "related_patient"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX `related_patient_related` ON `related_patient` (`organization_id`,`patient_id`);--> statement-breakpoint
CREATE TABLE `api_key` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`prefix` text NOT NULL,
	`key_hash` text NOT NULL,
	`scopes` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`last_used_at` integer,
	`revoked_at` integer,
	PRIMARY KEY(`organization_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_key_hash` ON `api_key` (`organization_id`,`key_hash`);--> statement-breakpoint
CREATE TABLE `external_app` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`data` text NOT NULL,
	`created_at` integer NOT NULL,
	`disabled_at` integer,
	PRIMARY KEY(`organization_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `recovery_code` (
	`organization_id` integer NOT NULL,
	`user_id` text NOT NULL,
	`code_hash` text NOT NULL,
	`used_at` integer,
	PRIMARY KEY(`organization_id`, `user_id`, `code_hash`),
	FOREIGN KEY (`organization_id`,`user_id`) REFERENCES `user`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `sign_in_failure` (
	`organization_id` integer NOT NULL,
	`username_hash` text NOT NULL,
	`place_hash` text NOT NULL,
	`failures` integer NOT NULL,
	`blocked_until` integer NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `username_hash`, `place_hash`)
);
--> statement-breakpoint
CREATE INDEX `sign_in_failure_age` ON `sign_in_failure` (`organization_id`,`last_at`);--> statement-breakpoint
CREATE TABLE `tenant_secret` (
	`organization_id` integer NOT NULL,
	`name` text NOT NULL,
	`key_id` text NOT NULL,
	`sealed` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `name`)
);
--> statement-breakpoint
CREATE TABLE `terms_acceptance` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`text_hash` text NOT NULL,
	`accepted_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`user_id`) REFERENCES `user`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `terms_acceptance_user` ON `terms_acceptance` (`organization_id`,`kind`,`user_id`);--> statement-breakpoint
CREATE TABLE `user_factor` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`label` text NOT NULL,
	`sealed_secret` text,
	`last_step` integer,
	`credential_id` text,
	`public_key` text,
	`counter` integer,
	`transports` text,
	`confirmed_at` integer,
	`last_used_at` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`user_id`) REFERENCES `user`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `user_factor_user` ON `user_factor` (`organization_id`,`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `user_factor_credential` ON `user_factor` (`organization_id`,`credential_id`);--> statement-breakpoint
CREATE TABLE `calendar_connection` (
	`organization_id` integer NOT NULL,
	`employee_id` text NOT NULL,
	`calendar_id` text NOT NULL,
	`calendar_name` text NOT NULL,
	`sealed_tokens` text NOT NULL,
	`connected_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `employee_id`),
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `client_organization` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`contact_name` text DEFAULT '' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `file` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`purpose` text NOT NULL,
	`name` text NOT NULL,
	`content_type` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`sha256` text NOT NULL,
	`patient_id` text,
	`employee_id` text,
	`created_by` text,
	`created_at` integer NOT NULL,
	`deleted_at` integer,
	PRIMARY KEY(`organization_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `file_patient` ON `file` (`organization_id`,`patient_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `organization_setting` (
	`organization_id` integer NOT NULL,
	`area` text NOT NULL,
	`value` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `area`)
);
--> statement-breakpoint
CREATE TABLE `user_setting` (
	`organization_id` integer NOT NULL,
	`user_id` text NOT NULL,
	`area` text NOT NULL,
	`value` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `user_id`, `area`)
);
--> statement-breakpoint
ALTER TABLE `employee` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `employee` ADD `invited_at` integer;--> statement-breakpoint
ALTER TABLE `employee` ADD `deleted_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `employee_creator` ON `employee` (`organization_id`) WHERE "employee"."is_creator" = 1;--> statement-breakpoint
CREATE INDEX `employee_by_name` ON `employee` (`organization_id`,`last_name`,`first_name`,`id`);--> statement-breakpoint
ALTER TABLE `role` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `user_session` ADD `id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `user_session` ADD `device` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `user_session` ADD `last_seen_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `user_session` ADD `second_factor_at` integer;--> statement-breakpoint
ALTER TABLE `user_session` ADD `acting_patient_id` text;--> statement-breakpoint
ALTER TABLE `branch` ADD `phone_calling_code` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `branch` ADD `email` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `branch` ADD `postal_code` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `branch` ADD `country_code` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `branch` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `branch_name` ON `branch` (`organization_id`,lower("name")) WHERE "branch"."enabled" = 1;--> statement-breakpoint
ALTER TABLE `calendar_settings` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `department` ADD `description` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `department` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `department_name` ON `department` (`organization_id`,lower("name")) WHERE "department"."enabled" = 1;--> statement-breakpoint
ALTER TABLE `service_offering` ADD `online_payment_option` text DEFAULT 'DISABLED' NOT NULL;--> statement-breakpoint
ALTER TABLE `service_offering` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `service_offering_name` ON `service_offering` (`organization_id`,`offerings_type`,lower("name")) WHERE "service_offering"."enabled" = 1;--> statement-breakpoint
ALTER TABLE `service_offering_config` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `patient` ADD `title` integer DEFAULT -1 NOT NULL;--> statement-breakpoint
ALTER TABLE `patient` ADD `blood_group` integer DEFAULT -1 NOT NULL;--> statement-breakpoint
ALTER TABLE `patient` ADD `address` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `patient` ADD `city` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `patient` ADD `postal_code` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `patient` ADD `country_code` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `patient` ADD `external_number` text;--> statement-breakpoint
ALTER TABLE `patient` ADD `category_id` text;--> statement-breakpoint
ALTER TABLE `patient` ADD `notes` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `patient` ADD `extra` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `patient` ADD `photo_file_id` text;--> statement-breakpoint
ALTER TABLE `patient` ADD `identification_file_id` text;--> statement-breakpoint
ALTER TABLE `patient` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `patient_external_number` ON `patient` (`organization_id`,`external_number`);--> statement-breakpoint
CREATE INDEX `patient_by_name` ON `patient` (`organization_id`,`enabled`,`last_name`,`first_name`,`id`);--> statement-breakpoint
CREATE INDEX `patient_by_category` ON `patient` (`organization_id`,`category_id`,`enabled`,`last_name`,`first_name`,`id`);--> statement-breakpoint
UPDATE `user_session` SET `id` = lower(hex(randomblob(16))) WHERE `id` = '';--> statement-breakpoint
INSERT INTO `patient_count` (`organization_id`, `category_id`, `enabled`, `count`)
SELECT `organization_id`, '', `enabled`, count(*) FROM `patient` GROUP BY `organization_id`, `enabled`;--> statement-breakpoint
INSERT INTO `role` (`organization_id`, `id`, `name`)
SELECT `organization_id`, lower(hex(randomblob(16))), 'nurse' FROM `organization_profile`;--> statement-breakpoint
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT r.`organization_id`, r.`id`, a.value
FROM json_each('{
"administrator": [
"metadata.read",
"organization.read",
"settings.read",
"appointment.set",
"appointment.read",
"appointment.list",
"appointment.confirm",
"appointment.cancel",
"appointment.reschedule",
"appointment.reject",
"appointment.noShow",
"appointment.start",
"appointment.conclude",
"appointment.complete",
"appointment.block",
"appointment.markPaid",
"appointment.disable",
"appointment.undo",
"patient.read",
"patient.list",
"patient.update",
"room.list",
"room.enter",
"room.attend",
"patient.create",
"patient.disable",
"patientCategory.manage",
"organization.manage",
"settings.change",
"employee.list",
"employee.manage",
"employee.profile",
"employee.timings",
"role.manage",
"calendar.connect",
"apiKey.manage",
"compliance.accept",
"demo.manage"
 ],
"healthcare provider": [
"metadata.read",
"organization.read",
"settings.read",
"employee.list",
"patient.create",
"appointment.set.own",
"appointment.read.own",
"appointment.list.own",
"appointment.confirm.own",
"appointment.cancel.own",
"appointment.reschedule.own",
"appointment.reject.own",
"appointment.noShow.own",
"appointment.start.own",
"appointment.conclude.own",
"appointment.complete.own",
"appointment.block.own",
"appointment.markPaid.own",
"appointment.disable.own",
"appointment.undo.own",
"patient.read.own",
"patient.list.own",
"patient.update.own",
"room.list.own",
"room.enter.own",
"room.attend.own",
"employee.profile.own",
"employee.timings.own",
"calendar.connect.own"
 ],
"primary account owner": [
"metadata.read",
"organization.read",
"settings.read",
"appointment.set",
"appointment.read",
"appointment.list",
"appointment.confirm",
"appointment.cancel",
"appointment.reschedule",
"appointment.reject",
"appointment.noShow",
"appointment.start",
"appointment.conclude",
"appointment.complete",
"appointment.block",
"appointment.markPaid",
"appointment.disable",
"appointment.undo",
"patient.read",
"patient.list",
"patient.update",
"room.list",
"room.enter",
"room.attend",
"patient.create",
"patient.disable",
"patientCategory.manage",
"organization.manage",
"settings.change",
"employee.list",
"employee.manage",
"employee.profile",
"employee.timings",
"role.manage",
"calendar.connect",
"apiKey.manage",
"compliance.accept",
"demo.manage",
"ownership.reassign"
 ],
"nurse": [
"metadata.read",
"organization.read",
"settings.read",
"employee.list",
"patient.create",
"appointment.set",
"appointment.read",
"appointment.list",
"appointment.confirm",
"appointment.cancel",
"appointment.reschedule",
"appointment.reject",
"appointment.noShow",
"appointment.start",
"appointment.block",
"appointment.markPaid",
"appointment.undo",
"patient.read",
"patient.list",
"patient.update",
"room.list",
"room.enter",
"room.attend"
 ]
}') g
JOIN `role` r ON r.name = g.key
JOIN json_each(g.value) a;
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (3, 'people_settings_security', unixepoch() * 1000);
