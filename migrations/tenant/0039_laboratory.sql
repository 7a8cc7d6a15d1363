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
CREATE TABLE `lab_file` (
	`organization_id` integer NOT NULL,
	`order_id` text NOT NULL,
	`file_id` text NOT NULL,
	`order_test_id` text NOT NULL,
	`added_by` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `order_id`, `file_id`),
	FOREIGN KEY (`organization_id`,`order_id`) REFERENCES `lab_order`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `lab_file_of` ON `lab_file` (`organization_id`,`file_id`);--> statement-breakpoint
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
	`state_reason` text DEFAULT '' NOT NULL,
	`state_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`order_id`) REFERENCES `lab_order`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`test_id`) REFERENCES `lab_test`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `lab_order_test_of` ON `lab_order_test` (`organization_id`,`order_id`,`position`);--> statement-breakpoint
CREATE INDEX `lab_order_test_state` ON `lab_order_test` (`organization_id`,`state`,`rank`,`state_at`,`id`);--> statement-breakpoint
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
	`sampled_at` integer NOT NULL,
	`entered_by` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`order_test_id`) REFERENCES `lab_order_test`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lab_result_version` ON `lab_result` (`organization_id`,`order_test_id`,`component_id`,`version`);--> statement-breakpoint
CREATE INDEX `lab_result_of` ON `lab_result` (`organization_id`,`order_id`,`order_test_id`);--> statement-breakpoint
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
CREATE TRIGGER `lab_order_history_no_update` BEFORE UPDATE ON `lab_order_history` BEGIN SELECT RAISE(ABORT, 'lab_order_history is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `lab_order_history_no_delete` BEFORE DELETE ON `lab_order_history` BEGIN SELECT RAISE(ABORT, 'lab_order_history is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `lab_result_no_update` BEFORE UPDATE ON `lab_result` BEGIN SELECT RAISE(ABORT, 'lab_result is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `lab_result_no_delete` BEFORE DELETE ON `lab_result` BEGIN SELECT RAISE(ABORT, 'lab_result is append-only'); END;
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (40, 'laboratory', unixepoch() * 1000);
