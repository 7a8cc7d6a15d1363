CREATE TABLE `credit_grant` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`patient_id` text NOT NULL,
	`valid_from` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`services` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`status` text NOT NULL,
	`amount` integer DEFAULT 0 NOT NULL,
	`held` integer DEFAULT 0 NOT NULL,
	`used` integer DEFAULT 0 NOT NULL,
	`lapsed` integer DEFAULT 0 NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`created_by` text,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "credit_grant_counters" CHECK("credit_grant"."held" >= 0 AND "credit_grant"."used" >= 0 AND "credit_grant"."lapsed" >= 0 AND "credit_grant"."held" + "credit_grant"."used" + "credit_grant"."lapsed" <= "credit_grant"."amount"),
	CONSTRAINT "credit_grant_days" CHECK("credit_grant"."valid_from" < "credit_grant"."expires_at")
);
--> statement-breakpoint
CREATE INDEX `credit_grant_patient` ON `credit_grant` (`organization_id`,`patient_id`,`status`,`expires_at`,`id`);--> statement-breakpoint
CREATE INDEX `credit_grant_status` ON `credit_grant` (`organization_id`,`status`,`id`);--> statement-breakpoint
CREATE TABLE `credit_hold` (
	`organization_id` integer NOT NULL,
	`appointment_id` text NOT NULL,
	`grant_id` text NOT NULL,
	`status` text NOT NULL,
	PRIMARY KEY(`organization_id`, `appointment_id`),
	FOREIGN KEY (`organization_id`,`grant_id`) REFERENCES `credit_grant`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`appointment_id`) REFERENCES `appointment`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `credit_move` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`grant_id` text NOT NULL,
	`kind` text NOT NULL,
	`appointment_id` text,
	`amount` integer DEFAULT 0 NOT NULL,
	`held` integer DEFAULT 0 NOT NULL,
	`used` integer DEFAULT 0 NOT NULL,
	`lapsed` integer DEFAULT 0 NOT NULL,
	`refund` integer DEFAULT false NOT NULL,
	`at` integer NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_id` text,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`grant_id`) REFERENCES `credit_grant`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`appointment_id`) REFERENCES `appointment`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `credit_move_grant` ON `credit_move` (`organization_id`,`grant_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `credit_move_time` ON `credit_move` (`organization_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `credit_move_appointment` ON `credit_move` (`organization_id`,`appointment_id`,`at`,`id`) WHERE appointment_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `appointment` ADD `paid_by_credit_at` integer;--> statement-breakpoint
-- Credits: every change is a move that is never touched again, and what a grant and an appointment have follows from it.
CREATE TRIGGER `credit_move_no_update` BEFORE UPDATE ON `credit_move` BEGIN SELECT RAISE(ABORT, 'credit_move is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `credit_move_no_delete` BEFORE DELETE ON `credit_move` BEGIN SELECT RAISE(ABORT, 'credit_move is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `credit_move_no_replace` BEFORE INSERT ON `credit_move` WHEN EXISTS (SELECT 1 FROM `credit_move` WHERE `organization_id` = NEW.`organization_id` AND `id` = NEW.`id`) BEGIN SELECT RAISE(ABORT, 'credit_move is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `credit_move_counted` AFTER INSERT ON `credit_move` BEGIN
UPDATE `credit_grant` SET `amount` = `amount` + NEW.`amount`, `held` = `held` + NEW.`held`, `used` = `used` + NEW.`used`,
`lapsed` = `lapsed` + NEW.`lapsed` WHERE `organization_id` = NEW.`organization_id` AND `id` = NEW.`grant_id`; END;
--> statement-breakpoint
CREATE TRIGGER `credit_move_holds` AFTER INSERT ON `credit_move` WHEN NEW.`kind` = 'HOLD' AND NEW.`used` = 0 BEGIN
INSERT INTO `credit_hold` (`organization_id`, `appointment_id`, `grant_id`, `status`)
VALUES (NEW.`organization_id`, NEW.`appointment_id`, NEW.`grant_id`, 'HELD'); END;
--> statement-breakpoint
CREATE TRIGGER `credit_move_spends` AFTER INSERT ON `credit_move` WHEN NEW.`used` <> 0 BEGIN
UPDATE `credit_hold` SET `status` = CASE WHEN NEW.`used` > 0 THEN 'USED' ELSE 'HELD' END
WHERE `organization_id` = NEW.`organization_id` AND `appointment_id` = NEW.`appointment_id`; END;
--> statement-breakpoint
CREATE TRIGGER `credit_move_releases` AFTER INSERT ON `credit_move` WHEN NEW.`kind` = 'RELEASE' BEGIN
DELETE FROM `credit_hold` WHERE `organization_id` = NEW.`organization_id` AND `appointment_id` = NEW.`appointment_id`; END;
--> statement-breakpoint
-- The clock looks at a grant a week before its end and at its end, whenever that is.
CREATE TRIGGER `credit_grant_falls_due` AFTER INSERT ON `credit_grant` BEGIN
INSERT OR IGNORE INTO `due_work` (`due_at`, `organization_id`, `kind`, `id`) VALUES (NEW.`expires_at`, NEW.`organization_id`, 'CREDIT_EXPIRY', NEW.`id`);
INSERT OR IGNORE INTO `due_work` (`due_at`, `organization_id`, `kind`, `id`) SELECT NEW.`expires_at` - 604800000, NEW.`organization_id`, 'CREDIT_REMINDER', NEW.`id` WHERE NEW.`expires_at` - 604800000 > NEW.`created_at`; END;
--> statement-breakpoint
CREATE TRIGGER `credit_grant_falls_due_again` AFTER UPDATE OF `expires_at` ON `credit_grant` WHEN NEW.`expires_at` <> OLD.`expires_at` BEGIN
DELETE FROM `due_work` WHERE `organization_id` = NEW.`organization_id` AND `kind` IN ('CREDIT_EXPIRY', 'CREDIT_REMINDER') AND `id` = NEW.`id`;
INSERT OR IGNORE INTO `due_work` (`due_at`, `organization_id`, `kind`, `id`) VALUES (NEW.`expires_at`, NEW.`organization_id`, 'CREDIT_EXPIRY', NEW.`id`);
INSERT OR IGNORE INTO `due_work` (`due_at`, `organization_id`, `kind`, `id`) VALUES (NEW.`expires_at` - 604800000, NEW.`organization_id`, 'CREDIT_REMINDER', NEW.`id`); END;
--> statement-breakpoint
-- What took place and nothing has paid for. The index `appointment_unpaid` goes once no release reads by it any more.
CREATE INDEX `appointment_owed` ON `appointment` (`organization_id`,`starts_at`,`id`) WHERE paid_at_clinic_at IS NULL AND paid_online_at IS NULL AND paid_by_credit_at IS NULL AND disabled_at IS NULL AND state_id IN (7, 8, 10);
--> statement-breakpoint
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT a.`organization_id`, a.`role_id`, 'credit.manage' FROM `role_authority` a WHERE a.`authority` = 'settings.change';
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (58, 'credits', unixepoch() * 1000);
