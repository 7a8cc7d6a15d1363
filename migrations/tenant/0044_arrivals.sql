CREATE TABLE `appointment_arrival` (
	`organization_id` integer NOT NULL,
	`appointment_id` text NOT NULL,
	`arrived_at` integer NOT NULL,
	`way` text NOT NULL,
	`called_at` integer,
	`room` text DEFAULT '' NOT NULL,
	`left_at` integer,
	PRIMARY KEY(`organization_id`, `appointment_id`),
	FOREIGN KEY (`organization_id`,`appointment_id`) REFERENCES `appointment`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `branch_arrivals` (
	`organization_id` integer NOT NULL,
	`branch_id` text NOT NULL,
	`rooms` text NOT NULL,
	`kiosk` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `branch_id`),
	FOREIGN KEY (`organization_id`,`branch_id`) REFERENCES `branch`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT r.`organization_id`, r.`id`, 'appointment.arrive' FROM `role` r WHERE r.`name` IN ('administrator', 'primary account owner', 'nurse');
--> statement-breakpoint
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT r.`organization_id`, r.`id`, 'appointment.arrive.own' FROM `role` r WHERE r.`name` IN ('healthcare provider');
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (45, 'arrivals', unixepoch() * 1000);
