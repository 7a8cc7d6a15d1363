CREATE TABLE `open_request` (
	`organization_id` integer NOT NULL,
	`appointment_id` text NOT NULL,
	`employee_id` text NOT NULL,
	`asker_hash` text NOT NULL,
	`phone_hash` text,
	`visitor_hash` text,
	`network_hash` text,
	`proven` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`counts_until` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `appointment_id`)
);
--> statement-breakpoint
CREATE INDEX `open_request_employee` ON `open_request` (`organization_id`,`employee_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `open_request_asker` ON `open_request` (`organization_id`,`asker_hash`);--> statement-breakpoint
CREATE INDEX `open_request_phone` ON `open_request` (`organization_id`,`phone_hash`) WHERE phone_hash IS NOT NULL;--> statement-breakpoint
CREATE INDEX `open_request_visitor` ON `open_request` (`organization_id`,`visitor_hash`) WHERE visitor_hash IS NOT NULL;--> statement-breakpoint
CREATE INDEX `open_request_network` ON `open_request` (`organization_id`,`network_hash`) WHERE network_hash IS NOT NULL;--> statement-breakpoint
ALTER TABLE `calendar_settings` ADD `confirm_by_mail` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `appointment` ADD `proof_due_at` integer;--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (34, 'open_requests', unixepoch() * 1000);
