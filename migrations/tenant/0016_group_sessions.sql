CREATE TABLE `group_seat` (
	`organization_id` integer NOT NULL,
	`session_id` text NOT NULL,
	`seat_no` integer NOT NULL,
	`holder_kind` text NOT NULL,
	`holder_id` text NOT NULL,
	`patient_id` text,
	`expires_at` integer,
	PRIMARY KEY(`organization_id`, `session_id`, `seat_no`),
	FOREIGN KEY (`organization_id`,`session_id`) REFERENCES `group_session`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `group_seat_holder` ON `group_seat` (`organization_id`,`holder_kind`,`holder_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `group_seat_patient` ON `group_seat` (`organization_id`,`session_id`,`patient_id`) WHERE patient_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `group_session` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`service_offering_id` text NOT NULL,
	`employee_id` text NOT NULL,
	`branch_id` text NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`capacity` integer NOT NULL,
	`state` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`buffer_before_minutes` integer DEFAULT 0 NOT NULL,
	`buffer_after_minutes` integer DEFAULT 0 NOT NULL,
	`time_zone` text NOT NULL,
	`undo_until` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`branch_id`) REFERENCES `branch`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`service_offering_id`) REFERENCES `service_offering`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "group_session_capacity" CHECK("group_session"."capacity" BETWEEN 1 AND 50),
	CONSTRAINT "group_session_ticks" CHECK("group_session"."starts_at" % 300000 = 0 AND "group_session"."ends_at" % 300000 = 0 AND "group_session"."starts_at" < "group_session"."ends_at")
);
--> statement-breakpoint
CREATE INDEX `group_session_time` ON `group_session` (`organization_id`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `group_session_offering` ON `group_session` (`organization_id`,`service_offering_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `group_session_holding` ON `group_session` (`organization_id`,`employee_id`,`starts_at`) WHERE state = 'OPEN';--> statement-breakpoint
ALTER TABLE `booking_hold` ADD `session_id` text;--> statement-breakpoint
ALTER TABLE `service_offering` ADD `group_capacity` integer;--> statement-breakpoint
ALTER TABLE `appointment` ADD `session_id` text;--> statement-breakpoint
CREATE INDEX `appointment_session` ON `appointment` (`organization_id`,`session_id`) WHERE session_id IS NOT NULL;--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (17, 'group_sessions', unixepoch() * 1000);
