CREATE TABLE `file_upload` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`patient_id` text NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`part_bytes` integer NOT NULL,
	`upload_id` text NOT NULL,
	`object_key` text NOT NULL,
	`created_at` integer NOT NULL,
	`file_id` text,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `file_upload_patient` ON `file_upload` (`organization_id`,`patient_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `file_upload_part` (
	`organization_id` integer NOT NULL,
	`upload_id` text NOT NULL,
	`number` integer NOT NULL,
	`etag` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`sha256` text NOT NULL,
	PRIMARY KEY(`organization_id`, `upload_id`, `number`),
	FOREIGN KEY (`organization_id`,`upload_id`) REFERENCES `file_upload`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `file_use` (
	`organization_id` integer NOT NULL,
	`file_id` text NOT NULL,
	`record_id` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `record_id`, `file_id`),
	FOREIGN KEY (`organization_id`,`file_id`) REFERENCES `file`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`record_id`) REFERENCES `health_record`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `file_use_file` ON `file_use` (`organization_id`,`file_id`);--> statement-breakpoint
CREATE TABLE `health_none_known` (
	`organization_id` integer NOT NULL,
	`patient_id` text NOT NULL,
	`kind` text NOT NULL,
	`author_kind` text NOT NULL,
	`author_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `patient_id`, `kind`),
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `health_record` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`patient_id` text NOT NULL,
	`kind` text NOT NULL,
	`values_json` text NOT NULL,
	`name` text NOT NULL,
	`code_system` text,
	`code` text,
	`code_display` text,
	`date` text DEFAULT '' NOT NULL,
	`state` text DEFAULT '' NOT NULL,
	`sort_key` text NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`off_reason` text,
	`off_note` text DEFAULT '' NOT NULL,
	`source` text NOT NULL,
	`verification` text NOT NULL,
	`author_kind` text NOT NULL,
	`author_id` text NOT NULL,
	`recorded_at` integer NOT NULL,
	`first_author_kind` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `health_record_list` ON `health_record` (`organization_id`,`patient_id`,`kind`,`enabled`,`sort_key`,`id`);--> statement-breakpoint
