CREATE TABLE `__new_held_file` (
	`organization_id` integer NOT NULL,
	`holder_id` text NOT NULL,
	`part_id` text NOT NULL,
	`part_version` integer NOT NULL,
	`file_id` text NOT NULL,
	`added_by` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`organization_id`, `holder_id`, `part_id`, `file_id`),
	FOREIGN KEY (`organization_id`,`file_id`) REFERENCES `file`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_held_file`("organization_id", "holder_id", "part_id", "part_version", "file_id", "added_by", "at") SELECT "organization_id", "holder_id", "part_id", "part_version", "file_id", "added_by", "at" FROM `held_file`;--> statement-breakpoint
DROP TABLE `held_file`;--> statement-breakpoint
ALTER TABLE `__new_held_file` RENAME TO `held_file`;--> statement-breakpoint
CREATE INDEX `held_file_file` ON `held_file` (`organization_id`,`file_id`);--> statement-breakpoint
ALTER TABLE `lab_order` ADD `review_since` integer;--> statement-breakpoint
CREATE INDEX `lab_order_review` ON `lab_order` (`organization_id`,`provider_id`,`review_since`);--> statement-breakpoint
UPDATE `lab_order` SET `review_since` = (SELECT min(t.`state_at`) FROM `lab_order_test` t WHERE t.`organization_id` = `lab_order`.`organization_id` AND t.`order_id` = `lab_order`.`id` AND t.`state` IN ('CORRECTED', 'RESULTED'));--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (42, 'lab_reviews', unixepoch() * 1000);
