CREATE TABLE `appointment_money` (
	`organization_id` integer NOT NULL,
	`appointment_id` text NOT NULL,
	`taken_minor` integer DEFAULT 0 NOT NULL,
	`refunded_minor` integer DEFAULT 0 NOT NULL,
	`waived_minor` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`organization_id`, `appointment_id`),
	FOREIGN KEY (`organization_id`,`appointment_id`) REFERENCES `appointment`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `desk_payment` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`taking_id` text NOT NULL,
	`act` text NOT NULL,
	`of_id` text,
	`patient_id` text NOT NULL,
	`appointment_id` text,
	`charge_id` text,
	`kind` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`currency_code` text NOT NULL,
	`reference` text DEFAULT '' NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`entry_key` text NOT NULL,
	`at` integer NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_id` text,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`appointment_id`) REFERENCES `appointment`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`charge_id`) REFERENCES `charge`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "desk_payment_amount" CHECK(CASE "desk_payment"."act" WHEN 'TAKEN' THEN "desk_payment"."amount_minor" > 0 AND "desk_payment"."of_id" IS NULL ELSE "desk_payment"."amount_minor" < 0 END)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `desk_payment_entry` ON `desk_payment` (`organization_id`,`entry_key`);--> statement-breakpoint
CREATE INDEX `desk_payment_at` ON `desk_payment` (`organization_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `desk_payment_patient` ON `desk_payment` (`organization_id`,`patient_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `desk_payment_actor` ON `desk_payment` (`organization_id`,`actor_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `desk_payment_taking` ON `desk_payment` (`organization_id`,`taking_id`);--> statement-breakpoint
CREATE INDEX `desk_payment_appointment` ON `desk_payment` (`organization_id`,`appointment_id`) WHERE appointment_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `desk_payment_charge` ON `desk_payment` (`organization_id`,`charge_id`) WHERE charge_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `desk_payment_of` ON `desk_payment` (`organization_id`,`of_id`) WHERE of_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `payment_item` (
	`organization_id` integer NOT NULL,
	`payment_id` text NOT NULL,
	`item_no` integer NOT NULL,
	`appointment_id` text,
	`charge_id` text,
	`amount_minor` integer NOT NULL,
	`applied_at` integer,
	PRIMARY KEY(`organization_id`, `payment_id`, `item_no`),
	FOREIGN KEY (`organization_id`,`payment_id`) REFERENCES `payment`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`appointment_id`) REFERENCES `appointment`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`charge_id`) REFERENCES `charge`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_item_amount" CHECK("payment_item"."amount_minor" > 0 AND ("payment_item"."appointment_id" IS NULL) <> ("payment_item"."charge_id" IS NULL))
);
--> statement-breakpoint
CREATE INDEX `payment_item_appointment` ON `payment_item` (`organization_id`,`appointment_id`) WHERE appointment_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `payment_item_charge` ON `payment_item` (`organization_id`,`charge_id`) WHERE charge_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `payment_refund` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`payment_id` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`reason` text NOT NULL,
	`status` text NOT NULL,
	`at` integer NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_id` text,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`payment_id`) REFERENCES `payment`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_refund_amount" CHECK("payment_refund"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE INDEX `payment_refund_payment` ON `payment_refund` (`organization_id`,`payment_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_refund_asked` ON `payment_refund` (`organization_id`,`payment_id`) WHERE status = 'REQUESTED';--> statement-breakpoint
ALTER TABLE `payment` ADD `refunded_minor` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `payment_open_balance` ON `payment` (`organization_id`,`patient_id`) WHERE status IN ('OPEN', 'PENDING') AND purpose = 'BALANCE';
--> statement-breakpoint
CREATE TRIGGER `desk_payment_no_update` BEFORE UPDATE OF `act`, `of_id`, `appointment_id`, `charge_id`, `kind`, `amount_minor`, `currency_code`, `reference`, `reason`, `entry_key`, `at`, `actor_id` ON `desk_payment` BEGIN SELECT RAISE(ABORT, 'desk_payment is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `desk_payment_no_delete` BEFORE DELETE ON `desk_payment` BEGIN SELECT RAISE(ABORT, 'desk_payment is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `desk_payment_no_replace` BEFORE INSERT ON `desk_payment` WHEN EXISTS (SELECT 1 FROM `desk_payment` WHERE `organization_id` = NEW.`organization_id` AND (`id` = NEW.`id` OR `entry_key` = NEW.`entry_key`)) BEGIN SELECT RAISE(ABORT, 'desk_payment is append-only'); END;
--> statement-breakpoint
-- What was taken for an appointment at the desk, and given back.
CREATE TRIGGER `desk_payment_added` AFTER INSERT ON `desk_payment` WHEN NEW.`appointment_id` IS NOT NULL BEGIN
INSERT INTO `appointment_money` (`organization_id`, `appointment_id`, `taken_minor`, `refunded_minor`) VALUES (NEW.`organization_id`, NEW.`appointment_id`, CASE NEW.`act` WHEN 'REFUNDED' THEN 0 ELSE NEW.`amount_minor` END, CASE NEW.`act` WHEN 'REFUNDED' THEN -NEW.`amount_minor` ELSE 0 END) ON CONFLICT (`organization_id`, `appointment_id`) DO UPDATE SET `taken_minor` = `taken_minor` + excluded.`taken_minor`, `refunded_minor` = `refunded_minor` + excluded.`refunded_minor`;
END;
--> statement-breakpoint
-- A charge is paid by what is taken for it.
CREATE TRIGGER `desk_payment_settles` AFTER INSERT ON `desk_payment` WHEN NEW.`charge_id` IS NOT NULL AND NEW.`act` <> 'REFUNDED' BEGIN
UPDATE `charge` SET `paid_minor` = `paid_minor` + NEW.`amount_minor` WHERE `organization_id` = NEW.`organization_id` AND `id` = NEW.`charge_id`;
END;
--> statement-breakpoint
-- What was written off of it.
CREATE TRIGGER `ledger_line_waived` AFTER INSERT ON `ledger_line` WHEN NEW.`account` = 'WRITE_OFFS' BEGIN
INSERT INTO `appointment_money` (`organization_id`, `appointment_id`, `waived_minor`) SELECT NEW.`organization_id`, `appointment_id`, NEW.`amount_minor` FROM `ledger_entry` WHERE `organization_id` = NEW.`organization_id` AND `id` = NEW.`entry_id` AND `appointment_id` IS NOT NULL ON CONFLICT (`organization_id`, `appointment_id`) DO UPDATE SET `waived_minor` = `waived_minor` + excluded.`waived_minor`;
END;
--> statement-breakpoint
-- Whoever books money at the desk and says no more of it, such as a Worker from before: it is cash.
CREATE TRIGGER `ledger_line_at_desk` AFTER INSERT ON `ledger_line` WHEN NEW.`account` = 'CASH' BEGIN
INSERT INTO `desk_payment` (`organization_id`, `id`, `taking_id`, `act`, `patient_id`, `appointment_id`, `kind`, `amount_minor`, `currency_code`, `entry_key`, `at`, `actor_kind`, `actor_id`) SELECT e.`organization_id`, e.`id`, e.`id`, 'TAKEN', e.`holder`, e.`appointment_id`, CASE WHEN NEW.`holder` IN ('CARD', 'TRANSFER') THEN NEW.`holder` ELSE 'CASH' END, NEW.`amount_minor`, e.`currency_code`, e.`source_key`, e.`at`, e.`actor_kind`, e.`actor_id` FROM `ledger_entry` e WHERE e.`organization_id` = NEW.`organization_id` AND e.`id` = NEW.`entry_id` AND e.`kind` = 'PAYMENT_AT_CLINIC' AND e.`holder` <> '' AND NOT EXISTS (SELECT 1 FROM `desk_payment` d WHERE d.`organization_id` = e.`organization_id` AND d.`entry_key` = e.`source_key`);
INSERT INTO `desk_payment` (`organization_id`, `id`, `taking_id`, `act`, `of_id`, `patient_id`, `appointment_id`, `charge_id`, `kind`, `amount_minor`, `currency_code`, `reason`, `entry_key`, `at`, `actor_kind`, `actor_id`) SELECT e.`organization_id`, e.`id`, d.`taking_id`, 'UNDONE', d.`id`, d.`patient_id`, d.`appointment_id`, d.`charge_id`, d.`kind`, NEW.`amount_minor`, e.`currency_code`, e.`reason`, e.`source_key`, e.`at`, e.`actor_kind`, e.`actor_id` FROM `ledger_entry` e JOIN `ledger_entry` t ON t.`organization_id` = e.`organization_id` AND t.`id` = e.`reverses_id` JOIN `desk_payment` d ON d.`organization_id` = e.`organization_id` AND d.`entry_key` = t.`source_key` AND d.`act` = 'TAKEN' WHERE e.`organization_id` = NEW.`organization_id` AND e.`id` = NEW.`entry_id`;
END;
--> statement-breakpoint
-- What was taken, and taken back, before money had a kind.
INSERT INTO `desk_payment` (`organization_id`, `id`, `taking_id`, `act`, `patient_id`, `appointment_id`, `kind`, `amount_minor`, `currency_code`, `entry_key`, `at`, `actor_kind`, `actor_id`)
SELECT e.`organization_id`, e.`id`, e.`id`, 'TAKEN', e.`holder`, e.`appointment_id`, 'CASH', l.`amount_minor`, e.`currency_code`, e.`source_key`, e.`at`, e.`actor_kind`, e.`actor_id`
FROM `ledger_entry` e JOIN `ledger_line` l ON l.`organization_id` = e.`organization_id` AND l.`entry_id` = e.`id` AND l.`account` = 'CASH' WHERE e.`kind` = 'PAYMENT_AT_CLINIC' AND e.`holder` <> '';
--> statement-breakpoint
INSERT INTO `desk_payment` (`organization_id`, `id`, `taking_id`, `act`, `of_id`, `patient_id`, `appointment_id`, `kind`, `amount_minor`, `currency_code`, `entry_key`, `at`, `actor_kind`, `actor_id`)
SELECT e.`organization_id`, e.`id`, d.`taking_id`, 'UNDONE', d.`id`, d.`patient_id`, d.`appointment_id`, 'CASH', -d.`amount_minor`, e.`currency_code`, e.`source_key`, e.`at`, e.`actor_kind`, e.`actor_id`
FROM `ledger_entry` e JOIN `desk_payment` d ON d.`organization_id` = e.`organization_id` AND d.`id` = e.`reverses_id` WHERE e.`kind` = 'PAYMENT_AT_CLINIC_UNDONE';
--> statement-breakpoint
CREATE INDEX `ledger_entry_money` ON `ledger_entry` (`organization_id`, `at`, `id`) WHERE kind IN ('PAYMENT', 'PAYMENT_UNCLEAR', 'PAYMENT_AT_CLINIC', 'WRITE_OFF', 'CORRECTION');
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (60, 'desk_payments', unixepoch() * 1000);