CREATE TABLE `health_record_version` (
	`organization_id` integer NOT NULL,
	`record_id` text NOT NULL,
	`version` integer NOT NULL,
	`change` text NOT NULL,
	`values_json` text NOT NULL,
	`state` text DEFAULT '' NOT NULL,
	`enabled` integer NOT NULL,
	`verification` text NOT NULL,
	`reason` text,
	`note` text DEFAULT '' NOT NULL,
	`author_kind` text NOT NULL,
	`author_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `record_id`, `version`),
	FOREIGN KEY (`organization_id`,`record_id`) REFERENCES `health_record`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `record_opening` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`employee_id` text NOT NULL,
	`patient_id` text NOT NULL,
	`reason` text NOT NULL,
	`note` text NOT NULL,
	`at` integer NOT NULL,
	`until` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `record_opening_of` ON `record_opening` (`organization_id`,`employee_id`,`patient_id`,`until`);--> statement-breakpoint
CREATE INDEX `record_opening_patient` ON `record_opening` (`organization_id`,`patient_id`,`at`);--> statement-breakpoint
CREATE TABLE `tracker_bucket` (
	`organization_id` integer NOT NULL,
	`patient_id` text NOT NULL,
	`tracker` text NOT NULL,
	`span` text NOT NULL,
	`start` integer NOT NULL,
	`count` integer NOT NULL,
	`min` real NOT NULL,
	`max` real NOT NULL,
	`sum` real NOT NULL,
	`min2` real,
	`max2` real,
	`sum2` real,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `patient_id`, `tracker`, `span`, `start`),
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `tracker_reading` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`patient_id` text NOT NULL,
	`tracker` text NOT NULL,
	`at` integer NOT NULL,
	`zone` text NOT NULL,
	`day` integer NOT NULL,
	`value` real NOT NULL,
	`value2` real,
	`typed` text NOT NULL,
	`context` text DEFAULT '' NOT NULL,
	`site` text DEFAULT '' NOT NULL,
	`device` text DEFAULT '' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`source` text NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`off_reason` text,
	`author_kind` text NOT NULL,
	`author_id` text NOT NULL,
	`recorded_at` integer NOT NULL,
	`first_author_kind` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tracker_reading_list` ON `tracker_reading` (`organization_id`,`patient_id`,`tracker`,`enabled`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `tracker_reading_day` ON `tracker_reading` (`organization_id`,`patient_id`,`tracker`,`day`);--> statement-breakpoint
CREATE TABLE `tracker_reading_version` (
	`organization_id` integer NOT NULL,
	`reading_id` text NOT NULL,
	`version` integer NOT NULL,
	`change` text NOT NULL,
	`values_json` text NOT NULL,
	`enabled` integer NOT NULL,
	`reason` text,
	`author_kind` text NOT NULL,
	`author_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `reading_id`, `version`),
	FOREIGN KEY (`organization_id`,`reading_id`) REFERENCES `tracker_reading`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `patient_insurance` ADD `holder_relation` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `patient_insurance` ADD `holder_birth_date` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `patient_insurance` ADD `coverage` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `patient_insurance` ADD `phone` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `patient_insurance` ADD `card_back_file_id` text;--> statement-breakpoint
ALTER TABLE `related_patient` ADD `record_access` text DEFAULT 'MANAGE' NOT NULL;--> statement-breakpoint
CREATE TRIGGER `health_record_version_no_update` BEFORE UPDATE ON `health_record_version` BEGIN SELECT RAISE(ABORT, 'health_record_version is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `health_record_version_no_delete` BEFORE DELETE ON `health_record_version` BEGIN SELECT RAISE(ABORT, 'health_record_version is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `tracker_reading_version_no_update` BEFORE UPDATE ON `tracker_reading_version` BEGIN SELECT RAISE(ABORT, 'tracker_reading_version is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `tracker_reading_version_no_delete` BEFORE DELETE ON `tracker_reading_version` BEGIN SELECT RAISE(ABORT, 'tracker_reading_version is append-only'); END;
--> statement-breakpoint
-- A bucket is made anew from the readings of its day, and that of a month from its days.
CREATE TRIGGER `tracker_reading_added` AFTER INSERT ON `tracker_reading` BEGIN
DELETE FROM `tracker_bucket` WHERE `organization_id` = NEW.`organization_id` AND `patient_id` = NEW.`patient_id` AND `tracker` = NEW.`tracker` AND `span` = 'DAY' AND `start` = NEW.`day`;
INSERT INTO `tracker_bucket` (`organization_id`, `patient_id`, `tracker`, `span`, `start`, `count`, `min`, `max`, `sum`, `min2`, `max2`, `sum2`, `last_at`) SELECT NEW.`organization_id`, NEW.`patient_id`, NEW.`tracker`, 'DAY', NEW.`day`, count(*), min(`value`), max(`value`), sum(`value`), min(`value2`), max(`value2`), sum(`value2`), max(`at`) FROM `tracker_reading` WHERE `organization_id` = NEW.`organization_id` AND `patient_id` = NEW.`patient_id` AND `tracker` = NEW.`tracker` AND `day` = NEW.`day` AND `enabled` = 1 HAVING count(*) > 0;
DELETE FROM `tracker_bucket` WHERE `organization_id` = NEW.`organization_id` AND `patient_id` = NEW.`patient_id` AND `tracker` = NEW.`tracker` AND `span` = 'MONTH' AND `start` = CAST(julianday(date(NEW.`day` * 86400, 'unixepoch', 'start of month')) - 2440587.5 AS INTEGER);
INSERT INTO `tracker_bucket` (`organization_id`, `patient_id`, `tracker`, `span`, `start`, `count`, `min`, `max`, `sum`, `min2`, `max2`, `sum2`, `last_at`) SELECT NEW.`organization_id`, NEW.`patient_id`, NEW.`tracker`, 'MONTH', CAST(julianday(date(NEW.`day` * 86400, 'unixepoch', 'start of month')) - 2440587.5 AS INTEGER), sum(`count`), min(`min`), max(`max`), sum(`sum`), min(`min2`), max(`max2`), sum(`sum2`), max(`last_at`) FROM `tracker_bucket` WHERE `organization_id` = NEW.`organization_id` AND `patient_id` = NEW.`patient_id` AND `tracker` = NEW.`tracker` AND `span` = 'DAY' AND `start` >= CAST(julianday(date(NEW.`day` * 86400, 'unixepoch', 'start of month')) - 2440587.5 AS INTEGER) AND `start` < CAST(julianday(date(NEW.`day` * 86400, 'unixepoch', 'start of month', '+1 month')) - 2440587.5 AS INTEGER) HAVING count(*) > 0;
END;
--> statement-breakpoint
CREATE TRIGGER `tracker_reading_changed` AFTER UPDATE OF `value`, `value2`, `at`, `day`, `enabled`, `patient_id`, `tracker` ON `tracker_reading` BEGIN
DELETE FROM `tracker_bucket` WHERE `organization_id` = OLD.`organization_id` AND `patient_id` = OLD.`patient_id` AND `tracker` = OLD.`tracker` AND `span` = 'DAY' AND `start` = OLD.`day`;
INSERT INTO `tracker_bucket` (`organization_id`, `patient_id`, `tracker`, `span`, `start`, `count`, `min`, `max`, `sum`, `min2`, `max2`, `sum2`, `last_at`) SELECT OLD.`organization_id`, OLD.`patient_id`, OLD.`tracker`, 'DAY', OLD.`day`, count(*), min(`value`), max(`value`), sum(`value`), min(`value2`), max(`value2`), sum(`value2`), max(`at`) FROM `tracker_reading` WHERE `organization_id` = OLD.`organization_id` AND `patient_id` = OLD.`patient_id` AND `tracker` = OLD.`tracker` AND `day` = OLD.`day` AND `enabled` = 1 HAVING count(*) > 0;
DELETE FROM `tracker_bucket` WHERE `organization_id` = OLD.`organization_id` AND `patient_id` = OLD.`patient_id` AND `tracker` = OLD.`tracker` AND `span` = 'MONTH' AND `start` = CAST(julianday(date(OLD.`day` * 86400, 'unixepoch', 'start of month')) - 2440587.5 AS INTEGER);
INSERT INTO `tracker_bucket` (`organization_id`, `patient_id`, `tracker`, `span`, `start`, `count`, `min`, `max`, `sum`, `min2`, `max2`, `sum2`, `last_at`) SELECT OLD.`organization_id`, OLD.`patient_id`, OLD.`tracker`, 'MONTH', CAST(julianday(date(OLD.`day` * 86400, 'unixepoch', 'start of month')) - 2440587.5 AS INTEGER), sum(`count`), min(`min`), max(`max`), sum(`sum`), min(`min2`), max(`max2`), sum(`sum2`), max(`last_at`) FROM `tracker_bucket` WHERE `organization_id` = OLD.`organization_id` AND `patient_id` = OLD.`patient_id` AND `tracker` = OLD.`tracker` AND `span` = 'DAY' AND `start` >= CAST(julianday(date(OLD.`day` * 86400, 'unixepoch', 'start of month')) - 2440587.5 AS INTEGER) AND `start` < CAST(julianday(date(OLD.`day` * 86400, 'unixepoch', 'start of month', '+1 month')) - 2440587.5 AS INTEGER) HAVING count(*) > 0;
DELETE FROM `tracker_bucket` WHERE `organization_id` = NEW.`organization_id` AND `patient_id` = NEW.`patient_id` AND `tracker` = NEW.`tracker` AND `span` = 'DAY' AND `start` = NEW.`day`;
INSERT INTO `tracker_bucket` (`organization_id`, `patient_id`, `tracker`, `span`, `start`, `count`, `min`, `max`, `sum`, `min2`, `max2`, `sum2`, `last_at`) SELECT NEW.`organization_id`, NEW.`patient_id`, NEW.`tracker`, 'DAY', NEW.`day`, count(*), min(`value`), max(`value`), sum(`value`), min(`value2`), max(`value2`), sum(`value2`), max(`at`) FROM `tracker_reading` WHERE `organization_id` = NEW.`organization_id` AND `patient_id` = NEW.`patient_id` AND `tracker` = NEW.`tracker` AND `day` = NEW.`day` AND `enabled` = 1 HAVING count(*) > 0;
DELETE FROM `tracker_bucket` WHERE `organization_id` = NEW.`organization_id` AND `patient_id` = NEW.`patient_id` AND `tracker` = NEW.`tracker` AND `span` = 'MONTH' AND `start` = CAST(julianday(date(NEW.`day` * 86400, 'unixepoch', 'start of month')) - 2440587.5 AS INTEGER);
INSERT INTO `tracker_bucket` (`organization_id`, `patient_id`, `tracker`, `span`, `start`, `count`, `min`, `max`, `sum`, `min2`, `max2`, `sum2`, `last_at`) SELECT NEW.`organization_id`, NEW.`patient_id`, NEW.`tracker`, 'MONTH', CAST(julianday(date(NEW.`day` * 86400, 'unixepoch', 'start of month')) - 2440587.5 AS INTEGER), sum(`count`), min(`min`), max(`max`), sum(`sum`), min(`min2`), max(`max2`), sum(`sum2`), max(`last_at`) FROM `tracker_bucket` WHERE `organization_id` = NEW.`organization_id` AND `patient_id` = NEW.`patient_id` AND `tracker` = NEW.`tracker` AND `span` = 'DAY' AND `start` >= CAST(julianday(date(NEW.`day` * 86400, 'unixepoch', 'start of month')) - 2440587.5 AS INTEGER) AND `start` < CAST(julianday(date(NEW.`day` * 86400, 'unixepoch', 'start of month', '+1 month')) - 2440587.5 AS INTEGER) HAVING count(*) > 0;
END;
--> statement-breakpoint
-- Who may read and write a patient's record: whoever may read and change the patient, with the same reach.
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT `organization_id`, `role_id`, replace(`authority`, 'patient.read', 'healthRecord.read') FROM `role_authority` WHERE `authority` IN ('patient.read', 'patient.read.own');
--> statement-breakpoint
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT `organization_id`, `role_id`, replace(`authority`, 'patient.update', 'healthRecord.write') FROM `role_authority` WHERE `authority` IN ('patient.update', 'patient.update.own');
--> statement-breakpoint
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT `organization_id`, `role_id`, 'healthRecord.open' FROM `role_authority` WHERE `authority` = 'patient.read.own';
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (38, 'health_records', unixepoch() * 1000);
