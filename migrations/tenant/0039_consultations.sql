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
CREATE TABLE `follow_up` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`patient_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`consultation_id` text NOT NULL,
	`offering_id` text,
	`due_on` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`state` text NOT NULL,
	`invited_at` integer,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`provider_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`consultation_id`) REFERENCES `consultation`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`offering_id`) REFERENCES `service_offering`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `follow_up_provider` ON `follow_up` (`organization_id`,`provider_id`,`state`,`due_on`,`id`);--> statement-breakpoint
CREATE INDEX `follow_up_patient` ON `follow_up` (`organization_id`,`patient_id`,`state`,`due_on`,`id`);--> statement-breakpoint
CREATE INDEX `follow_up_consultation` ON `follow_up` (`organization_id`,`consultation_id`);--> statement-breakpoint
CREATE TABLE `lab_component` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`test_id` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`loinc` text DEFAULT '' NOT NULL,
	`kind` text NOT NULL,
	`unit` text DEFAULT '' NOT NULL,
	`decimals` integer DEFAULT 0 NOT NULL,
	`ranges` text NOT NULL,
	`answers` text NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`test_id`) REFERENCES `lab_test`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `lab_component_of` ON `lab_component` (`organization_id`,`test_id`,`position`);--> statement-breakpoint
CREATE TABLE `lab_panel` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`laboratory_id` text NOT NULL,
	`name` text NOT NULL,
	`loinc` text DEFAULT '' NOT NULL,
	`test_ids` text NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`laboratory_id`) REFERENCES `laboratory`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `lab_panel_of` ON `lab_panel` (`organization_id`,`laboratory_id`,`name`);--> statement-breakpoint
CREATE TABLE `lab_test` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`laboratory_id` text NOT NULL,
	`name` text NOT NULL,
	`code` text DEFAULT '' NOT NULL,
	`loinc` text DEFAULT '' NOT NULL,
	`category` text NOT NULL,
	`sample` text DEFAULT '' NOT NULL,
	`container` text DEFAULT '' NOT NULL,
	`fasting` integer DEFAULT false NOT NULL,
	`preparation` text DEFAULT '' NOT NULL,
	`turnaround_hours` integer DEFAULT 24 NOT NULL,
	`price_minor` integer,
	`tax_percent` real DEFAULT 0 NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`laboratory_id`) REFERENCES `laboratory`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `lab_test_of` ON `lab_test` (`organization_id`,`laboratory_id`,`category`,`name`);--> statement-breakpoint
CREATE TABLE `laboratory` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`phone` text DEFAULT '' NOT NULL,
	`email` text DEFAULT '' NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`opening_hours` text DEFAULT '' NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`)
);
--> statement-breakpoint
ALTER TABLE `health_record` ADD `hidden_from_patient` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TABLE `held_file` (
	`organization_id` integer NOT NULL,
	`holder_id` text NOT NULL,
	`part_id` text NOT NULL,
	`part_version` integer NOT NULL,
	`file_id` text NOT NULL,
	`added_by` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `holder_id`, `file_id`),
	FOREIGN KEY (`organization_id`,`file_id`) REFERENCES `file`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `held_file_file` ON `held_file` (`organization_id`,`file_id`);--> statement-breakpoint
CREATE TABLE `lab_critical` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`order_id` text NOT NULL,
	`result_id` text NOT NULL,
	`raised_at` integer NOT NULL,
	`escalated` integer DEFAULT 0 NOT NULL,
	`acknowledged_at` integer,
	`acknowledged_by` text,
	`note` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`result_id`) REFERENCES `lab_result`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lab_critical_result` ON `lab_critical` (`organization_id`,`result_id`);--> statement-breakpoint
CREATE INDEX `lab_critical_order` ON `lab_critical` (`organization_id`,`order_id`);--> statement-breakpoint
CREATE INDEX `lab_critical_open` ON `lab_critical` (`organization_id`,`acknowledged_at`,`raised_at`);--> statement-breakpoint
CREATE TABLE `lab_order` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`number` integer,
	`consultation_id` text,
	`patient_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`creator_id` text NOT NULL,
	`laboratory_id` text NOT NULL,
	`state` text NOT NULL,
	`category` text NOT NULL,
	`priority` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`clinical_notes` text DEFAULT '' NOT NULL,
	`collected_at` text NOT NULL,
	`wished_date` text DEFAULT '' NOT NULL,
	`ordered_at` integer,
	`resulted_at` integer,
	`reviewed_at` integer,
	`reviewed_by` text,
	`word_to_patient` text DEFAULT '' NOT NULL,
	`released_at` integer,
	`record_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`provider_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`laboratory_id`) REFERENCES `laboratory`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`consultation_id`) REFERENCES `consultation`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lab_order_number` ON `lab_order` (`organization_id`,`number`);--> statement-breakpoint
