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
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (40, 'desk', unixepoch() * 1000);
