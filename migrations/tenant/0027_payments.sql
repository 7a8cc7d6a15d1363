CREATE TABLE `development_checkout` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`description` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`currency_code` text NOT NULL,
	`return_url` text NOT NULL,
	`status` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `gateway_event` (
	`organization_id` integer NOT NULL,
	`gateway_type` text NOT NULL,
	`event_id` text NOT NULL,
	`payment_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `gateway_type`, `event_id`)
);
--> statement-breakpoint
CREATE TABLE `payment` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`purpose` text NOT NULL,
	`appointment_id` text,
	`patient_id` text,
	`payer_name` text DEFAULT '' NOT NULL,
	`payer_email` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`amount_minor` integer NOT NULL,
	`currency_code` text NOT NULL,
	`status` text NOT NULL,
	`gateway_type` text NOT NULL,
	`gateway_reference` text,
	`checkout_url` text,
	`review` text,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`refunded_at` integer,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`appointment_id`) REFERENCES `appointment`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_reference` ON `payment` (`organization_id`,`gateway_type`,`gateway_reference`) WHERE gateway_reference IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `payment_open` ON `payment` (`organization_id`,`appointment_id`) WHERE status IN ('OPEN', 'PENDING') AND appointment_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `payment_appointment` ON `payment` (`organization_id`,`appointment_id`) WHERE appointment_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `payment_patient` ON `payment` (`organization_id`,`patient_id`) WHERE patient_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `payment_review` ON `payment` (`organization_id`,`id`) WHERE review IS NOT NULL;--> statement-breakpoint
CREATE TABLE `payment_gateway` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`type` text NOT NULL,
	`public_key` text DEFAULT '' NOT NULL,
	`status` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_ts` integer NOT NULL,
	`modified_ts` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_gateway_type` ON `payment_gateway` (`organization_id`,`type`);--> statement-breakpoint
ALTER TABLE `appointment` ADD `paid_online_at` integer;--> statement-breakpoint
ALTER TABLE `appointment` ADD `online_payment_id` text;--> statement-breakpoint
UPDATE `service_offering` SET `online_payment_option` = CASE `online_payment_option` WHEN 'OPTIONAL' THEN 'ALLOW_ONLINE_AND_OFFLINE' ELSE 'PAY_BEFORE_SESSION_ALLOW_SESSION_FOR_UNPAID' END WHERE `online_payment_option` IN ('OPTIONAL', 'REQUIRED');--> statement-breakpoint
UPDATE `service_offering_config` SET `properties` = json_set(`properties`, '$.onlinePaymentOptions', CASE json_extract(`properties`, '$.onlinePaymentOptions') WHEN 'OPTIONAL' THEN 'ALLOW_ONLINE_AND_OFFLINE' ELSE 'PAY_BEFORE_SESSION_ALLOW_SESSION_FOR_UNPAID' END) WHERE json_extract(`properties`, '$.onlinePaymentOptions') IN ('OPTIONAL', 'REQUIRED');--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (28, 'payments', unixepoch() * 1000);
