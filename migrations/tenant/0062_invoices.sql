CREATE TABLE `invoice` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`series` text NOT NULL,
	`seq` integer NOT NULL,
	`number` text NOT NULL,
	`issued_at` integer NOT NULL,
	`issued_on` text NOT NULL,
	`due_on` text,
	`of_id` text,
	`source_key` text,
	`currency_code` text NOT NULL,
	`base_minor` integer NOT NULL,
	`discount_minor` integer NOT NULL,
	`tax_minor` integer NOT NULL,
	`total_minor` integer NOT NULL,
	`content` text NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_id` text,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`of_id`) REFERENCES `invoice`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_seq` ON `invoice` (`organization_id`,`series`,`seq`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_number` ON `invoice` (`organization_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_source` ON `invoice` (`organization_id`,`source_key`) WHERE source_key IS NOT NULL;--> statement-breakpoint
CREATE INDEX `invoice_of` ON `invoice` (`organization_id`,`of_id`) WHERE of_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `invoice_claim` (
	`organization_id` integer NOT NULL,
	`entry_id` text NOT NULL,
	`entry_line` integer NOT NULL,
	`invoice_id` text NOT NULL,
	`line_no` integer NOT NULL,
	`appointment_id` text,
	`charge_id` text,
	`total_minor` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `entry_id`, `entry_line`),
	FOREIGN KEY (`organization_id`,`invoice_id`) REFERENCES `invoice`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `invoice_claim_invoice` ON `invoice_claim` (`organization_id`,`invoice_id`);--> statement-breakpoint
CREATE INDEX `invoice_claim_appointment` ON `invoice_claim` (`organization_id`,`appointment_id`) WHERE appointment_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `invoice_claim_charge` ON `invoice_claim` (`organization_id`,`charge_id`) WHERE charge_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `invoice_line` (
	`organization_id` integer NOT NULL,
	`invoice_id` text NOT NULL,
	`line_no` integer NOT NULL,
	`of_id` text,
	`of_line_no` integer,
	`entry_id` text,
	`entry_line` integer DEFAULT 1 NOT NULL,
	`appointment_id` text,
	`charge_id` text,
	`description` text NOT NULL,
	`served_on` text NOT NULL,
	`quantity` integer NOT NULL,
	`unit_price_minor` integer NOT NULL,
	`base_minor` integer NOT NULL,
	`discount_minor` integer NOT NULL,
	`tax_minor` integer NOT NULL,
	`total_minor` integer NOT NULL,
	`taxes` text NOT NULL,
	PRIMARY KEY(`organization_id`, `invoice_id`, `line_no`),
	FOREIGN KEY (`organization_id`,`invoice_id`) REFERENCES `invoice`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`of_id`) REFERENCES `invoice`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`entry_id`) REFERENCES `ledger_entry`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invoice_line_of` ON `invoice_line` (`organization_id`,`of_id`,`of_line_no`) WHERE of_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `invoice_line_appointment` ON `invoice_line` (`organization_id`,`appointment_id`) WHERE appointment_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `invoice_series` (
	`organization_id` integer NOT NULL,
	`series` text NOT NULL,
	`last` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `series`)
);
--> statement-breakpoint
CREATE TABLE `invoice_state` (
	`organization_id` integer NOT NULL,
	`invoice_id` text NOT NULL,
	`patient_id` text NOT NULL,
	`employee_id` text,
	`issued_at` integer NOT NULL,
	`state` text NOT NULL,
	`settled_minor` integer DEFAULT 0 NOT NULL,
	`credited_minor` integer DEFAULT 0 NOT NULL,
	`paid_at_issue_minor` integer,
	`sealed` integer DEFAULT false NOT NULL,
	`touched` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`organization_id`, `invoice_id`),
	FOREIGN KEY (`organization_id`,`invoice_id`) REFERENCES `invoice`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `invoice_state_issued` ON `invoice_state` (`organization_id`,`issued_at`,`invoice_id`);--> statement-breakpoint
