CREATE TABLE `charge` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`patient_id` text NOT NULL,
	`appointment_id` text,
	`branch_id` text,
	`currency_code` text NOT NULL,
	`base_minor` integer NOT NULL,
	`discount_minor` integer DEFAULT 0 NOT NULL,
	`tax_minor` integer NOT NULL,
	`total_minor` integer NOT NULL,
	`paid_minor` integer DEFAULT 0 NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`taken_back_at` integer,
	`taken_back_by` text,
	`taken_back_reason` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`appointment_id`) REFERENCES `appointment`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`branch_id`) REFERENCES `branch`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "charge_paid" CHECK("charge"."paid_minor" BETWEEN 0 AND "charge"."total_minor")
);
--> statement-breakpoint
CREATE INDEX `charge_patient` ON `charge` (`organization_id`,`patient_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `charge_appointment` ON `charge` (`organization_id`,`appointment_id`) WHERE appointment_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `charge_line` (
	`organization_id` integer NOT NULL,
	`charge_id` text NOT NULL,
	`line_no` integer NOT NULL,
	`billable_service_id` text,
	`description` text NOT NULL,
	`quantity` integer NOT NULL,
	`unit_price_minor` integer NOT NULL,
	`base_minor` integer NOT NULL,
	`discount_minor` integer DEFAULT 0 NOT NULL,
	`tax_minor` integer NOT NULL,
	`total_minor` integer NOT NULL,
	`taxes` text NOT NULL,
	PRIMARY KEY(`organization_id`, `charge_id`, `line_no`),
	FOREIGN KEY (`organization_id`,`charge_id`) REFERENCES `charge`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`billable_service_id`) REFERENCES `billable_service`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `ledger_tax` (
	`organization_id` integer NOT NULL,
	`entry_id` text NOT NULL,
	`line_no` integer NOT NULL,
	`name` text NOT NULL,
	`rate_ppm` integer NOT NULL,
	`is_inclusive` integer NOT NULL,
	`amount_minor` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `entry_id`, `line_no`),
	FOREIGN KEY (`organization_id`,`entry_id`) REFERENCES `ledger_entry`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `billable_service` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`code` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`currency_code` text NOT NULL,
	`price_minor` integer NOT NULL,
	`tax_mode` text DEFAULT 'DEFAULT' NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `billable_service_name` ON `billable_service` (`organization_id`,lower("name")) WHERE "billable_service"."enabled" = 1;--> statement-breakpoint
CREATE TABLE `billable_service_branch` (
	`organization_id` integer NOT NULL,
	`billable_service_id` text NOT NULL,
	`branch_id` text NOT NULL,
	`price_minor` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `billable_service_id`, `branch_id`),
	FOREIGN KEY (`organization_id`,`billable_service_id`) REFERENCES `billable_service`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`branch_id`) REFERENCES `branch`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `billable_service_tax` (
	`organization_id` integer NOT NULL,
	`billable_service_id` text NOT NULL,
	`tax_rate_id` text NOT NULL,
	PRIMARY KEY(`organization_id`, `billable_service_id`, `tax_rate_id`),
	FOREIGN KEY (`organization_id`,`billable_service_id`) REFERENCES `billable_service`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`tax_rate_id`) REFERENCES `tax_rate`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `service_offering_tax` (
	`organization_id` integer NOT NULL,
	`service_offering_id` text NOT NULL,
	`tax_rate_id` text NOT NULL,
	PRIMARY KEY(`organization_id`, `service_offering_id`, `tax_rate_id`),
	FOREIGN KEY (`organization_id`,`service_offering_id`) REFERENCES `service_offering`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`tax_rate_id`) REFERENCES `tax_rate`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `tax_rate` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`rate_ppm` integer NOT NULL,
	`is_inclusive` integer NOT NULL,
	`is_compound` integer NOT NULL,
	`branch_id` text,
	`is_default` integer NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`branch_id`) REFERENCES `branch`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "tax_rate_ppm" CHECK("tax_rate"."rate_ppm" BETWEEN 0 AND 1000000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tax_rate_name` ON `tax_rate` (`organization_id`,lower("name")) WHERE "tax_rate"."enabled" = 1;--> statement-breakpoint
ALTER TABLE `ledger_charge` ADD `taxes` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `organization_profile` ADD `tax_rounding` text DEFAULT 'HALF_UP' NOT NULL;--> statement-breakpoint
ALTER TABLE `service_offering` ADD `tax_mode` text DEFAULT 'DEFAULT' NOT NULL;--> statement-breakpoint
ALTER TABLE `service_offering_branch` ADD `price_minor` integer;--> statement-breakpoint
ALTER TABLE `service_offering_branch` ADD `tax_minor` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `service_offering_branch` ADD `taxes` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
CREATE TRIGGER `ledger_tax_no_update` BEFORE UPDATE ON `ledger_tax` BEGIN SELECT RAISE(ABORT, 'ledger_tax is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_tax_no_delete` BEFORE DELETE ON `ledger_tax` BEGIN SELECT RAISE(ABORT, 'ledger_tax is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_tax_no_replace` BEFORE INSERT ON `ledger_tax` WHEN EXISTS (SELECT 1 FROM `ledger_tax` WHERE `organization_id` = NEW.`organization_id` AND `entry_id` = NEW.`entry_id` AND `line_no` = NEW.`line_no`) BEGIN SELECT RAISE(ABORT, 'ledger_tax is append-only'); END;
--> statement-breakpoint
-- The charge of an appointment has its taxes, which are written before its lines.
DROP TRIGGER `ledger_line_added`;
--> statement-breakpoint
CREATE TRIGGER `ledger_line_added` AFTER INSERT ON `ledger_line` BEGIN
INSERT INTO `ledger_balance` (`organization_id`, `account`, `holder`, `currency_code`, `balance_minor`, `lines`) SELECT NEW.`organization_id`, NEW.`account`, NEW.`holder`, `currency_code`, NEW.`amount_minor`, 1 FROM `ledger_entry` WHERE `organization_id` = NEW.`organization_id` AND `id` = NEW.`entry_id` ON CONFLICT (`organization_id`, `account`, `holder`, `currency_code`) DO UPDATE SET `balance_minor` = `balance_minor` + excluded.`balance_minor`, `lines` = `lines` + 1;
INSERT INTO `ledger_charge` (`organization_id`, `appointment_id`, `entry_id`, `amount_minor`, `currency_code`, `taxes`) SELECT NEW.`organization_id`, `appointment_id`, NEW.`entry_id`, NEW.`amount_minor`, `currency_code`, (SELECT json_group_array(json_object('name', x.`name`, 'ratePpm', x.`rate_ppm`, 'isInclusive', json(iif(x.`is_inclusive`, 'true', 'false')), 'amountMinor', x.`amount_minor`)) FROM `ledger_tax` x WHERE x.`organization_id` = NEW.`organization_id` AND x.`entry_id` = NEW.`entry_id`) FROM `ledger_entry` WHERE `organization_id` = NEW.`organization_id` AND `id` = NEW.`entry_id` AND `kind` = 'CHARGE' AND `appointment_id` IS NOT NULL AND NEW.`account` = 'RECEIVABLE';
END;
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (59, 'prices', unixepoch() * 1000);
