CREATE TABLE `lab_review` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`order_id` text NOT NULL,
	`tests` text DEFAULT '[]' NOT NULL,
	`message` text DEFAULT '' NOT NULL,
	`reviewed_by` text,
	`at` integer NOT NULL,
	`shown_at` integer NOT NULL,
	`undone_at` integer,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`order_id`) REFERENCES `lab_order`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `lab_review_of` ON `lab_review` (`organization_id`,`order_id`,`at`);--> statement-breakpoint
ALTER TABLE `lab_critical` ADD `withdrawn_at` integer;--> statement-breakpoint
ALTER TABLE `lab_order` ADD `unopened_since` integer;--> statement-breakpoint
ALTER TABLE `in_app_notification` ADD `lab_order_id` text;--> statement-breakpoint
INSERT INTO `lab_review` (`organization_id`, `id`, `order_id`, `tests`, `message`, `reviewed_by`, `at`, `shown_at`)
SELECT o.`organization_id`, o.`id`, o.`id`, (SELECT json_group_array(json_object('id', t.`id`, 'version', t.`final_version`, 'state', 'RESULTED', 'stateAt', t.`state_at`)) FROM `lab_order_test` t WHERE t.`organization_id` = o.`organization_id` AND t.`order_id` = o.`id` AND t.`state` = 'REVIEWED'), o.`word_to_patient`, o.`reviewed_by`, o.`reviewed_at`, o.`reviewed_at` FROM `lab_order` o WHERE o.`reviewed_at` IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER `lab_review_for_good` BEFORE UPDATE OF `id`, `order_id`, `tests`, `message`, `reviewed_by`, `at`, `shown_at` ON `lab_review` BEGIN SELECT RAISE(ABORT, 'lab_review is append-only'); END;
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (52, 'laboratory_reviews', unixepoch() * 1000);