CREATE INDEX `invoice_state_state` ON `invoice_state` (`organization_id`,`state`,`issued_at`,`invoice_id`);--> statement-breakpoint
CREATE INDEX `invoice_state_patient` ON `invoice_state` (`organization_id`,`patient_id`,`issued_at`,`invoice_id`);--> statement-breakpoint
CREATE INDEX `invoice_state_employee` ON `invoice_state` (`organization_id`,`employee_id`,`state`,`issued_at`,`invoice_id`) WHERE employee_id IS NOT NULL;--> statement-breakpoint
-- What was issued stays as it was.
CREATE TRIGGER `invoice_no_update` BEFORE UPDATE ON `invoice` BEGIN SELECT RAISE(ABORT, 'invoice is immutable'); END;
--> statement-breakpoint
CREATE TRIGGER `invoice_no_delete` BEFORE DELETE ON `invoice` BEGIN SELECT RAISE(ABORT, 'invoice is immutable'); END;
--> statement-breakpoint
CREATE TRIGGER `invoice_no_replace` BEFORE INSERT ON `invoice` WHEN EXISTS (SELECT 1 FROM `invoice` WHERE `organization_id` = NEW.`organization_id` AND `id` = NEW.`id`) BEGIN SELECT RAISE(ABORT, 'invoice is immutable'); END;
--> statement-breakpoint
CREATE TRIGGER `invoice_line_no_update` BEFORE UPDATE ON `invoice_line` BEGIN SELECT RAISE(ABORT, 'invoice_line is immutable'); END;
--> statement-breakpoint
CREATE TRIGGER `invoice_line_no_delete` BEFORE DELETE ON `invoice_line` BEGIN SELECT RAISE(ABORT, 'invoice_line is immutable'); END;
--> statement-breakpoint
CREATE TRIGGER `invoice_line_sealed` BEFORE INSERT ON `invoice_line` WHEN EXISTS (SELECT 1 FROM `invoice_line` WHERE `organization_id` = NEW.`organization_id` AND `invoice_id` = NEW.`invoice_id` AND `line_no` = NEW.`line_no`) OR EXISTS (SELECT 1 FROM `invoice_state` WHERE `organization_id` = NEW.`organization_id` AND `invoice_id` = NEW.`invoice_id` AND `sealed` = 1) BEGIN SELECT RAISE(ABORT, 'invoice_line is immutable'); END;
--> statement-breakpoint
CREATE TRIGGER `invoice_state_no_delete` BEFORE DELETE ON `invoice_state` BEGIN SELECT RAISE(ABORT, 'invoice_state is kept'); END;
--> statement-breakpoint
CREATE TRIGGER `invoice_state_kept` BEFORE UPDATE OF `organization_id`, `invoice_id`, `employee_id`, `issued_at`, `paid_at_issue_minor`, `sealed` ON `invoice_state` WHEN OLD.`sealed` = 1 AND OLD.`paid_at_issue_minor` IS NOT NULL BEGIN SELECT RAISE(ABORT, 'invoice_state is kept'); END;
--> statement-breakpoint
-- A series counts up, one by one.
CREATE TRIGGER `invoice_series_counts` BEFORE UPDATE ON `invoice_series` WHEN NEW.`series` <> OLD.`series` OR NEW.`last` <> OLD.`last` + 1 BEGIN SELECT RAISE(ABORT, 'invoice_series counts up'); END;
--> statement-breakpoint
CREATE TRIGGER `invoice_series_no_delete` BEFORE DELETE ON `invoice_series` BEGIN SELECT RAISE(ABORT, 'invoice_series counts up'); END;
--> statement-breakpoint
-- A charge stands on one invoice until it is credited.
CREATE TRIGGER `invoice_line_claims` AFTER INSERT ON `invoice_line` WHEN NEW.`entry_id` IS NOT NULL AND NEW.`of_id` IS NULL BEGIN
INSERT INTO `invoice_claim` (`organization_id`, `entry_id`, `entry_line`, `invoice_id`, `line_no`, `appointment_id`, `charge_id`, `total_minor`) VALUES (NEW.`organization_id`, NEW.`entry_id`, NEW.`entry_line`, NEW.`invoice_id`, NEW.`line_no`, NEW.`appointment_id`, NEW.`charge_id`, NEW.`total_minor`);
END;
--> statement-breakpoint
CREATE TRIGGER `invoice_line_credits` AFTER INSERT ON `invoice_line` WHEN NEW.`of_id` IS NOT NULL BEGIN
DELETE FROM `invoice_claim` WHERE `organization_id` = NEW.`organization_id` AND `entry_id` = NEW.`entry_id` AND `entry_line` = NEW.`entry_line` AND `invoice_id` = NEW.`of_id`;
UPDATE `invoice_state` SET `touched` = `touched` + 1 WHERE `organization_id` = NEW.`organization_id` AND `invoice_id` = NEW.`of_id`;
END;
--> statement-breakpoint
-- How an invoice stands. A charge that stands on several invoices is paid for the earlier ones first.
CREATE TRIGGER `invoice_state_touched` AFTER UPDATE OF `touched` ON `invoice_state` WHEN NEW.`sealed` = 1 BEGIN
UPDATE `invoice_state` SET
`credited_minor` = (SELECT i.`total_minor` FROM `invoice` i WHERE i.`organization_id` = NEW.`organization_id` AND i.`id` = NEW.`invoice_id`) - (SELECT coalesce(sum(c.`total_minor`), 0) FROM `invoice_claim` c WHERE c.`organization_id` = NEW.`organization_id` AND c.`invoice_id` = NEW.`invoice_id`),
`settled_minor` = (SELECT coalesce(sum(max(0, min(x.claimed, x.paid))), 0) FROM (SELECT sum(c.`total_minor`) AS claimed, CASE WHEN c.`charge_id` IS NOT NULL THEN (SELECT h.`paid_minor` FROM `charge` h WHERE h.`organization_id` = NEW.`organization_id` AND h.`id` = c.`charge_id`) - coalesce((SELECT sum(o.`total_minor`) FROM `invoice_claim` o WHERE o.`organization_id` = NEW.`organization_id` AND o.`charge_id` = c.`charge_id` AND o.`invoice_id` < NEW.`invoice_id`), 0) ELSE (SELECT CASE WHEN coalesce(a.`paid_at_clinic_at`, a.`paid_online_at`, a.`paid_by_credit_at`) IS NOT NULL THEN 9007199254740991 ELSE coalesce((SELECT m.`taken_minor` - m.`refunded_minor` + m.`waived_minor` FROM `appointment_money` m WHERE m.`organization_id` = NEW.`organization_id` AND m.`appointment_id` = c.`appointment_id`), 0) END FROM `appointment` a WHERE a.`organization_id` = NEW.`organization_id` AND a.`id` = c.`appointment_id`) END AS paid FROM `invoice_claim` c WHERE c.`organization_id` = NEW.`organization_id` AND c.`invoice_id` = NEW.`invoice_id` GROUP BY CASE WHEN c.`charge_id` IS NULL THEN c.`appointment_id` END, c.`charge_id`) x)
WHERE `organization_id` = NEW.`organization_id` AND `invoice_id` = NEW.`invoice_id` AND `state` NOT IN ('CREDIT_NOTE', 'RECEIPT');
UPDATE `invoice_state` SET `paid_at_issue_minor` = `settled_minor` WHERE `organization_id` = NEW.`organization_id` AND `invoice_id` = NEW.`invoice_id` AND `paid_at_issue_minor` IS NULL;
UPDATE `invoice_state` SET `state` = CASE
WHEN NOT EXISTS (SELECT 1 FROM `invoice_claim` c WHERE c.`organization_id` = NEW.`organization_id` AND c.`invoice_id` = NEW.`invoice_id`) THEN 'CREDITED'
WHEN `settled_minor` + `credited_minor` >= (SELECT i.`total_minor` FROM `invoice` i WHERE i.`organization_id` = NEW.`organization_id` AND i.`id` = NEW.`invoice_id`) THEN 'PAID'
WHEN `settled_minor` > 0 THEN 'PART_PAID' ELSE 'DUE' END
WHERE `organization_id` = NEW.`organization_id` AND `invoice_id` = NEW.`invoice_id` AND `state` NOT IN ('CREDIT_NOTE', 'RECEIPT');
END;
--> statement-breakpoint
CREATE TRIGGER `appointment_paid_invoiced` AFTER UPDATE OF `paid_at_clinic_at`, `paid_online_at`, `paid_by_credit_at` ON `appointment` WHEN NEW.`paid_at_clinic_at` IS NOT OLD.`paid_at_clinic_at` OR NEW.`paid_online_at` IS NOT OLD.`paid_online_at` OR NEW.`paid_by_credit_at` IS NOT OLD.`paid_by_credit_at` BEGIN
UPDATE `invoice_state` SET `touched` = `touched` + 1 WHERE `organization_id` = NEW.`organization_id` AND `invoice_id` IN (SELECT c.`invoice_id` FROM `invoice_claim` c WHERE c.`organization_id` = NEW.`organization_id` AND c.`appointment_id` = NEW.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `appointment_money_invoiced` AFTER INSERT ON `appointment_money` BEGIN
UPDATE `invoice_state` SET `touched` = `touched` + 1 WHERE `organization_id` = NEW.`organization_id` AND `invoice_id` IN (SELECT c.`invoice_id` FROM `invoice_claim` c WHERE c.`organization_id` = NEW.`organization_id` AND c.`appointment_id` = NEW.`appointment_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `appointment_money_invoiced_again` AFTER UPDATE ON `appointment_money` BEGIN
UPDATE `invoice_state` SET `touched` = `touched` + 1 WHERE `organization_id` = NEW.`organization_id` AND `invoice_id` IN (SELECT c.`invoice_id` FROM `invoice_claim` c WHERE c.`organization_id` = NEW.`organization_id` AND c.`appointment_id` = NEW.`appointment_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `charge_paid_invoiced` AFTER UPDATE OF `paid_minor` ON `charge` WHEN NEW.`paid_minor` <> OLD.`paid_minor` BEGIN
UPDATE `invoice_state` SET `touched` = `touched` + 1 WHERE `organization_id` = NEW.`organization_id` AND `invoice_id` IN (SELECT c.`invoice_id` FROM `invoice_claim` c WHERE c.`organization_id` = NEW.`organization_id` AND c.`charge_id` = NEW.`id`);
END;
--> statement-breakpoint
-- Where the practice wants it, what was concluded is invoiced and what was paid gets its receipt by themselves, a while later: what is taken back at once gets none.
CREATE TRIGGER `appointment_falls_due_for_invoice` AFTER UPDATE OF `state_id` ON `appointment` WHEN NEW.`state_id` IN (8, 10) AND OLD.`state_id` NOT IN (8, 10) AND EXISTS (SELECT 1 FROM `organization_setting` s WHERE s.`organization_id` = NEW.`organization_id` AND s.`area` = 'invoices' AND json_extract(s.`value`, '$.invoicesItself') = 1) BEGIN
INSERT OR IGNORE INTO `due_work` (`due_at`, `organization_id`, `kind`, `id`) VALUES (coalesce(NEW.`concluded_at`, unixepoch() * 1000) + 600000, NEW.`organization_id`, 'INVOICE', NEW.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `payment_falls_due_for_receipt` AFTER UPDATE OF `status` ON `payment` WHEN NEW.`status` = 'PAID' AND OLD.`status` <> 'PAID' AND NEW.`patient_id` IS NOT NULL AND EXISTS (SELECT 1 FROM `organization_setting` s WHERE s.`organization_id` = NEW.`organization_id` AND s.`area` = 'invoices' AND json_extract(s.`value`, '$.receiptsItself') = 1) BEGIN
INSERT OR IGNORE INTO `due_work` (`due_at`, `organization_id`, `kind`, `id`) VALUES (coalesce(NEW.`paid_at`, unixepoch() * 1000) + 600000, NEW.`organization_id`, 'RECEIPT', 'payment:' || NEW.`id`);
END;
--> statement-breakpoint
CREATE TRIGGER `desk_payment_falls_due_for_receipt` AFTER INSERT ON `desk_payment` WHEN NEW.`act` = 'TAKEN' AND EXISTS (SELECT 1 FROM `organization_setting` s WHERE s.`organization_id` = NEW.`organization_id` AND s.`area` = 'invoices' AND json_extract(s.`value`, '$.receiptsItself') = 1) BEGIN
INSERT OR IGNORE INTO `due_work` (`due_at`, `organization_id`, `kind`, `id`) VALUES (NEW.`at` + 600000, NEW.`organization_id`, 'RECEIPT', 'desk:' || NEW.`taking_id`);
END;
--> statement-breakpoint
-- Administrators and billers issue and credit, the front desk issues, and a provider sees what is of their own visits.
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT a.`organization_id`, a.`role_id`, v.`value` FROM `role_authority` a JOIN json_each('["invoice.read", "invoice.issue", "invoice.credit"]') v WHERE a.`authority` = 'payment.review';
--> statement-breakpoint
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT a.`organization_id`, a.`role_id`, v.`value` FROM `role_authority` a JOIN json_each('["invoice.read", "invoice.issue"]') v WHERE a.`authority` = 'appointment.markPaid' AND NOT EXISTS (SELECT 1 FROM `role_authority` o WHERE o.`organization_id` = a.`organization_id` AND o.`role_id` = a.`role_id` AND o.`authority` = 'healthRecord.read');
--> statement-breakpoint
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT a.`organization_id`, a.`role_id`, 'invoice.read.own' FROM `role_authority` a WHERE a.`authority` = 'appointment.markPaid.own';
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (63, 'invoices', unixepoch() * 1000);
