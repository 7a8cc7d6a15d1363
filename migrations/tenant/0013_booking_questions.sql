CREATE TABLE `booking_answer` (
	`organization_id` integer NOT NULL,
	`appointment_id` text NOT NULL,
	`position` integer NOT NULL,
	`question_id` text NOT NULL,
	`question` text NOT NULL,
	`kind` text NOT NULL,
	`answer` text NOT NULL,
	PRIMARY KEY(`organization_id`, `appointment_id`, `position`),
	FOREIGN KEY (`organization_id`,`appointment_id`) REFERENCES `appointment`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`question_id`) REFERENCES `booking_question`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `booking_question` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`service_offering_id` text NOT NULL,
	`position` integer NOT NULL,
	`text` text NOT NULL,
	`kind` text NOT NULL,
	`options` text NOT NULL,
	`required` integer DEFAULT false NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`service_offering_id`) REFERENCES `service_offering`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `booking_question_offering` ON `booking_question` (`organization_id`,`service_offering_id`,`position`);
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (14, 'booking_questions', unixepoch() * 1000);
