-- A chat has files in parts too: by people without an account, and of no patient where staff send one to several.
-- Both tables are made anew, for a column cannot be made to take nothing; the parts go first, which hold on to the other.
CREATE TABLE `__new_file_upload` (
	`organization_id` integer NOT NULL,
	`id` text NOT NULL,
	`purpose` text DEFAULT 'HEALTH_RECORD' NOT NULL,
	`patient_id` text,
	`user_id` text NOT NULL,
	`chat_room_id` text,
	`name` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`part_bytes` integer NOT NULL,
	`upload_id` text NOT NULL,
	`object_key` text NOT NULL,
	`created_at` integer NOT NULL,
	`file_id` text,
	PRIMARY KEY(`organization_id`, `id`),
	FOREIGN KEY (`organization_id`,`patient_id`) REFERENCES `patient`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `__new_file_upload_part` (
	`organization_id` integer NOT NULL,
	`upload_id` text NOT NULL,
	`number` integer NOT NULL,
	`etag` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`sha256` text NOT NULL,
	PRIMARY KEY(`organization_id`, `upload_id`, `number`),
	FOREIGN KEY (`organization_id`,`upload_id`) REFERENCES `__new_file_upload`(`organization_id`,`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_file_upload` (`organization_id`, `id`, `patient_id`, `user_id`, `name`, `size_bytes`, `part_bytes`, `upload_id`, `object_key`, `created_at`, `file_id`)
SELECT `organization_id`, `id`, `patient_id`, `user_id`, `name`, `size_bytes`, `part_bytes`, `upload_id`, `object_key`, `created_at`, `file_id` FROM `file_upload`;
--> statement-breakpoint
INSERT INTO `__new_file_upload_part` (`organization_id`, `upload_id`, `number`, `etag`, `size_bytes`, `sha256`)
SELECT `organization_id`, `upload_id`, `number`, `etag`, `size_bytes`, `sha256` FROM `file_upload_part`;
--> statement-breakpoint
DROP TABLE `file_upload_part`;--> statement-breakpoint
DROP TABLE `file_upload`;--> statement-breakpoint
ALTER TABLE `__new_file_upload` RENAME TO `file_upload`;--> statement-breakpoint
ALTER TABLE `__new_file_upload_part` RENAME TO `file_upload_part`;--> statement-breakpoint
CREATE INDEX `file_upload_patient` ON `file_upload` (`organization_id`,`patient_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `file_upload_chat` ON `file_upload` (`organization_id`,`chat_room_id`,`user_id`);
--> statement-breakpoint
INSERT INTO `schema_version` (`version`, `name`, `applied_at`) VALUES (39, 'uploads_of_chats', unixepoch() * 1000);
