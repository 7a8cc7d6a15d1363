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
CREATE INDEX `note_template_of` ON `note_template` (`organization_id`,`employee_id`,`enabled`);
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
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (40, 'notes', unixepoch() * 1000);
