CREATE TABLE `consultation` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`patient_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`appointment_id` text,
	`branch_id` text,
	`type` text NOT NULL,
	`status` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`start_time` integer NOT NULL,
	`consultation_time` integer,
	`publish_status` text NOT NULL,
	`published_at` integer,
	`published_by` text,
	`withdrawn_reason` text DEFAULT '' NOT NULL,
	`creator_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`provider_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`branch_id`) REFERENCES `branch`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`appointment_id`) REFERENCES `appointment`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `consultation_appointment` ON `consultation` (`organization_id`,`appointment_id`);--> statement-breakpoint
CREATE INDEX `consultation_patient` ON `consultation` (`organization_id`,`patient_id`,`start_time`,`id`);--> statement-breakpoint
CREATE INDEX `consultation_provider` ON `consultation` (`organization_id`,`provider_id`,`start_time`,`id`);--> statement-breakpoint
CREATE TABLE `paper_number` (
	`organization_id` integer NOT NULL,
	`kind` text NOT NULL,
	`last` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `kind`)
);
--> statement-breakpoint
CREATE TABLE `dispense` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`prescription_id` text NOT NULL,
	`line_id` text NOT NULL,
	`kind` text NOT NULL,
	`quantity` real NOT NULL,
	`product` text DEFAULT '' NOT NULL,
	`batch` text DEFAULT '' NOT NULL,
	`expires` text DEFAULT '' NOT NULL,
	`price_minor` integer,
	`reason` text DEFAULT '' NOT NULL,
	`substituted` integer DEFAULT false NOT NULL,
	`counselled` integer DEFAULT false NOT NULL,
	`reverses_id` text,
	`employee_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`line_id`) REFERENCES `prescription_line`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `dispense_of` ON `dispense` (`organization_id`,`prescription_id`,`at`);--> statement-breakpoint
