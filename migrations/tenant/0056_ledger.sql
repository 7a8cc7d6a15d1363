CREATE TABLE `ledger_balance` (
	`organization_id` integer NOT NULL,
	`account` text NOT NULL,
	`holder` text NOT NULL,
	`currency_code` text NOT NULL,
	`balance_minor` integer NOT NULL,
	`lines` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `account`, `holder`, `currency_code`)
);
--> statement-breakpoint
CREATE TABLE `ledger_charge` (
	`organization_id` integer NOT NULL,
	`appointment_id` text NOT NULL,
	`entry_id` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`currency_code` text NOT NULL,
	PRIMARY KEY(`organization_id`, `appointment_id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_charge_entry` ON `ledger_charge` (`organization_id`,`entry_id`);--> statement-breakpoint
CREATE TABLE `ledger_entry` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`currency_code` text NOT NULL,
	`holder` text NOT NULL,
	`appointment_id` text,
	`payment_id` text,
	`source_key` text NOT NULL,
	`reverses_id` text,
	`reason` text NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_id` text,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`appointment_id`) REFERENCES `appointment`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`payment_id`) REFERENCES `payment`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`reverses_id`) REFERENCES `ledger_entry`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_entry_source` ON `ledger_entry` (`organization_id`,`source_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_entry_reverses` ON `ledger_entry` (`organization_id`,`reverses_id`) WHERE reverses_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `ledger_entry_holder` ON `ledger_entry` (`organization_id`,`holder`,`at`,`id`) WHERE holder <> '';--> statement-breakpoint
CREATE INDEX `ledger_entry_appointment` ON `ledger_entry` (`organization_id`,`appointment_id`) WHERE appointment_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `ledger_entry_payment` ON `ledger_entry` (`organization_id`,`payment_id`) WHERE payment_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `ledger_holder` (
	`organization_id` integer NOT NULL,
	`holder` text NOT NULL,
	`patient_id` text NOT NULL,
	PRIMARY KEY(`organization_id`, `holder`),
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `ledger_holder_patient` ON `ledger_holder` (`organization_id`,`patient_id`);--> statement-breakpoint
CREATE TABLE `ledger_line` (
	`organization_id` integer NOT NULL,
	`entry_id` text NOT NULL,
	`line_no` integer NOT NULL,
	`account` text NOT NULL,
	`holder` text NOT NULL,
	`amount_minor` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `entry_id`, `line_no`),
	FOREIGN KEY (`organization_id`,`entry_id`) REFERENCES `ledger_entry`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TRIGGER `ledger_entry_no_update` BEFORE UPDATE ON `ledger_entry` BEGIN SELECT RAISE(ABORT, 'ledger_entry is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entry_no_delete` BEFORE DELETE ON `ledger_entry` BEGIN SELECT RAISE(ABORT, 'ledger_entry is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_line_no_update` BEFORE UPDATE ON `ledger_line` BEGIN SELECT RAISE(ABORT, 'ledger_line is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_line_no_delete` BEFORE DELETE ON `ledger_line` BEGIN SELECT RAISE(ABORT, 'ledger_line is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entry_no_replace` BEFORE INSERT ON `ledger_entry` WHEN EXISTS (SELECT 1 FROM `ledger_entry` WHERE `organization_id` = NEW.`organization_id` AND (`id` = NEW.`id` OR `source_key` = NEW.`source_key`)) OR EXISTS (SELECT 1 FROM `ledger_entry` WHERE `organization_id` = NEW.`organization_id` AND `reverses_id` = NEW.`reverses_id`) BEGIN SELECT RAISE(ABORT, 'ledger_entry is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_line_no_replace` BEFORE INSERT ON `ledger_line` WHEN EXISTS (SELECT 1 FROM `ledger_line` WHERE `organization_id` = NEW.`organization_id` AND `entry_id` = NEW.`entry_id` AND `line_no` = NEW.`line_no`) BEGIN SELECT RAISE(ABORT, 'ledger_line is append-only'); END;
--> statement-breakpoint
-- Who stands in the books, and that a charge which is taken back stands no longer.
CREATE TRIGGER `ledger_entry_added` AFTER INSERT ON `ledger_entry` BEGIN
INSERT INTO `ledger_holder` (`organization_id`, `holder`, `patient_id`) SELECT NEW.`organization_id`, NEW.`holder`, NEW.`holder` WHERE NEW.`holder` <> '' AND NOT EXISTS (SELECT 1 FROM `ledger_holder` WHERE `organization_id` = NEW.`organization_id` AND `holder` = NEW.`holder`);
DELETE FROM `ledger_charge` WHERE `organization_id` = NEW.`organization_id` AND `entry_id` = NEW.`reverses_id`;
END;
--> statement-breakpoint
-- Each line goes into the balance of its account; what a charge makes a patient owe is what its appointment costs.
CREATE TRIGGER `ledger_line_added` AFTER INSERT ON `ledger_line` BEGIN
INSERT INTO `ledger_balance` (`organization_id`, `account`, `holder`, `currency_code`, `balance_minor`, `lines`) SELECT NEW.`organization_id`, NEW.`account`, NEW.`holder`, `currency_code`, NEW.`amount_minor`, 1 FROM `ledger_entry` WHERE `organization_id` = NEW.`organization_id` AND `id` = NEW.`entry_id` ON CONFLICT (`organization_id`, `account`, `holder`, `currency_code`) DO UPDATE SET `balance_minor` = `balance_minor` + excluded.`balance_minor`, `lines` = `lines` + 1;
INSERT INTO `ledger_charge` (`organization_id`, `appointment_id`, `entry_id`, `amount_minor`, `currency_code`) SELECT NEW.`organization_id`, `appointment_id`, NEW.`entry_id`, NEW.`amount_minor`, `currency_code` FROM `ledger_entry` WHERE `organization_id` = NEW.`organization_id` AND `id` = NEW.`entry_id` AND `kind` = 'CHARGE' AND `appointment_id` IS NOT NULL AND NEW.`account` = 'RECEIVABLE';
END;
--> statement-breakpoint
-- What happened to money before there were books. First the payments that came by gateways.
INSERT INTO `ledger_entry` (`organization_id`, `id`, `at`, `kind`, `currency_code`, `holder`, `appointment_id`, `payment_id`, `source_key`, `reverses_id`, `reason`, `actor_kind`, `actor_id`)
SELECT y.organization_id, lower(printf('%08x-%04x-7%03x-%04x-%s', coalesce(y.paid_at, y.created_at) >> 16, coalesce(y.paid_at, y.created_at) & 65535, random() & 4095, 32768 + (random() & 16383), hex(randomblob(6)))), coalesce(y.paid_at, y.created_at), CASE WHEN y.status = 'UNCLEAR' THEN 'PAYMENT_UNCLEAR' ELSE 'PAYMENT' END, y.currency_code, coalesce(y.patient_id, ''), y.appointment_id, y.id, 'payment:' || y.id || ':paid', NULL, 'opening', 'system', 'ledger'
FROM payment y WHERE y.status IN ('PAID', 'UNCLEAR', 'REFUNDED') AND y.amount_minor > 0 AND NOT EXISTS (SELECT 1 FROM ledger_entry k WHERE k.organization_id = y.organization_id AND k.source_key = 'payment:' || y.id || ':paid');
--> statement-breakpoint
INSERT INTO `ledger_line` (`organization_id`, `entry_id`, `line_no`, `account`, `holder`, `amount_minor`)
SELECT e.organization_id, e.id, s.side, CASE s.side WHEN 1 THEN 'CLEARING' ELSE CASE WHEN y.status = 'UNCLEAR' THEN 'SUSPENSE' WHEN y.patient_id IS NOT NULL THEN 'RECEIVABLE' WHEN y.purpose = 'PAY_NOW' THEN 'REVENUE' ELSE 'SUSPENSE' END END, CASE s.side WHEN 1 THEN y.gateway_type ELSE CASE WHEN y.status <> 'UNCLEAR' THEN coalesce(y.patient_id, '') ELSE '' END END, CASE s.side WHEN 1 THEN y.amount_minor ELSE -y.amount_minor END
FROM ledger_entry e JOIN payment y ON y.organization_id = e.organization_id AND y.id = e.payment_id JOIN (SELECT 1 AS side UNION ALL SELECT 2) s WHERE e.kind IN ('PAYMENT', 'PAYMENT_UNCLEAR') AND e.reason = 'opening' AND NOT EXISTS (SELECT 1 FROM ledger_line n WHERE n.organization_id = e.organization_id AND n.entry_id = e.id);
--> statement-breakpoint
-- What is on its way back, and what went back.
INSERT INTO `ledger_entry` (`organization_id`, `id`, `at`, `kind`, `currency_code`, `holder`, `appointment_id`, `payment_id`, `source_key`, `reverses_id`, `reason`, `actor_kind`, `actor_id`)
SELECT y.organization_id, lower(printf('%08x-%04x-7%03x-%04x-%s', p.at >> 16, p.at & 65535, random() & 4095, 32768 + (random() & 16383), hex(randomblob(6)))), p.at, 'REFUND_REQUESTED', y.currency_code, p.holder, y.appointment_id, y.id, 'payment:' || y.id || ':refundRequested:0', NULL, 'opening', 'system', 'ledger'
FROM payment y JOIN ledger_entry p ON p.organization_id = y.organization_id AND p.source_key = 'payment:' || y.id || ':paid' WHERE y.status IN ('PAID', 'UNCLEAR') AND y.review = 'REFUND_REQUESTED' AND p.reason = 'opening' AND NOT EXISTS (SELECT 1 FROM ledger_entry k WHERE k.organization_id = y.organization_id AND k.payment_id = y.id AND k.kind = 'REFUND_REQUESTED');
--> statement-breakpoint
INSERT INTO `ledger_entry` (`organization_id`, `id`, `at`, `kind`, `currency_code`, `holder`, `appointment_id`, `payment_id`, `source_key`, `reverses_id`, `reason`, `actor_kind`, `actor_id`)
SELECT y.organization_id, lower(printf('%08x-%04x-7%03x-%04x-%s', coalesce(y.refunded_at, p.at) >> 16, coalesce(y.refunded_at, p.at) & 65535, random() & 4095, 32768 + (random() & 16383), hex(randomblob(6)))), coalesce(y.refunded_at, p.at), 'REFUND', y.currency_code, p.holder, y.appointment_id, y.id, 'payment:' || y.id || ':refunded', p.id, 'opening', 'system', 'ledger'
FROM payment y JOIN ledger_entry p ON p.organization_id = y.organization_id AND p.source_key = 'payment:' || y.id || ':paid' WHERE y.status = 'REFUNDED' AND p.reason = 'opening' AND NOT EXISTS (SELECT 1 FROM ledger_entry k WHERE k.organization_id = y.organization_id AND k.source_key = 'payment:' || y.id || ':refunded');
--> statement-breakpoint
INSERT INTO `ledger_line` (`organization_id`, `entry_id`, `line_no`, `account`, `holder`, `amount_minor`)
SELECT e.organization_id, e.id, l.line_no, CASE WHEN l.account = 'CLEARING' AND e.kind = 'REFUND_REQUESTED' THEN 'REFUNDS' ELSE l.account END, CASE WHEN l.account = 'CLEARING' AND e.kind = 'REFUND_REQUESTED' THEN '' ELSE l.holder END, -l.amount_minor
FROM ledger_entry e JOIN ledger_entry p ON p.organization_id = e.organization_id AND p.source_key = 'payment:' || e.payment_id || ':paid' JOIN ledger_line l ON l.organization_id = p.organization_id AND l.entry_id = p.id WHERE e.kind IN ('REFUND_REQUESTED', 'REFUND') AND e.reason = 'opening' AND NOT EXISTS (SELECT 1 FROM ledger_line n WHERE n.organization_id = e.organization_id AND n.entry_id = e.id);
--> statement-breakpoint
-- Sample data is nobody's money. What was paid at the clinic is worth what the service costs at its place, as the list of what was taken says.
INSERT INTO `ledger_entry` (`organization_id`, `id`, `at`, `kind`, `currency_code`, `holder`, `appointment_id`, `payment_id`, `source_key`, `reverses_id`, `reason`, `actor_kind`, `actor_id`)
SELECT a.organization_id, lower(printf('%08x-%04x-7%03x-%04x-%s', a.paid_at_clinic_at >> 16, a.paid_at_clinic_at & 65535, random() & 4095, 32768 + (random() & 16383), hex(randomblob(6)))), a.paid_at_clinic_at, 'PAYMENT_AT_CLINIC', b.currency_code, a.patient_id, a.id, NULL, 'appointment:' || a.id || ':0:paidAtClinic', NULL, 'opening', 'system', 'ledger'
FROM appointment a JOIN service_offering_branch b ON b.organization_id = a.organization_id AND b.service_offering_id = a.service_offering_id AND b.branch_id = a.branch_id WHERE a.paid_at_clinic_at IS NOT NULL AND a.patient_id IS NOT NULL AND b.cost_minor > 0 AND NOT EXISTS (SELECT 1 FROM ledger_entry k WHERE k.organization_id = a.organization_id AND k.appointment_id = a.id AND k.kind = 'PAYMENT_AT_CLINIC') AND NOT EXISTS (SELECT 1 FROM demo_row d WHERE d.organization_id = a.organization_id AND d.table_name = 'appointment' AND d.row_id = a.id);
--> statement-breakpoint
INSERT INTO `ledger_line` (`organization_id`, `entry_id`, `line_no`, `account`, `holder`, `amount_minor`)
SELECT e.organization_id, e.id, s.side, CASE s.side WHEN 1 THEN 'CASH' ELSE 'RECEIVABLE' END, CASE s.side WHEN 1 THEN '' ELSE e.holder END, CASE s.side WHEN 1 THEN b.cost_minor ELSE -b.cost_minor END
FROM ledger_entry e JOIN appointment a ON a.organization_id = e.organization_id AND a.id = e.appointment_id JOIN service_offering_branch b ON b.organization_id = a.organization_id AND b.service_offering_id = a.service_offering_id AND b.branch_id = a.branch_id JOIN (SELECT 1 AS side UNION ALL SELECT 2) s WHERE e.kind = 'PAYMENT_AT_CLINIC' AND e.reason = 'opening' AND NOT EXISTS (SELECT 1 FROM ledger_line n WHERE n.organization_id = e.organization_id AND n.entry_id = e.id);
--> statement-breakpoint
-- What took place is owed: what was paid for it, else what it costs.
INSERT INTO `ledger_entry` (`organization_id`, `id`, `at`, `kind`, `currency_code`, `holder`, `appointment_id`, `payment_id`, `source_key`, `reverses_id`, `reason`, `actor_kind`, `actor_id`)
SELECT a.organization_id, lower(printf('%08x-%04x-7%03x-%04x-%s', coalesce(a.started_at, a.concluded_at, a.starts_at) >> 16, coalesce(a.started_at, a.concluded_at, a.starts_at) & 65535, random() & 4095, 32768 + (random() & 16383), hex(randomblob(6)))), coalesce(a.started_at, a.concluded_at, a.starts_at), 'CHARGE', coalesce((SELECT p.currency_code FROM ledger_entry p JOIN ledger_line l ON l.organization_id = p.organization_id AND l.entry_id = p.id WHERE p.organization_id = a.organization_id AND p.appointment_id = a.id AND p.kind IN ('PAYMENT', 'PAYMENT_AT_CLINIC') AND l.account = 'RECEIVABLE' AND NOT EXISTS (SELECT 1 FROM ledger_entry r WHERE r.organization_id = p.organization_id AND r.reverses_id = p.id) ORDER BY p.at, p.id LIMIT 1), b.currency_code), a.patient_id, a.id, NULL, 'appointment:' || a.id || ':0:charged', NULL, 'opening', 'system', 'ledger'
FROM appointment a LEFT JOIN service_offering_branch b ON b.organization_id = a.organization_id AND b.service_offering_id = a.service_offering_id AND b.branch_id = a.branch_id WHERE a.state_id IN (7, 8, 10) AND a.disabled_at IS NULL AND a.patient_id IS NOT NULL AND coalesce((SELECT -l.amount_minor FROM ledger_entry p JOIN ledger_line l ON l.organization_id = p.organization_id AND l.entry_id = p.id WHERE p.organization_id = a.organization_id AND p.appointment_id = a.id AND p.kind IN ('PAYMENT', 'PAYMENT_AT_CLINIC') AND l.account = 'RECEIVABLE' AND NOT EXISTS (SELECT 1 FROM ledger_entry r WHERE r.organization_id = p.organization_id AND r.reverses_id = p.id) ORDER BY p.at, p.id LIMIT 1), b.cost_minor, 0) > 0 AND NOT EXISTS (SELECT 1 FROM ledger_charge c WHERE c.organization_id = a.organization_id AND c.appointment_id = a.id) AND NOT EXISTS (SELECT 1 FROM demo_row d WHERE d.organization_id = a.organization_id AND d.table_name = 'appointment' AND d.row_id = a.id);
--> statement-breakpoint
INSERT INTO `ledger_line` (`organization_id`, `entry_id`, `line_no`, `account`, `holder`, `amount_minor`)
SELECT e.organization_id, e.id, s.side, CASE s.side WHEN 1 THEN 'RECEIVABLE' ELSE 'REVENUE' END, CASE s.side WHEN 1 THEN e.holder ELSE '' END, CASE s.side WHEN 1 THEN coalesce((SELECT -l.amount_minor FROM ledger_entry p JOIN ledger_line l ON l.organization_id = p.organization_id AND l.entry_id = p.id WHERE p.organization_id = a.organization_id AND p.appointment_id = a.id AND p.kind IN ('PAYMENT', 'PAYMENT_AT_CLINIC') AND l.account = 'RECEIVABLE' AND NOT EXISTS (SELECT 1 FROM ledger_entry r WHERE r.organization_id = p.organization_id AND r.reverses_id = p.id) ORDER BY p.at, p.id LIMIT 1), b.cost_minor, 0) ELSE -coalesce((SELECT -l.amount_minor FROM ledger_entry p JOIN ledger_line l ON l.organization_id = p.organization_id AND l.entry_id = p.id WHERE p.organization_id = a.organization_id AND p.appointment_id = a.id AND p.kind IN ('PAYMENT', 'PAYMENT_AT_CLINIC') AND l.account = 'RECEIVABLE' AND NOT EXISTS (SELECT 1 FROM ledger_entry r WHERE r.organization_id = p.organization_id AND r.reverses_id = p.id) ORDER BY p.at, p.id LIMIT 1), b.cost_minor, 0) END
FROM ledger_entry e JOIN appointment a ON a.organization_id = e.organization_id AND a.id = e.appointment_id LEFT JOIN service_offering_branch b ON b.organization_id = a.organization_id AND b.service_offering_id = a.service_offering_id AND b.branch_id = a.branch_id JOIN (SELECT 1 AS side UNION ALL SELECT 2) s WHERE e.kind = 'CHARGE' AND e.reason = 'opening' AND NOT EXISTS (SELECT 1 FROM ledger_line n WHERE n.organization_id = e.organization_id AND n.entry_id = e.id) ORDER BY e.id, s.side;
--> statement-breakpoint
-- The books are looked over each night.
INSERT INTO `due_work` (`due_at`, `organization_id`, `kind`, `id`)
SELECT unixepoch() * 1000, `organization_id`, 'LEDGER_CHECK', 'daily' FROM `organization_profile` WHERE NOT EXISTS (SELECT 1 FROM `due_work` d WHERE d.`organization_id` = `organization_profile`.`organization_id` AND d.`kind` = 'LEDGER_CHECK');
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (57, 'ledger', unixepoch() * 1000);
