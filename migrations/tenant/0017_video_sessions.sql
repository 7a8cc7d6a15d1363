CREATE TABLE `consultation_note` (
	`organization_id` integer NOT NULL,
	`appointment_id` text NOT NULL,
	`kind` text NOT NULL,
	`note` text NOT NULL,
	`written_by` text NOT NULL,
	`updated_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `appointment_id`, `kind`),
	FOREIGN KEY (`organization_id`,`appointment_id`) REFERENCES `appointment`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `video_session` (
	`organization_id` integer NOT NULL,
	`appointment_id` text NOT NULL,
	`patient_entered_at` integer,
	`provider_entered_at` integer,
	`patient_since` integer,
	`patient_live_at` integer,
	`provider_since` integer,
	`provider_live_at` integer,
	`counted_to` integer,
	`both_streamed_ms` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `appointment_id`),
	FOREIGN KEY (`organization_id`,`appointment_id`) REFERENCES `appointment`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (18, 'video_sessions', unixepoch() * 1000);
