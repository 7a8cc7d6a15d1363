CREATE TABLE `agreed_price` (
	`organization_id` integer NOT NULL,
	`appointment_id` text NOT NULL,
	`base_minor` integer NOT NULL,
	`discount_minor` integer NOT NULL,
	`tax_minor` integer NOT NULL,
	`total_minor` integer NOT NULL,
	`currency_code` text NOT NULL,
	`taxes` text NOT NULL,
	`discounts` text NOT NULL,
	PRIMARY KEY(`organization_id`, `appointment_id`),
	FOREIGN KEY (`organization_id`,`appointment_id`) REFERENCES `appointment`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "agreed_price_parts" CHECK("agreed_price"."discount_minor" BETWEEN 0 AND "agreed_price"."base_minor" AND "agreed_price"."total_minor" >= 0 AND "agreed_price"."tax_minor" BETWEEN 0 AND "agreed_price"."total_minor")
);
--> statement-breakpoint
CREATE TABLE `discount` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`code` text DEFAULT '' NOT NULL,
	`code_folded` text,
	`rate_ppm` integer,
	`amount_minor` integer,
	`currency_code` text DEFAULT '' NOT NULL,
	`services` text DEFAULT '[]' NOT NULL,
	`first_day` text,
	`last_day` text,
	`limit_total` integer,
	`limit_per_patient` integer,
	`first_only` integer DEFAULT false NOT NULL,
	`is_stackable` integer DEFAULT false NOT NULL,
	`used` integer DEFAULT 0 NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`version` integer DEFAULT 1 NOT NULL,
	PRIMARY KEY(`organization_id`, `id`),
	CONSTRAINT "discount_used" CHECK("discount"."used" >= 0 AND ("discount"."limit_total" IS NULL OR "discount"."used" <= "discount"."limit_total")),
	CONSTRAINT "discount_value" CHECK(("discount"."rate_ppm" IS NULL) <> ("discount"."amount_minor" IS NULL) AND coalesce("discount"."rate_ppm", 1) BETWEEN 1 AND 1000000 AND coalesce("discount"."amount_minor", 1) > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `discount_code` ON `discount` (`organization_id`,`code_folded`) WHERE "discount"."enabled" = 1 AND "discount"."code_folded" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `discount_enabled` ON `discount` (`organization_id`,`enabled`,`id`);--> statement-breakpoint
CREATE INDEX `discount_automatic` ON `discount` (`organization_id`,`id`) WHERE enabled = 1 AND code_folded IS NULL;--> statement-breakpoint
CREATE TABLE `discount_move` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`discount_id` text NOT NULL,
	`appointment_id` text NOT NULL,
	`patient_id` text NOT NULL,
	`kind` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`currency_code` text NOT NULL,
	`at` integer NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_id` text,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`discount_id`) REFERENCES `discount`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`appointment_id`) REFERENCES `appointment`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `discount_move_time` ON `discount_move` (`organization_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `discount_move_patient` ON `discount_move` (`organization_id`,`patient_id`);--> statement-breakpoint
CREATE INDEX `discount_move_discount` ON `discount_move` (`organization_id`,`discount_id`,`at`,`id`);--> statement-breakpoint
CREATE TABLE `discount_use` (
	`organization_id` integer NOT NULL,
	`appointment_id` text NOT NULL,
	`discount_id` text NOT NULL,
	`patient_id` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`currency_code` text NOT NULL,
	PRIMARY KEY(`organization_id`, `appointment_id`, `discount_id`),
	FOREIGN KEY (`organization_id`,`discount_id`) REFERENCES `discount`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`appointment_id`) REFERENCES `appointment`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `discount_use_patient` ON `discount_use` (`organization_id`,`discount_id`,`patient_id`);
--> statement-breakpoint
-- Discounts: every use is a move that is never touched again, and the uses that stand follow from it.
CREATE TRIGGER `discount_move_no_update` BEFORE UPDATE OF `organization_id`, `id`, `discount_id`, `appointment_id`, `kind`, `amount_minor`, `currency_code`, `at`, `actor_kind`, `actor_id` ON `discount_move` BEGIN SELECT RAISE(ABORT, 'discount_move is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `discount_move_no_delete` BEFORE DELETE ON `discount_move` BEGIN SELECT RAISE(ABORT, 'discount_move is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `discount_move_no_replace` BEFORE INSERT ON `discount_move` WHEN EXISTS (SELECT 1 FROM `discount_move` WHERE `organization_id` = NEW.`organization_id` AND `id` = NEW.`id`) BEGIN SELECT RAISE(ABORT, 'discount_move is append-only'); END;
--> statement-breakpoint
CREATE TRIGGER `discount_move_takes` AFTER INSERT ON `discount_move` WHEN NEW.`kind` = 'TAKE' BEGIN
INSERT INTO `discount_use` (`organization_id`, `appointment_id`, `discount_id`, `patient_id`, `amount_minor`, `currency_code`)
VALUES (NEW.`organization_id`, NEW.`appointment_id`, NEW.`discount_id`, NEW.`patient_id`, NEW.`amount_minor`, NEW.`currency_code`);
UPDATE `discount` SET `used` = `used` + 1 WHERE `organization_id` = NEW.`organization_id` AND `id` = NEW.`discount_id`; END;
--> statement-breakpoint
CREATE TRIGGER `discount_move_gives_back` AFTER INSERT ON `discount_move` WHEN NEW.`kind` = 'GIVE_BACK' BEGIN
DELETE FROM `discount_use` WHERE `organization_id` = NEW.`organization_id` AND `appointment_id` = NEW.`appointment_id` AND `discount_id` = NEW.`discount_id`;
UPDATE `discount` SET `used` = `used` - 1 WHERE `organization_id` = NEW.`organization_id` AND `id` = NEW.`discount_id`; END;
--> statement-breakpoint
INSERT OR IGNORE INTO `role_authority` (`organization_id`, `role_id`, `authority`)
SELECT a.`organization_id`, a.`role_id`, 'discount.manage' FROM `role_authority` a WHERE a.`authority` = 'settings.change';
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (61, 'discounts', unixepoch() * 1000);