CREATE INDEX `lab_order_patient` ON `lab_order` (`organization_id`,`patient_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `lab_order_provider` ON `lab_order` (`organization_id`,`provider_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `lab_order_time` ON `lab_order` (`organization_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `lab_order_ordered` ON `lab_order` (`organization_id`,`ordered_at`);--> statement-breakpoint
CREATE INDEX `lab_order_consultation` ON `lab_order` (`organization_id`,`consultation_id`);--> statement-breakpoint
CREATE TABLE `lab_order_history` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`order_id` text NOT NULL,
	`order_test_id` text,
	`action` text NOT NULL,
	`from_state` text,
	`to_state` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_id` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`order_id`) REFERENCES `lab_order`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `lab_order_history_of` ON `lab_order_history` (`organization_id`,`order_id`,`at`);--> statement-breakpoint
CREATE TABLE `lab_order_test` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`order_id` text NOT NULL,
	`position` integer NOT NULL,
	`test_id` text NOT NULL,
	`name` text NOT NULL,
	`loinc` text DEFAULT '' NOT NULL,
	`panel` text DEFAULT '' NOT NULL,
	`sample` text DEFAULT '' NOT NULL,
	`fasting` integer DEFAULT false NOT NULL,
	`preparation` text DEFAULT '' NOT NULL,
	`state` text NOT NULL,
	`rank` integer NOT NULL,
	`sample_code` text DEFAULT '' NOT NULL,
	`sampled_at` integer,
	`collected_by` text,
	`rejected_reason` text DEFAULT '' NOT NULL,
	`entered_by` text,
	`verified_by` text,
	`entered_version` integer DEFAULT 0 NOT NULL,
	`final_version` integer DEFAULT 0 NOT NULL,
	`released_version` integer DEFAULT 0 NOT NULL,
	`released_before` text DEFAULT '[]' NOT NULL,
	`state_reason` text DEFAULT '' NOT NULL,
	`state_at` integer NOT NULL,
	`price_minor` integer,
	`tax_percent` real DEFAULT 0 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`order_id`) REFERENCES `lab_order`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`test_id`) REFERENCES `lab_test`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `lab_order_test_of` ON `lab_order_test` (`organization_id`,`order_id`,`position`);--> statement-breakpoint
CREATE INDEX `lab_order_test_state` ON `lab_order_test` (`organization_id`,`state`,`rank`,`state_at`,`id`);--> statement-breakpoint
CREATE INDEX `lab_order_test_since` ON `lab_order_test` (`organization_id`,`state`,`state_at`,`id`);--> statement-breakpoint
CREATE TABLE `lab_result` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`order_id` text NOT NULL,
	`order_test_id` text NOT NULL,
	`component_id` text NOT NULL,
	`name` text NOT NULL,
	`loinc` text DEFAULT '' NOT NULL,
	`kind` text NOT NULL,
	`version` integer NOT NULL,
	`value` text NOT NULL,
	`comparator` text NOT NULL,
	`number` real,
	`unit` text DEFAULT '' NOT NULL,
	`low` real,
	`high` real,
	`critical_low` real,
	`critical_high` real,
	`flag` text,
	`comment` text DEFAULT '' NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`unlikely` integer DEFAULT false NOT NULL,
	`sampled_at` integer NOT NULL,
	`entered_by` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`order_test_id`) REFERENCES `lab_order_test`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lab_result_version` ON `lab_result` (`organization_id`,`order_test_id`,`component_id`,`version`);--> statement-breakpoint
CREATE INDEX `lab_result_of` ON `lab_result` (`organization_id`,`order_id`,`order_test_id`);--> statement-breakpoint
CREATE TABLE `clinical_note` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`patient_id` text NOT NULL,
	`consultation_id` text,
	`provider_id` text NOT NULL,
	`creator_id` text NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`language` text NOT NULL,
	`template` text NOT NULL,
	`copied_from_id` text,
	`sections` text NOT NULL,
	`status` text NOT NULL,
	`publish_status` text NOT NULL,
	`author_only` integer DEFAULT false NOT NULL,
	`writer_client` text,
	`signed_at` integer,
	`signed_by` text,
	`signed_with` text,
	`signed_hash` text,
	`published_at` integer,
	`published_by` text,
	`withdrawn_reason` text DEFAULT '' NOT NULL,
	`error_reason` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`provider_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`consultation_id`) REFERENCES `consultation`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `clinical_note_patient` ON `clinical_note` (`organization_id`,`patient_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `clinical_note_status` ON `clinical_note` (`organization_id`,`provider_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `clinical_note_consultation` ON `clinical_note` (`organization_id`,`consultation_id`);--> statement-breakpoint
CREATE TABLE `clinical_note_addendum` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`note_id` text NOT NULL,
	`author_id` text NOT NULL,
	`reason` text NOT NULL,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`note_id`) REFERENCES `clinical_note`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `clinical_note_addendum_of` ON `clinical_note_addendum` (`organization_id`,`note_id`,`at`);--> statement-breakpoint