CREATE INDEX `dispense_time` ON `dispense` (`organization_id`,`at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `dispense_reverses` ON `dispense` (`organization_id`,`reverses_id`);--> statement-breakpoint
CREATE TABLE `favourite_medicine` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`employee_id` text NOT NULL,
	`name` text NOT NULL,
	`code_system` text,
	`code` text,
	`medicine` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `favourite_medicine_of` ON `favourite_medicine` (`organization_id`,`employee_id`,`name`);--> statement-breakpoint
CREATE TABLE `pharmacy` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `prescription` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`consultation_id` text,
	`patient_id` text NOT NULL,
	`prescriber_id` text NOT NULL,
	`creator_id` text NOT NULL,
	`state` text NOT NULL,
	`number` integer,
	`language` text NOT NULL,
	`diagnosis` text DEFAULT '' NOT NULL,
	`valid_until` text NOT NULL,
	`pharmacy_id` text,
	`note_to_pharmacist` text DEFAULT '' NOT NULL,
	`note_to_patient` text DEFAULT '' NOT NULL,
	`details_shown` integer,
	`signed_at` integer,
	`signed_with` text,
	`signed_hash` text,
	`signed_sheet` text,
	`verification_code` text,
	`copies` integer DEFAULT 0 NOT NULL,
	`replaces_id` text,
	`replaced_by_id` text,
	`renews_id` text,
	`state_reason` text DEFAULT '' NOT NULL,
	`state_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`prescriber_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`pharmacy_id`) REFERENCES `pharmacy`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`consultation_id`) REFERENCES `consultation`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `prescription_number` ON `prescription` (`organization_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `prescription_code` ON `prescription` (`organization_id`,`verification_code`);--> statement-breakpoint
CREATE INDEX `prescription_patient` ON `prescription` (`organization_id`,`patient_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `prescription_prescriber` ON `prescription` (`organization_id`,`prescriber_id`,`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `prescription_state` ON `prescription` (`organization_id`,`state`,`state_at`,`id`);--> statement-breakpoint
CREATE INDEX `prescription_pharmacy` ON `prescription` (`organization_id`,`pharmacy_id`,`state`,`state_at`,`id`);--> statement-breakpoint
CREATE INDEX `prescription_consultation` ON `prescription` (`organization_id`,`consultation_id`);--> statement-breakpoint
CREATE TABLE `prescription_history` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`prescription_id` text NOT NULL,
	`action` text NOT NULL,
	`from_state` text,
	`to_state` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_id` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`prescription_id`) REFERENCES `prescription`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `prescription_history_of` ON `prescription_history` (`organization_id`,`prescription_id`,`at`);--> statement-breakpoint
CREATE TABLE `prescription_line` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`prescription_id` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`code_system` text,
	`code` text,
	`medicine` text NOT NULL,
	`quantity` real,
	`dispensed` real DEFAULT 0 NOT NULL,
	`record_id` text,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`prescription_id`) REFERENCES `prescription`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `prescription_line_of` ON `prescription_line` (`organization_id`,`prescription_id`,`position`);--> statement-breakpoint
CREATE TABLE `renewal_request` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`prescription_id` text NOT NULL,
	`patient_id` text NOT NULL,
	`state` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`answered_by` text,
	`answered_at` integer,
	`renewed_by_id` text,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`prescription_id`) REFERENCES `prescription`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `renewal_request_state` ON `renewal_request` (`organization_id`,`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `renewal_request_of` ON `renewal_request` (`organization_id`,`prescription_id`,`created_at`);
--> statement-breakpoint
CREATE TRIGGER `prescription_history_no_update` BEFORE UPDATE ON `prescription_history` BEGIN SELECT RAISE(ABORT, 'prescription_history is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `prescription_history_no_delete` BEFORE DELETE ON `prescription_history` BEGIN SELECT RAISE(ABORT, 'prescription_history is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `dispense_no_update` BEFORE UPDATE ON `dispense` BEGIN SELECT RAISE(ABORT, 'dispense is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `dispense_no_delete` BEFORE DELETE ON `dispense` BEGIN SELECT RAISE(ABORT, 'dispense is append-only'); END;
--> statement-breakpoint
-- The pharmacy's and the laboratory's desks are roles of their own.
INSERT INTO `role` (`organization_id`, `id`, `name`)
SELECT p.`organization_id`, lower(hex(randomblob(16))), n.value FROM `organization_profile` p, json_each('["pharmacy","laboratory"]') n;
--> statement-breakpoint
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT r.`organization_id`, r.`id`, a.value FROM `role` r, json_each('["metadata.read","organization.read","settings.read","pharmacy.work"]') a WHERE r.`name` IN ('pharmacy');
--> statement-breakpoint
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT r.`organization_id`, r.`id`, a.value FROM `role` r, json_each('["metadata.read","organization.read","settings.read","laboratory.work"]') a WHERE r.`name` IN ('laboratory');
--> statement-breakpoint
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT r.`organization_id`, r.`id`, a.value FROM `role` r, json_each('["consultation.read.own","consultation.write.own","prescription.read.own","prescription.write.own","labOrder.read.own","labOrder.write.own","consultation.sign.own","prescription.sign.own","labOrder.review.own"]') a WHERE r.`name` IN ('healthcare provider');
--> statement-breakpoint
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT r.`organization_id`, r.`id`, a.value FROM `role` r, json_each('["consultation.read","consultation.write","prescription.read","prescription.write","labOrder.read","labOrder.write"]') a WHERE r.`name` IN ('nurse');
--> statement-breakpoint
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT r.`organization_id`, r.`id`, a.value FROM `role` r, json_each('["consultation.read","prescription.read","labOrder.read","noteTemplate.manage","pharmacy.work","pharmacy.manage","laboratory.work","laboratory.manage"]') a WHERE r.`name` IN ('administrator', 'primary account owner');
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (39, 'consultations', unixepoch() * 1000);
