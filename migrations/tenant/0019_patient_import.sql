CREATE TABLE `patient_import` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`status` text NOT NULL,
	`file_name` text NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`r2_key` text NOT NULL,
	`bytes` integer NOT NULL,
	`encoding` text NOT NULL,
	`delimiter` text NOT NULL,
	`header` text NOT NULL,
	`mapping` text NOT NULL,
	`date_order` text,
	`cursor` integer NOT NULL,
	`records` integer DEFAULT 0 NOT NULL,
	`rows` integer DEFAULT 0 NOT NULL,
	`created` integer DEFAULT 0 NOT NULL,
	`known` integer DEFAULT 0 NOT NULL,
	`refused` integer DEFAULT 0 NOT NULL,
	`review` integer DEFAULT 0 NOT NULL,
	`undone_to` text DEFAULT '' NOT NULL,
	`kept` integer DEFAULT 0 NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`touched_at` integer NOT NULL,
	`ended_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `patient_import_refusal` (
	`organization_id` integer NOT NULL,
	`import_id` text NOT NULL,
	`row` integer NOT NULL,
	`problems` text NOT NULL,
	`cells` text NOT NULL,
	PRIMARY KEY(`organization_id`, `import_id`, `row`),
	FOREIGN KEY (`organization_id`,`import_id`) REFERENCES `patient_import`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `patient_import_review` (
	`organization_id` integer NOT NULL,
	`import_id` text NOT NULL,
	`row` integer NOT NULL,
	`patient_id` text NOT NULL,
	`draft` text NOT NULL,
	`decision` text,
	`decided_by` text,
	`decided_at` integer,
	PRIMARY KEY(`organization_id`, `import_id`, `row`),
	FOREIGN KEY (`organization_id`,`import_id`) REFERENCES `patient_import`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `patient_import_review_open` ON `patient_import_review` (`organization_id`,`import_id`,`row`) WHERE decision IS NULL;--> statement-breakpoint
ALTER TABLE `patient` ADD `import_id` text;--> statement-breakpoint
CREATE INDEX `patient_import_of` ON `patient` (`organization_id`,`import_id`,`id`) WHERE import_id IS NOT NULL;--> statement-breakpoint
-- Who may bring patients in by file.
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT `organization_id`, `id`, 'patientImport.manage' FROM `role` WHERE `name` IN ('administrator', 'primary account owner');
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (20, 'patient_import', unixepoch() * 1000);
