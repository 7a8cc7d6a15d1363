CREATE TABLE `booking_hold` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`visitor_hash` text NOT NULL,
	`employee_id` text NOT NULL,
	`branch_id` text NOT NULL,
	`service_offering_id` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`buffer_before_minutes` integer DEFAULT 0 NOT NULL,
	`buffer_after_minutes` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`employee_id`) REFERENCES `employee`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`branch_id`) REFERENCES `branch`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`service_offering_id`) REFERENCES `service_offering`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "booking_hold_ticks" CHECK("booking_hold"."starts_at" % 300000 = 0 AND "booking_hold"."ends_at" % 300000 = 0 AND "booking_hold"."starts_at" < "booking_hold"."ends_at")
);
--> statement-breakpoint
CREATE INDEX `booking_hold_visitor` ON `booking_hold` (`organization_id`,`visitor_hash`);--> statement-breakpoint
CREATE INDEX `booking_hold_employee` ON `booking_hold` (`organization_id`,`employee_id`,`starts_at`);
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (12, 'booking_holds', unixepoch() * 1000);