CREATE TABLE `clinical_note_client` (
	`organization_id` integer NOT NULL,
	`note_id` text NOT NULL,
	`client_id` text NOT NULL,
	`employee_id` text NOT NULL,
	`sequence` integer NOT NULL,
	`seen_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `note_id`, `client_id`),
	FOREIGN KEY (`organization_id`,`note_id`) REFERENCES `clinical_note`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `clinical_note_save` (
	`organization_id` integer NOT NULL,
	`note_id` text NOT NULL,
	`version` integer NOT NULL,
	`client_id` text NOT NULL,
	`first_sequence` integer NOT NULL,
	`last_sequence` integer NOT NULL,
	`base_version` integer NOT NULL,
	`author_id` text NOT NULL,
	`changed` text NOT NULL,
	`started_at` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `note_id`, `version`),
	FOREIGN KEY (`organization_id`,`note_id`) REFERENCES `clinical_note`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `note_snippet` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`owner` text DEFAULT '' NOT NULL,
	`name` text NOT NULL,
	`text` text NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `note_snippet_name` ON `note_snippet` (`organization_id`,`owner`,`name`);--> statement-breakpoint
CREATE TABLE `note_template` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`employee_id` text,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`sections` text NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `note_template_of` ON `note_template` (`organization_id`,`employee_id`,`enabled`);--> statement-breakpoint
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
	`decline_reason` text,
	`pharmacy_id` text,
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
CREATE TABLE `pharmacy_employee` (
	`organization_id` integer NOT NULL,
	`employee_id` text NOT NULL,
	`pharmacy_id` text NOT NULL,
	PRIMARY KEY(`organization_id`, `employee_id`),
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`pharmacy_id`) REFERENCES `pharmacy`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `pharmacy_employee_of` ON `pharmacy_employee` (`organization_id`,`pharmacy_id`);--> statement-breakpoint
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
CREATE INDEX `prescription_signed` ON `prescription` (`organization_id`,`signed_at`,`id`);--> statement-breakpoint
CREATE INDEX `prescription_signed_by` ON `prescription` (`organization_id`,`prescriber_id`,`signed_at`,`id`);--> statement-breakpoint
CREATE INDEX `prescription_signed_for` ON `prescription` (`organization_id`,`patient_id`,`signed_at`,`id`);--> statement-breakpoint
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
CREATE TRIGGER `lab_order_history_no_update` BEFORE UPDATE ON `lab_order_history` BEGIN SELECT RAISE(ABORT, 'lab_order_history is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `lab_order_history_no_delete` BEFORE DELETE ON `lab_order_history` BEGIN SELECT RAISE(ABORT, 'lab_order_history is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `lab_result_no_update` BEFORE UPDATE ON `lab_result` BEGIN SELECT RAISE(ABORT, 'lab_result is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `lab_result_no_delete` BEFORE DELETE ON `lab_result` BEGIN SELECT RAISE(ABORT, 'lab_result is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `clinical_note_signed` BEFORE UPDATE OF `sections`, `title`, `kind`, `signed_at`, `signed_by`, `signed_hash` ON `clinical_note`
WHEN OLD.`status` NOT IN ('DRAFT', 'DISCARDED') AND (NEW.`sections` IS NOT OLD.`sections` OR NEW.`title` IS NOT OLD.`title` OR NEW.`kind` IS NOT OLD.`kind` OR NEW.`signed_at` IS NOT OLD.`signed_at` OR NEW.`signed_by` IS NOT OLD.`signed_by` OR NEW.`signed_hash` IS NOT OLD.`signed_hash`)
BEGIN SELECT RAISE(ABORT, 'what was signed stays as it was signed'); END;
--> statement-breakpoint
CREATE TRIGGER `clinical_note_status` BEFORE UPDATE OF `status` ON `clinical_note`
WHEN OLD.`status` NOT IN ('DRAFT', 'DISCARDED') AND NEW.`status` IN ('DRAFT', 'DISCARDED')
BEGIN SELECT RAISE(ABORT, 'what was signed stays signed'); END;
--> statement-breakpoint
CREATE TRIGGER `clinical_note_save_grows` BEFORE UPDATE ON `clinical_note_save`
WHEN NEW.`note_id` <> OLD.`note_id` OR NEW.`version` <> OLD.`version` OR NEW.`client_id` <> OLD.`client_id` OR NEW.`author_id` <> OLD.`author_id` OR NEW.`last_sequence` <= OLD.`last_sequence`
BEGIN SELECT RAISE(ABORT, 'a save only grows'); END;
--> statement-breakpoint
CREATE TRIGGER `clinical_note_save_no_delete` BEFORE DELETE ON `clinical_note_save` BEGIN SELECT RAISE(ABORT, 'clinical_note_save is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `clinical_note_addendum_no_update` BEFORE UPDATE ON `clinical_note_addendum` BEGIN SELECT RAISE(ABORT, 'clinical_note_addendum is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `clinical_note_addendum_no_delete` BEFORE DELETE ON `clinical_note_addendum` BEGIN SELECT RAISE(ABORT, 'clinical_note_addendum is append-only'); END;
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (40, 'consultations', unixepoch() * 1000);
