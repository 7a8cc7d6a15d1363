CREATE TABLE `appointment_series` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`patient_id` text NOT NULL,
	`employee_id` text NOT NULL,
	`service_offering_id` text NOT NULL,
	`branch_id` text NOT NULL,
	`every` text NOT NULL,
	`visits` integer NOT NULL,
	`first_starts_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`service_offering_id`) REFERENCES `service_offering`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`branch_id`) REFERENCES `branch`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "appointment_series_visits" CHECK("appointment_series"."visits" BETWEEN 2 AND 26)
);
--> statement-breakpoint
CREATE INDEX `appointment_series_patient` ON `appointment_series` (`organization_id`,`patient_id`);--> statement-breakpoint
CREATE TABLE `waiting_list` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`patient_id` text NOT NULL,
	`appointment_id` text,
	`employee_id` text,
	`service_offering_id` text NOT NULL,
	`branch_id` text NOT NULL,
	`subject_key` text NOT NULL,
	`from_day` text NOT NULL,
	`to_day` text NOT NULL,
	`state` text NOT NULL,
	`offered_employee_id` text,
	`offered_starts_at` integer,
	`offered_ends_at` integer,
	`offered_buffer_before_minutes` integer,
	`offered_buffer_after_minutes` integer,
	`offer_expires_at` integer,
	`offer_hash` text,
	`passed_offers` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`appointment_id`) REFERENCES `appointment`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`service_offering_id`) REFERENCES `service_offering`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`branch_id`) REFERENCES `branch`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "waiting_list_offered" CHECK(state <> 'OFFERED' OR (offered_employee_id IS NOT NULL AND offered_starts_at IS NOT NULL AND offered_ends_at IS NOT NULL AND offer_expires_at IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX `waiting_list_order` ON `waiting_list` (`organization_id`,`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `waiting_list_employee` ON `waiting_list` (`organization_id`,`employee_id`,`state`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `waiting_list_patient` ON `waiting_list` (`organization_id`,`patient_id`,`state`);--> statement-breakpoint
CREATE INDEX `waiting_list_appointment` ON `waiting_list` (`organization_id`,`appointment_id`);--> statement-breakpoint
CREATE INDEX `waiting_list_offer` ON `waiting_list` (`organization_id`,`offer_hash`);--> statement-breakpoint
CREATE INDEX `waiting_list_held` ON `waiting_list` (`organization_id`,`offered_employee_id`,`offered_starts_at`) WHERE state = 'OFFERED';--> statement-breakpoint
CREATE UNIQUE INDEX `waiting_list_once` ON `waiting_list` (`organization_id`,`patient_id`,`subject_key`) WHERE state IN ('WAITING', 'OFFERED');--> statement-breakpoint
ALTER TABLE `appointment` ADD `series_id` text;--> statement-breakpoint
CREATE INDEX `appointment_series_time` ON `appointment` (`organization_id`,`series_id`,`starts_at`) WHERE series_id IS NOT NULL;--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (13, 'visit_kinds', unixepoch() * 1000);
