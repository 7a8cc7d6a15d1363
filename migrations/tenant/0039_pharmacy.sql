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
ALTER TABLE `dispense` ADD `decline_reason` text;--> statement-breakpoint
ALTER TABLE `dispense` ADD `pharmacy_id` text;--> statement-breakpoint
CREATE INDEX `prescription_signed` ON `prescription` (`organization_id`,`signed_at`,`id`);--> statement-breakpoint
CREATE INDEX `prescription_signed_by` ON `prescription` (`organization_id`,`prescriber_id`,`signed_at`,`id`);--> statement-breakpoint
CREATE INDEX `prescription_signed_for` ON `prescription` (`organization_id`,`patient_id`,`signed_at`,`id`);
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (40, 'pharmacy', unixepoch() * 1000);
